extension Syntax {
  /// HTML's valid e-mail address.
  static let email = Syntax { cursor throws(Cursor.Stop) in
    try cursor.expectSome { $0.isLetterOrDigit || localPunctuation.contains($0) }
    try cursor.expect("@")
    repeat { try cursor.readLabel() } while cursor.skip(".")
  }

  private static let localPunctuation = Array(".!#$%&'*+/=?^_`{|}~-".utf8)
}

extension Cursor {
  /// The most bytes of a label of a host name (RFC 1034, section 3.5).
  private static let labelLength = 63

  /// Reads one label of a host name: letters, digits and inner hyphens.
  mutating func readLabel() throws(Stop) {
    try expect(where: \.isLetterOrDigit)
    var length = 1
    var endsWithHyphen = false
    while let byte = next, byte.isLetterOrDigit || byte == UInt8(ascii: "-") {
      length += 1
      endsWithHyphen = byte == UInt8(ascii: "-")
      // A hyphen needs room for a letter after it.
      guard length + (endsWithHyphen ? 1 : 0) <= Self.labelLength else { throw .wrong }
      try expect { _ in true }
    }
    guard endsWithHyphen else { return }
    throw isAtEnd ? .end : .wrong
  }
}
