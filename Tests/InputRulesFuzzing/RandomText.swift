import InputRules

/// Makes texts that are nearly right, or that nobody expects.
enum RandomText {
  /// Right texts, to be spoiled.
  static let samples =
    InputType.allCases.map(\.example) + [
      "-12.50e+3", "1e999", "0.000", "999999999999999999999", "user:pw@host:80", "a.b-c@d.e",
      "http://user@[::1]:8080/a%20b?c#d", "::ffff:1.2.3.4", "1:2:3:4:5:6:7:8", "2024-02-29",
      "2026-02-28 23:59:59.999", "23:59:60Z", "1990-12-31T15:59:60.5-08:00", "2015-W53",
      "P1Y2M3DT4H5M6S", "P2W", "xn--mnchen-3ya.de", "xn--ngba5hb2804a",
      "(?<n>a)\\k<n>[^\\]-z]{2,3}?",
      "\\u{1F600}|\\p{L}*(?=b)", "/a~0b/~1", "か\u{3099}", "👨‍👩‍👧", "A\u{301}", "12", "a b c",
    ]

  private static let pieces =
    Array("0123456789").map(String.init) + Array("aAbBeEfFgPTWZxz").map(String.init)
    + Array("-+.,:;/\\?#@%~_[](){}<>|^$*'\"=& ").map(String.init)
    + [
      "00", "::", "--", "//", "31", "1e", "xn--", "é", "ß", "İ", "か", "\u{301}", "\u{3099}",
      "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{0}", "\n", "\r\n", "\u{2028}", "😀", "🇯🇵", "٣", "٫",
    ]

  /// ASCII's visible characters.
  static let characters = (0x21...0x7E).map { String(Unicode.Scalar(UInt8($0))) }

  static func next(_ random: inout SeededGenerator) -> String {
    switch random.below(8) {
    case 0: pieces(&random, count: random.below(12))
    case 1: random.pick(samples)
    case 2: random.pick(samples) + random.pick(pieces) + random.pick(samples)
    case 3: String(repeating: random.pick(pieces), count: random.below(80))
    default: spoiled(random.pick(samples), &random)
    }
  }

  static func pieces(_ random: inout SeededGenerator, count: Int) -> String {
    (0..<count).reduce(into: "") { text, _ in text += random.pick(pieces) }
  }

  /// A sample after one to three changes.
  private static func spoiled(_ sample: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(sample.unicodeScalars)
    for _ in 0...random.below(3) {
      let index = random.below(scalars.count + 1)
      let piece = random.pick(pieces).unicodeScalars
      switch random.below(4) {
      case 0: scalars.insert(contentsOf: piece, at: index)
      case 1: scalars.removeSubrange(index...)
      case 2 where index < scalars.count: scalars.replaceSubrange(index...index, with: piece)
      default: if index < scalars.count { scalars.remove(at: index) }
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
