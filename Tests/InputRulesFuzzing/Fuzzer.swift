import InputRules

/// Asks rules about random texts and checks what must always hold.
public struct Fuzzer: Sendable {
  /// What did not hold.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    /// The number of the input: `first` repeats it.
    public let index: Int

    /// The rules that were asked.
    public let subject: String

    /// The text that they were asked about.
    public let text: String

    /// What should have held.
    public let claim: String

    /// All of it on one line.
    public var description: String {
      "input \(index): \(subject): \(text.debugDescription): \(claim)"
    }
  }

  /// Rules that are asked.
  struct Subject: Sendable {
    let name: String
    let validator: Validator

    /// Whether each unfinished text has a next character that it can be finished with.
    var isExact = false

    /// Whether an exponent below zero mends a number that is too large, which nobody types.
    var isMendedByExponent = false
  }

  private let seed: UInt64
  private let subjects = Subject.all

  /// Makes a fuzzer whose inputs `seed` repeats.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// Asks about the inputs from `first` on.
  ///
  /// - Throws: ``Failure`` for the first claim that does not hold.
  public func run(first: Int = 0, count: Int) throws(Failure) {
    for index in first..<first + count {
      var random = SeededGenerator(seed: seed &+ UInt64(index) &* 0xD134_2543_DE82_EF95)
      switch random.below(16) {
      case 0: try checkList(index, &random)
      case 1: try checkLimits(index, &random)
      default:
        let subject = random.pick(subjects)
        try check(subject, RandomText.next(&random), index)
      }
    }
  }

  private func check(_ subject: Subject, _ text: String, _ index: Int) throws(Failure) {
    func claim(_ holds: Bool, _ claim: String) throws(Failure) {
      if !holds { throw Failure(index: index, subject: subject.name, text: text, claim: claim) }
    }
    let validator = subject.validator
    let verdict = validator.verdict(on: text)
    if index.isMultiple(of: 16) {
      try claim(validator.verdict(on: text) == verdict, "the verdict is always the same")
      let sentence = verdict.violation?.sentence ?? "."
      try claim(!sentence.isEmpty && !sentence.contains("\n"), "the sentence is one line")
    }
    if case .unfinished = verdict, subject.isExact, index.isMultiple(of: 4) {
      try claim(hasNext(text, validator), "an unfinished text can be continued")
    }
    guard let value = verdict.value else { return }
    try claim(
      validator.verdict(on: value) == .accepted(value), "the value is accepted and stays the same")
    guard !subject.isMendedByExponent || !text.contains(where: { "eE".contains($0) }) else {
      return
    }
    var end = text.startIndex
    while end < text.endIndex {
      text.unicodeScalars.formIndex(after: &end)
      let beginning = String(text.unicodeScalars[..<end])
      if case .rejected(let violation) = validator.verdict(on: beginning),
        !violation.isForCost
      {
        try claim(false, "the beginning \(beginning.debugDescription) is not rejected")
      }
    }
  }

  /// Whether a character can follow without a rejection.
  ///
  /// Three things are known to be decided later: that February has no thirtieth, that an A-label of
  /// a host name stands for nothing, and that an exponent cannot bring a number between limits.
  private func hasNext(_ text: String, _ validator: Validator) -> Bool {
    let text = text.trimmed
    if text.contains("-02-3") || text.lowercased().contains("xn--") { return true }
    return RandomText.characters.contains { character in
      if case .rejected = validator.verdict(on: text + character) { false } else { true }
    }
  }

  /// Reads a list file of random lines: each of them is in the list.
  private func checkList(_ index: Int, _ random: inout SeededGenerator) throws(Failure) {
    var contents: [UInt8] = []
    for _ in 0..<random.below(12) {
      contents +=
        Array(RandomText.next(&random).utf8) + Array(random.pick(["\n", "\r\n", ""]).utf8)
    }
    if random.below(8) == 0 { contents.append(UInt8(truncatingIfNeeded: random.next())) }
    let text = String(decoding: contents, as: UTF8.self)
    guard let list = try? ValueList(contents: contents, ignoringCase: random.below(2) == 0) else {
      if contents.contains(0) || String(validating: contents, as: UTF8.self) == nil { return }
      throw Failure(index: index, subject: "list", text: text, claim: "the file is right")
    }
    let values = list.first(list.count)
    guard values.count == list.count else {
      throw Failure(index: index, subject: "list", text: text, claim: "there are \(list.count)")
    }
    let subject = Subject(name: "list \(values)", validator: Validator([.oneOf(list)]))
    for value in values {
      guard subject.validator.verdict(on: value).value != nil else {
        throw Failure(index: index, subject: subject.name, text: value, claim: "it is listed")
      }
      try check(subject, value, index)
    }
    try check(subject, RandomText.next(&random), index)
  }

  /// Compares random limits of small whole numbers with what `Int` says.
  private func checkLimits(_ index: Int, _ random: inout SeededGenerator) throws(Failure) {
    let minimum = random.below(3) == 0 ? nil : random.below(400) - 200
    let maximum = random.below(3) == 0 ? nil : (minimum ?? 0) + random.below(300)
    let step = random.below(3) == 0 ? nil : 1 + random.below(60)
    let type: InputType = random.below(2) == 0 ? .integer : .number
    guard
      let limits = try? Limits(
        of: type, min: minimum.map(String.init), max: maximum.map(String.init),
        step: step.map(String.init))
    else {
      throw Failure(index: index, subject: "limits", text: "", claim: "they make sense")
    }
    let validator = Validator([.type(type)] + limits.rules)
    let name =
      "\(type.rawValue) \(limits.minimum ?? "") \(limits.maximum ?? "") \(limits.step ?? "")"
    let subject = Subject(name: name, validator: validator, isMendedByExponent: type == .number)
    let number = random.below(1_000) - 500
    try check(subject, "\(number)", index)
    let distance = (number - (minimum ?? 0)) % (step ?? 1)
    let isRight = number >= minimum ?? number && number <= maximum ?? number && distance == 0
    guard (validator.verdict(on: "\(number)").value != nil) == isRight else {
      throw Failure(index: index, subject: name, text: "\(number)", claim: "right: \(isRight)")
    }
    try check(subject, RandomText.next(&random), index)
  }
}

extension Violation {
  /// Whether a pattern took too long: nobody knows then what can follow.
  fileprivate var isForCost: Bool {
    if case .patternTooExpensive = reason { true } else { false }
  }
}
