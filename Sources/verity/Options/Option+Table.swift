internal import InputRules

/// Marks a literal for translation where it is written; it is translated where it is shown.
nonisolated private func deferred(_ message: String) -> String { message }

nonisolated extension Option {
  /// Every option that does something.
  static let all: [Option] = general + entry + rules + misc

  private static let general: [Option] = [
    Option("title", .required("TITLE"), .general, deferred("Set the heading and window title")),
    Option("icon", .required("ICON"), .general, deferred("Show a picture: a file or icon name")),
    Option("width", .required("WIDTH"), .general, deferred("Set the width in pixels")),
    Option("height", .required("HEIGHT"), .general, deferred("Set the height in pixels")),
    Option(
      "timeout", .required("SECONDS"), .general,
      deferred("Close after this time; print only a right text")),
    Option("ok-label", .required("TEXT"), .general, deferred("Set the confirm button's label")),
    Option("cancel-label", .required("TEXT"), .general, deferred("Set the cancel button's label")),
    Option("extra-button", .required("TEXT"), .general, deferred("Add a button (repeatable)")),
    Option("modal", .none, .general, deferred("Ask the desktop to keep the dialog in front")),
    Option("app-id", .required("ID"), .general, deferred("Set the application id")),
    // Deprecated in zenity, still written in scripts.
    Option("attach", .required("WINDOW"), .general, nil),
    Option("icon-name", .required("ICON"), .general, nil),
    Option("window-icon", .required("ICON"), .general, nil),
  ]

  private static let entry: [Option] = [
    Option("entry", .none, .entry, deferred("Ask for one line of text")),
    Option("text", .required("TEXT"), .entry, deferred("Set the text above the entry")),
    Option("entry-text", .required("TEXT"), .entry, deferred("Set the initial text")),
    Option("hide-text", .none, .entry, deferred("Show dots for what is typed")),
    Option("placeholder", .required("TEXT"), .entry, deferred("Set what an empty entry shows")),
    Option(
      "register", .optional("FILE"), .entry,
      deferred("Append the value to the register, or to FILE")),
  ]

  private static let rules: [Option] = [
    Option("required", .none, .rules, deferred("Refuse the empty text")),
    Option(
      "type", .required("TYPE"), .rules,
      deferred("Ask for a number, a date … (see --help-rules)")),
    Option("min-length", .required("N"), .rules, deferred("Ask for at least N characters")),
    Option("max-length", .required("N"), .rules, deferred("Ask for at most N characters")),
    Option(
      "length-unit", .required("UNIT"), .rules,
      deferred("Count in character (default), codepoint, utf16 or byte")),
    Option(
      "min", .required("VALUE"), .rules, deferred("Ask for a number, date or time from VALUE on")),
    Option(
      "max", .required("VALUE"), .rules, deferred("Ask for a number, date or time up to VALUE")),
    Option(
      "step", .required("STEP"), .rules,
      deferred("Ask for whole steps from the minimum or zero")),
    Option(
      "pattern", .required("REGEX"), .rules,
      deferred("Ask for a match of the whole text (repeatable)")),
    Option(
      "one-of", .required("VALUE"), .rules, deferred("Ask for one of these values (repeatable)")),
    Option(
      "one-of-file", .required("FILE"), .rules,
      deferred("Ask for one of the lines of FILE (repeatable)")),
    Option("not-one-of", .required("VALUE"), .rules, deferred("Refuse these values (repeatable)")),
    Option(
      "not-one-of-file", .required("FILE"), .rules,
      deferred("Refuse the lines of FILE (repeatable)")),
    Option(
      "ignore-case", .none, .rules,
      deferred("Compare with these values whatever the case")),
    Option("confirm", .none, .rules, deferred("Ask for the text a second time")),
    Option(
      "confirm-text", .required("TEXT"), .rules, deferred("Set the text above the second entry")),
    Option(
      "validate-command", .required("COMMAND"), .rules,
      deferred("Ask a program last: the text is its input, exit status 0 accepts")),
    Option(
      "validate-timeout", .required("SECONDS"), .rules,
      deferred("Wait so long for the program (default: 5)")),
    Option("trim", .none, .rules, deferred("Take white space off both ends first")),
    Option("required-message", .required("TEXT"), .rules, deferred("Say this when empty")),
    Option("type-message", .required("TEXT"), .rules, deferred("Say this when not of the type")),
    Option("min-length-message", .required("TEXT"), .rules, deferred("Say this when too short")),
    Option("max-length-message", .required("TEXT"), .rules, deferred("Say this when too long")),
    Option("min-message", .required("TEXT"), .rules, deferred("Say this when below the minimum")),
    Option("max-message", .required("TEXT"), .rules, deferred("Say this when above the maximum")),
    Option("step-message", .required("TEXT"), .rules, deferred("Say this when between two steps")),
    Option(
      "pattern-message", .required("TEXT"), .rules,
      deferred("Say this when it does not match (repeatable)")),
    Option(
      "one-of-message", .required("TEXT"), .rules, deferred("Say this when not one of the values")),
    Option(
      "not-one-of-message", .required("TEXT"), .rules,
      deferred("Say this when one of the refused values")),
    Option(
      "confirm-message", .required("TEXT"), .rules, deferred("Say this when the texts differ")),
    Option(
      "validate-command-message", .required("TEXT"), .rules,
      deferred("Say this instead of what the program prints")),
  ]

  private static let misc: [Option] = [
    Option(
      "validate", .optional("VALUE"), .misc,
      deferred("Judge VALUE, or each line of standard input, without a dialog")),
    Option(
      "output", .required("FORMAT"), .misc,
      deferred("Print the value as plain (default), json or nul")),
    Option(
      "backend", .required("BACKEND"), .misc,
      deferred("Ask in a window or on the terminal: auto (default), gtk or terminal")),
    Option("help", .none, .misc, deferred("Show the most used options")),
    Option("help-all", .none, .misc, deferred("Show all options")),
    Option("help-general", .none, .misc, deferred("Show general options")),
    Option("help-entry", .none, .misc, deferred("Show entry options")),
    Option("help-rules", .none, .misc, deferred("Show rules")),
    Option("help-misc", .none, .misc, deferred("Show miscellaneous options")),
    Option("version", .none, .misc, deferred("Print the version")),
  ]
}
