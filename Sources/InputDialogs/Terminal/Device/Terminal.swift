internal import GTKWidgets
internal import Glibc

/// The terminal that controls the process, `/dev/tty`; standard input and output are not touched.
final class Terminal {
  /// There is no terminal.
  struct OpenError: Error {}

  private let descriptor: Int32
  private let original: termios
  private var outgoing: [UInt8] = []
  private var writing: Work?
  private var isRaw = false

  /// How long the terminal has for what is written last, in milliseconds.
  private static let patience: Int32 = 200

  /// Opens the terminal and leaves it as it is.
  ///
  /// The corresponding C functions are `open` and `tcgetattr`.
  init() throws(OpenError) {
    // Nobody else has this description: it may be non-blocking.
    descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw OpenError() }
    var attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else {
      Glibc.close(descriptor)
      throw OpenError()
    }
    original = attributes
  }

  isolated deinit {
    leave()
    Glibc.close(descriptor)
  }

  /// The size in characters.
  ///
  /// The corresponding C function is `ioctl` with `TIOCGWINSZ`.
  var size: TerminalSize {
    var size = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The keys of control characters: the usual ones, and what the person has chosen with `stty`.
  var controls: [UInt8: Key] {
    let chosen: [(Int32, Key)] = [
      (VINTR, .interrupt), (VEOF, .endOfInput), (VSUSP, .suspend), (VERASE, .backspace),
      (VWERASE, .killWord), (VKILL, .killToStart),
    ]
    var controls = Key.controls
    withUnsafeBytes(of: original.c_cc) { characters in
      for (index, key) in chosen {
        // 0 stands for none; a letter is more likely a letter.
        let byte = characters[Int(index)]
        if byte != 0, byte < 0x20 || byte == 0x7F { controls[byte] = key }
      }
    }
    return controls
  }

  /// Lets every key through as it is pressed, without echo, and without signals.
  ///
  /// However the process ends, short of `SIGKILL`, the terminal is restored.
  ///
  /// The corresponding C function is `tcsetattr`.
  ///
  /// - Parameter closing: What is written when the terminal is restored.
  /// - Returns: Whether the terminal is there.
  func enter(closing: StaticString) -> Bool {
    var raw = original
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    TerminalGuard.install(
      descriptor: descriptor, original: original, raw: raw, closing: closing)
    isRaw = true
    var result: Int32
    repeat { result = tcsetattr(descriptor, TCSANOW, &raw) } while result != 0 && errno == EINTR
    return result == 0
  }

  /// Restores the terminal; once is enough.
  func leave() {
    guard isRaw else { return }
    isRaw = false
    writing?.cancel()
    finishWriting()
    TerminalGuard.remove()
  }

  /// Calls `work` whenever something can be read, or the terminal has gone.
  func whenReadable(_ work: @escaping @MainActor () -> Void) -> Work {
    MainLoop.whenReady(descriptor, to: .read) {
      work()
      return true
    }
  }

  /// What was typed since the last call.
  ///
  /// The corresponding C function is `read`.
  ///
  /// - Returns: nil when the terminal has gone.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// Writes soon; a terminal that is stopped does not stop the program.
  ///
  /// The corresponding C function is `write`.
  func write(_ text: String) {
    outgoing += text.utf8
    guard writing?.isWaiting != true, !flush() else { return }
    writing = MainLoop.whenReady(descriptor, to: .write) { [weak self] in
      self?.flush() == false
    }
  }

  /// Hands the terminal a command to stop, as it does itself at Control-Z.
  ///
  /// The corresponding C function is `kill` for the process group.
  func suspend() { kill(0, SIGTSTP) }

  /// Whether nothing more is to be written.
  private func flush() -> Bool {
    while !outgoing.isEmpty {
      let count = Glibc.write(descriptor, outgoing, outgoing.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return false }
      // A terminal that has gone takes nothing any more.
      outgoing.removeFirst(count > 0 ? count : outgoing.count)
    }
    return true
  }

  private func finishWriting() {
    while !flush() {
      var target = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&target, 1, Self.patience) > 0 else { return }
    }
  }
}
