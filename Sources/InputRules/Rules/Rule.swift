/// One question about a text.
///
/// Rules are values: make them with the static functions, put them together in a ``Validator``.
public struct Rule: Sendable {
  /// Where a rule stands among the others; rules are asked in this order.
  enum Stage: Int, Comparable {
    case required, type, length, range, pattern, list, confirm, command, custom

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name that violations of the rule carry.
  public let name: RuleName

  /// What is said instead of the ready-made sentence; see ``Violation/message``.
  public var message: String?

  /// Violations that show how long a sentence of the rule can get.
  ///
  /// A dialog keeps room for them, so that it does not jump when one appears.
  let samples: [Violation.Reason]

  let stage: Stage

  /// Whether texts are trimmed before they are judged.
  let trims: Bool

  /// The values that a text can become, where a list has them.
  private(set) var values: ValueList?

  private let question: @Sendable (String) -> Answer

  /// A rule's own verdict, before its name and message are put to it.
  enum Answer {
    case accepted(String)
    case unfinished(Violation.Reason)
    case rejected(Violation.Reason)
  }

  init(
    name: RuleName, stage: Stage, samples: [Violation.Reason], trims: Bool = false,
    question: @escaping @Sendable (String) -> Answer
  ) {
    self.name = name
    self.stage = stage
    self.samples = samples
    self.trims = trims
    self.question = question
  }

  /// The same rule with the values that a text can become.
  func offering(_ values: ValueList) -> Rule {
    var rule = self
    rule.values = values
    return rule
  }

  /// The rule's verdict on `text`; an accepted value goes on to the next rule.
  func verdict(on text: String) -> Verdict {
    switch question(text) {
    case .accepted(let value): .accepted(value)
    case .unfinished(let reason): .unfinished(violation(because: reason))
    case .rejected(let reason): .rejected(violation(because: reason))
    }
  }

  func violation(because reason: Violation.Reason) -> Violation {
    Violation(rule: name, reason: reason, message: message)
  }
}

extension Rule {
  /// The same rule with a sentence of the author's own; nil or an empty one keeps the ready-made one.
  public func saying(_ message: String?) -> Rule {
    var rule = self
    rule.message = message == "" ? nil : message
    return rule
  }

  /// The text must not be empty.
  ///
  /// The source of the rule is HTML's `required`. It is the only rule that an empty text can break.
  public static let required = Rule(
    name: .required, stage: .required, samples: [.valueMissing]
  ) { text in
    text.isEmpty ? .unfinished(.valueMissing) : .accepted(text)
  }

  /// A rule of your own.
  ///
  /// - Parameters:
  ///   - name: What violations of the rule are called.
  ///   - sentence: Answers nil when the text is right, else the sentence that says what to do.
  public static func custom(
    _ name: RuleName, sentence: @escaping @Sendable (String) -> String?
  ) -> Rule {
    Rule(name: name, stage: .custom, samples: []) { text in
      sentence(text).map { .rejected(.custom(sentence: $0)) } ?? .accepted(text)
    }
  }
}
