import TestSupport
import XCTest

/// A mistake of whoever wrote the script gets one line that says what is allowed.
@MainActor
final class BadInputTests: XCTestCase {
  private struct Case {
    let arguments: [String]
    let words: [String]

    /// - Parameter words: What the line must say.
    init(_ arguments: [String], _ words: String...) {
      self.arguments = arguments
      self.words = words
    }
  }

  private static let cases = [
    Case(["--tittle", "5"], "'--tittle'", "--title"),
    Case(["--entri"], "'--entri'", "--entry"),
    Case(["--max-lenght=5"], "'--max-lenght=5'", "'--max-length'"),
    Case(["--entry", "--zzzzzzzzzz"], "'--zzzzzzzzzz'"),
    Case(["-x"], "-x"),
    Case(["--=x"], "'--'"),
    Case(["--type=number", "--step=10e9223372036854775807"], "--step", "above 0"),
    Case(["--one-of-file=/dev/null"], "--one-of"),
    Case(["--title"], "--title=TITLE"),
    Case(["--entry", "--max-length"], "--max-length=N"),
    Case(["--max-length", "abc"], "--max-length", "whole number", "'abc'", "0"),
    Case(["--max-length", "-1"], "--max-length", "whole number", "'-1'", "0"),
    Case(["--max-length", ""], "--max-length", "whole number", "''"),
    Case(["--max-length", "5.0"], "--max-length", "whole number", "'5.0'"),
    Case(["--max-length", "99999999999999999999"], "--max-length", "'99999999999999999999'"),
    Case(["--min-length", "x"], "--min-length", "whole number", "'x'"),
    Case(
      ["--min-length", "6", "--max-length", "5"], "--min-length 6", "--max-length 5"),
    Case(["--min-length", "6"], "--min-length 6", "--max-length 5"),
    Case(["--length-unit", "letter"], "--length-unit", "'letter'", "character, codepoint, utf16"),
    Case(["--pattern", "("], "--pattern", "'('", "byte 1"),
    Case(["--pattern", "a", "--pattern", "[z"], "--pattern", "'[z'"),
    Case(["--pattern-message", "x"], "--pattern-message"),
    Case(["--entry", "--required-message", "x"], "--required-message", "--required"),
    Case(["--entry", "--password"], "--entry", "--password"),
    Case(["--calendar", "--list"], "--calendar", "--list"),
    Case(["--question"], "--question", "--entry"),
    Case(["--entry", "--separator", "|"], "--separator", "--entry"),
    Case(["--entry", "--multiple"], "--multiple", "--entry"),
    Case(["--entry", "--width", "wide"], "--width", "'wide'"),
    Case(["--entry", "--timeout", "soon"], "--timeout", "'soon'"),
    Case(["--entry", "--timeout", "-5"], "--timeout", "'-5'"),
    Case(["--entry=yes"], "--entry", "'yes'"),
    Case(["--entry", "--hide-text=no"], "--hide-text", "'no'"),
    Case(["--entry", "--app-id", "no id"], "--app-id", "'no id'", "org.example.App"),
    Case(
      ["--entry", "--entry-text", String(repeating: "x", count: 65_535)], "--entry-text",
      "65534"),
  ]

  func testOneLineNamesTheOptionAndWhatIsAllowed() async throws {
    for example in Self.cases {
      let id = example.arguments.joined(separator: " ").prefix(60)
      let program = try Program(example.arguments)
      assertEnds(program, code: 255, errors: nil, String(id))
      let errors = String(decoding: program.command.errors, as: UTF8.self)
      for word in example.words {
        XCTAssertTrue(errors.contains(word), "\(id): '\(word)' is not in '\(errors)'")
      }
    }
  }

  func testTheDisplayIsNotNeededToComplain() async throws {
    for example in Self.cases {
      let id = example.arguments.joined(separator: " ").prefix(60)
      let program = try Program(example.arguments, environment: ["DISPLAY": nil])
      assertEnds(program, code: 255, errors: nil, String(id))
      let errors = String(decoding: program.command.errors, as: UTF8.self)
      XCTAssertFalse(errors.contains("DISPLAY"), "\(id): \(errors)")
    }
  }

  func testControlCharactersDoNotReachTheTerminal() async throws {
    let program = try Program(["--max-length", "\u{1B}[31m\n\u{7}x"])
    assertEnds(program, code: 255, errors: nil)
    let errors = program.command.errors
    XCTAssertFalse(
      errors.dropLast().contains { $0 < 0x20 }, String(decoding: errors, as: UTF8.self))
  }
}
