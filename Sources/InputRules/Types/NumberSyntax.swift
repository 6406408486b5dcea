internal import Glibc

extension Syntax {
  /// A whole number; the value has no needless zeros at its front.
  static let integer = Syntax(canonical: \.withoutLeadingZeros) { cursor throws(Cursor.Stop) in
    _ = cursor.skip("-")
    try cursor.expectSome(where: \.isDigit)
  }

  /// A port, 1 to 65535.
  static let port = Syntax { cursor throws(Cursor.Stop) in
    guard try cursor.readNumber(atMost: 65_535) > 0 else { throw .wrong }
  }

  /// A decimal number with `.` before its decimals.
  static let number = Syntax { cursor throws(Cursor.Stop) in try cursor.readNumber() }

  /// A decimal number with `sign` or `.` before its decimals; the value has `.`.
  static func number(decimalSign sign: Character) -> Syntax {
    let canonical: @Sendable (String) -> String = { text in
      guard sign != ".", text.contains(sign) else { return text }
      return String(text.map { $0 == sign ? "." : $0 })
    }
    return Syntax(reading: { number.reading(canonical($0)) }, canonical: canonical)
  }

  /// The decimal sign of the locale.
  ///
  /// The corresponding C function is `nl_langinfo`.
  static var localeDecimalSign: Character {
    nl_langinfo(nl_item(RADIXCHAR)).flatMap { String(cString: $0).first } ?? "."
  }
}

extension Cursor {
  /// The most digits of an exponent: limits need exact decimals, which would else fill the memory.
  static let exponentDigits = 4

  /// Reads HTML's valid floating-point number.
  fileprivate mutating func readNumber() throws(Stop) {
    _ = skip("-")
    let wholes = skip(where: \.isDigit)
    if wholes == 0 || next == UInt8(ascii: ".") {
      try expect(".")
      try expectSome(where: \.isDigit)
    }
    guard skip("e") || skip("E") else { return }
    _ = skip("+") || skip("-")
    try expect(where: \.isDigit)
    _ = skip(atMost: Self.exponentDigits - 1, where: \.isDigit)
  }

  /// Reads a number without leading zeros.
  mutating func readNumber(atMost maximum: Int) throws(Stop) -> Int {
    var number = Int(try expect(where: \.isDigit) & 0x0F)
    while let byte = next, byte.isDigit {
      let longer = number * 10 + Int(byte & 0x0F)
      guard number > 0, longer <= maximum else { throw .wrong }
      number = longer
      _ = skip(atMost: 1, where: \.isDigit)
    }
    return number
  }
}

extension String {
  /// A whole number without needless zeros, and zero without a sign.
  fileprivate var withoutLeadingZeros: String {
    let isNegative = utf8.first == UInt8(ascii: "-")
    let digits = utf8.dropFirst(isNegative ? 1 : 0)
    guard digits.first == UInt8(ascii: "0") else { return self }
    let needed = digits.drop { $0 == UInt8(ascii: "0") }
    guard !needed.isEmpty else { return "0" }
    return (isNegative ? "-" : "") + String(Substring(needed))
  }
}
