internal import InputRules

/// What is known about the text at a moment.
enum Judgement: Equatable {
  /// There is a verdict.
  case known(Verdict)
  /// A program is asked; the payload tells whether it takes long.
  case checking(isSlow: Bool)

  /// The value to hand over, or nil.
  var value: String? {
    if case .known(let verdict) = self { verdict.value } else { nil }
  }
}

extension Judgement {
  /// The judgement on a text that has a verdict by all rules.
  ///
  /// A validation command is asked as soon as everything else is right.
  init(_ verdict: Verdict, by check: CommandCheck?) {
    check?.request(verdict.value)
    guard let check, let value = verdict.value else {
      self = .known(verdict)
      return
    }
    self = check.verdict(on: value).map(Judgement.known) ?? .checking(isSlow: check.isSlow)
  }
}
