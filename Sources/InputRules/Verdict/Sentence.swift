extension Violation {
  /// The violation in words: one line that says what to do next.
  public var sentence: String {
    (message ?? template).filled(with: holes.mapValues(\.shortened)).onOneLine
  }

  /// The values that a message may ask for, by name, such as `maximum` for `{maximum}`.
  public var holes: [String: String] {
    switch reason {
    case .valueMissing, .confirmationMismatch, .custom: [:]
    case .tooShort(let minimum, let length, _):
      ["minimum": "\(minimum)", "length": "\(length)", "missing": "\(minimum - length)"]
    case .tooLong(let maximum, let length, _):
      ["maximum": "\(maximum)", "length": "\(length)", "excess": "\(length - maximum)"]
    case .rangeUnderflow(let minimum, let value, _): ["minimum": minimum, "value": value]
    case .rangeOverflow(let maximum, let value, _): ["maximum": maximum, "value": value]
    case .stepMismatch(let step, let below, let above, let value):
      ["step": step, "value": value, "below": below ?? above ?? "", "above": above ?? below ?? ""]
    case .notListed(let values, let count):
      [
        "values": values.joined(separator: ", "), "count": "\(count)",
        "example": values.first ?? "",
      ]
    case .alreadyTaken(let value): ["value": value]
    case .typeMismatch(let type): ["type": type.rawValue, "example": type.example]
    case .patternMismatch(let pattern), .patternTooExpensive(let pattern): ["pattern": pattern]
    case .commandRefused(let output): ["output": output]
    case .commandTimedOut(let seconds): ["seconds": "\(seconds)"]
    case .commandFailed(let reason): ["reason": reason]
    }
  }

  /// The ready-made sentence in the language of the interface, before its holes are filled.
  private var template: String {
    switch reason {
    case .valueMissing:
      translated("Type something to continue.")
    case .tooShort(let minimum, let length, let unit):
      unit.tooShortTemplate(missing: minimum - length)
    case .tooLong(let maximum, _, let unit):
      unit.tooLongTemplate(maximum: maximum)
    case .typeMismatch(let type):
      type.mismatchTemplate
    case .rangeUnderflow(_, _, let type):
      type.isNumeric
        ? translated("Type {minimum} or more.") : translated("Type {minimum} or later.")
    case .rangeOverflow(_, _, let type):
      type.isNumeric
        ? translated("Type {maximum} or less.") : translated("Type {maximum} or earlier.")
    case .stepMismatch(_, let below, let above, _):
      stepTemplate(nearest: [below, above].compactMap(\.self).count)
    case .notListed(let values, let count):
      values.count == count
        ? translated("Type one of these: {values}.")
        : translated("Type one of the {count} allowed values, such as {example}.")
    case .alreadyTaken:
      translated("Type something else: this is taken.")
    case .patternMismatch:
      translated("Use the format {pattern}.")
    case .patternTooExpensive:
      translated("Type something simpler: checking this takes too long.")
    case .confirmationMismatch:
      translated("Type the same text twice.")
    case .commandRefused(let output):
      output.isEmpty ? translated("Type something else.") : "{output}"
    case .commandTimedOut(let seconds):
      translatedPlural(
        "Try again: checking took longer than {seconds} second.",
        "Try again: checking took longer than {seconds} seconds.", seconds)
    case .commandFailed:
      translated("This cannot be checked: {reason}.")
    case .custom(let sentence):
      sentence
    }
  }

  private func stepTemplate(nearest count: Int) -> String {
    switch count {
    case 2: translated("Type {below} or {above}.")
    case 1: translated("Type {below}.")
    default: translated("Type a value in steps of {step}.")
    }
  }
}

extension InputType {
  /// Whether limits are spoken of as more and less, not as later and earlier.
  fileprivate var isNumeric: Bool { self == .integer || self == .number }
}

extension LengthUnit {
  fileprivate func tooShortTemplate(missing: Int) -> String {
    switch self {
    case .character:
      translatedPlural(
        "Type {missing} more character.", "Type {missing} more characters.", missing)
    case .codepoint:
      translatedPlural(
        "Type {missing} more code point.", "Type {missing} more code points.", missing)
    case .utf16:
      translatedPlural(
        "Type {missing} more UTF-16 unit.", "Type {missing} more UTF-16 units.", missing)
    case .byte:
      translatedPlural("Type {missing} more byte.", "Type {missing} more bytes.", missing)
    }
  }

  fileprivate func tooLongTemplate(maximum: Int) -> String {
    switch self {
    case .character:
      translatedPlural(
        "Type at most {maximum} character.", "Type at most {maximum} characters.", maximum)
    case .codepoint:
      translatedPlural(
        "Type at most {maximum} code point.", "Type at most {maximum} code points.", maximum)
    case .utf16:
      translatedPlural(
        "Type at most {maximum} UTF-16 unit.", "Type at most {maximum} UTF-16 units.", maximum)
    case .byte:
      translatedPlural("Type at most {maximum} byte.", "Type at most {maximum} bytes.", maximum)
    }
  }
}

extension String {
  /// The most characters of a value in a sentence.
  private static let longestValue = 200

  /// The value as it fits into a sentence.
  fileprivate var shortened: String {
    utf8.count > Self.longestValue && count > Self.longestValue
      ? prefix(Self.longestValue - 1) + "…" : self
  }
}
