internal import GTKWidgets

/// The Pango markup of the one label: the description, and the red sentence on a line of its own.
struct DescriptionMarkup {
  /// The description as plain text.
  let description: String

  /// Whether an underscore in the description marks the access key.
  let usesUnderline: Bool

  /// The markup with or without a sentence; only the sentence has a colour.
  ///
  /// - Parameter status: What stands in the sentence's place without a colour.
  func text(sentence: String?, color: Color, status: String? = nil) -> String {
    let text = (usesUnderline ? description : description.withoutAccessKey)
      .breakingLongWords.escapedForMarkup
    let start = description.isEmpty ? "" : text + "\n"
    if let sentence {
      let words = sentence.withoutAccessKey.breakingLongWords.escapedForMarkup
      return "\(start)<span foreground=\"\(color.hexadecimal)\">\(words)</span>"
    }
    return status.map { start + $0.withoutAccessKey.escapedForMarkup } ?? text
  }
}

extension String {
  /// The text for a place where an underscore marks the access key: each one is doubled.
  var withoutAccessKey: String {
    contains("_") ? String(flatMap { $0 == "_" ? "__" : String($0) }) : self
  }

  /// How many letters a word may have before Pango takes too long to wrap it.
  private static let longestWord = 100

  /// The text with places where very long words can be broken, seen by nobody (U+200B).
  ///
  /// Pango wraps a word of 5,000 letters for seconds. Scripts that wrap anywhere need no help.
  var breakingLongWords: String {
    guard utf8.count > Self.longestWord else { return self }
    var text = ""
    var length = 0
    for character in self {
      let isInWord =
        !character.isWhitespace && (character.unicodeScalars.first?.value ?? 0) < 0x2E80
      length = isInWord ? length + 1 : 0
      text.append(character)
      if length == Self.longestWord {
        text.append("\u{200B}")
        length = 0
      }
    }
    return text
  }

  /// The text for Pango markup.
  ///
  /// Controls are not allowed there, not even as references: they become U+FFFD.
  var escapedForMarkup: String {
    var markup = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&apos;"
      case "\n", "\t": markup.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: markup += "\u{FFFD}"
      default: markup.unicodeScalars.append(scalar)
      }
    }
    return markup
  }
}

extension Color {
  /// The colour as `#rrggbb`.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let byte = UInt8((min(max(part, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
