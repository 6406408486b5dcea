import TestSupport
import XCTest

/// Positional arguments are texts to choose from; any other text can be typed as well.
@MainActor
final class ChoiceTests: XCTestCase {
  func testTheKeyboardChooses() async throws {
    let cases: [(id: String, arguments: [String], keys: [String], output: String)] = [
      ("a single one", ["one"], ["Down"], "one\n"),
      ("the first", ["one", "two", "three"], ["Down"], "one\n"),
      ("the second", ["one", "two", "three"], ["Down", "Down"], "two\n"),
      ("none", ["one", "two"], [], "\n"),
      ("the initial text", ["--entry-text", "zero", "one"], [], "zero\n"),
      ("after the initial text", ["--entry-text", "zero", "one"], ["Down"], "one\n"),
      ("another text", ["one", "two"], ["x", "y"], "xy\n"),
      ("special characters", ["<a> & _b\\n"], ["Down"], "<a> & _b\\n\n"),
      ("what looks like an option", ["--", "--one"], ["Down"], "--one\n"),
    ]
    for (id, arguments, keys, output) in cases {
      let dialog = try DrivenDialog(["--entry"] + arguments)
      for key in keys { try dialog.press(key) }
      let text = String(output.dropLast())
      assertShows(dialog, DialogView("Enter new text:", text: text, canConfirm: true), id)
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: output, id)
    }
  }

  func testRulesHoldForChoices() async throws {
    let dialog = try DrivenDialog(["--entry", "--max-length", "5", "right", "too long"])
    try dialog.press("Down", "Down")
    let wrong = DialogView(
      "Enter new text:", sentence: "Type at most 5 characters.", text: "too long",
      canConfirm: false)
    assertShows(dialog, wrong)
    try dialog.press("Return", "Up")
    assertShows(dialog, DialogView("Enter new text:", text: "right", canConfirm: true))
    try dialog.press("Return")
    assertEnds(dialog, code: 0, output: "right\n")
  }

  func testEscapeClosesTheListFirst() async throws {
    let dialog = try DrivenDialog(["--entry", "one", "two"])
    let windows = dialog.accessible.application.children.count
    try dialog.press("alt+Down")
    let application = dialog.accessible.application
    XCTAssertTrue(
      Deadline.holds {
        application.all.filter { $0.role == "window" || $0.role == "frame" }.count > windows
          || !dialog.accessible.entry.has(.focused)
      }, "the list")
    try dialog.press("Escape")
    XCTAssertTrue(Deadline.holds { dialog.accessible.entry.has(.focused) }, "the entry again")
    XCTAssertTrue(dialog.program.command.isRunning)
    try dialog.press("Escape")
    assertEnds(dialog, code: 1)
  }

  func testScreenReadersKnowTheEntry() async throws {
    let dialog = try DrivenDialog(["--entry", "--text", "_Color", "red"])
    XCTAssertEqual(dialog.accessible.entry.name, "Color")
  }

  func testAHiddenChoiceIsHandedOverAsItIs() async throws {
    let dialog = try DrivenDialog(["--entry", "--hide-text", "secret"])
    try dialog.press("Down", "Return")
    assertEnds(dialog, code: 0, output: "secret\n")
  }
}
