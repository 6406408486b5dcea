/// How words stand out in a terminal.
struct TerminalStyle: Equatable {
  /// Whether the cursor can be moved and text can be bold.
  var isAddressable: Bool

  /// Whether the sentence is red.
  var hasColors: Bool

  /// The style that the environment asks for.
  ///
  /// A terminal that is called `dumb`, or nothing at all, gets plain lines. `NO_COLOR`
  /// (no-color.org) takes the red away when it is set to anything.
  ///
  /// - Parameter variable: Answers the value of an environment variable.
  init(environment variable: (String) -> String?) {
    isAddressable = !["", "dumb", "unknown"].contains(variable("TERM") ?? "")
    hasColors = isAddressable && (variable("NO_COLOR") ?? "").isEmpty
  }

  func bold(_ text: String) -> String { marked(text, "1", isAddressable) }
  func pale(_ text: String) -> String { marked(text, "2", isAddressable) }
  func red(_ text: String) -> String { marked(text, "31", hasColors) }

  /// The text between "select graphic rendition" (SGR in ECMA-48) and its end.
  private func marked(_ text: String, _ rendition: String, _ isMarked: Bool) -> String {
    isMarked && !text.isEmpty ? "\u{1B}[\(rendition)m\(text)\u{1B}[m" : text
  }
}
