import TestSupport
import XCTest

/// GTK reports a replacement as two changes; nobody gets to know of the state in between.
@MainActor
final class ReplacingTests: XCTestCase {
  private struct Case {
    let id: String
    let arguments: [String]
    let before: DialogView
    let after: DialogView
    let events: [String]
  }

  private static let description = "Enter new text:"
  private static let tooLong = "Type at most 5 characters."

  private static let cases = [
    Case(
      id: "right by right", arguments: ["--required"],
      before: DialogView(description, text: "abc", canConfirm: true),
      after: DialogView(description, text: "x", canConfirm: true), events: []),
    Case(
      id: "wrong by wrong", arguments: ["--pattern", "[0-9]+", "--required"],
      before: DialogView(
        description, sentence: "Use the format [0-9]+.", text: "abc", canConfirm: false),
      after: DialogView(
        description, sentence: "Use the format [0-9]+.", text: "x", canConfirm: false),
      events: []),
    Case(
      id: "wrong by right", arguments: ["--max-length", "5", "--required"],
      before: DialogView(description, sentence: tooLong, text: "abcdef", canConfirm: false),
      after: DialogView(description, text: "x", canConfirm: true),
      events: ["description", "invalid 0", "sensitive 1"]),
  ]

  func testSelectingAllAndTypingOver() async throws {
    for example in Self.cases {
      let dialog = try DrivenDialog(["--entry"] + example.arguments)
      try dialog.type(example.before.text)
      assertShows(dialog, example.before, example.id)
      try dialog.press("ctrl+a")
      let log = EventLog(of: dialog.program)
      try dialog.press("x")
      assertShows(dialog, example.after, example.id)
      log.update()
      XCTAssertEqual(log.events.sorted(), example.events, example.id)
    }
  }
}
