/// Rules that a text must keep, asked in a fixed order.
///
/// The order is: required, type, length, range, pattern, list, confirm, command, custom; rules of one
/// kind are asked as they were given. There is one violation at a time. A rejection counts before
/// anything unfinished, because no further typing mends it; among equals the first rule wins.
public struct Validator: Sendable {
  private let rules: [Rule]
  private let trims: Bool

  /// Makes a validator.
  ///
  /// - Parameters:
  ///   - rules: The rules, in any order.
  ///   - trims: Whether white space and invisible characters at both ends are taken off first; they
  ///     always are where a rule asks for a type other than ``InputType/text``.
  public init(_ rules: [Rule] = [], trims: Bool = false) {
    // Swift's sort is stable: rules of one stage keep the order they were given in.
    self.rules = rules.sorted { $0.stage < $1.stage }
    self.trims = trims || rules.contains(where: \.trims)
  }

  /// The verdict on `text`.
  ///
  /// Each rule sees the value as the rules before it left it. An empty text is asked about by
  /// ``Rule/required`` alone.
  public func verdict(on text: String) -> Verdict {
    guard trims else { return verdict(onTrimmed: text) }
    let verdict = verdict(onTrimmed: text.trimmed)
    if case .unfinished(let violation) = verdict, !canContinue(text.trimmedAtStart) {
      return .rejected(violation)
    }
    return verdict
  }

  private func verdict(onTrimmed text: String) -> Verdict {
    var value = text
    var unfinished: Violation?
    for rule in rules where !value.isEmpty || rule.stage == .required {
      switch rule.verdict(on: value) {
      case .accepted(let next): value = next
      case .unfinished(let violation): unfinished = unfinished ?? violation
      case .rejected(let violation): return .rejected(violation)
      }
    }
    return unfinished.map(Verdict.unfinished) ?? .accepted(value)
  }

  /// Whether something right can begin with `text`, an unfinished one.
  ///
  /// A space at its end stands in the middle as soon as more is typed: `a ` is no e-mail address and
  /// never becomes one, although `a` may.
  private func canContinue(_ text: String) -> Bool {
    guard text.endsInvisibly else { return true }
    return rules.allSatisfy { rule in
      guard rule.stage < .confirm, case .rejected = rule.verdict(on: text) else { return true }
      return false
    }
  }

  /// Values of a list that a text can become by more typing, for a list to choose from.
  ///
  /// A text that is such a value already has no need of others with the same beginning.
  package func completions(of text: String, limit: Int) -> [String] {
    guard !text.isEmpty, let values = rules.lazy.compactMap(\.values).first else { return [] }
    let found = values.values(beginningWith: text, limit: limit)
    return found == [text] ? [] : found
  }

  /// Whether there is a list to choose from.
  package var hasCompletions: Bool { rules.contains { $0.values != nil } }

  /// Sentences as long as the validator's sentences get, for a window that keeps room for them.
  package var sampleSentences: [String] {
    rules.flatMap { rule in rule.samples.map { rule.violation(because: $0).sentence } }
  }
}
