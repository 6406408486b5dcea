import InputRules
import TestSupport
import XCTest

@testable import InputDialogs

/// What is drawn, as a terminal shows it.
@MainActor
final class ScreenTests: XCTestCase {
  private static func style(_ variables: [String: String]) -> TerminalStyle {
    TerminalStyle { variables[$0] }
  }

  private static let colored = style(["TERM": "xterm"])

  private func view(
    _ text: String, left: Int = 0, isHidden: Bool = false, placeholder: String = "",
    sentence: String? = nil, status: String? = nil
  ) -> PromptView {
    var line = LineEditor(text)
    for _ in 0..<left { line.moveLeft() }
    return PromptView(
      line, isHidden: isHidden, placeholder: placeholder, sentence: sentence, status: status)
  }

  private func draw(
    _ views: [PromptView], columns: Int = 20, rows: Int = 6, joinsEmoji: Bool = false
  ) -> TerminalEmulator {
    let emulator = TerminalEmulator(columns: columns, rows: rows, joinsEmoji: joinsEmoji)
    var screen = AddressableScreen(Self.colored)
    let size = TerminalSize(columns: columns, rows: rows)
    for view in views { emulator.feed(Array(screen.showing(view, size: size).utf8)) }
    return emulator
  }

  func testOnlyTheSentenceIsRedAndItGoesWithTheMistake() async {
    let wrong = view("abcdef", sentence: "Type at most 5 characters.")
    let emulator = draw([view("abcde"), wrong])
    XCTAssertEqual(emulator.lines, ["> abcdef", "Type at most 5", "characters."])
    XCTAssertEqual(emulator.text(rendered: 31), ["Type at most 5", "characters."])
    XCTAssertEqual(emulator.cursor.row, 0)
    XCTAssertEqual(emulator.cursor.column, 8)
    XCTAssertEqual(draw([view("abcde"), wrong, view("abcde")]).lines, ["> abcde"])
    XCTAssertEqual(draw([wrong, view("a", status: "Checking…")]).lines, ["> a", "Checking…"])
    XCTAssertEqual(draw([view("a", status: "Checking…")]).text(rendered: 31), [])
  }

  func testTheCursorStandsRightWhateverWidthsTheTerminalHas() async {
    let text = "a👨‍👩‍👧か\u{3099}e\u{301}x"
    for left in 0...5 {
      for (joinsEmoji, widths) in [(false, [1, 6, 2, 1, 1]), (true, [1, 2, 2, 1, 1])] {
        let emulator = draw([view(text, left: left)], joinsEmoji: joinsEmoji)
        let column = 2 + widths.prefix(5 - left).reduce(0, +)
        XCTAssertEqual(emulator.cursor.column, column, "\(left), joined: \(joinsEmoji)")
        XCTAssertEqual(emulator.lines, ["> \(text)"], "\(left), joined: \(joinsEmoji)")
      }
    }
  }

  func testALongTextStaysInOneRow() async {
    let text = String(repeating: "漢字", count: 100)
    let emulator = draw([view(text, sentence: "No."), view(text, left: 100, sentence: "No.")])
    XCTAssertEqual(emulator.lines, ["> <字漢字漢字漢字>", "No."])
    XCTAssertEqual(emulator.modes, [7])
  }

  func testASentenceLongerThanTheTerminalIsCut() async {
    let emulator = draw(
      [view("a"), view("b", sentence: String(repeating: "word ", count: 99))], rows: 4)
    XCTAssertEqual(emulator.lines.first, "> b")
    XCTAssertEqual(emulator.lines.count, 4)
    XCTAssertEqual(emulator.cursor.row, 0)
  }

  func testNothingOfAHiddenTextIsDrawn() async {
    let emulator = draw([view("secret", isHidden: true, placeholder: "Password")])
    XCTAssertEqual(emulator.lines, [">"])
    XCTAssertEqual(emulator.cursor.column, 2)
    XCTAssertEqual(draw([view("", isHidden: true, placeholder: "Password")]).lines, ["> Password"])
  }

  func testThePlaceholderIsPaleAndBehindTheCursor() async {
    let emulator = draw([view("", placeholder: "Jane")])
    XCTAssertEqual(emulator.lines, ["> Jane"])
    XCTAssertEqual(emulator.text(rendered: 2), ["Jane"])
    XCTAssertEqual(emulator.cursor.column, 2)
  }

