/// The name of a rule: its option's name on the command line without the dashes.
public struct RuleName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as scripts see it.
  public let rawValue: String

  /// Makes a name, for rules of your own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// The text must not be empty.
  public static let required: Self = "required"

  /// The text must have a number of units at least.
  public static let minLength: Self = "min-length"

  /// The text must have a number of units at most.
  public static let maxLength: Self = "max-length"

  /// The whole text must match a regular expression.
  public static let pattern: Self = "pattern"

  /// The text must be typed twice.
  public static let confirm: Self = "confirm"

  /// A program must accept the text.
  public static let validateCommand: Self = "validate-command"
}
