import Foundation
import TestSupport
import XCTest

/// Help needs no display, and its words are known.
@MainActor
final class HelpTests: XCTestCase {
  private static let options = [
    "--help", "--help-all", "--help-general", "--help-entry", "--help-rules", "--help-misc",
    "--version",
  ]

  private static let noDisplay: [String: String?] = [
    "DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": nil,
  ]

  func testTheWordsAreThoseOfTheGoldenFiles() async throws {
    for option in Self.options {
      let program = try Program([option], environment: Self.noDisplay)
      let ending = try program.command.wait()
      let output = String(decoding: program.command.output, as: UTF8.self)
      assertGolden(output, "\(option.dropFirst(2)).txt")
      XCTAssertEqual(ending, .exited(0), option)
      XCTAssertTrue(program.command.errors.isEmpty, option)
    }
  }

  func testHelpWinsOverOtherOptions() async throws {
    let help = try Program.run(["--help"])
    for arguments in [["-h"], ["--entry", "--help"], ["--help", "--max-length", "3", "x"]] {
      XCTAssertEqual(try Program.run(arguments), help, "\(arguments)")
    }
  }

  func testEveryLineFitsIntoATerminal() async throws {
    for option in Self.options {
      let result = try Program.run([option])
      for line in String(decoding: result.output, as: UTF8.self).split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 80, "\(option): \(line)")
      }
    }
  }

  func testHelpIsTranslated() async throws {
    let english = try Program.run(["--help"])
    for language in ["ja", "de", "ar"] {
      let result = try Program.run(["--help"], environment: ["LANGUAGE": language])
      XCTAssertEqual(result.ending, .exited(0), language)
      XCTAssertNotEqual(result.output, english.output, language)
    }
  }
}
