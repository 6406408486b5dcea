import TestSupport
import XCTest

/// No text is too long to be judged, and none is cut.
@MainActor
final class LongTextTests: XCTestCase {
  private static let million = String(repeating: "0123456789abcdef", count: 65_536)

  /// The most bytes that fit into an entry.
  private static let capacity = 65_534

  func testAMillionCharactersArePasted() async throws {
    let cases: [(id: String, arguments: [String], description: String, sentence: String)] = [
      ("a rule", [], "Enter a short text.", "Type at most 5 characters."),
      ("no rule", ["--entry"], "Enter new text:", "This is too long: at most 65534 bytes fit."),
      ("a pattern", ["--entry", "--pattern", "x*"], "Enter new text:", "Use the format x*."),
    ]
    for (id, arguments, description, sentence) in cases {
      let dialog = try DrivenDialog(arguments)
      try dialog.type("x")
      let before = DialogView(description, text: "x", canConfirm: true)
      assertShows(dialog, before, id)
      try dialog.paste(Self.million)
      let refused = DialogView(description, sentence: sentence, text: "x", canConfirm: false)
      assertShows(dialog, refused, id)
      try dialog.press("Return")
      assertShows(dialog, refused, "\(id): an attempt")
      try dialog.press("BackSpace", "x")
      assertShows(dialog, before, "\(id): alive")
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "x\n", id)
    }
  }

  func testAllThatFitsIsHandedOver() async throws {
    let text = String(Self.million.prefix(Self.capacity))
    let dialog = try DrivenDialog(["--entry"])
    try dialog.paste(text)
    let entry = dialog.accessible.entry
    XCTAssertTrue(Deadline.holds { entry.text.utf8.count == Self.capacity })
    try dialog.press("x")
    let sentence = "This is too long: at most 65534 bytes fit."
    XCTAssertTrue(Deadline.holds { (try? dialog.view().sentence) == sentence })
    // What did not fit is forgotten with the next edit.
    try dialog.press("BackSpace", String(text.suffix(1)), "Return")
    assertEnds(dialog, code: 0, output: "\(text)\n")
  }

  func testALongInitialTextIsTaken() async throws {
    let text = String(Self.million.prefix(Self.capacity))
    let program = try Program(["--entry", "--timeout", "1", "--entry-text", text])
    assertEnds(program, code: 5, output: "\(text)\n")
  }

  func testALongTextIsJudgedWithEveryEdit() async throws {
    let text = String(Self.million.prefix(60_000))
    let dialog = try DrivenDialog([
      "--entry", "--entry-text", text, "--max-length", "60000", "--pattern", "[0-9a-f]*",
    ])
    try dialog.press("End", "0")
    XCTAssertTrue(
      Deadline.holds { (try? dialog.view().sentence) == "Type at most 60000 characters." })
    try dialog.press("BackSpace")
    XCTAssertTrue(Deadline.holds { (try? dialog.view().canConfirm) == true })
    try dialog.press("BackSpace", "x")
    XCTAssertTrue(Deadline.holds { (try? dialog.view().sentence) == "Use the format [0-9a-f]*." })
    try dialog.press("Escape")
    assertEnds(dialog, code: 1)
  }

  func testLineBreaksBecomeSingleSpaces() async throws {
    let cases = [
      (given: "a\nb", line: "a b"), (given: "a\r\nb", line: "a b"), (given: "a\rb", line: "a b"),
      (given: "\n\na\n\n\nb\n", line: " a b "), (given: "a \n b", line: "a   b"),
      (given: "a\u{2028}b\u{85}c", line: "a b c"),
    ]
    let programs = try cases.map {
      try Program(["--entry", "--entry-text", $0.given, "--timeout", "1"])
    }
    for (example, program) in zip(cases, programs) {
      assertEnds(program, code: 5, output: "\(example.line)\n", "\(Array(example.given.utf8))")
    }
    for (given, line) in cases {
      let dialog = try DrivenDialog(["--entry"])
      try dialog.paste(given)
      let right = DialogView("Enter new text:", text: line, canConfirm: true)
      assertShows(dialog, right, "\(Array(given.utf8))")
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "\(line)\n", "\(Array(given.utf8))")
    }
  }

  func testAnExpensivePatternDoesNotBlock() async throws {
    let dialog = try DrivenDialog(["--entry", "--pattern", "(a+)+$"])
    let letters = String(repeating: "a", count: 30)
    try dialog.type(letters)
    assertShows(dialog, DialogView("Enter new text:", text: letters, canConfirm: true))
    for _ in 1...3 {
      let start = ContinuousClock.now
      try dialog.type("!")
      let sentence = "Type something simpler: checking this takes too long."
      let expensive = DialogView(
        "Enter new text:", sentence: sentence, text: letters + "!", canConfirm: false)
      assertShows(dialog, expensive)
      try dialog.press("BackSpace")
      assertShows(dialog, DialogView("Enter new text:", text: letters, canConfirm: true))
      XCTAssertLessThan(ContinuousClock.now - start, .seconds(2))
    }
  }

  func testALongDescriptionLeavesTheButtonsOnTheScreen() async throws {
    for length in [2_000, 20_000] {
      let words = String(repeating: "many words ", count: length / 11)
      let dialog = try DrivenDialog(["--entry", "--text", words, "--max-length", "2"])
      let buttons = try dialog.accessible.button("OK").extents
      XCTAssertLessThan(buttons.y + buttons.height, 800, "\(length)")
      try dialog.type("abc")
      let wrong = DialogView(
        words, sentence: "Type at most 2 characters.", text: "abc", canConfirm: false)
      assertShows(dialog, wrong, "\(length)")
      try dialog.press("BackSpace", "Return")
      assertEnds(dialog, code: 0, output: "ab\n", "\(length)")
    }
  }
}
