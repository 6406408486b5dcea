internal import CGLib

/// Lines of values, each with a newline after it.
struct ListLines {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The most bytes of a list: keys, up to three times as long, are counted with 32 bits.
  private static let capacity = 1 << 30

  /// Adds a line, unless it is empty; `line` has no line break.
  mutating func append(line: some Collection<UInt8>) {
    guard !line.isEmpty else { return }
    bytes.append(contentsOf: line)
    bytes.append(ValueList.newline)
    count += 1
  }

  /// Adds the lines of a file.
  ///
  /// The corresponding C function is `g_file_get_contents`.
  mutating func append(linesOf file: String) throws(ListError) {
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    var failure: UnsafeMutablePointer<GError>?
    guard g_file_get_contents(file, &contents, &length, &failure) != 0, let contents else {
      defer { g_clear_error(&failure) }
      let reason = failure.map { String(cString: $0.pointee.message) } ?? ""
      throw .unreadable(file: file, reason: reason)
    }
    defer { g_free(contents) }
    try append(linesIn: UnsafeRawBufferPointer(start: contents, count: Int(length)), of: file)
  }

  /// Adds the lines of what a file holds.
  mutating func append(linesIn contents: [UInt8], of file: String) throws(ListError) {
    let result = contents.withUnsafeBytes { buffer in
      Result { () throws(ListError) in try append(linesIn: buffer, of: file) }
    }
    try result.get()
  }

  private mutating func append(
    linesIn contents: UnsafeRawBufferPointer, of file: String
  ) throws(ListError) {
    if let line = Self.firstWrongLine(contents) { throw .notUTF8(file: file, line: line) }
    guard bytes.count + contents.count <= Self.capacity else { throw .tooLarge(file: file) }
    bytes.reserveCapacity(bytes.count + contents.count + 1)
    var rest = contents[...]
    if rest.starts(with: Self.byteOrderMark) { rest = rest.dropFirst(3) }
    while !rest.isEmpty {
      let end = rest.firstIndex(of: ValueList.newline) ?? rest.endIndex
      let line = rest[..<end]
      append(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      rest = rest[end...].dropFirst()
    }
  }

  /// The number of the first line that is no UTF-8 or holds a NUL; nil without any.
  ///
  /// The corresponding C function is `g_utf8_validate_len`.
  private static func firstWrongLine(_ contents: UnsafeRawBufferPointer) -> Int? {
    let text = contents.assumingMemoryBound(to: CChar.self).baseAddress
    var end = text
    guard let text, g_utf8_validate_len(text, gsize(contents.count), &end) == 0, let end else {
      return nil
    }
    return 1 + contents[..<text.distance(to: end)].count { $0 == ValueList.newline }
  }
}

/// A list file that cannot be used.
public enum ListError: Error, Equatable, Sendable {
  /// The file cannot be read; the system says why.
  case unreadable(file: String, reason: String)

  /// The line is no UTF-8, or holds a NUL.
  case notUTF8(file: String, line: Int)

  /// There is more than 1 GiB.
  case tooLarge(file: String)

  /// What is wrong, and where.
  public var sentence: String {
    switch self {
    case .unreadable(let file, let reason):
      translated("The list '{file}' cannot be read: {reason}.")
        .filled(with: ["file": file, "reason": reason])
    case .notUTF8(let file, let line):
      translated("The list '{file}' is no UTF-8 in line {line}.")
        .filled(with: ["file": file, "line": "\(line)"])
    case .tooLarge(let file):
      translated("The list '{file}' is larger than 1 GiB.").filled(with: ["file": file])
    }
  }
}
