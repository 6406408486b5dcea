import InputRules
import Testing

@Suite("Patterns")
struct PatternTests {
  @Test(
    "a pattern that does not compile is refused with the place",
    arguments: [("(", 1), ("a)b", 1), ("[z-a]", 3), ("\\C", 2), ("ä)", 2), ("\\p{Nonsense}", 12)])
  func syntaxError(source: String, offset: Int) {
    let error = #expect(throws: Pattern.SyntaxError.self) { try Pattern(source) }
    #expect(error?.offset == offset)
    #expect(error?.reason.isEmpty == false)
  }

  @Test(
    "the same pattern on 30 letters is bounded in time",
    arguments: ["(a+)+$", "(a|aa)+b", "(.*)*x"])
  func bounded(source: String) throws {
    let validator = Validator([.pattern(try Pattern(source))])
    let text = String(repeating: "a", count: 30) + "!"
    let start = ContinuousClock.now
    let verdict = validator.verdict(on: text)
    // The budget is 50 ms; a busy machine may take longer.
    #expect(ContinuousClock.now - start < .milliseconds(500))
    #expect(verdict.value == nil)
  }

  @Test(
    "long names of categories are known",
    arguments: [
      ("\\p{Letter}+", "aé日", "1"), ("\\P{Decimal_Number}+", "ab", "a1"),
      ("[\\p{gc=Uppercase_Letter}\\p{General_Category=Dash_Punctuation}]+", "A-Ä", "a"),
      ("\\\\p\\{Letter\\}", "\\p{Letter}", "a"),
      ("\\Q\\p{Letter}\\E\\p{Number}", "\\p{Letter}7", "a7"),
      ("\\p{L}\\p{Script=Greek}", "aα", "aa"),
    ])
  func categories(source: String, right: String, wrong: String) throws {
    let validator = Validator([.pattern(try Pattern(source))])
    #expect(validator.word(on: right) == "accepted")
    #expect(validator.verdict(on: wrong).value == nil)
  }

  @Test("every one of several patterns must match")
  func several() throws {
    let validator = Validator([
      .pattern(try Pattern(".*[0-9].*")), .pattern(try Pattern(".*[a-z].*")),
    ])
    #expect(validator.word(on: "a1") == "accepted")
    #expect(validator.word(on: "a") == "unfinished")
    #expect(validator.verdict(on: "1").violation?.sentence == "Use the format .*[a-z].*.")
  }

  @Test("a megabyte is judged without harm")
  func megabyte() throws {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(Validator([.pattern(try Pattern("a+"))]).word(on: text) == "accepted")
    let costly = Validator([.pattern(try Pattern("(?:a|b)*"))]).verdict(on: text)
    let tooExpensive = Violation.Reason.patternTooExpensive(pattern: "(?:a|b)*")
    #expect(costly == .accepted(text) || costly.violation?.reason == tooExpensive)
  }
}

@Suite("A pattern never takes long")
struct PatternClockTests {
  @Test(
    "what would take seconds on a long text is given up",
    arguments: [".*a.*b.*c.*d", "(.*)\\1b", "\\w*\\w*\\w*\\w*x", "(a|aa)*b", "(a+)+b"])
  func givenUp(source: String) throws {
    let validator = Validator([.pattern(try Pattern(source))])
    let text = String(repeating: "a", count: 60_000)
    let reason = validator.verdict(on: text).violation?.reason
    #expect(reason == .patternTooExpensive(pattern: source))
  }
}
