/// Reads a text from its beginning and tells two failures apart: the text is over too early, or it
/// holds a character that cannot stand there.
///
/// Readers of types are written as if the text were right; where they stop is the verdict.
struct Cursor {
  /// Why reading stopped.
  enum Stop: Error {
    /// The text is over although something must follow: typing more can mend it.
    case end
    /// No further typing can mend the text.
    case wrong
  }

  private let bytes: String.UTF8View
  private(set) var position: String.Index

  /// Stands before the first byte of `text`.
  init(_ text: String) {
    bytes = text.utf8
    position = bytes.startIndex
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { position == bytes.endIndex }

  /// The byte that comes next; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// What comes next, up to the end.
  var rest: Substring.UTF8View { bytes[position...] }

  /// The text from `start` to here.
  func text(from start: String.Index) -> Substring { Substring(bytes[start..<position]) }

  /// Whether `ascii` comes next; if so, reads it.
  mutating func skip(_ ascii: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: ascii) else { return false }
    bytes.formIndex(after: &position)
    return true
  }

  /// Reads bytes as long as they belong, at most `limit`; returns how many.
  mutating func skip(atMost limit: Int = Int.max, where belongs: (UInt8) -> Bool) -> Int {
    var count = 0
    while count < limit, let byte = next, belongs(byte) {
      bytes.formIndex(after: &position)
      count += 1
    }
    return count
  }

  /// Reads `ascii`.
  mutating func expect(_ ascii: Unicode.Scalar) throws(Stop) {
    try expect { $0 == UInt8(ascii: ascii) }
  }

  /// Reads one byte that belongs.
  @discardableResult
  mutating func expect(where belongs: (UInt8) -> Bool) throws(Stop) -> UInt8 {
    guard let byte = next else { throw .end }
    guard belongs(byte) else { throw .wrong }
    bytes.formIndex(after: &position)
    return byte
  }

  /// Reads as many bytes that belong as there are, one at least; returns how many.
  @discardableResult
  mutating func expectSome(where belongs: (UInt8) -> Bool) throws(Stop) -> Int {
    try expect(where: belongs)
    return 1 + skip(where: belongs)
  }

  /// Reads one code point.
  mutating func expectScalar() throws(Stop) -> Unicode.Scalar {
    let scalars = Substring(rest).unicodeScalars
    guard let scalar = scalars.first else { throw .end }
    position = scalars.index(after: position)
    return scalar
  }

  /// Finds the end of the text here.
  func expectEnd() throws(Stop) {
    guard isAtEnd else { throw .wrong }
  }

  /// Reads exactly `digits` digits and narrows `range` to the numbers that they can mean.
  ///
  /// The text may be over in between: then the range holds what the number can still become.
  mutating func narrow(_ range: inout ClosedRange<Int>, digits: Int) throws(Stop) {
    var number = 0
    var missing = Self.powersOfTen[digits]
    for _ in 0..<digits {
      guard let byte = next else { throw .end }
      guard byte.isDigit else { throw .wrong }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      missing /= 10
      let possible = number * missing...(number + 1) * missing - 1
      guard possible.overlaps(range) else { throw .wrong }
      range = range.clamped(to: possible)
      bytes.formIndex(after: &position)
    }
  }

  static let powersOfTen = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}

extension UInt8 {
  /// 0 to 9.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// A to Z or a to z.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// An ASCII letter or digit.
  var isLetterOrDigit: Bool { isDigit || isLetter }

  /// 0 to 9, A to F or a to f.
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
}
