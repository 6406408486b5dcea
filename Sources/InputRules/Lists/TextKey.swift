internal import CGLib

/// A text as it is compared with the values of a list: the same bytes for what looks the same.
struct TextKey {
  let bytes: [UInt8]

  /// Nil for a text that no value can begin with: one with a line break or NUL.
  init?(_ text: String, ignoringCase: Bool) {
    guard !text.utf8.contains(where: { $0 == ValueList.newline || $0 == 0 }) else { return nil }
    bytes = Self.key(of: Array(text.utf8), ignoringCase: ignoringCase)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The key without marks at its end: one that is typed next can belong before them.
  var withoutLastMarks: TextKey {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let last = scalars.lastIndex { $0.properties.canonicalCombiningClass == .notReordered }
    return last.map { TextKey(bytes: Array(String(scalars[...$0]).utf8)) } ?? TextKey(bytes: [])
  }

  /// From how many bytes on it is faster to make the key of each code point once.
  private static let manyBytes = 100_000

  /// The keys of lines that each have a newline after them.
  ///
  /// - Parameter lines: Well-formed UTF-8 without NUL.
  static func keys(of lines: [UInt8], ignoringCase: Bool) -> [UInt8] {
    lines.count > manyBytes && !lines.allSatisfy { $0 < 0x80 }
      ? LineKeys.keys(of: lines, ignoringCase: ignoringCase)
      : key(of: lines, ignoringCase: ignoringCase)
  }

  /// The key of a text.
  ///
  /// Letters are decomposed, so that か is the beginning of が: a typed mark can still follow.
  ///
  /// - Parameter bytes: Well-formed UTF-8 without NUL.
  static func key(of bytes: [UInt8], ignoringCase: Bool) -> [UInt8] {
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      let normal = normalized(bytes)
      return ignoringCase ? normalized(folded(normal)) : normal
    }
    guard ignoringCase else { return bytes }
    return bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
  }

  /// The corresponding C function is `g_utf8_normalize`.
  private static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    changed(bytes) { g_utf8_normalize($0, $1, G_NORMALIZE_NFD) }
  }

  /// The corresponding C function is `g_utf8_casefold`.
  private static func folded(_ bytes: [UInt8]) -> [UInt8] {
    changed(bytes) { g_utf8_casefold($0, $1) }
  }

  private static func changed(
    _ bytes: [UInt8], by change: (UnsafePointer<CChar>, Int) -> UnsafeMutablePointer<CChar>?
  ) -> [UInt8] {
    bytes.withUnsafeBytes { buffer in
      guard let text = buffer.assumingMemoryBound(to: CChar.self).baseAddress,
        let result = change(text, buffer.count)
      else { return bytes }
      defer { g_free(result) }
      return Array(UnsafeRawBufferPointer(start: result, count: strlen(result)))
    }
  }
}
