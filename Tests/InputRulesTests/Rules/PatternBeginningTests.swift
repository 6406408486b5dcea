import InputRules
import Testing

@Suite("A pattern tells what typing can still mend")
struct PatternBeginningTests {
  enum Answer { case accepted, unfinished, rejected }

  struct Case: CustomTestStringConvertible {
    let pattern: String
    let text: String
    let answer: Answer
    init(_ pattern: String, _ text: String, _ answer: Answer) {
      (self.pattern, self.text, self.answer) = (pattern, text, answer)
    }
    var testDescription: String { "\(pattern) on '\(text)'" }
  }

  static let cases = [
    Case("[0-9]+", "12", .accepted),
    Case("[0-9]+", "12x", .rejected),
    Case("[0-9]+", "x", .rejected),
    Case("a(*ACCEPT)bc", "axyz", .rejected),
    Case("a(*ACCEPT)bc", "a", .accepted),
    Case("[a-z]*", String(repeating: "a", count: 60_000), .accepted),
    Case("[0-9]{4}", "123", .unfinished),
    Case("[0-9]{4}", "12345", .rejected),
    Case("a|axy", "ax", .unfinished),
    Case("a|axy", "axy", .accepted),
    Case("a|axy", "axyz", .rejected),
    Case("^foo$", "foo", .accepted),
    Case("^foo$", "fo", .unfinished),
    Case("^foo$", "foo\n", .rejected),
    Case("(?x) ab # two letters", "ab", .accepted),
    Case("(?x) ab # two letters", "a", .unfinished),
    Case("(?x) ab # two letters", "b", .rejected),
    Case("\\Qa.b", "a.b", .accepted),
    Case("\\Qa.b", "a.", .unfinished),
    Case("\\Qa.b", "ab", .rejected),
    Case("(*UCP)ab", "ab", .accepted),
    Case("(*UCP)ab", "a", .unfinished),
    Case("(*UCP)ab", "abc", .rejected),
    Case("(a)\\1b", "aab", .accepted),
    Case("(a)\\1b", "aa", .unfinished),
    Case("(a)\\1b", "ab", .rejected),
    Case("a\\\\", "a\\", .accepted),
    Case("a\\\\", "a", .unfinished),
    Case("\\p{L}+", "日本語", .accepted),
    Case("(?=.*[0-9])\\w{3,}", "abc", .unfinished),
    Case("(?=.*[0-9])\\w{3,}", "ab1", .accepted),
  ]

  @Test("beginnings are unfinished", arguments: cases)
  func answers(_ example: Case) throws {
    let validator = Validator([.pattern(try Pattern(example.pattern))])
    let answer: Answer =
      switch validator.verdict(on: example.text) {
      case .accepted: .accepted
      case .unfinished: .unfinished
      case .rejected: .rejected
      }
    #expect(answer == example.answer)
  }

  @Test("an expensive pattern gives up")
  func expensive() throws {
    let validator = Validator([.pattern(try Pattern("(a+)+$"))])
    let text = String(repeating: "a", count: 30)
    #expect(validator.verdict(on: text) == .accepted(text))
    let reason = validator.verdict(on: text + "!").violation?.reason
    #expect(reason == .patternTooExpensive(pattern: "(a+)+$"))
  }
}
