internal import CGLib

extension StringProtocol {
  /// The text as it can be shown in one line of a terminal: no text drives the terminal.
  ///
  /// A tab is shown as a space, every other control character as U+FFFD.
  var shownInTerminal: String {
    var line = ""
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      line.unicodeScalars.append(isControl ? (scalar == "\t" ? " " : "\u{FFFD}") : scalar)
    }
    return line
  }

  /// The columns that the text takes at most.
  ///
  /// Terminals differ in what they make of joined emoji: the parts are counted one by one.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// The columns that the character takes at most.
  ///
  /// The corresponding C functions are `g_unichar_iswide` and `g_unichar_iszerowidth`.
  var columns: Int {
    if let ascii = asciiValue, ascii >= 0x20 { return 1 }
    var columns = 0
    for scalar in unicodeScalars {
      if scalar == "\u{FE0F}" {
        // Emoji style makes a narrow character wide.
        columns = max(columns, 2)
      } else if g_unichar_iszerowidth(scalar.value) == 0 {
        columns += g_unichar_iswide(scalar.value) == 0 ? 1 : 2
      }
    }
    return columns
  }
}

extension String {
  /// The text as a label shows it: without the underscores that mark access keys.
  ///
  /// Two underscores are one, and one at the very end stays, as in GTK's labels.
  var withoutUnderlines: String {
    var text = ""
    var isAfterUnderline = false
    for scalar in unicodeScalars {
      let isUnderline = scalar == "_" && !isAfterUnderline
      if !isUnderline { text.unicodeScalars.append(scalar) }
      isAfterUnderline = isUnderline
    }
    return isAfterUnderline ? text + "_" : text
  }

  /// The text in lines of at most so many columns, broken at spaces where there are some.
  ///
  /// Line breaks stay, and controls are neutralised.
  package func wrapped(to columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { $0.shownInTerminal.brokenAtSpaces(columns: columns) }
  }

  private func brokenAtSpaces(columns: Int) -> [String] {
    var lines: [String] = []
    var start = startIndex
    var chance: String.Index?
    var width = 0
    for index in indices {
      let character = self[index]
      width += character.columns
      if width > columns, character != " ", index > start {
        let end = chance ?? index
        lines.append(self[start..<end].withoutSpacesAtEnd)
        start = end
        width = self[start...index].columns
        chance = nil
      }
      // Chinese and Japanese are written without spaces: a line may end anywhere.
      if character == " " || character.columns > 1 { chance = self.index(after: index) }
    }
    return lines + [self[start...].withoutSpacesAtEnd]
  }
}

extension Substring {
  fileprivate var withoutSpacesAtEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
