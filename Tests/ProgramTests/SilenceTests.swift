import TestSupport
import XCTest

/// Standard error is empty in normal use, and nothing is left behind.
@MainActor
final class SilenceTests: XCTestCase {
  private static let ways: [(id: String, environment: [String: String?])] = [
    ("with a session bus", [:]),
    ("without a session bus", ["DBUS_SESSION_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": nil]),
    ("with a bus that is not there", ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]),
    ("without a home", ["HOME": "/nowhere", "XDG_RUNTIME_DIR": nil]),
    ("with an empty environment but for the display", ["PATH": nil, "HOME": nil, "LC_ALL": nil]),
    ("with the GL renderer", ["GSK_RENDERER": "gl", "GDK_DEBUG": ""]),
    ("with an unknown theme", ["GTK_THEME": "Nowhere"]),
    ("with an unknown module", ["GTK_IM_MODULE": "nowhere", "GTK_MODULES": "nowhere"]),
  ]

  func testNothingIsSaidAndNothingIsLeft() async throws {
    for (id, environment) in Self.ways {
      let program = try Program(["--entry", "--entry-text", "abc"], environment: environment)
      let keyboard = try Keyboard(for: program)
      XCTAssertEqual(program.processes.count, 1, id)
      try keyboard.press(["End", "d", "Return"])
      assertEnds(program, code: 0, output: "abcd\n", id)
      XCTAssertTrue(
        Deadline.holds(atMost: 1) { program.processes.isEmpty }, "\(id): \(program.processes)")
    }
  }

  func testEveryEndingIsSilent() async throws {
    let endings: [(id: String, code: Int32, keys: [String])] = [
      ("accepted", 0, ["a", "Return"]), ("refused first", 0, ["Return", "a", "Return"]),
      ("cancelled", 1, ["alt+c"]), ("dismissed", 1, ["Escape"]),
      ("wrong text", 1, ["a", "b", "c", "d", "e", "f", "Return", "Tab", "Escape"]),
    ]
    for (id, environment) in Self.ways.prefix(2) {
      for ending in endings {
        let program = try Program(environment: environment)
        try Keyboard(for: program).press(ending.keys)
        let output = ending.code == 0 ? "a\n" : ""
        assertEnds(program, code: ending.code, output: output, "\(id), \(ending.id)")
      }
    }
  }

  func testAnotherUserIsServedAsWell() async throws {
    let user = try OtherUser()
    let buses: [(id: String, address: [String: String?])] = [
      ("no bus", ["DBUS_SESSION_BUS_ADDRESS": nil]), ("another user's bus", [:]),
    ]
    for (id, address) in buses {
      let program = try Program(
        ["--register"], environment: user.environment.merging(address) { $1 },
        launcher: user.launcher, path: user.path)
      try Keyboard(for: program).press(["a", "Return"])
      assertEnds(program, code: 0, output: "a\n", id)
      XCTAssertTrue(
        Deadline.holds(atMost: 1) { program.processes.isEmpty }, "\(id): \(program.processes)")
    }
  }
}
