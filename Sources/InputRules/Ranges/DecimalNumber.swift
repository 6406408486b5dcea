/// A decimal number of any length, kept exactly.
struct DecimalNumber: Sendable {
  private(set) var isNegative: Bool

  /// The digits, the last one first, without zeros at either end; none for zero.
  private var digits: [UInt8]

  /// The power of ten that the first of `digits` counts.
  private var exponent: Int

  /// Makes a number of digits, the first one first, the last of which counts `exponent` powers of ten.
  init(digits: some Collection<UInt8>, exponent: Int = 0, isNegative: Bool = false) {
    var digits = Array(digits.drop { $0 == 0 }.reversed())
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent + zeros
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// A whole number.
  init(_ number: Int) {
    digits = []
    exponent = 0
    isNegative = number < 0
    var rest = number.magnitude
    while rest > 0 {
      prepend(UInt8(rest % 10))
      rest /= 10
    }
  }

  /// The number that `text` means in HTML's syntax; of an unfinished text what there is so far.
  init(_ text: String) {
    var mantissa = text.utf8[...]
    digits = []
    exponent = 0
    isNegative = mantissa.first == UInt8(ascii: "-")
    if let mark = mantissa.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      exponent = Int(Substring(mantissa[mark...].dropFirst())) ?? 0
      mantissa = mantissa[..<mark]
    }
    if let point = mantissa.firstIndex(of: UInt8(ascii: ".")) {
      exponent -= mantissa[point...].dropFirst().count
    }
    digits.reserveCapacity(mantissa.count)
    for byte in mantissa.reversed() where byte.isDigit { prepend(byte & 0x0F) }
    digits.removeLast(digits.reversed().prefix { $0 == 0 }.count)
    guard digits.isEmpty else { return }
    exponent = 0
    isNegative = false
  }

  /// Puts a digit before the first one.
  private mutating func prepend(_ digit: UInt8) {
    if digit == 0, digits.isEmpty {
      exponent += 1
    } else {
      digits.append(digit)
    }
  }

  static let zero = DecimalNumber(0)

  /// As many digits fit into an `Int`, whatever they are.
  private static let longestInt = 18

  var isZero: Bool { digits.isEmpty }

  /// Whether there is nothing after the decimal point.
  var isWhole: Bool { exponent >= 0 }

  /// How many digits there are after the decimal point.
  var decimals: Int { max(-exponent, 0) }

  /// The number as an `Int`; nil when it is none.
  var whole: Int? {
    guard isWhole, top <= Self.longestInt else { return nil }
    let number = (0..<top).reversed().reduce(0) { $0 * 10 + Int(digit(at: $1)) }
    return isNegative ? -number : number
  }

  /// The number times a power of ten.
  func shifted(by power: Int) -> DecimalNumber {
    var number = self
    if !isZero { number.exponent += power }
    return number
  }

  static prefix func - (number: DecimalNumber) -> DecimalNumber {
    var number = number
    number.isNegative = !number.isZero && !number.isNegative
    return number
  }
}

extension DecimalNumber: Comparable {
  /// The lowest power of ten that is above all digits.
  private var top: Int { exponent + digits.count }

  /// The digit that counts a power of ten.
  private func digit(at power: Int) -> UInt8 {
    let index = power - exponent
    return digits.indices.contains(index) ? digits[index] : 0
  }

  private static func isCloserToZero(_ left: Self, _ right: Self) -> Bool {
    guard !left.isZero, !right.isZero else { return left.isZero && !right.isZero }
    guard left.top == right.top else { return left.top < right.top }
    return left.digits.reversed().lexicographicallyPrecedes(right.digits.reversed())
  }

  static func < (left: Self, right: Self) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative ? isCloserToZero(right, left) : isCloserToZero(left, right)
  }

  static func + (left: Self, right: Self) -> Self {
    guard !left.isZero else { return right }
    guard !right.isZero else { return left }
    if left.isNegative == right.isNegative {
      return sum(left, right, sign: 1, isNegative: left.isNegative)
    }
    return isCloserToZero(left, right)
      ? sum(right, left, sign: -1, isNegative: right.isNegative)
      : sum(left, right, sign: -1, isNegative: left.isNegative)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  /// Adds or takes away the digits of `smaller`, which is not farther from zero when it is taken away.
  private static func sum(_ larger: Self, _ smaller: Self, sign: Int, isNegative: Bool) -> Self {
    let bottom = min(larger.exponent, smaller.exponent)
    var digits: [UInt8] = []
    var carry = 0
    for power in bottom..<max(larger.top, smaller.top) + 1 {
      let digit = Int(larger.digit(at: power)) + sign * Int(smaller.digit(at: power)) + carry
      carry = digit > 9 ? 1 : digit < 0 ? -1 : 0
      digits.append(UInt8(digit - carry * 10))
    }
    return DecimalNumber(digits: digits.reversed(), exponent: bottom, isNegative: isNegative)
  }

  /// What is left when `divisor`, which is above zero, is taken away as often as possible; never
  /// negative.
  func modulo(_ divisor: Self) -> Self {
    let remainder = remainder(divisor)
    return isNegative && !remainder.isZero ? divisor - remainder : remainder
  }

  /// The remainder of the number without its sign, by long division.
  private func remainder(_ divisor: Self) -> Self {
    let bottom = min(exponent, divisor.exponent)
    guard top > bottom else { return .zero }
    // One digit less than fit, as the rest gets one more.
    if divisor.top - bottom < Self.longestInt, let short = divisor.shifted(by: -bottom).whole {
      var rest = 0
      for power in (bottom..<top).reversed() {
        rest = (rest * 10 + Int(digit(at: power))) % short
      }
      return DecimalNumber(rest).shifted(by: bottom)
    }
    let long = divisor.shifted(by: -bottom)
    var rest = Self.zero
    for power in (bottom..<top).reversed() {
      rest = rest.shifted(by: 1) + DecimalNumber(digits: CollectionOfOne(digit(at: power)))
      while rest >= long { rest = rest - long }
    }
    return rest.shifted(by: bottom)
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The longest text that is written without an exponent.
  private static let longestText = 60

  /// The number in HTML's syntax, without needless zeros.
  var description: String {
    guard !isZero else { return "0" }
    let sign = isNegative ? "-" : ""
    guard top <= Self.longestText, exponent >= -Self.longestText else {
      return sign + text(digits) + "e\(exponent)"
    }
    let whole = text((max(0, exponent)..<max(top, 0)).map { digit(at: $0) })
    let zeros = exponent > 0 ? String(repeating: "0", count: exponent) : ""
    let decimals = exponent < 0 ? text((exponent..<0).map { digit(at: $0) }) : ""
    return sign + (top > 0 ? whole + zeros : "0") + (decimals.isEmpty ? "" : "." + decimals)
  }

  private func text(_ digits: some BidirectionalCollection<UInt8>) -> String {
    String(decoding: digits.reversed().map { $0 | 0x30 }, as: UTF8.self)
  }
}