  func testTextThatIsGivenDoesNotDriveTheTerminal() async {
    let emulator = draw([
      view("a\u{1B}[31m", placeholder: "\u{1B}[2J", sentence: "\u{1B}]0;title\u{7}\u{9B}5A")
    ])
    XCTAssertEqual(
      emulator.lines, ["> a\u{FFFD}[31m", "\u{FFFD}]0;title\u{FFFD}\u{FFFD}5A"])
    XCTAssertEqual(emulator.bells, 0)
  }

  func testEqualViewsDrawNothing() async {
    var screen = AddressableScreen(Self.colored)
    let size = TerminalSize(columns: 20, rows: 6)
    XCTAssertNotEqual(screen.showing(view("a"), size: size), "")
    XCTAssertEqual(screen.showing(view("a"), size: size), "")
    XCTAssertNotEqual(screen.showing(view("a"), size: TerminalSize(columns: 21, rows: 6)), "")
    XCTAssertTrue(screen.refusing(view("a"), size: size).hasSuffix("\u{7}"))
  }

  func testTheEnvironmentChoosesTheStyle() async {
    let cases: [([String: String], isAddressable: Bool, hasColors: Bool)] = [
      (["TERM": "xterm"], true, true), (["TERM": "xterm", "NO_COLOR": ""], true, true),
      (["TERM": "xterm", "NO_COLOR": "1"], true, false), (["TERM": "dumb"], false, false),
      (["TERM": ""], false, false), ([:], false, false),
    ]
    for (variables, isAddressable, hasColors) in cases {
      let style = Self.style(variables)
      XCTAssertEqual(style.isAddressable, isAddressable, "\(variables)")
      XCTAssertEqual(style.hasColors, hasColors, "\(variables)")
      XCTAssertEqual(style.red("x") == "x", !hasColors, "\(variables)")
    }
  }

  func testAPlainTerminalGetsLinesOneAfterTheOther() async {
    let emulator = TerminalEmulator(columns: 20, rows: 12)
    let size = TerminalSize(columns: 20, rows: 12)
    var screen = PlainScreen()
    func feed(_ text: String) { emulator.feed(Array(text.utf8)) }
    feed(screen.showing(view("ab"), size: size))
    feed(screen.showing(view("abé漢"), size: size))
    XCTAssertEqual(emulator.lines, ["> abé漢"])
    feed(screen.showing(view("ab"), size: size))
    XCTAssertEqual(emulator.lines, ["> ab"])
    feed(screen.refusing(view("ab", sentence: "Type 1 more character."), size: size))
    XCTAssertEqual(emulator.lines, ["> ab", "Type 1 more", "character.", "> ab"])
    feed(screen.showing(view("ab👨‍👩‍👧"), size: size))
    feed(screen.showing(view("ab"), size: size))
    XCTAssertEqual(emulator.lines.suffix(2), ["> ab👨‍👩‍👧", "> ab"])
    XCTAssertFalse(emulator.received.contains(0x1B))
  }

  func testTheWordsAboveThePromptAreThoseOfTheWindow() async {
    var configuration = EntryDialog.Configuration(
      title: "A\u{1B}title", description: "_Name of\nthe snake__case:", validator: Validator(),
      registerLabel: "_Go", cancelLabel: "_Stop")
    configuration.usesUnderline = true
    configuration.extraLabels = ["_Later", "Never"]
    configuration.choices = (1...22).map { "choice \($0)" }
    configuration.isHidden = true
    configuration.placeholder = "Jane"
    let question = TerminalQuestion(configuration, isAddressable: true)
    let rows = question.rows(columns: 30) { "*\($0)*" }
    XCTAssertEqual(
      rows,
      ["*A\u{FFFD}title*", "Name of", "the snake_case:"] + (1...20).map { "  choice \($0)" }
        + [
          "  … and 2 more", "What you type is not shown.", "[Return] Go  [Ctrl-C] Stop",
          "[Tab] Choose  [Esc 1] Later", "[Esc 2] Never",
        ])
    let plain = TerminalQuestion(configuration, isAddressable: false)
    XCTAssertTrue(plain.rows(columns: 30) { $0 }.contains("(Jane)"))
  }

  func testNumbersOfManyButtonsHaveTheSameLength() async {
    var configuration = EntryDialog.Configuration.registration
    configuration.extraLabels = (1...10).map { "B\($0)" }
    let rows = TerminalQuestion(configuration, isAddressable: true).rows(columns: 500) { $0 }
    XCTAssertTrue(rows.last?.contains("[Esc 01] B1  [Esc 02] B2") == true, "\(rows)")
    XCTAssertTrue(rows.last?.hasSuffix("[Esc 10] B10") == true, "\(rows)")
  }
}
