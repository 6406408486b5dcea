import TestSupport
import XCTest

/// The window keeps its size and its order.
@MainActor
final class LayoutTests: XCTestCase {
  func testTheWindowDoesNotJumpWhenASentenceComes() async throws {
    let ways: [(id: String, arguments: [String], text: String, sentence: String)] = [
      ("the first dialog", [], "abcdef", "Type at most 5 characters."),
      (
        "a sentence that wraps",
        ["--max-length", "2", "--max-length-message", String(repeating: "many words ", count: 12)],
        "abc", String(repeating: "many words ", count: 12)
      ),
    ]
    for (id, arguments, text, sentence) in ways {
      let dialog = try DrivenDialog(arguments)
      let places = try places(in: dialog)
      try dialog.type(text)
      let wrong = DialogView(
        "Enter a short text.", sentence: sentence, text: text, canConfirm: false)
      assertShows(dialog, wrong, id)
      XCTAssertEqual(try self.places(in: dialog), places, id)
    }
  }

  private func places(in dialog: DrivenDialog) throws -> [Accessible.Extents] {
    let accessible = dialog.accessible
    return [
      accessible.window.extents, accessible.entry.extents,
      try accessible.button(dialog.confirm).extents,
    ]
  }

  func testCancelComesFirstInTheDirectionOfTheLanguage() async throws {
    let languages = [
      (language: "C", isRightToLeft: false), (language: "de", isRightToLeft: false),
      (language: "ar", isRightToLeft: true),
    ]
    for (language, isRightToLeft) in languages {
      let program = try Program(environment: ["LANGUAGE": language])
      let accessible = try AccessibleDialog(of: program)
      let buttons = accessible.buttons
      XCTAssertEqual(buttons.count, 2, language)
      let cancel = try accessible.button(buttons[0]).extents
      let register = try accessible.button(buttons[1]).extents
      XCTAssertEqual(cancel.x > register.x, isRightToLeft, "\(language): \(buttons)")
      XCTAssertEqual(cancel.y, register.y, language)
    }
  }
}
