import TestSupport
import XCTest

/// An answer is never lost in silence.
@MainActor
final class StreamTests: XCTestCase {
  func testAClosedOutputIsAnError() async throws {
    for arguments in [[], ["--entry", "--entry-text", "abc"], ["--help"], ["--version"]] {
      let program = try Program(arguments, streams: Streams(output: .closed))
      assertEnds(program, code: 255, errors: nil, "\(arguments)")
    }
  }

  func testAnOutputThatTakesNothingIsAnError() async throws {
    let outputs: [(id: String, output: Streams.Output)] = [
      ("full", .path("/dev/full")), ("nobody reads", .brokenPipe),
    ]
    for (id, output) in outputs {
      let dialog = try DrivenDialog(
        ["--entry", "--entry-text", "abc"], streams: Streams(output: output))
      try dialog.press("Return")
      assertEnds(dialog, code: 255, errors: nil, id)
      for argument in ["--help", "--version"] {
        let program = try Program([argument], streams: Streams(output: output))
        assertEnds(program, code: 255, errors: nil, "\(id), \(argument)")
      }
    }
  }

  func testCancellingNeedsNoOutput() async throws {
    let dialog = try DrivenDialog(["--entry"], streams: Streams(output: .path("/dev/full")))
    try dialog.press("Escape")
    assertEnds(dialog, code: 1)
  }

  func testTheErrorVariableChoosesTheCode() async throws {
    let full = Streams(output: .path("/dev/full"))
    let program = try Program(["--version"], environment: ["ZENITY_ERROR": "9"], streams: full)
    assertEnds(program, code: 9, errors: nil)
    let other = try Program(["--unknown"], environment: ["DIALOG_ERROR": "8"])
    assertEnds(other, code: 8, errors: nil)
  }

  func testClosedInputAndErrorsDoNotMatter() async throws {
    let streams: [(id: String, streams: Streams)] = [
      ("no input", Streams(input: .closed)), ("no errors", Streams(errors: .closed)),
      ("neither", Streams(input: .closed, errors: .closed)),
    ]
    for (id, streams) in streams {
      let dialog = try DrivenDialog(["--entry", "--entry-text", "abc"], streams: streams)
      try dialog.type("d")
      let right = DialogView("Enter new text:", text: "d", canConfirm: true)
      assertShows(dialog, right, id)
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "d\n", id)
    }
  }
}
