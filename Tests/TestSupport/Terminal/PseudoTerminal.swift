internal import Glibc

/// A terminal that a test holds the other end of.
package final class PseudoTerminal {
  /// Where the program finds it.
  package let path: String

  /// What is on the screen; ``read()`` brings it up to date.
  package let screen: TerminalEmulator

  private var master: Int32 = -1
  private var slave: Int32 = -1

  /// Makes a terminal of a size in characters.
  ///
  /// The corresponding C function is `openpty`.
  package init(columns: Int = 80, rows: Int = 24, joinsEmoji: Bool = false) throws {
    // As long as this process has the program's end as well, the terminal is there before and
    // after the program.
    guard openpty(&master, &slave, nil, nil, nil) == 0, let name = ttyname(slave) else {
      throw Failure("no pseudo-terminal could be made")
    }
    path = String(cString: name)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    screen = TerminalEmulator(columns: columns, rows: rows, joinsEmoji: joinsEmoji)
    resize(columns: columns, rows: rows)
  }

  isolated deinit {
    hangUp()
    close(slave)
  }

  /// Types: sends bytes as a keyboard does.
  package func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EAGAIN else { return }
      bytes = bytes.dropFirst(max(count, 0))
      // What the program writes meanwhile must not fill the line.
      read()
    }
  }

  /// Takes what the program has written.
  package func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(master, &buffer, buffer.count)
      guard count > 0 else { return }
      screen.feed(Array(buffer[..<count]))
    }
  }

  /// Makes the terminal wider or narrower, as a person does with the mouse.
  package func resize(columns: Int, rows: Int) {
    read()
    screen.resize(columns: columns, rows: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Takes the terminal away, as a connection that breaks does.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The terminal's attributes as bytes, for comparing.
  ///
  /// The corresponding C function is `tcgetattr`.
  package var attributes: [UInt8] {
    var attributes = termios()
    tcgetattr(slave, &attributes)
    return withUnsafeBytes(of: attributes) { Array($0) }
  }

  /// Changes a control character, as `stty` does: `VINTR` and the like.
  package func set(_ index: Int32, to byte: UInt8) {
    var attributes = termios()
    tcgetattr(slave, &attributes)
    withUnsafeMutableBytes(of: &attributes.c_cc) { $0[Int(index)] = byte }
    tcsetattr(slave, TCSANOW, &attributes)
  }
}
