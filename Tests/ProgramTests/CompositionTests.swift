import TestSupport
import XCTest

/// What an input method composes is not judged before it is there.
@MainActor
final class CompositionTests: XCTestCase {
  private func open() throws -> DrivenDialog {
    let dialog = try DrivenDialog(["--entry", "--max-length", "1"])
    // GTK's own input method: Ctrl+Shift+U, then a code point.
    try dialog.press("ctrl+shift+u", "0", "0", "6", "1")
    return dialog
  }

  func testNothingIsJudgedWhileItIsComposed() async throws {
    let dialog = try open()
    let view = DialogView("Enter new text:", text: "", canConfirm: true)
    XCTAssertTrue(Deadline.staysTrue(for: 1.5) { (try? dialog.view()) == view })
    try dialog.press("Return")
    assertShows(dialog, DialogView("Enter new text:", text: "a", canConfirm: true))
    XCTAssertTrue(dialog.program.command.isRunning, "Return ends the composition only.")
    try dialog.press("Return")
    assertEnds(dialog, code: 0, output: "a\n")
  }

  func testEscapeEndsTheCompositionFirst() async throws {
    let dialog = try open()
    try dialog.press("Escape", "b")
    assertShows(dialog, DialogView("Enter new text:", text: "b", canConfirm: true))
    try dialog.press("Escape")
    assertEnds(dialog, code: 1)
  }
}
