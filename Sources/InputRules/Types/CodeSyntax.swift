extension Syntax {
  /// HTML's simple colour; the value is in small letters.
  static let color = Syntax(canonical: \.inSmallLetters) { cursor throws(Cursor.Stop) in
    try cursor.expect("#")
    try cursor.expect(6, where: \.isHexDigit)
  }

  /// A UUID in its text form (RFC 9562, section 4); the value is in small letters.
  static let uuid = Syntax(canonical: \.inSmallLetters) { cursor throws(Cursor.Stop) in
    try cursor.expect(8, where: \.isHexDigit)
    for length in [4, 4, 4, 12] {
      try cursor.expect("-")
      try cursor.expect(length, where: \.isHexDigit)
    }
  }

  /// A MAC address; the value has colons and small letters.
  static let mac = Syntax(
    canonical: {
      $0.inSmallLetters.changingBytes { $0 == UInt8(ascii: "-") ? UInt8(ascii: ":") : $0 }
    },
    read: { cursor throws(Cursor.Stop) in
      try cursor.expect(2, where: \.isHexDigit)
      let separator: Unicode.Scalar = cursor.next == UInt8(ascii: "-") ? "-" : ":"
      for _ in 1...5 {
        try cursor.expect(separator)
        try cursor.expect(2, where: \.isHexDigit)
      }
    })

  /// POSIX' user name: the portable file name characters, without a hyphen in front.
  static let username = Syntax { cursor throws(Cursor.Stop) in
    guard cursor.next != UInt8(ascii: "-") else { throw .wrong }
    try cursor.expectSome { $0.isLetterOrDigit || Self.portablePunctuation.contains($0) }
  }

  private static let portablePunctuation: [UInt8] = [0x2D, 0x2E, 0x5F]

  /// A JSON pointer (RFC 6901, section 3).
  static let jsonPointer = Syntax { cursor throws(Cursor.Stop) in
    while !cursor.isAtEnd {
      try cursor.expect("/")
      while let byte = cursor.next, byte != UInt8(ascii: "/") {
        if cursor.skip("~") {
          try cursor.expect { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
        } else {
          try cursor.expect { _ in true }
        }
      }
    }
  }
}

extension Cursor {
  /// Reads exactly `count` bytes that belong.
  fileprivate mutating func expect(
    _ count: Int, where belongs: (UInt8) -> Bool
  ) throws(Stop) {
    for _ in 0..<count { try expect(where: belongs) }
  }
}

extension String {
  /// The text with ASCII's capitals as small letters.
  fileprivate var inSmallLetters: String { changingBytes { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }

  /// The text with ASCII's small letters as capitals.
  var inCapitals: String { changingBytes { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 } }

  /// The text after a change of some of its ASCII characters to others.
  func changingBytes(_ change: (UInt8) -> UInt8) -> String {
    guard utf8.contains(where: { change($0) != $0 }) else { return self }
    return String(decoding: utf8.map(change), as: UTF8.self)
  }
}
