import CGtk
import GTKWidgets
import XCTest

@testable import InputDialogs

/// Words on a terminal.
@MainActor
final class TerminalTextTests: XCTestCase {
  func testUnderlinesGoWhereALabelTakesThem() async throws {
    try EntryDialog.start(identifier: "io.github.verity.Tests", name: "Tests")
    let texts = [
      "_Name:", "snake__case", "a_b_c", "end_", "___x", "a___", "_", "__", "ü_ber",
      "e\u{301}_e\u{301}", "",
    ]
    for text in texts {
      XCTAssertEqual(text.withoutUnderlines, Button(caption: text).caption, text)
    }
  }

  func testNoTextDrivesTheTerminal() async {
    let cases = [
      ("\u{1B}[2J\u{7}", "\u{FFFD}[2J\u{FFFD}"), ("a\tb", "a b"), ("a\u{9B}31m", "a\u{FFFD}31m"),
      ("\u{7F}\u{0}", "\u{FFFD}\u{FFFD}"), ("e\u{301}👨‍👩‍👧", "e\u{301}👨‍👩‍👧"),
    ]
    for (text, shown) in cases { XCTAssertEqual(text.shownInTerminal, shown) }
  }

  func testCharactersTakeTheirColumns() async {
    let cases: [(String, Int)] = [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("か\u{3099}", 2), ("ﾊﾟ", 2),
      ("한", 2), ("👍🏽", 4), ("👨‍👩‍👧", 6), ("❤\u{FE0F}", 2), ("🇯🇵", 2), ("a\u{200B}b", 2),
      ("שלום", 4),
    ]
    for (text, columns) in cases { XCTAssertEqual(text.columns, columns, text) }
  }

  func testLinesBreakAtSpaces() async {
    let cases: [(id: String, text: String, columns: Int, lines: [String])] = [
      ("short", "one two", 10, ["one two"]), ("exactly", "one two", 7, ["one two"]),
      ("at a space", "one two", 6, ["one", "two"]), ("no space", "abcdef", 4, ["abcd", "ef"]),
      ("a long word after a short one", "a bcdefgh", 4, ["a", "bcde", "fgh"]),
      ("Japanese", "入力してください", 7, ["入力し", "てくだ", "さい"]),
      ("Japanese and Latin", "入力 abc", 6, ["入力", "abc"]),
      ("line breaks stay", "a\n\nb\r\nc", 9, ["a", "", "b", "c"]), ("empty", "", 9, [""]),
      ("a break that others know", "a\u{2028}b\u{85}c", 9, ["a", "b", "c"]),
      ("spaces at the end", "one   two", 4, ["one", "two"]),
      ("an accent stays with its letter", "abce\u{301}", 4, ["abce\u{301}"]),
      ("wider than the row", "👨‍👩‍👧👨‍👩‍👧", 4, ["👨‍👩‍👧", "👨‍👩‍👧"]),
    ]
    for example in cases {
      XCTAssertEqual(example.text.wrapped(to: example.columns), example.lines, example.id)
    }
  }

  func testTheCursorIsAlwaysInSight() async {
    let cases: [(id: String, before: String, after: String, shown: String)] = [
      ("empty", "", "", "|"), ("fits", "abc", "def", "abc|def"),
      ("fills", "abcdefghi", "", "abcdefghi|"),
      ("one too many", "abcdefghij", "", "<cdefghij|"),
      ("at the start", "", "abcdefghijkl", "|abcdefgh>"),
      ("inside", "abcdefghijk", "lmnopqrst", "<ghijk|lm>"),
      ("near the end", "abcdefghijklm", "n", "<ghijklm|n"),
      ("wide", "漢字漢字漢字", "", "<漢字漢字|"), ("wide on both sides", "漢字漢字漢字", "漢字漢", "<漢字|漢>"),
      ("controls", "a\u{1B}", "\t", "a\u{FFFD}| "),
    ]
    for example in cases {
      let window = TextWindow(before: example.before[...], after: example.after[...], room: 10)
      let shown =
        (window.hidesLeft ? "<" : "") + window.left + "|" + window.right
        + (window.hidesRight ? ">" : "")
      XCTAssertEqual(shown, example.shown, example.id)
      XCTAssertLessThanOrEqual(shown.columns, 11, example.id)
    }
  }

  func testAWindowIsNeverWiderThanItsRoom() async {
    let text = "漢a👨‍👩‍👧e\u{301}字 🇯🇵bcか\u{3099}"
    let long = String(repeating: text, count: 5)
    for room in 2...40 {
      for split in long.indices {
        let window = TextWindow(before: long[..<split], after: long[split...], room: room)
        let marks = (window.hidesLeft ? 1 : 0) + (window.hidesRight ? 1 : 0)
        let columns = window.left.columns + window.right.columns + marks
        XCTAssertLessThanOrEqual(columns, room - 1, "room \(room)")
      }
    }
  }
}
