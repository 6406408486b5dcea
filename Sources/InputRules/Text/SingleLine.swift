extension StringProtocol {
  /// The text with each run of line breaks as one space: one answer is one line.
  public var onOneLine: String {
    guard contains(where: \.isNewline) else { return String(self) }
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
