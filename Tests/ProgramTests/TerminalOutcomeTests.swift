import Glibc
import TestSupport
import XCTest

/// How a question on a terminal ends, and what becomes of the terminal.
@MainActor
final class TerminalOutcomeTests: XCTestCase {
  func testSignals() async throws {
    let cases: [(id: String, signal: Int32)] = [
      ("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP),
    ]
    for example in cases {
      let dialog = try DrivenTerminal()
      dialog.type("abcdefg")
      dialog.assertShows(
        ["> abcdefg", "Type at most 5 characters."], red: ["Type at most 5 characters."])
      dialog.program.command.send(example.signal)
      dialog.assertEnds(code: 128 + example.signal, example.id)
    }
  }

  func testSignalsThatNobodyHandles() async throws {
    for signal in [SIGQUIT, SIGUSR1, SIGSEGV, SIGABRT] {
      let dialog = try DrivenTerminal()
      let before = try PseudoTerminal().attributes
      XCTAssertNotEqual(dialog.terminal.attributes, before)
      dialog.program.command.send(signal)
      let result = try dialog.program.result()
      XCTAssertEqual(result.ending, .killed(by: signal))
      XCTAssertEqual(dialog.terminal.attributes, before, "\(signal)")
      dialog.terminal.read()
      XCTAssertEqual(dialog.terminal.screen.modes, [7], "\(signal)")
    }
  }

  func testATerminalThatGoesAwayIsAHangUpOrCancel() async throws {
    let cases: [(id: String, launcher: [String], code: Int32)] = [
      ("a hang-up", [], 128 + SIGHUP),
      ("a hang-up that is ignored", ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh"], 1),
    ]
    for example in cases {
      let dialog = try DrivenTerminal(launcher: example.launcher)
      dialog.type("abc")
      dialog.terminal.hangUp()
      let result = try dialog.program.result()
      XCTAssertEqual(result.ending, .exited(example.code), example.id)
      XCTAssertEqual(result.output.count, 0, example.id)
      XCTAssertEqual(result.errors.count, 0, example.id)
    }
  }

  func testATerminalThatTakesNothingDoesNotHoldTheProgram() async throws {
    let text = String(repeating: "All work and no play. ", count: 5000)
    let dialog = try DrivenTerminal(["--entry", "--text=\(text)"], asks: false)
    let isRaw = Deadline.holds { dialog.terminal.attributes != dialog.attributes }
    XCTAssertTrue(isRaw)
    dialog.program.command.send(SIGTERM)
    let result = try dialog.program.result()
    XCTAssertEqual(result.ending, .exited(128 + SIGTERM))
    XCTAssertEqual(dialog.terminal.attributes, dialog.attributes)
  }

  func testStoppingGivesTheTerminalBack() async throws {
    // A shell with jobs, which waits for a line of its own while the program is stopped. Bash
    // takes the terminal that standard error is.
    let shell =
      "exec 3>&2 2>/dev/tty; set -m; \"$@\" 2>&3; read -r line </dev/tty; fg >/dev/null"
    let dialog = try DrivenTerminal(launcher: ["bash", "-c", shell, "bash"])
    let raw = dialog.terminal.attributes
    dialog.type("ab\u{1A}")
    let isRestored = Deadline.holds { dialog.terminal.attributes == dialog.attributes }
    XCTAssertTrue(isRestored, "the terminal while the program is stopped")
    try dialog.waitUntil("the shell's turn") { _ in dialog.terminal.screen.modes == [7] }
    dialog.type("go on\n")
    try dialog.waitUntil("the question") { $0.last == "> ab" && $0.contains("go on") }
    XCTAssertEqual(dialog.terminal.attributes, raw)
    XCTAssertTrue(dialog.terminal.screen.modes.contains(2004))
    dialog.type("c\r")
    dialog.assertEnds(code: 0, output: "abc\n")
  }

  func testGoingOnAfterAStopThatNobodyCouldHandle() async throws {
    let dialog = try DrivenTerminal()
    let raw = dialog.terminal.attributes
    dialog.type("ab")
    dialog.assertShows(["> ab"])
    dialog.program.command.send(SIGSTOP)
    dialog.type("c")
    dialog.program.command.send(SIGCONT)
    dialog.assertShows(["> abc"], "after SIGSTOP")
    // No shell could continue this process: the system does not stop it at Control-Z.
    dialog.type("\u{1A}d")
    dialog.assertShows(["> abcd"], "after Control-Z")
    XCTAssertEqual(dialog.terminal.attributes, raw)
    dialog.type("\r")
    dialog.assertEnds(code: 0, output: "abcd\n")
  }

  func testTheTimeRunsOut() async throws {
    let cases: [(id: String, text: String, output: String)] = [
      ("a right text", "abc", "abc\n"), ("a wrong text", "abcdef", ""), ("nothing", "", ""),
    ]
    for example in cases {
      let dialog = try DrivenTerminal(["--timeout=1"])
      dialog.type(example.text)
      dialog.assertEnds(code: 5, output: example.output, example.id)
    }
  }

  func testExtraButtons() async throws {
    let arguments = ["--entry", "--extra-button=_Later", "--extra-button=Never"]
    let cases: [(id: String, keys: [String], output: String)] = [
      ("Alt with the number", ["\u{1B}2"], "Never\n"),
      ("Escape, then the number", ["a", "\u{1B}", "1"], "_Later\n"),
    ]
    for example in cases {
      let dialog = try DrivenTerminal(arguments)
      XCTAssertTrue(dialog.lines.joined().contains("[Esc 1] Later  [Esc 2] Never"))
      for keys in example.keys {
        dialog.type(keys)
        // Longer than a key's bytes may take.
        usleep(700_000)
      }
      dialog.assertEnds(code: 1, output: example.output, example.id)
    }
    let dialog = try DrivenTerminal(arguments)
    dialog.type("\u{1B}3")
    dialog.assertShows(["> 3"], "a number without a button is text")
    dialog.type("\r")
    dialog.assertEnds(code: 0, output: "3\n")
  }

  func testChoices() async throws {
    let dialog = try DrivenTerminal(["--entry", "red", "green", "grey"])
    XCTAssertTrue(dialog.lines.joined(separator: "\n").contains("\n  red\n  green\n  grey\n"))
    dialog.type("g\t\t")
    dialog.assertShows(["> grey"])
    dialog.type("\u{1B}[A\u{1B}[A")
    dialog.assertShows(["> red"])
    dialog.type("dish\r")
    dialog.assertEnds(code: 0, output: "reddish\n")
  }

  func testTabCompletesWhatIsInAList() async throws {
    let dialog = try DrivenTerminal(["--entry", "--one-of=red", "--one-of=green"])
    dialog.type("g\t\r")
    dialog.assertEnds(code: 0, output: "green\n")
  }

  func testAskingTwice() async throws {
    let dialog = try DrivenTerminal(["--entry", "--confirm", "--hide-text", "--min-length=3"])
    dialog.type("ab\r")
    dialog.assertShows([">", "Type 1 more character."], red: ["Type 1 more character."])
    dialog.type("c\r")
    dialog.assertShows(["Type it again:", "[Up] Back", ">"])
    dialog.type("abd\r")
    dialog.assertShows(
      [">", "Type the same text twice."], red: ["Type the same text twice."], "another text")
    dialog.type("\u{1B}[A")
    dialog.assertShows(["Enter new text:", ">"], "back")
    dialog.type("\u{15}abd\r")
    dialog.assertShows(["[Up] Back", ">"], "again")
    dialog.type("\r")
    dialog.assertEnds(code: 0, output: "abd\n")
  }

  func testAProgramIsAsked() async throws {
    let check = "sh -c 'read x; [ \"$x\" = good ] || { echo \"Not $x.\"; exit 1; }'"
    let dialog = try DrivenTerminal(["--entry", "--validate-command=\(check)"])
    dialog.type("bad\r")
    dialog.assertShows(["> bad", "Not bad."], red: ["Not bad."])
    dialog.type("\u{15}good\r")
    dialog.assertEnds(code: 0, output: "good\n")
  }

  func testAFailureToRegisterIsSaidAndAskedAgain() async throws {
    let dialog = try DrivenTerminal(["--register=/dev/full"])
    dialog.type("abc\r")
    let sentence = "Not stored: there is no space left for /dev/full."
    dialog.assertShows(["> abc", sentence], red: [sentence])
    dialog.type("\u{3}")
    dialog.assertEnds(code: 1)
  }

  func testOnlyTheValueGoesToStandardOutput() async throws {
    for (format, output) in [("json", "{\"value\":\"a\"}\n"), ("nul", "a\0")] {
      let dialog = try DrivenTerminal(["--output=\(format)"])
      dialog.type("a\r")
      let result = try dialog.program.result()
      XCTAssertEqual(
        String(decoding: result.output, as: UTF8.self).filter { $0 != " " }, output, format)
      XCTAssertEqual(result.errors.count, 0, format)
    }
  }

  func testWithoutADisplayTheTerminalIsAsked() async throws {
    for backend in [nil, "auto"] {
      let dialog = try DrivenTerminal(backend: backend)
      dialog.type("abc\r")
      dialog.assertEnds(code: 0, output: "abc\n")
    }
  }

  func testWithADisplayTheTerminalIsLeftAlone() async throws {
    let own = Environment.clean["DISPLAY"]
    try XCTSkipIf(own == nil, "there is no display")
    let terminal = try PseudoTerminal()
    let attributes = terminal.attributes
    let dialog = try DrivenDialog(streams: Streams(terminal: terminal.path))
    try dialog.press("Escape")
    assertEnds(dialog, code: 1)
    terminal.read()
    XCTAssertEqual(terminal.screen.received, [])
    XCTAssertEqual(terminal.attributes, attributes)
  }

  func testNowhereToAsk() async throws {
    let cases: [(id: String, arguments: [String], errors: String)] = [
      (
        "auto", [],
        "verity: No display could be opened and there is no terminal: set DISPLAY or "
          + "WAYLAND_DISPLAY.\n"
      ),
      (
        "gtk", ["--backend=gtk"],
        "verity: No display could be opened: set DISPLAY or WAYLAND_DISPLAY.\n"
      ),
      (
        "terminal", ["--backend=terminal"],
        "verity: There is no terminal: run it on one, or with --backend=gtk.\n"
      ),
      (
        "another", ["--backend=tty"],
        "verity: --backend takes auto, gtk, terminal, not 'tty'. See 'verity --help'.\n"
      ),
    ]
    for example in cases {
      let program = try Program(
        example.arguments, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
      assertEnds(program, code: 255, errors: example.errors, example.id)
    }
  }
}
