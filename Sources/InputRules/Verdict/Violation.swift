/// A broken rule, as data: which rule, its limits, and what was measured.
///
/// The words are made in one place, ``sentence``.
public struct Violation: Error, Hashable, Sendable {
  /// Why the text breaks the rule; the names follow HTML's ValidityState where it has one.
  public enum Reason: Hashable, Sendable {
    /// Nothing was typed although something must be.
    case valueMissing

    /// The text has fewer than `minimum` units.
    case tooShort(minimum: Int, length: Int, unit: LengthUnit)

    /// The text has more than `maximum` units.
    case tooLong(maximum: Int, length: Int, unit: LengthUnit)

    /// The text is not of the type.
    case typeMismatch(InputType)

    /// The value, or everything that begins with it, is below the minimum.
    case rangeUnderflow(minimum: String, value: String, type: InputType)

    /// The value, or everything that begins with it, is above the maximum.
    case rangeOverflow(maximum: String, value: String, type: InputType)

    /// The value lies between two steps: `below` and `above` are the nearest values that are right.
    case stepMismatch(step: String, below: String?, above: String?, value: String)

    /// The text is not in the list of `count` values, of which `values` are the first.
    case notListed(values: [String], count: Int)

    /// The text is one of the values that are taken.
    case alreadyTaken(value: String)

    /// The whole text does not match the pattern.
    case patternMismatch(pattern: String)

    /// Matching the pattern took more steps than are allowed; nobody knows whether the text fits.
    case patternTooExpensive(pattern: String)

    /// What was typed the second time is not what was typed first.
    case confirmationMismatch

    /// The validation command refused the text; the payload is its first line, or empty.
    case commandRefused(output: String)

    /// The validation command gave no answer within so many seconds.
    case commandTimedOut(seconds: Int)

    /// The validation command could not be started.
    case commandFailed(reason: String)

    /// A custom rule's own sentence.
    case custom(sentence: String)
  }

  /// The rule that is broken.
  public var rule: RuleName

  /// Why it is broken.
  public var reason: Reason

  /// What the author of the question says instead of the ready-made sentence.
  ///
  /// `{maximum}`, `{minimum}`, `{length}` and the other names in ``holes`` are filled in.
  public var message: String?

  /// Makes a violation of `rule`.
  public init(rule: RuleName, reason: Reason, message: String? = nil) {
    self.rule = rule
    self.reason = reason
    self.message = message
  }
}
