import Foundation
import Glibc
import TestSupport
import XCTest

/// Judging values without a display.
@MainActor
final class ValidateTests: XCTestCase {
  private struct Case {
    let id: String
    let options: [String]
    var input: String?
    let code: Int32
    let output: String
    var errors = ""
  }

  private static let tooLong = "Type at most 5 characters.\n"

  private static let cases = [
    Case(id: "right", options: ["--validate=abc"], code: 0, output: "abc\n"),
    Case(
      id: "an argument", options: ["--validate", "abc", "--max-length=5"], code: 0,
      output: "abc\n"),
    Case(
      id: "too long", options: ["--validate=abcdef", "--max-length=5"], code: 1, output: "",
      errors: tooLong),
    Case(
      id: "unfinished", options: ["--validate=a", "--min-length=3"], code: 1, output: "",
      errors: "Type 2 more characters.\n"),
    Case(
      id: "empty", options: ["--validate=", "--required"], code: 1, output: "",
      errors: "Type something to continue.\n"),
    Case(id: "empty and allowed", options: ["--validate="], code: 0, output: "\n"),
    Case(id: "a dash", options: ["--validate=-5", "--type=integer"], code: 0, output: "-5\n"),
    Case(
      id: "a canonical value", options: ["--validate= 007 ", "--type=integer"], code: 0,
      output: "7\n"),
    Case(
      id: "trimmed", options: ["--validate=\u{200B} a\t", "--trim"], code: 0, output: "a\n"),
    Case(
      id: "a message",
      options: ["--validate=x", "--pattern=[0-9]+", "--pattern-message=No {pattern}"],
      code: 1, output: "", errors: "No [0-9]+\n"),
    Case(
      id: "lines", options: ["--validate", "--max-length=5"], input: "abc\nabcdef\r\n\nlast",
      code: 1, output: "abc\n\nlast\n", errors: tooLong),
    Case(id: "no lines", options: ["--validate", "--required"], input: "", code: 0, output: ""),
    Case(
      id: "NUL", options: ["--validate", "--output=nul"], input: "a b\nc\n", code: 0,
      output: "a b\0c\0"),
    Case(
      id: "JSON", options: ["--validate", "--max-length=3", "--min-length=2", "--output=json"],
      input: "a\nab\n\"\\\u{1}\nabcd\n", code: 1,
      output: #"""
        {"input": "a", "verdict": "unfinished", "rule": "min-length", "sentence": "Type 1 more character."}
        {"input": "ab", "verdict": "accepted", "value": "ab"}
        {"input": "\"\\\u0001", "verdict": "accepted", "value": "\"\\\u0001"}
        {"input": "abcd", "verdict": "rejected", "rule": "max-length", "sentence": "Type at most 3 characters."}

        """#),
    Case(
      id: "a program decides",
      options: ["--validate", "--validate-command=sh -c 'grep -q ok || { echo No.; exit 1; }'"],
      input: "ok\nbad\nok too\n", code: 1, output: "ok\nok too\n", errors: "No.\n"),
    Case(
      id: "confirmation needs a person", options: ["--validate=a", "--confirm"], code: 0,
      output: "a\n"),
  ]

  /// Without a display, a terminal or a session bus.
  private static let bare: [String: String?] = [
    "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": nil,
  ]

  func testValuesAreJudgedWithoutADisplay() async throws {
    for example in Self.cases {
      let streams = Streams(input: example.input.map { .text($0) } ?? .empty)
      let program = try Program(example.options, environment: Self.bare, streams: streams)
      assertEnds(
        program, code: example.code, output: example.output, errors: example.errors, example.id)
    }
  }

  func testJSONIsReadAsItWasMeant() async throws {
    let text = "\"q\" \\ / \u{7F} \u{1F} é 👨‍👩‍👧 \t"
    let program = try Program(["--validate=\(text)", "--output=json"], environment: Self.bare)
    let object = try JSONSerialization.jsonObject(with: program.result().output)
    XCTAssertEqual((object as? [String: String])?["value"], text)
  }

  func testALineThatIsNotUTF8IsRefusedAndTheRestGoesOn() async throws {
    try withFile(Data([0x61, 0x0A, 0xFF, 0xFE, 0x0A, 0x62, 0x0A])) { path in
      let program = try Program(
        ["--validate"], environment: Self.bare, streams: Streams(input: .path(path)))
      assertEnds(program, code: 1, output: "a\nb\n", errors: "Type UTF-8 text.\n")
    }
  }

  func testALineOfAHundredMegabytesIsJudged() async throws {
    try withFile(Data(repeating: 0x61, count: 100_000_000)) { path in
      let program = try Program(
        ["--validate", "--max-length=5"], environment: Self.bare,
        streams: Streams(input: .path(path)))
      assertEnds(program, code: 1, errors: Self.tooLong, atMost: 60)
    }
  }

  func testAnswersComeWhileLinesStillArrive() async throws {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      // The program must not hold the end that it waits for.
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    let path =
      "/proc/\(ProcessInfo.processInfo.processIdentifier)/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let program = try Program(
      ["--validate"], environment: Self.bare, streams: Streams(input: .path(path)))
    for text in ["one\n", "two\n"] {
      let before = program.command.output.count
      pipe.fileHandleForWriting.write(Data(text.utf8))
      _ = try Deadline.wait(for: "an answer") { program.command.output.count > before ? true : nil }
    }
    try pipe.fileHandleForWriting.close()
    try pipe.fileHandleForReading.close()
    assertEnds(program, code: 0, output: "one\ntwo\n")
  }

  func testAFullOutputIsAnError() async throws {
    let program = try Program(
      ["--validate=a"], environment: Self.bare, streams: Streams(output: .path("/dev/full")))
    assertEnds(program, code: 255, errors: nil)
  }

  private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }
}
