import TestSupport
import XCTest

/// What a screen reader finds, and when.
@MainActor
final class AccessibilityTests: XCTestCase {
  func testTheSentenceDescribesTheEntryWhileItShows() async throws {
    let dialog = try DrivenDialog()
    let entry = dialog.accessible.entry
    XCTAssertEqual(entry.describers, [])
    try dialog.type("abcdef")
    XCTAssertTrue(Deadline.holds { entry.describers.count == 1 }, "described by the label")
    XCTAssertEqual(entry.description, "Type at most 5 characters.")
    XCTAssertEqual(entry.name, "Enter a short text.", "The name does not change.")
    try dialog.press("BackSpace")
    XCTAssertTrue(Deadline.holds { entry.describers.isEmpty })
    XCTAssertEqual(entry.description, "")
  }

  func testChangesAreToldOnceEach() async throws {
    let dialog = try DrivenDialog()
    let log = EventLog(of: dialog.program)
    try dialog.type("a")
    let right = DialogView("Enter a short text.", text: "a", canConfirm: true)
    assertShows(dialog, right)
    log.update()
    XCTAssertEqual(log.events, ["sensitive 1"])
    try dialog.type("bcdefghi")
    let wrong = DialogView(
      "Enter a short text.", sentence: "Type at most 5 characters.", text: "abcdefghi",
      canConfirm: false)
    assertShows(dialog, wrong)
    log.update()
    XCTAssertEqual(
      log.events.sorted(), ["description", "invalid 1", "sensitive 0", "sensitive 1"])
  }

  func testAnAttemptIsHeardThoughNothingIsTyped() async throws {
    let dialog = try DrivenDialog()
    let log = EventLog(of: dialog.program)
    try dialog.press("Return", "Return")
    let refused = DialogView(
      "Enter a short text.", sentence: "Type something to continue.", text: "", canConfirm: false)
    assertShows(dialog, refused)
    log.update()
    XCTAssertEqual(log.events.sorted(), ["description", "invalid 1"])
  }
}
