/// What a person asks for at the keyboard of a terminal.
enum Key: Equatable {
  /// Characters to insert.
  case text(String)
  /// Characters that were pasted; line breaks among them do not confirm.
  case paste(String)
  /// Return or Enter.
  case enter
  case tab
  case backTab
  case up
  case down
  case left
  case right
  case wordLeft
  case wordRight
  case home
  case end
  case backspace
  case delete
  case killToStart
  case killToEnd
  /// Back to the last white space.
  case killWord
  case killWordLeft
  case killWordRight
  /// Inserts what was killed last.
  case yank
  /// Control-C.
  case interrupt
  /// Control-D.
  case endOfInput
  /// Control-Z.
  case suspend
  /// Control-L.
  case redraw
  /// Escape alone.
  case escape
  /// Alt, or Escape just before, with a key that has no other meaning.
  case alt(Character)
}

extension Key {
  /// The keys of the control characters, as in Emacs and in most shells.
  static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
    0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0B: .killToEnd, 0x0C: .redraw, 0x0D: .enter,
    0x0E: .down, 0x10: .up, 0x15: .killToStart, 0x17: .killWord, 0x19: .yank, 0x1A: .suspend,
    0x7F: .backspace,
  ]

  /// The key of a control sequence (ECMA-48) or nil for one that means nothing here.
  ///
  /// - Parameters:
  ///   - final: The sequence's last byte.
  ///   - isShort: Whether it began with SS3 instead of CSI.
  ///   - parameters: The numbers before it; the second one is the modifier keys plus one.
  init?(final: UInt8, isShort: Bool, parameters: [Int]) {
    // 1 is Shift, 2 Alt, 4 Control.
    let modifiers = parameters.count > 1 ? max(parameters[1] - 1, 0) : 0
    let isWhole = modifiers & 6 != 0
    switch (Character(Unicode.Scalar(final)), parameters.first ?? 0) {
    case ("A", _): self = .up
    case ("B", _): self = .down
    case ("C", _): self = isWhole ? .wordRight : .right
    case ("D", _): self = isWhole ? .wordLeft : .left
    case ("H", _), ("~", 1), ("~", 7): self = .home
    case ("F", _), ("~", 4), ("~", 8): self = .end
    case ("~", 3): self = isWhole ? .killWordRight : .delete
    case ("Z", _): self = .backTab
    // What rxvt sends for the arrows with Control, and a keypad for Enter.
    case ("c", _) where isShort: self = .wordRight
    case ("d", _) where isShort: self = .wordLeft
    case ("M", _) where isShort: self = .enter
    default: return nil
    }
  }

  /// The key that Alt makes of a character.
  init(alt character: Character) {
    switch character {
    case "b": self = .wordLeft
    case "f": self = .wordRight
    case "d": self = .killWordRight
    default: self = .alt(character)
    }
  }
}
