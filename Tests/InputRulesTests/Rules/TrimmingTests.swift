import InputRules
import Testing

@Suite("Trimming")
struct TrimmingTests {
  @Test(
    "takes white space and invisible characters off both ends",
    arguments: [
      ("  a b ", "a b"), ("\t\r\na\n", "a"), ("\u{A0}a\u{3000}", "a"), ("\u{200B}a\u{FEFF}", "a"),
      ("\u{200E}a\u{202C}", "a"), ("\u{0}a\u{1B}", "a"), ("\u{AD}a\u{2060}", "a"), ("", ""),
      (" \u{200B} ", ""), ("a\u{200B}b", "a\u{200B}b"), ("é ", "é"), ("👨‍👩‍👧\u{200D}", "👨‍👩‍👧"),
      // The end of an emoji is part of what is seen.
      ("❤️", "❤️"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    ])
  func trimmed(text: String, expected: String) {
    #expect(text.trimmed.unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(Validator(trims: true).verdict(on: text) == .accepted(expected))
  }

  @Test("comes before the rules and only where it is asked for")
  func validator() {
    let trimming = Validator([.required, .maxLength(3)], trims: true)
    #expect(trimming.verdict(on: "  abc  ") == .accepted("abc"))
    #expect(trimming.verdict(on: " \u{200B} ").violation?.rule == .required)
    #expect(Validator([.maxLength(3)]).word(on: " abc") == "rejected")
    #expect(Validator([.type(.text)]).verdict(on: " a ") == .accepted(" a "))
    #expect(Validator([.type(.integer)]).verdict(on: "\u{200B}12 ") == .accepted("12"))
  }

  @Test(
    "a space at the end stands in the middle of what follows",
    arguments: [
      ("a", "unfinished"), ("a ", "rejected"), ("a@b ", "accepted"), ("a@b c", "rejected"),
      (" ", "unfinished"), (" a", "unfinished"), (" a\u{200B}", "rejected"),
    ])
  func inner(text: String, word: String) {
    #expect(Validator([.required, .type(.email)]).word(on: text) == word)
  }

  @Test("a space at the end may be the beginning of a value")
  func spaceInValues() throws {
    let list = Validator([.oneOf(ValueList(["New York"]))], trims: true)
    #expect(list.firstRejection(typing: "New York") == nil)
    #expect(list.firstRejection(typing: "New  York") == 4)
    let pattern = Validator([.pattern(try Pattern("[a-z]{3}"))], trims: true)
    #expect(pattern.firstRejection(typing: "ab c") == 2)
    #expect(Validator([.type(.datetimeLocal)]).word(on: "2026-02-28 ") == "unfinished")
  }
}
