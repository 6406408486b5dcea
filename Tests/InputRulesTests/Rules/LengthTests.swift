import InputRules
import Testing

@Suite("Lengths")
struct LengthTests {
  static let family = "👨‍👩‍👧"
  static let decomposed = "か\u{3099}"

  /// A text and its length in each unit: characters, code points, UTF-16 units, bytes.
  static let lengths: [(text: String, lengths: [Int])] = [
    ("", [0, 0, 0, 0]), ("abc", [3, 3, 3, 3]), ("ä", [1, 1, 1, 2]), ("日本語", [3, 3, 3, 9]),
    (family, [1, 5, 8, 18]), (decomposed, [1, 2, 2, 6]), ("🇯🇵", [1, 2, 4, 8]),
    (String(repeating: family, count: 5), [5, 25, 40, 90]),
    (String(repeating: decomposed, count: 5), [5, 10, 10, 30]),
    ("e\u{301}\u{302}", [1, 3, 3, 5]), ("👍🏽", [1, 2, 4, 8]), ("a\u{200D}", [1, 2, 2, 4]),
  ]

  @Test("each unit counts what it says", arguments: lengths)
  func units(text: String, lengths: [Int]) {
    #expect(LengthUnit.allCases.map { $0.length(of: text) } == lengths)
  }

  @Test("a text as long as the limit is accepted in each unit", arguments: lengths)
  func limits(text: String, lengths: [Int]) {
    for (unit, length) in zip(LengthUnit.allCases, lengths) where length > 0 {
      let exact = Validator([.minLength(length, unit: unit), .maxLength(length, unit: unit)])
      #expect(exact.verdict(on: text) == .accepted(text))
      let shorter = Validator([.maxLength(length - 1, unit: unit)])
      #expect(
        shorter.verdict(on: text).violation?.reason
          == .tooLong(maximum: length - 1, length: length, unit: unit))
      #expect(shorter.word(on: text) == "rejected")
      let longer = Validator([.minLength(length + 1, unit: unit)])
      #expect(
        longer.verdict(on: text).violation?.reason
          == .tooShort(minimum: length + 1, length: length, unit: unit))
      #expect(longer.word(on: text) == "unfinished")
    }
  }

  @Test("five characters as people see them are right, a sixth is too long")
  func fiveCharacters() {
    let validator = Validator([.required, .maxLength(5)])
    for character in [Self.family, Self.decomposed, "🇯🇵", "ä", "x"] {
      let five = String(repeating: character, count: 5)
      #expect(validator.firstRejection(typing: five) == nil)
      #expect(validator.word(on: five) == "accepted")
      #expect(validator.firstRejection(typing: five + character) == 5)
    }
  }

  @Test("the empty text passes", arguments: LengthUnit.allCases)
  func empty(unit: LengthUnit) {
    #expect(Validator([.minLength(3, unit: unit)]).verdict(on: "") == .accepted(""))
    #expect(Validator([.maxLength(0, unit: unit)]).verdict(on: "") == .accepted(""))
  }

  @Test(
    "sentences say how many are missing or allowed",
    arguments: [
      (
        Violation.Reason.tooShort(minimum: 3, length: 2, unit: .character), "Type 1 more character."
      ),
      (.tooShort(minimum: 3, length: 1, unit: .codepoint), "Type 2 more code points."),
      (.tooShort(minimum: 3, length: 1, unit: .utf16), "Type 2 more UTF-16 units."),
      (.tooShort(minimum: 3, length: 1, unit: .byte), "Type 2 more bytes."),
      (.tooLong(maximum: 5, length: 6, unit: .character), "Type at most 5 characters."),
      (.tooLong(maximum: 1, length: 6, unit: .codepoint), "Type at most 1 code point."),
      (.tooLong(maximum: 5, length: 6, unit: .utf16), "Type at most 5 UTF-16 units."),
      (.tooLong(maximum: 5, length: 6, unit: .byte), "Type at most 5 bytes."),
    ])
  func sentences(reason: Violation.Reason, sentence: String) {
    #expect(Violation(rule: .maxLength, reason: reason).sentence == sentence)
  }
}
