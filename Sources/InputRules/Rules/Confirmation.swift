/// A text that must be typed twice the same.
///
/// Two texts are the same when they hand over the same value: `é` in one code point or in two.
public struct Confirmation: Equatable, Sendable {
  /// What stands above the second entry; an underscore marks the access key, two are one.
  public var label: String

  /// What is said instead of the ready-made sentence; see ``Violation/message``.
  public var message: String?

  /// Makes a confirmation.
  ///
  /// - Parameters:
  ///   - label: nil for "Type it again:" in the language of the interface.
  ///   - message: nil for the ready-made sentence.
  public init(label: String? = nil, message: String? = nil) {
    self.label = label ?? translated("_Type it again:")
    self.message = message
  }

  /// The verdict on a text and its repetition.
  ///
  /// It is unfinished while one of them is the beginning of the other.
  ///
  /// - Parameters:
  ///   - first: The text that was typed first.
  ///   - second: The text that was typed second.
  ///   - validator: Makes the values that are compared.
  /// - Returns: An accepted value, if both hand over the same one.
  public func verdict(on first: String, _ second: String, by validator: Validator) -> Verdict {
    let verdict = validator.verdict(on: first)
    guard let value = verdict.value else { return verdict }
    if validator.verdict(on: second).value == value { return verdict }
    let canBeMended = first.hasPrefix(second) || second.hasPrefix(first)
    return canBeMended ? .unfinished(violation) : .rejected(violation)
  }

  /// What is said when the two differ.
  package var violation: Violation {
    Violation(rule: .confirm, reason: .confirmationMismatch, message: message)
  }
}
