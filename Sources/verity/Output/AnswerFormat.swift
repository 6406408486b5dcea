internal import InputRules

/// How a value is printed: `--output`.
enum AnswerFormat: String, CaseIterable {
  /// The value and a newline.
  case plain
  /// A JSON object on a line: `{"value": "…"}`.
  case json
  /// The value and a NUL, for values that may hold anything.
  case nul

  /// The value as it is printed.
  func value(_ value: String) -> String { answer("value", value) }

  /// An extra button's label as it is printed.
  func button(_ label: String) -> String { answer("button", label) }

  private func answer(_ key: String, _ text: String) -> String {
    switch self {
    case .plain: text + "\n"
    case .json: "{\"\(key)\": \(text.asJSON)}\n"
    case .nul: text + "\0"
    }
  }
}

extension String {
  /// The text as a JSON string with its quotes (RFC 8259, section 7).
  var asJSON: String {
    guard utf8.contains(where: \.needsEscapeInJSON) else { return "\"\(self)\"" }
    var json = "\""
    json.reserveCapacity(utf8.count + 2)
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

extension UInt8 {
  fileprivate var needsEscapeInJSON: Bool {
    self < 0x20 || self == 0x7F || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
