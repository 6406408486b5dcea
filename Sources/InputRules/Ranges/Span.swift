/// Numbers that the beginning of a text can become: `lowest` and what lies between it and `beyond`.
struct Span: Equatable, Sendable {
  var lowest: DecimalNumber

  /// The lowest number above that is not meant; nil where there is no end.
  var beyond: DecimalNumber?

  /// Whether ten times, a hundred times … the span can follow, as after digits more digits can.
  var grows = false

  /// The span after one more digit.
  var longer: Span {
    Span(lowest: lowest.shifted(by: 1), beyond: beyond?.shifted(by: 1), grows: grows)
  }
}

/// What limits let through: numbers from `minimum` to `maximum` that are whole steps from `base`.
struct Bounds: Sendable {
  var minimum: DecimalNumber?
  var maximum: DecimalNumber?

  /// Above zero; nil where every number between the limits is let through.
  var step: DecimalNumber?
  var base: DecimalNumber

  func isBelow(_ number: DecimalNumber) -> Bool { minimum.map { number < $0 } ?? false }

  func isAbove(_ number: DecimalNumber) -> Bool { maximum.map { number > $0 } ?? false }

  /// How far `number` is above the last step.
  func excess(_ number: DecimalNumber) -> DecimalNumber {
    step.map { (number - base).modulo($0) } ?? .zero
  }

  func admit(_ number: DecimalNumber) -> Bool {
    !isBelow(number) && !isAbove(number) && excess(number).isZero
  }

  /// Whether the bounds let through a number of one of `spans`.
  func admit(someOf spans: [Span]) -> Bool { spans.contains { admit(someOf: $0) } }

  private func admit(someOf span: Span) -> Bool {
    var span = span
    while true {
      let lowest = minimum.map { max($0, span.lowest) } ?? span.lowest
      let excess = excess(lowest)
      let candidate = excess.isZero ? lowest : lowest - excess + (step ?? .zero)
      if span.beyond.map({ candidate < $0 }) ?? true, !isAbove(candidate) { return true }
      // Without a maximum, the span is some time wide enough and high enough.
      guard span.grows, !isAbove(span.lowest) else { return false }
      span = span.longer
    }
  }

  /// The bounds of the same numbers with the other sign.
  var mirrored: Bounds {
    Bounds(minimum: maximum.map { -$0 }, maximum: minimum.map { -$0 }, step: step, base: -base)
  }
}
