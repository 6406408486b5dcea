import TestSupport
import XCTest

/// A wrong text does not get through, on no path.
@MainActor
final class GateTests: XCTestCase {
  private typealias Path = (id: String, go: @MainActor (DrivenDialog) throws -> Void)

  private static let confirming: [Path] = [
    ("Return", { try $0.press("Return") }),
    ("Return twice", { try $0.press("Return", "Return") }),
    ("Enter on the keypad", { try $0.press("KP_Enter") }),
    ("the access key", { try $0.press("alt+r") }),
    ("a click", { try $0.click(on: "Register") }),
    ("a screen reader's click", { try $0.accessible.button("Register").activate() }),
  ]

  private static let closing: [Path] = [
    ("Escape", { try $0.press("Escape") }),
    ("a click on Cancel", { try $0.click(on: "Cancel") }),
    ("the access key of Cancel", { try $0.press("alt+c") }),
    ("closing the window", { try $0.close() }),
  ]

  private struct WrongText {
    let id: String
    let arguments: [String]
    let text: String
    let sentence: String
  }

  private static let wrongTexts = [
    WrongText(
      id: "too long", arguments: [], text: "abcdef", sentence: "Type at most 5 characters."),
    WrongText(
      id: "unfinished", arguments: ["--min-length", "3"], text: "ab",
      sentence: "Type 1 more character."),
    WrongText(id: "empty", arguments: [], text: "", sentence: "Type something to continue."),
    WrongText(
      id: "not the pattern", arguments: ["--pattern", "[0-9]+"], text: "x",
      sentence: "Use the format [0-9]+."),
  ]

  func testAWrongTextStays() async throws {
    for wrong in Self.wrongTexts {
      let dialog = try DrivenDialog(wrong.arguments)
      try dialog.type(wrong.text)
      for path in Self.confirming {
        let id = "\(wrong.id), \(path.id)"
        try path.go(dialog)
        // Keys are handled in order: when these two have been, the path was tried.
        try dialog.type("z")
        XCTAssertTrue(
          Deadline.holds { dialog.accessible.entry.text == wrong.text + "z" }, id)
        try dialog.press("BackSpace")
        XCTAssertTrue(Deadline.holds { dialog.accessible.entry.text == wrong.text }, id)
        XCTAssertTrue(dialog.accessible.entry.has(.focused), "\(id): the keyboard")
        XCTAssertFalse(try dialog.accessible.button("Register").has(.sensitive), id)
        XCTAssertTrue(dialog.program.command.isRunning, id)
        XCTAssertEqual(dialog.program.command.output.count, 0, id)
      }
      try dialog.press("Return")
      let refused = DialogView(
        "Enter a short text.", sentence: wrong.sentence, text: wrong.text, canConfirm: false)
      assertShows(dialog, refused, wrong.id)
      try dialog.press("Escape")
      assertEnds(dialog, code: 1, wrong.id)
    }
  }

  func testAWrongTextDoesNotKeepAnybody() async throws {
    for path in Self.closing {
      let dialog = try DrivenDialog()
      try dialog.type("abcdef")
      XCTAssertTrue(Deadline.holds { dialog.accessible.entry.text == "abcdef" }, path.id)
      try path.go(dialog)
      assertEnds(dialog, code: 1, path.id)
    }
  }

  func testARightTextGoesThrough() async throws {
    for path in Self.confirming {
      let dialog = try DrivenDialog()
      try dialog.type("abc")
      let right = DialogView("Enter a short text.", text: "abc", canConfirm: true)
      assertShows(dialog, right, path.id)
      try path.go(dialog)
      assertEnds(dialog, code: 0, output: "abc\n", path.id)
    }
  }

  func testKeysTypedAheadCount() async throws {
    let dialog = try DrivenDialog()
    try dialog.press("a", "b", "c", "Return")
    assertEnds(dialog, code: 0, output: "abc\n")
    let other = try DrivenDialog()
    try other.press("a", "b", "c", "d", "e", "f", "KP_Enter", "BackSpace", "KP_Enter")
    assertEnds(other, code: 0, output: "abcde\n")
  }
}
