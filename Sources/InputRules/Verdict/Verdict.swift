/// What a validator says about a text.
public enum Verdict: Equatable, Sendable {
  /// The text is right; the payload is the value to hand over, trimmed or normalised as asked for.
  case accepted(String)

  /// The text is not right yet, but typing more at its end can make it right.
  case unfinished(Violation)

  /// No further typing at the end of the text can make it right.
  case rejected(Violation)

  /// The value to hand over, or nil when the text is not right.
  public var value: String? {
    if case .accepted(let value) = self { value } else { nil }
  }

  /// The broken rule, or nil when the text is right.
  public var violation: Violation? {
    switch self {
    case .accepted: nil
    case .unfinished(let violation), .rejected(let violation): violation
    }
  }
}
