extension StringProtocol {
  /// The text with each run of line breaks as one space: one answer is one line.
  public var onOneLine: String {
    // Bytes are looked at first, because nearly every text is one line already.
    guard utf8.contains(where: \.canBreakLine), contains(where: \.isNewline) else {
      return String(self)
    }
    var line = ""
    var isAfterBreak = false
    for character in self {
      if !character.isNewline {
        line.append(character)
      } else if !isAfterBreak {
        line.append(" ")
      }
      isAfterBreak = character.isNewline
    }
    return line
  }
}

extension UInt8 {
  /// Whether a line break in UTF-8 can begin with this byte: LF to CR, NEL, or U+2028 and U+2029.
  fileprivate var canBreakLine: Bool {
    switch self {
    case 0x0A...0x0D, 0xC2, 0xE2: true
    default: false
    }
  }
}
