import InputRules
import Testing

@Suite("Validators")
struct ValidatorTests {
  @Test("without rules everything is accepted as it is", arguments: ["", " ", "a\u{0}b", "👨‍👩‍👧"])
  func noRules(text: String) {
    #expect(Validator().verdict(on: text) == .accepted(text))
  }

  @Test("required refuses the empty text only")
  func required() {
    let validator = Validator([.required])
    #expect(
      validator.verdict(on: "")
        == .unfinished(Violation(rule: .required, reason: .valueMissing)))
    #expect([" ", "0", "\u{200B}"].allSatisfy { validator.word(on: $0) == "accepted" })
    #expect(validator.verdict(on: "").violation?.sentence == "Type something to continue.")
  }

  @Test("rules are asked in a fixed order, whatever order they are given in")
  func order() throws {
    let digits = Rule.pattern(try Pattern("[0-9]{3}"))
    let list = Rule.oneOf(ValueList(["123"]))
    let never = Rule.custom("mine") { _ in "Never." }
    let maximum = try Rule.max("500", of: .integer)
    let rules = [never, list, digits, maximum, .maxLength(3), .type(.integer), .required]
    for rotation in rules.indices {
      let validator = Validator(Array(rules[rotation...] + rules[..<rotation]))
      func rule(_ text: String) -> RuleName? { validator.verdict(on: text).violation?.rule }
      #expect(rule("") == .required)
      #expect(rule("x") == .type)
      #expect(rule("1234") == .maxLength)
      #expect(rule("501") == .max)
      #expect(rule("-12") == .pattern)
      #expect(rule("124") == .oneOf)
      #expect(rule("123") == "mine")
    }
  }

  @Test("a rejection counts before what is unfinished, the first among equals")
  func rejectionFirst() throws {
    let first = Rule.pattern(try Pattern("a{3}")).saying("first")
    let second = Rule.pattern(try Pattern("[ab]{2,3}")).saying("second")
    let validator = Validator([.minLength(3), first, second])
    func sentence(_ text: String) -> String? { validator.verdict(on: text).violation?.sentence }
    #expect(sentence("a") == "Type 2 more characters.")
    #expect(validator.word(on: "a") == "unfinished")
    #expect(sentence("b") == "first")
    #expect(validator.word(on: "b") == "rejected")
    #expect(sentence("ac") == "first")
    #expect(sentence("aab") == "first")
    #expect(sentence("aaa") == nil)
  }

  @Test("each rule sees the value that the rules before it left")
  func values() throws {
    let validator = Validator([.type(.integer), .maxLength(2), .pattern(try Pattern("[1-9]+"))])
    #expect(validator.verdict(on: " 0007 ") == .accepted("7"))
    #expect(validator.word(on: "00123") == "rejected")
  }

  @Test("a message takes the place of the sentence and its holes are filled")
  func messages() {
    func sentence(_ rule: Rule, _ text: String) -> String? {
      Validator([rule]).verdict(on: text).violation?.sentence
    }
    #expect(sentence(.required.saying("Name?"), "") == "Name?")
    #expect(sentence(.required.saying(nil), "") == "Type something to continue.")
    #expect(
      sentence(.maxLength(3).saying("{length} of {maximum}, {excess} too many"), "abcde")
        == "5 of 3, 2 too many")
    #expect(
      sentence(.minLength(3).saying("{length}/{minimum}, {missing} more {unknown} {"), "a")
        == "1/3, 2 more {unknown} {")
    #expect(sentence(.type(.date).saying("{type}: {example}"), "x") == "date: 2026-02-28")
    #expect(
      sentence(.notOneOf(ValueList(["{value}"])).saying("{value} is taken"), "{value}")
        == "{value} is taken")
    #expect(sentence(.required.saying("a <b> & \"c\""), "") == "a <b> & \"c\"")
    #expect(sentence(.required.saying("one\ntwo\r\n\nthree"), "") == "one two three")
  }

  @Test("limits fill their holes")
  func limitHoles() throws {
    let limits = try Limits(of: .integer, min: "3", max: "90", step: "6")
    let rules = limits.rules.map { $0.saying("{value} {minimum} {maximum} {step} {below} {above}") }
    func sentence(_ text: String) -> String? {
      Validator(rules).verdict(on: text).violation?.sentence
    }
    #expect(sentence("2") == "2 3 {maximum} {step} {below} {above}")
    #expect(sentence("91") == "91 {minimum} 90 {step} {below} {above}")
    #expect(sentence("10") == "10 {minimum} {maximum} 6 9 15")
  }

  @Test("a custom rule rejects with its own sentence")
  func custom() {
    let even = Rule.custom("even") { $0.count.isMultiple(of: 2) ? nil : "Type one more." }
    let validator = Validator([even])
    #expect(validator.word(on: "ab") == "accepted")
    #expect(validator.verdict(on: "a").violation?.sentence == "Type one more.")
    #expect(validator.verdict(on: "a").violation?.rule == "even")
  }

  @Test("samples are as long as sentences get")
  func samples() throws {
    let limits = try Limits(of: .date, min: "2026-02-28", step: "7")
    let rules: [Rule] = [.required, .type(.date), .maxLength(5), .oneOf(ValueList(["a", "b"]))]
    let samples = Validator(rules + limits.rules).sampleSentences
    for sentence in [
      "Type something to continue.", "Type a date such as 2026-02-28.", "Type 2026-02-28 or later.",
      "Type at most 5 characters.", "Type one of these: a, b.",
    ] {
      #expect(samples.contains(sentence))
    }
    #expect(samples.allSatisfy { !$0.contains("{") && !$0.contains("\n") })
  }
}
