/// Makes keys of the bytes that a terminal sends.
///
/// A sequence may arrive in pieces: what is not complete waits for the rest, or for ``flush()``.
struct KeyDecoder {
  private let controls: [UInt8: Key]
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// What the start of a run of bytes is.
  private enum Token {
    case key(Key)
    case nothing
    case startOfPaste
  }

  private static let escape: UInt8 = 0x1B
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// Makes a decoder.
  ///
  /// - Parameter controls: The keys of control characters; what is missing is ignored.
  init(controls: [UInt8: Key] = Key.controls) {
    self.controls = controls
  }

  /// Whether the end of a sequence is still to come.
  var isWaiting: Bool { isPasting || !pending.isEmpty }

  /// Whether the end of pasted text is still to come.
  var isPasting: Bool { pasted != nil }

  /// The keys that `bytes` complete.
  mutating func feed(_ bytes: [UInt8]) -> [Key] {
    guard isPasting else {
      pending += bytes
      return drain(isComplete: false)
    }
    // The mark at the end may have come in part before.
    let start = max((pasted?.count ?? 0) - Self.endOfPaste.count, 0)
    pasted? += bytes
    return endPaste(lookingFrom: start)
  }

  /// The keys of what has waited in vain for the rest of its sequence.
  mutating func flush() -> [Key] {
    if let pasted {
      self.pasted = nil
      return [.paste(String(decoding: pasted, as: UTF8.self))]
    }
    return drain(isComplete: true)
  }

  private mutating func endPaste(lookingFrom start: Int) -> [Key] {
    guard let bytes = pasted, let end = bytes.firstRange(of: Self.endOfPaste, from: start) else {
      return []
    }
    pasted = nil
    pending = Array(bytes[(end + Self.endOfPaste.count)...])
    return [.paste(String(decoding: bytes[..<end], as: UTF8.self))] + drain(isComplete: false)
  }

  private mutating func drain(isComplete: Bool) -> [Key] {
    var keys: [Key] = []
    var rest = pending[...]
    while let (token, length) = token(at: rest, isComplete: isComplete) {
      rest = rest.dropFirst(length)
      switch token {
      case .key(let key): keys.append(key)
      case .nothing: break
      case .startOfPaste:
        pasted = Array(rest)
        pending = []
        return keys + endPaste(lookingFrom: 0)
      }
    }
    pending = Array(rest)
    return keys
  }

  /// The token at the start of `bytes` and its length; nil when it is not complete.
  private func token(at bytes: ArraySlice<UInt8>, isComplete: Bool) -> (Token, Int)? {
    guard let first = bytes.first else { return nil }
    if first == Self.escape { return sequence(at: bytes, isComplete: isComplete) }
    if first.isControl { return (controls[first].map(Token.key) ?? .nothing, 1) }
    let run = bytes.prefix { !$0.isControl }
    let isCut = run.count == bytes.count && !isComplete
    let length = run.count - (isCut ? run.unfinishedCharacter : 0)
    guard length > 0 else { return nil }
    return (.key(.text(String(decoding: run.prefix(length), as: UTF8.self))), length)
  }

  /// What begins with an escape character.
  private func sequence(at bytes: ArraySlice<UInt8>, isComplete: Bool) -> (Token, Int)? {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return isComplete ? (.key(.escape), 1) : nil }
    switch second {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      if isComplete, rest.count == 1 {
        return (.key(.alt(Character(Unicode.Scalar(second)))), 2)
      }
      let isShort = second == UInt8(ascii: "O")
      guard let found = controlSequence(at: rest.dropFirst(), isShort: isShort) else {
        return isComplete ? (.nothing, bytes.count) : nil
      }
      return (found.0, found.1 + 2)
    case _ where controls[second] == .backspace: return (.key(.killWordLeft), 2)
    case _ where second.isControl: return (.key(.escape), 1)
    default:
      guard rest.count >= second.characterLength || isComplete else { return nil }
      let bytes = rest.prefix(second.characterLength)
      guard let text = String(validating: bytes, as: UTF8.self) else { return (.nothing, 2) }
      return (.key(Key(alt: Character(text))), 1 + bytes.count)
    }
  }

  /// The rest of a control sequence: numbers, then one byte; nil when it is not complete.
  private func controlSequence(
    at bytes: ArraySlice<UInt8>, isShort: Bool
  ) -> (Token, Int)? {
    let inner = bytes.prefix { (0x20...0x3F).contains($0) }
    guard let final = bytes.dropFirst(inner.count).first else { return nil }
    let length = inner.count + 1
    // A sequence that something else breaks into means nothing; what breaks into it counts.
    guard (0x40...0x7E).contains(final) else { return (.nothing, inner.count) }
    if final == UInt8(ascii: "["), inner.isEmpty {
      // The function keys of the Linux console have one byte more.
      return bytes.count > 1 ? (.nothing, 2) : nil
    }
    let numbers = String(decoding: inner, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    if final == UInt8(ascii: "~"), numbers == [200] { return (.startOfPaste, length) }
    let key = Key(final: final, isShort: isShort, parameters: numbers)
    return (key.map(Token.key) ?? .nothing, length)
  }
}

extension UInt8 {
  fileprivate var isControl: Bool { self < 0x20 || self == 0x7F }

  /// How many bytes a character of UTF-8 has that begins with this one.
  fileprivate var characterLength: Int {
    self >= 0xF0 ? 4 : self >= 0xE0 ? 3 : self >= 0xC0 ? 2 : 1
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes at the end begin a character of UTF-8 that goes on.
  fileprivate var unfinishedCharacter: Int {
    for (offset, byte) in suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      return byte.characterLength > offset + 1 ? offset + 1 : 0
    }
    return 0
  }
}

extension [UInt8] {
  /// Where `pattern` is found first, not before `start`.
  fileprivate func firstRange(of pattern: [UInt8], from start: Int) -> Int? {
    guard count >= start + pattern.count else { return nil }
    return (start...(count - pattern.count)).first { self[$0...].starts(with: pattern) }
  }
}
