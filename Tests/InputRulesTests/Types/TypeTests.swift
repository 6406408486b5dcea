@testable import InputRules
import RuleSamples
import Testing

@Suite("Types")
struct TypeTests {
  @Test("each type has two right samples and a wrong one", arguments: InputType.allCases)
  func samples(type: InputType) {
    #expect(TypeSamples.right.count { $0.type == type } >= 2)
    #expect(type == .text || TypeSamples.wrong.contains { $0.type == type })
    #expect(TypeSamples.wrong.count >= 40)
  }

  @Test("a right text is never rejected while it is typed", arguments: TypeSamples.right)
  func right(type: InputType, text: String) {
    let validator = Validator([.type(type)])
    #expect(validator.firstRejection(typing: text) == nil)
    #expect(validator.word(on: text) == "accepted")
  }

  @Test(
    "a wrong text is rejected at the first character that nothing mends",
    arguments: TypeSamples.wrong)
  func wrong(_ sample: TypeSamples.Wrong) {
    let validator = Validator([.type(sample.type)])
    #expect(validator.firstRejection(typing: sample.text) == sample.index)
    #expect(validator.word(on: sample.text) == "rejected")
  }

  @Test(
    "the beginning of a right text is unfinished",
    arguments: [
      (InputType.date, "2026-02-3"), (.date, "2026-1"), (.date, "2026-04-3"), (.email, "a@"),
      (.email, "a@b-"), (.number, "-"), (.number, "1."), (.number, "1e+"), (.week, "2014-W5"),
      (.url, "http://a:b"), (.url, "http://"), (.url, "http://[::1"), (.ipv6, "1:2"), (.ip, "1"),
      (.duration, "P1DT"), (.regex, "(a"), (.regex, "\\2(a)"), (.regex, "[a-"),
      (.hostname, "xn--mnch"), (.hostname, "example."), (.datetimeLocal, "2026-02-28 "),
      (.month, "20261"), (.file, "/et"), (.folder, "/etc/hosts"), (.newFile, "/tmp/"),
      (.newFile, "/etc/hosts"),
    ])
  func unfinished(type: InputType, text: String) {
    #expect(Validator([.type(type)]).word(on: text) == "unfinished")
  }

  @Test(
    "the value is canonical",
    arguments: [
      (InputType.integer, "007", "7"), (.integer, "-0", "0"), (.integer, "-012", "-12"),
      (.integer, "000", "0"), (.number, " 1.50 ", "1.50"), (.number, "1E2", "1E2"),
      (.color, "#FFeeDD", "#ffeedd"), (.uuid, "123E4567-E89B-12D3-A456-426614174000", nil),
      (.mac, "AA-BB-CC-DD-EE-FF", "aa:bb:cc:dd:ee:ff"), (.duration, "p1dt2h", "P1DT2H"),
      (.datetime, "2026-02-28 14:30:00z", "2026-02-28T14:30:00Z"),
      (.datetimeLocal, "2026-02-28 14:30:00.000", "2026-02-28T14:30"),
      (.datetimeLocal, "2026-02-28T14:30:10.010", "2026-02-28T14:30:10.01"),
      (.datetimeLocal, "2026-02-28T14:00", "2026-02-28T14:00"),
      (.email, "\u{200B} name@example.com\n", "name@example.com"), (.text, " kept ", " kept "),
      (.jsonPointer, "/a\u{0}b", "/a\u{0}b"),
    ] as [(InputType, String, String?)])
  func canonical(type: InputType, text: String, value: String?) {
    let validator = Validator([.type(type)])
    let expected = value ?? text.lowercased()
    #expect(validator.verdict(on: text) == .accepted(expected))
    #expect(validator.verdict(on: expected) == .accepted(expected))
  }

  @Test(
    "the locale's decimal sign and the point are read, the point is handed over",
    arguments: [
      (",", "1,5", "1.5"), (",", "1.5", "1.5"), (",", "-,5e2", "-.5e2"), ("٫", "1٫5", "1.5"),
      (".", "1,5", nil), (",", "1,5.3", nil), (",", "1,5,3", nil),
    ] as [(Character, String, String?)])
  func decimalSign(sign: Character, text: String, value: String?) {
    #expect(Validator([.number(decimalSign: sign)]).verdict(on: text).value == value)
  }

  @Test("each type's sentence shows a right example", arguments: InputType.allCases)
  func sentence(type: InputType) {
    let validator = Validator([.type(type)])
    let sentence = Violation(rule: .type, reason: .typeMismatch(type)).sentence
    #expect(sentence.contains(type.example))
    #expect(sentence.hasSuffix(".") && !sentence.contains("{"))
    guard type != .newFile else { return }
    #expect(validator.word(on: type.example) == "accepted")
  }
}

extension TypeSamples.Wrong: CustomTestStringConvertible {
  package var testDescription: String { "\(type.rawValue) \(text)" }
}
