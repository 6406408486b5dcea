extension RegexReader {
  /// What an escape stands for.
  enum Atom: Equatable {
    /// One code point.
    case scalar(UInt32)
    /// One of many code points, or what a group matched.
    case set
    /// A place between characters.
    case assertion
  }

  /// The most groups of a pattern in PCRE2.
  private static let mostGroups = 65_535

  private static let sets = Array("dDsSwW".utf8)
  private static let controls: [UInt8: UInt32] = [
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]
  private static let punctuation = Array("^$\\.*+?()[]{}|/".utf8)

  /// Reads a backslash and what belongs to it (ECMA-262, 22.2.1: AtomEscape and ClassEscape).
  mutating func readEscape(inClass: Bool) throws(Cursor.Stop) -> Atom {
    try cursor.expect("\\")
    let byte = try cursor.expect { $0 < 0x80 }
    if Self.sets.contains(byte) { return .set }
    if let control = Self.controls[byte] { return .scalar(control) }
    if Self.punctuation.contains(byte) { return .scalar(UInt32(byte)) }
    switch Unicode.Scalar(byte) {
    case "-" where inClass: return .scalar(UInt32(byte))
    case "b" where inClass: return .scalar(0x08)
    case "b": return .assertion
    case "B" where !inClass: return .assertion
    case "c": return .scalar(UInt32(try cursor.expect(where: \.isLetter) & 0x1F))
    case "x": return .scalar(try readHex(digits: 2))
    case "u": return .scalar(try readCodePoint())
    case "p", "P": return try readProperty()
    case "0" where cursor.next?.isDigit != true: return .scalar(0)
    case "1"..."9" where !inClass: return try readReference(Int(byte & 0x0F))
    case "k" where !inClass:
      try cursor.expect("<")
      try readName()
      return .set
    default: throw .wrong
    }
  }

  /// Reads the rest of a group's number.
  private mutating func readReference(_ firstDigit: Int) throws(Cursor.Stop) -> Atom {
    var group = firstDigit
    while let byte = cursor.next, byte.isDigit {
      try cursor.expect(where: \.isDigit)
      group = group * 10 + Int(byte & 0x0F)
      guard group <= Self.mostGroups else { throw .wrong }
    }
    lastReference = max(lastReference, group)
    return .set
  }

  private mutating func readHex(digits: Int) throws(Cursor.Stop) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits { value = value << 4 | (try cursor.expect(where: \.isHexDigit)).hexValue }
    return value
  }

  private mutating func readCodePoint() throws(Cursor.Stop) -> UInt32 {
    guard cursor.skip("{") else { return try readHex(digits: 4) }
    var value: UInt32 = 0
    repeat {
      value = value << 4 | (try cursor.expect(where: \.isHexDigit)).hexValue
      guard value <= 0x10FFFF else { throw .wrong }
    } while cursor.next != UInt8(ascii: "}")
    try cursor.expect("}")
    return value
  }

  private mutating func readProperty() throws(Cursor.Stop) -> Atom {
    try cursor.expect("{")
    try cursor.expectSome {
      $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "=")
    }
    try cursor.expect("}")
    return .set
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  fileprivate var hexValue: UInt32 { UInt32(isDigit ? self & 0x0F : (self & 0x0F) + 9) }
}
