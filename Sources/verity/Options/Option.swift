/// One option of the command line.
nonisolated struct Option: Sendable {
  /// Where an option is explained: `--help-NAME`.
  enum Group: String, CaseIterable, Sendable {
    case general, entry, rules, misc
  }

  /// Whether an option has a value.
  enum Value: Equatable, Sendable {
    /// A flag.
    case none
    /// Always a value; the word stands for it in the help.
    case required(String)
    /// A flag, or a value after `=`.
    case optional(String)

    /// Whether a value must be there.
    var isRequired: Bool { if case .required = self { true } else { false } }

    /// The word that stands for the value in the help.
    var word: String? {
      switch self {
      case .none: nil
      case .required(let word), .optional(let word): word
      }
    }
  }

  /// The name without dashes.
  let name: String
  let value: Value
  let group: Group
  /// The explanation, as gettext knows it; nil keeps the option out of the help.
  let help: String?

  init(_ name: String, _ value: Value = .none, _ group: Group, _ help: String?) {
    self.name = name
    self.value = value
    self.group = group
    self.help = help
  }
}
