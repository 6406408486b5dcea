import TestSupport
import XCTest

/// Without a display, and when it goes away, a script can tell this from Cancel.
@MainActor
final class DisplayTests: XCTestCase {
  func testNoDisplay() async throws {
    let displays: [String?] = [nil, "", ":4711", "nowhere.invalid:0", "nonsense"]
    for display in displays {
      let program = try Program(["--entry"], environment: ["DISPLAY": display])
      assertEnds(program, code: 255, errors: nil, "\(display ?? "none")")
      let errors = String(decoding: program.command.errors, as: UTF8.self)
      XCTAssertTrue(errors.contains("DISPLAY"), errors)
    }
    let chosen = ["DISPLAY": nil, "ZENITY_ERROR": "9"]
    assertEnds(try Program([], environment: chosen), code: 9, errors: nil)
  }

  func testTheDisplayGoesAway() async throws {
    let display = try PrivateDisplay()
    let program = try Program(
      ["--entry", "--entry-text", "abc"], environment: display.environment)
    let accessible = try AccessibleDialog(of: program)
    XCTAssertEqual(accessible.window.name, "Add a new entry")
    display.end()
    assertEnds(program, code: 255, errors: nil)
    let errors = String(decoding: program.command.errors, as: UTF8.self)
    XCTAssertEqual(errors, "verity: The connection to the display was lost.\n")
  }
}
