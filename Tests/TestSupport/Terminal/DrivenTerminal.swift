internal import Glibc
internal import XCTest

/// The real program asking on a terminal, with somebody at the keyboard.
package final class DrivenTerminal {
  /// The running program.
  package let program: Program

  /// The terminal.
  package let terminal: PseudoTerminal

  /// The terminal's attributes before the program.
  package let attributes: [UInt8]

  /// Starts the program on a terminal of its own and waits until it asks.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the program's name and `--backend`.
  ///   - environment: Variables that differ from ``Environment/clean``; there is no display.
  ///   - backend: The value of `--backend`; nil leaves it out.
  ///   - launcher: A program with arguments that starts the program.
  ///   - asks: Whether to wait for the prompt.
  package init(
    _ arguments: [String] = [], backend: String? = "terminal",
    environment: [String: String?] = [:], on terminal: PseudoTerminal? = nil,
    launcher: [String] = [], asks: Bool = true
  ) throws {
    let terminal = try terminal ?? PseudoTerminal()
    self.terminal = terminal
    attributes = terminal.attributes
    let plain: [String: String?] = [
      "TERM": "xterm-256color", "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
    ]
    program = try Program(
      (backend.map { ["--backend=\($0)"] } ?? []) + arguments,
      environment: plain.merging(environment) { $1 },
      streams: Streams(terminal: terminal.path), launcher: launcher)
    guard asks else { return }
    try waitUntil("the prompt") { lines in lines.last?.hasPrefix("> ") == true || lines.last == ">"
    }
    // The keys of a line are not read before the terminal is raw.
    try waitUntil("raw mode") { [attributes] _ in terminal.attributes != attributes }
  }

  /// Types or sends what keys send.
  package func type(_ text: String) { terminal.send(text) }

  /// The rows of the screen.
  package var lines: [String] {
    terminal.read()
    return terminal.screen.lines
  }

  /// Waits until the rows of the screen are as `condition` says.
  package func waitUntil(_ what: String, _ condition: ([String]) -> Bool) throws {
    guard Deadline.holds({ condition(lines) }) else {
      throw Failure("\(what) did not come; the terminal shows \(lines)")
    }
  }

  /// Waits until the prompt and what is below are these rows; fails when they do not come.
  package func assertShows(
    _ rows: [String], red: [String] = [], _ id: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let isShown = Deadline.holds(atMost: 5) {
      lines.suffix(rows.count) == rows && terminal.screen.text(rendered: 31) == red
    }
    if !isShown {
      XCTFail(
        "\(id): \(rows), red \(red) expected; the terminal shows \(lines), red "
          + "\(terminal.screen.text(rendered: 31))", file: file, line: line)
    }
  }

  /// Waits until the program has ended; fails when it did not end with exactly this, or has not left
  /// the terminal as it was.
  package func assertEnds(
    code: Int32, output: String = "", _ id: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let isOver = Deadline.holds {
      terminal.read()
      return !program.command.isRunning
    }
    XCTAssertTrue(isOver, "\(id): the program goes on", file: file, line: line)
    TestSupport.assertEnds(
      program, code: code, output: output, id, file: file, line: line)
    terminal.read()
    XCTAssertEqual(
      terminal.attributes, attributes, "\(id): the terminal's attributes", file: file, line: line)
    XCTAssertEqual(
      terminal.screen.modes, [7], "\(id): the terminal's modes", file: file, line: line)
    XCTAssertEqual(
      terminal.screen.cursor.column, 0, "\(id): the cursor's column", file: file, line: line)
  }
}
