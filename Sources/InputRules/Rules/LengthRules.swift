/// What a length is counted in.
public enum LengthUnit: String, CaseIterable, Sendable {
  /// What a person sees as one: an extended grapheme cluster (Unicode UAX #29).
  case character

  /// A Unicode code point, as in JSON Schema.
  case codepoint

  /// A UTF-16 code unit, as in HTML.
  case utf16

  /// A byte of UTF-8.
  case byte

  /// The length of `text` in this unit.
  public func length(of text: String) -> Int {
    switch self {
    case .character: text.count
    case .codepoint: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .byte: text.utf8.count
    }
  }
}

extension Rule {
  /// The text must have at least `minimum` units; the empty text passes.
  ///
  /// The source of the rule is HTML's `minlength`.
  ///
  /// - Precondition: `minimum` is not negative.
  public static func minLength(_ minimum: Int, unit: LengthUnit = .character) -> Rule {
    precondition(minimum >= 0, "minLength: the minimum is \(minimum), below zero")
    let sample = Violation.Reason.tooShort(minimum: minimum, length: 0, unit: unit)
    return Rule(name: .minLength, stage: .length, samples: [sample]) { text in
      let length = unit.length(of: text)
      return length < minimum
        ? .unfinished(.tooShort(minimum: minimum, length: length, unit: unit))
        : .accepted(text)
    }
  }

  /// The text must have at most `maximum` units.
  ///
  /// The source of the rule is HTML's `maxlength`.
  ///
  /// - Precondition: `maximum` is not negative.
  public static func maxLength(_ maximum: Int, unit: LengthUnit = .character) -> Rule {
    precondition(maximum >= 0, "maxLength: the maximum is \(maximum), below zero")
    let longest = maximum.addingReportingOverflow(99_999)
    let sample = Violation.Reason.tooLong(
      maximum: maximum, length: longest.overflow ? Int.max : longest.partialValue, unit: unit)
    return Rule(name: .maxLength, stage: .length, samples: [sample]) { text in
      // A byte is the smallest unit: a text that fits in bytes fits in every unit.
      guard text.utf8.count > maximum else { return .accepted(text) }
      let length = unit.length(of: text)
      return length > maximum
        ? .rejected(.tooLong(maximum: maximum, length: length, unit: unit))
        : .accepted(text)
    }
  }
}
