internal import CGLib
internal import InputDialogs
internal import InputRules

extension EntryDialog.Configuration {
  /// Pixels that a window can have at most (an X11 coordinate).
  private static let pixels = -1...32_767

  /// The most bytes that fit into an entry.
  private static let capacity = 65_534

  /// The dialog that the options ask for.
  ///
  /// Without `--entry` it is the registration dialog, changed by what is given.
  init(_ options: OptionValues, choices: [String]) throws(UsageError) {
    let validator = try Validator(options)
    if options.has("entry") {
      self.init(
        title: translated("Add a new entry"), description: translated("_Enter new text:"),
        validator: validator)
      usesUnderline = true
    } else {
      self = .registration
      self.validator = validator
    }
    confirmation = try Confirmation(options)
    command = try ValidationCommand(options)
    setWords(options)
    try setEntry(options, choices)
    try setWindow(options)
  }

  private mutating func setWords(_ options: OptionValues) {
    if let title = options.last("title") { self.title = title }
    if let text = options.last("text") {
      description = text.withoutEscapes
      usesUnderline = true
    }
    if let label = options.last("ok-label") { registerLabel = label.onOneLine }
    if let label = options.last("cancel-label") { cancelLabel = label.onOneLine }
    extraLabels = options.all("extra-button")
    placeholder = (options.last("placeholder") ?? "").onOneLine
  }

  private mutating func setEntry(
    _ options: OptionValues, _ choices: [String]
  ) throws(UsageError) {
    isHidden = options.has("hide-text")
    let initial = options.last("entry-text")
    initialText = (initial ?? "").onOneLine
    self.choices = choices.isEmpty ? [] : (initial.map { [$0] } ?? []) + choices
    guard let longest = ([initialText] + self.choices).map(\.utf8.count).max(),
      longest > Self.capacity
    else { return }
    throw UsageError(
      translated("--entry-text and choices take at most {maximum} bytes; {length} were given."),
      ["maximum": "\(Self.capacity)", "length": "\(longest)"])
  }

  /// The name of an icon that zenity 3 has a word for, else the word.
  private static func iconName(_ word: String) -> String {
    switch word {
    case "info": "dialog-information"
    case "warning", "error", "question": "dialog-\(word)"
    default: word
    }
  }

  private mutating func setWindow(_ options: OptionValues) throws(UsageError) {
    icon = options.last(of: "icon", "icon-name").map(Self.iconName)
    windowIcon =
      options.last(of: "icon", "icon-name", "window-icon").map(Self.iconName) ?? Program.identifier
    isModal = options.has("modal")
    width = try options.number("width", in: Self.pixels).flatMap { $0 > 0 ? Int32($0) : nil }
    height = try options.number("height", in: Self.pixels).flatMap { $0 > 0 ? Int32($0) : nil }
    let seconds = try options.number("timeout", in: -1...Int(Int32.max))
    timeout = seconds.flatMap { $0 > 0 ? UInt32($0) : nil }
  }
}

extension String {
  /// The text with C escapes such as `\n`, `\t` and `\101` as the characters they stand for.
  ///
  /// A backslash at the very end stays.
  ///
  /// The corresponding C function is `g_strcompress`.
  fileprivate var withoutEscapes: String {
    let backslashes = reversed().prefix { $0 == "\\" }.count
    guard let compressed = g_strcompress(backslashes.isMultiple(of: 2) ? self : self + "\\") else {
      return self
    }
    defer { g_free(compressed) }
    return String(cString: compressed)
  }
}
