internal import InputRules

/// The words above the prompt.
struct TerminalQuestion {
  /// The most choices that are listed; Tab reaches the others as well.
  private static let listedChoices = 20

  /// The title.
  let heading: String

  /// The description, which may have line breaks.
  let description: String

  /// What is worth knowing before typing, such as the choices.
  private let notes: [String]

  /// What the keys do, such as `[Ctrl-C] Cancel`.
  private let keys: [String]

  /// What stands above the prompt for the second text.
  let confirmation: [String]

  /// The words of a dialog.
  ///
  /// - Parameter isAddressable: Whether the placeholder has a place in the prompt itself.
  init(_ configuration: EntryDialog.Configuration, isAddressable: Bool) {
    let text = configuration.description
    heading = configuration.title.onOneLine
    description = configuration.usesUnderline ? text.withoutUnderlines : text
    notes = [
      Self.choices(configuration.choices),
      configuration.isHidden ? translated("What you type is not shown.") : "",
      isAddressable || configuration.placeholder.isEmpty ? "" : "(\(configuration.placeholder))",
    ]
    keys = Self.keys(configuration)
    let label = configuration.confirmation?.label ?? ""
    let back = "[\(translated("Up"))] \(translated("Back"))"
    confirmation = [label.withoutUnderlines.onOneLine, back]
  }

  /// The rows on a terminal of so many columns.
  ///
  /// - Parameter style: Makes the heading stand out.
  func rows(columns: Int, style: (String) -> String) -> [String] {
    let top = heading.isEmpty ? [] : heading.wrapped(to: columns).map(style)
    let words = ([description] + notes).filter { !$0.isEmpty } + keyRows(columns)
    return top + words.flatMap { $0.wrapped(to: columns) }
  }

  /// The keys side by side, as many in a row as fit.
  private func keyRows(_ columns: Int) -> [String] {
    keys.reduce(into: []) { rows, key in
      let row = rows.last.map { $0 + "  " + key } ?? key
      if rows.isEmpty || row.columns > columns {
        rows.append(key)
      } else {
        rows[rows.count - 1] = row
      }
    }
  }

  private static func choices(_ choices: [String]) -> String {
    var rows = choices.prefix(listedChoices).map { "  " + $0.onOneLine }
    let more = choices.count - rows.count
    if more > 0 {
      let sentence = translatedPlural("… and {count} more", "… and {count} more", more)
      rows.append("  " + sentence.filled(with: ["count": "\(more)"]))
    }
    return rows.joined(separator: "\n")
  }

  /// The keys, in the words of the window's buttons.
  private static func keys(_ configuration: EntryDialog.Configuration) -> [String] {
    var keys = [
      (translated("Return"), configuration.registerLabel),
      (translated("Ctrl-C"), configuration.cancelLabel),
    ]
    let hasChoices = !configuration.choices.isEmpty || configuration.validator.hasCompletions
    if hasChoices { keys.append((translated("Tab"), translated("Choose"))) }
    let width = "\(configuration.extraLabels.count)".count
    for (index, label) in configuration.extraLabels.enumerated() {
      let digits = "\(index + 1)"
      let number = String(repeating: "0", count: width - digits.count) + digits
      keys.append((translated("Esc {number}").filled(with: ["number": number]), label))
    }
    return keys.map { "[\($0)] \($1.withoutUnderlines.onOneLine)" }
  }
}
