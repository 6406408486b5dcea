internal import Glibc

/// Reads a stream line by line; a line can have any length.
struct LineReader: ~Copyable {
  /// How many bytes are asked for at once.
  private static let chunk = 65_536

  private let stream: Int32
  private var buffer: UnsafeMutableBufferPointer<UInt8>
  private var filled = 0
  /// How many of the bytes are known to have no newline.
  private var searched = 0

  /// Reading failed; the payload is `errno`.
  struct ReadError: Error { let reason: Int32 }

  init(_ stream: Int32) {
    self.stream = stream
    buffer = .allocate(capacity: Self.chunk)
  }

  deinit { buffer.deallocate() }

  /// Calls `body` with each line, without its end: a newline, or a carriage return and a newline.
  ///
  /// - Parameters:
  ///   - body: Gets a line's bytes, which are there during the call only.
  ///   - pause: Is called when all that has arrived was handed out, before more is waited for.
  mutating func forEachLine(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Void, pause: () throws -> Void
  ) throws {
    while try fill() {
      try handOut(body)
      try pause()
    }
    if filled > 0 {
      try body(withoutReturn(UnsafeBufferPointer(rebasing: buffer[..<filled])))
      try pause()
    }
  }

  /// Reads once more.
  ///
  /// - Returns: false at the end of the stream.
  private mutating func fill() throws(ReadError) -> Bool {
    if buffer.count - filled < Self.chunk { grow() }
    while true {
      let count = read(stream, buffer.baseAddress?.advanced(by: filled), Self.chunk)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw ReadError(reason: errno) }
      filled += count
      return count > 0
    }
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: buffer.count * 2 + Self.chunk)
    _ = larger.update(fromContentsOf: buffer[..<filled])
    buffer.deallocate()
    buffer = larger
  }

  private mutating func handOut(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    guard let start = buffer.baseAddress else { return }
    var line = 0
    while let end = memchr(start + searched, 0x0A, filled - searched) {
      let length = UnsafeMutableRawPointer(start + line).distance(to: end)
      try body(withoutReturn(UnsafeBufferPointer(start: start + line, count: length)))
      line += length + 1
      searched = line
    }
    memmove(start, start + line, filled - line)
    filled -= line
    searched = filled
  }

  private func withoutReturn(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    line.last == 0x0D ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
  }
}
