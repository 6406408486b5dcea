/// How the values of a type are put on a line of numbers, so that limits can be compared with them.
struct Scale: Sendable {
  /// What a text or the beginning of one means.
  struct Reading {
    /// The number that the text means; of an unfinished text the first that it can become.
    let number: DecimalNumber

    /// Whether the text is one of the type.
    let isWhole: Bool

    /// The numbers that the text, and what begins with it, can mean; none when nothing can.
    ///
    /// They are made when somebody asks: most values are right, and nobody does.
    let spans: () -> [Span]

    /// Whether the numbers of `spans` have the other sign.
    var isMirrored = false
  }

  /// Reads a text; nil when nothing that begins with it is of the type.
  let read: @Sendable (String) -> Reading?

  /// The text that means a number.
  let text: @Sendable (DecimalNumber) -> String

  /// The numbers that texts can mean.
  var lowest: DecimalNumber?
  var highest: DecimalNumber?

  /// How many powers of ten of a number one unit of `--step` has.
  var stepPower = 0

  /// How many decimals `--step` may have; nil for any number.
  var stepDecimals: Int? = 0

  /// Whether a minimum above the maximum means a range that goes over the end, as over midnight.
  var isPeriodic = false
}

extension Scale {
  /// The scale of a type's values; nil for types without an order.
  init?(_ type: InputType) {
    switch type {
    case .integer: self.init(numbers: .integer, stepDecimals: 0)
    case .number: self.init(numbers: .number, stepDecimals: nil)
    case .date: self = .date
    case .month: self = .month
    case .week: self = .week
    case .time: self = .time
    case .datetimeLocal: self = .datetimeLocal
    default: return nil
    }
  }

  private init(numbers syntax: Syntax, stepDecimals: Int?) {
    self.init(
      read: { text in Reading(number: text, syntax) }, text: \.description,
      stepDecimals: stepDecimals)
  }
}

extension Scale.Reading {
  /// What the digits of `text` can become.
  ///
  /// Nobody mends a number that is too large by an exponent below zero: an exponent is not thought of
  /// before its mark is typed. Then every number is possible.
  fileprivate init?(number text: String, _ syntax: Syntax) {
    let reading = syntax.reading(text)
    guard reading != .wrong else { return nil }
    let number = DecimalNumber(text)
    self.number = number
    isWhole = reading == .whole
    isMirrored = text.utf8.first == UInt8(ascii: "-")
    spans = { [Self.span(of: text, from: number.isNegative ? -number : number)] }
  }

  private static func span(of text: String, from start: DecimalNumber) -> Span {
    if text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      return Span(lowest: .zero, beyond: nil)
    }
    if let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let decimals = text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
      return Span(lowest: start, beyond: start + DecimalNumber(1).shifted(by: -decimals))
    }
    guard !start.isZero else { return Span(lowest: .zero, beyond: nil) }
    return Span(lowest: start, beyond: start + DecimalNumber(1), grows: true)
  }
}
