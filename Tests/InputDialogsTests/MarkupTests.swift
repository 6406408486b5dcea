import GTKWidgets
import XCTest

@testable import InputDialogs

@MainActor
final class MarkupTests: XCTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)

  func testOnlyTheSentenceHasAColor() async {
    let markup = DescriptionMarkup(description: "A & B", usesUnderline: false)
    XCTAssertEqual(markup.text(sentence: nil, color: Self.red), "A &amp; B")
    XCTAssertEqual(
      markup.text(sentence: "1 < 2", color: Self.red),
      "A &amp; B\n<span foreground=\"#ff0000\">1 &lt; 2</span>")
  }

  func testUnderscoresMarkAccessKeysOnlyWhereAskedFor() async {
    let with = DescriptionMarkup(description: "_Name", usesUnderline: true)
    let without = DescriptionMarkup(description: "_Name", usesUnderline: false)
    XCTAssertEqual(with.text(sentence: nil, color: Self.red), "_Name")
    XCTAssertEqual(without.text(sentence: nil, color: Self.red), "__Name")
    XCTAssertTrue(with.text(sentence: "a_b", color: Self.red).hasSuffix(">a__b</span>"))
  }

  func testAnEmptyDescriptionLeavesNoEmptyLine() async {
    let markup = DescriptionMarkup(description: "", usesUnderline: false)
    XCTAssertEqual(
      markup.text(sentence: "x", color: Self.red), "<span foreground=\"#ff0000\">x</span>")
  }

  func testEverythingIsEscaped() async {
    let cases: [(String, String)] = [
      ("& < > \" '", "&amp; &lt; &gt; &quot; &apos;"), ("&amp;", "&amp;amp;"),
      ("a\u{1}b\u{7F}c\u{85}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"), ("a\tb\nc", "a\tb\nc"),
      ("👨‍👩‍👧 % \\", "👨‍👩‍👧 % \\"),
    ]
    for (text, expected) in cases { XCTAssertEqual(text.escapedForMarkup, expected) }
  }

  func testColorsAreWrittenInSixDigits() async {
    XCTAssertEqual(Color(red: 0, green: 0.5, blue: 1).hexadecimal, "#0080ff")
    XCTAssertEqual(Color(red: -1, green: 2, blue: 0.02).hexadecimal, "#00ff05")
  }

  func testTheRedCanBeReadOnEveryBackground() async {
    for step in 0...100 {
      for tint in [0.0, 0.1] {
        let gray = Double(step) / 100
        let background = Color(red: gray, green: gray, blue: min(1, gray + tint))
        let red = Color.readableRed(on: background)
        // Black or white reaches 4.58 on the worst gray of all.
        XCTAssertGreaterThanOrEqual(red.contrast(with: background), 4.5, "gray \(gray)")
      }
    }
  }

  func testTheContrastIsThatOfWCAG() async {
    XCTAssertEqual(Color(gray: 0).contrast(with: Color(gray: 1)), 21, accuracy: 0.001)
    let gray = Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255)
    XCTAssertEqual(gray.contrast(with: Color(gray: 1)), 4.478, accuracy: 0.001)
  }
}
