import TestSupport
import XCTest

/// Nothing that a script writes is lost or taken for markup.
@MainActor
final class SpecialCharacterTests: XCTestCase {
  private static let special = "& < > \" ' % \\ ` $ {x} 🦀 👨‍👩‍👧 <b>bold</b> &amp;"

  func testTheTextAboveTheEntry() async throws {
    let cases = [
      (given: "a & b", seen: "a & b"),
      (given: "x < y > z", seen: "x < y > z"),
      (given: "<b>bold</b> &amp;", seen: "<b>bold</b> &amp;"),
      (given: "\"double\" 'single' `back`", seen: "\"double\" 'single' `back`"),
      (given: "100% {maximum} 🦀 👨‍👩‍👧", seen: "100% {maximum} 🦀 👨‍👩‍👧"),
      (given: "_Name", seen: "Name"),
      (given: "__init__", seen: "_init_"),
      (given: "a_b_c", seen: "abc"),
      (given: "snake_", seen: "snake_"),
      (given: "a & _b", seen: "a & b"),
      (given: "one\\ntwo", seen: "one\ntwo"),
      (given: "one\ntwo", seen: "one\ntwo"),
      (given: "one\\ttwo", seen: "one\ttwo"),
      (given: "\\101\\x", seen: "Ax"),
      (given: "C:\\\\new", seen: "C:\\new"),
      (given: "end\\", seen: "end\\"),
    ]
    for (given, seen) in cases {
      let dialog = try DrivenDialog(["--entry", "--text", given])
      assertShows(dialog, DialogView(seen, text: "", canConfirm: true), given)
      try dialog.press("Escape")
      assertEnds(dialog, code: 1, given)
    }
  }

  func testTheAccessKeyOfTheTextGoesToTheEntry() async throws {
    let dialog = try DrivenDialog(["--entry", "--text", "_Name"])
    try dialog.press("Tab")
    let entry = dialog.accessible.entry
    XCTAssertTrue(Deadline.holds { !entry.has(.focused) })
    try dialog.press("alt+n")
    XCTAssertTrue(Deadline.holds { entry.has(.focused) })
  }

  func testTheTitle() async throws {
    for title in [Self.special, "__a_b\\n", "-"] {
      let dialog = try DrivenDialog(["--entry", "--title", title])
      XCTAssertEqual(dialog.accessible.window.name, title)
      XCTAssertEqual(dialog.accessible.heading?.name, title)
      try dialog.press("Escape")
      assertEnds(dialog, code: 1, title)
    }
  }

  func testTheLabelsOfButtons() async throws {
    let cases = [
      (given: Self.special, seen: Self.special),
      (given: "_Go & __stay_", seen: "Go & _stay_"),
      (given: "a\\nb", seen: "a\\nb"),
    ]
    for (given, seen) in cases {
      let arguments = ["--ok-label", given, "--cancel-label", "c\(given)"]
      let dialog = try DrivenDialog(
        ["--entry", "--extra-button", "x\(given)"] + arguments, confirm: seen)
      XCTAssertEqual(dialog.accessible.buttons, ["c\(seen)", seen, "x\(seen)"])
      try dialog.click(on: "x\(seen)")
      assertEnds(dialog, code: 1, output: "x\(given)\n", given)
    }
  }

  func testTheInitialText() async throws {
    for text in [Self.special, "_a__b \\n \\101", "  spaces  ", "-"] {
      let dialog = try DrivenDialog(["--entry", "--entry-text", text])
      assertShows(dialog, DialogView("Enter new text:", text: text, canConfirm: true), text)
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "\(text)\n", text)
    }
  }

  func testWhatIsTypedComesOutByteForByte() async throws {
    let text = "a\"b\\c|d'e$x `f` %s <g> &h; _i"
    let dialog = try DrivenDialog(["--entry"])
    try dialog.type(text)
    try dialog.press("Return")
    assertEnds(dialog, code: 0, output: "\(text)\n")
  }

  func testMessages() async throws {
    let cases = [
      (given: Self.special, seen: Self.special),
      (given: "_a __b", seen: "_a __b"),
      (given: "a\\nb", seen: "a\\nb"),
      (given: "one\ntwo", seen: "one two"),
      (given: "at most {maximum}, not {length}", seen: "at most 2, not 3"),
    ]
    for (given, seen) in cases {
      let dialog = try DrivenDialog(["--entry", "--max-length", "2", "--max-length-message", given])
      try dialog.type("abc")
      let wrong = DialogView("Enter new text:", sentence: seen, text: "abc", canConfirm: false)
      assertShows(dialog, wrong, given)
      try dialog.press("Escape")
      assertEnds(dialog, code: 1, given)
    }
  }

  func testAPatternInItsSentence() async throws {
    let dialog = try DrivenDialog(["--entry", "--pattern", "<[&_a-z]+>"])
    try dialog.type("x")
    let wrong = DialogView(
      "Enter new text:", sentence: "Use the format <[&_a-z]+>.", text: "x", canConfirm: false)
    assertShows(dialog, wrong)
  }
}
