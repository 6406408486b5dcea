internal import Glibc

/// The standard streams: the only place that writes to them.
nonisolated enum StandardStreams {
  /// Opens what the caller has closed of the streams 0 to 2 on `/dev/null`.
  ///
  /// A display's socket would become that stream otherwise.
  ///
  /// - Returns: Whether standard output was open.
  static func openMissingStreams() -> Bool {
    let isOutputOpen = fcntl(STDOUT_FILENO, F_GETFD) != -1
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is taken, which is this stream's.
      _ = open("/dev/null", O_RDWR)
    }
    return isOutputOpen
  }

  /// Writes all of `text`.
  ///
  /// - Returns: Whether it was taken; `errno` has the reason otherwise.
  static func write(_ text: String, to stream: Int32) -> Bool {
    write(Array(text.utf8), to: stream)
  }

  /// Writes all of `bytes`.
  ///
  /// - Returns: Whether they were taken; `errno` has the reason otherwise.
  static func write(_ bytes: [UInt8], to stream: Int32) -> Bool {
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    return bytes.withUnsafeBufferPointer { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(
          stream, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  /// Writes one line to standard error: the program's name and a sentence.
  ///
  /// What a caller gave is shown without control characters.
  static func complain(_ sentence: String) {
    _ = write("verity: \(printable(sentence))\n", to: STDERR_FILENO)
  }

  /// The sentence with a space for each control character, so that no text drives a terminal.
  static func printable(_ sentence: String) -> String {
    var line = ""
    for scalar in sentence.unicodeScalars {
      line.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return line
  }
}
