import TestSupport
import XCTest

/// How a dialog ends is told by the exit code and standard output alone.
@MainActor
final class OutcomeTests: XCTestCase {
  private struct Ending {
    let name: String
    let code: Int32
    let output: String
    let act: @MainActor (DrivenDialog) throws -> Void
  }

  private static let arguments = ["--entry", "--entry-text", "abc", "--extra-button", "E_xtra"]

  private static let endings = [
    Ending(name: "OK", code: 0, output: "abc\n") { try $0.press("Return") },
    Ending(name: "CANCEL", code: 1, output: "") { try $0.click(on: "Cancel") },
    Ending(name: "ESC", code: 1, output: "") { try $0.press("Escape") },
    Ending(name: "ESC", code: 1, output: "") { try $0.close() },
    Ending(name: "EXTRA", code: 1, output: "E_xtra\n") { try $0.press("alt+x") },
  ]

  private func check(
    _ ending: Ending, _ variables: [String: String], code: Int32, line: UInt = #line
  ) throws {
    let environment = variables.mapValues(Optional.some)
    let dialog = try DrivenDialog(Self.arguments, environment: environment)
    try ending.act(dialog)
    assertEnds(
      dialog, code: code, output: ending.output, "\(ending.name) \(variables)", line: line)
  }

  func testDefaultCodes() async throws {
    for ending in Self.endings { try check(ending, [:], code: ending.code) }
  }

  func testVariablesChooseOtherCodes() async throws {
    for ending in Self.endings {
      try check(ending, ["ZENITY_\(ending.name)": "42"], code: 42)
      try check(ending, ["DIALOG_\(ending.name)": "43"], code: 43)
      let both = ["ZENITY_\(ending.name)": "42", "DIALOG_\(ending.name)": "43"]
      try check(ending, both, code: 42)
      let others = Set(["OK", "CANCEL", "ESC", "EXTRA", "TIMEOUT", "ERROR"])
        .subtracting([ending.name])
      let foreign = others.map { ("ZENITY_\($0)", "44") }
      try check(ending, Dictionary(uniqueKeysWithValues: foreign), code: ending.code)
    }
  }

  func testVariablesAreReadAsAtoiReadsThem() async throws {
    let cases: [(String, Int32)] = [("abc", 0), ("7x", 7), ("", 0), ("-1", 255), (" 12", 12)]
    for (value, code) in cases { try check(Self.endings[1], ["ZENITY_CANCEL": value], code: code) }
  }

  func testATimeoutPrintsOnlyARightText() async throws {
    let cases: [(id: String, arguments: [String], output: String)] = [
      ("right", ["--entry", "--entry-text", "abc"], "abc\n"),
      ("trimmed", ["--entry", "--entry-text", " abc ", "--trim"], "abc\n"),
      ("empty and allowed", ["--entry"], "\n"),
      ("empty", [], ""),
      ("too long", ["--entry-text", "abcdef"], ""),
      ("unfinished", ["--entry-text", "abc", "--min-length", "4"], ""),
      ("not the pattern", ["--entry", "--entry-text", "abc", "--pattern", "[0-9]"], ""),
    ]
    let programs = try cases.map { try Program($0.arguments + ["--timeout", "1"]) }
    for (example, program) in zip(cases, programs) {
      assertEnds(program, code: 5, output: example.output, example.id)
    }
    for (variable, code) in [("ZENITY_TIMEOUT", Int32(50)), ("DIALOG_TIMEOUT", 51)] {
      let program = try Program(["--entry", "--timeout", "1"], environment: [variable: "\(code)"])
      assertEnds(program, code: code, output: "\n", variable)
    }
  }

  func testSignals() async throws {
    for (name, number) in [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP)] {
      let dialog = try DrivenDialog(Self.arguments)
      dialog.program.command.send(number)
      assertEnds(dialog, code: 128 + number, name)
    }
  }

  func testAnIgnoredSignalStaysIgnored() async throws {
    let shell = ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh"]
    let dialog = try DrivenDialog(Program(Self.arguments, launcher: shell), confirm: "OK")
    dialog.program.command.send(SIGHUP)
    try dialog.press("Return")
    assertEnds(dialog, code: 0, output: "abc\n")
  }
}
