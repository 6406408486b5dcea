internal import CGLib

/// A label of a host name that stands for other letters than ASCII's (RFC 5890: A-label, U-label).
///
/// The rule about right-to-left labels (RFC 5893) is not checked.
struct InternationalLabel {
  private let scalars: [Unicode.Scalar]

  /// Whether `label` is no international one at all, or a right one (RFC 5891, section 5.4).
  static func isValid(_ label: Substring) -> Bool {
    let label = label.lowercased()
    guard label.hasPrefix("xn--") else { return true }
    return InternationalLabel(label)?.isValid ?? false
  }

  /// Decodes an A-label; nil when it is none.
  ///
  /// The corresponding C function is `g_hostname_to_unicode`.
  private init?(_ label: String) {
    guard let decoded = g_hostname_to_unicode(label) else { return nil }
    defer { g_free(decoded) }
    let text = String(cString: decoded)
    guard let normal = g_utf8_normalize(text, -1, G_NORMALIZE_NFC) else { return nil }
    defer { g_free(normal) }
    guard g_str_equal(normal, text) != 0 else { return nil }
    scalars = Array(text.unicodeScalars)
  }

  private var isValid: Bool {
    guard let first = scalars.first, let last = scalars.last, first != "-", last != "-",
      !first.isMark, scalars.contains(where: { !$0.isASCII }),
      !(scalars.count > 3 && scalars[2] == "-" && scalars[3] == "-")
    else { return false }
    return scalars.indices.allSatisfy { isAllowed(at: $0) }
  }

  /// Whether the code point may stand there: RFC 5892, section 3, and the rules of its appendix A.
  private func isAllowed(at index: Int) -> Bool {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index] {
    case "\u{200C}":
      return before?.isVirama == true || before?.isCursive == true && after?.isCursive == true
    case "\u{200D}": return before?.isVirama == true
    case "\u{B7}": return before == "l" && after == "l"
    case "\u{375}": return after?.script == G_UNICODE_SCRIPT_GREEK
    case "\u{5F3}", "\u{5F4}": return before?.script == G_UNICODE_SCRIPT_HEBREW
    case "\u{30FB}": return scalars.contains { Self.japanese.contains($0.script) }
    case "\u{660}"..."\u{669}": return !scalars.contains { ("\u{6F0}"..."\u{6F9}").contains($0) }
    case "\u{6F0}"..."\u{6F9}": return !scalars.contains { ("\u{660}"..."\u{669}").contains($0) }
    default: return scalars[index].isValidInProtocol
    }
  }

  private static let japanese = [
    G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_HAN,
  ]
}

extension Unicode.Scalar {
  /// The corresponding C function is `g_unichar_get_script`.
  fileprivate var script: GUnicodeScript { g_unichar_get_script(value) }

  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  fileprivate var isVirama: Bool { properties.canonicalCombiningClass == .virama }

  /// Whether the letter joins with its neighbours; the script stands for Unicode's joining type.
  fileprivate var isCursive: Bool {
    let scripts = [
      G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_SYRIAC, G_UNICODE_SCRIPT_MANDAIC,
      G_UNICODE_SCRIPT_MONGOLIAN, G_UNICODE_SCRIPT_NKO,
    ]
    return scripts.contains(script) && properties.isAlphabetic
  }

  /// RFC 5892's PVALID, as far as no context is needed.
  fileprivate var isValidInProtocol: Bool {
    if Self.validExceptions.contains(self) { return true }
    if Self.disallowedExceptions.contains(self) { return false }
    if isASCII { return self == "-" || UInt8(value).isDigit || properties.isLowercase }
    let letters: [Unicode.GeneralCategory] = [
      .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .nonspacingMark,
      .spacingMark,
    ]
    return letters.contains(properties.generalCategory) && isStable && !isIgnorable
  }

  /// Section 2.6.
  private static let validExceptions: [Unicode.Scalar] = [
    "\u{DF}", "\u{3C2}", "\u{6FD}", "\u{6FE}", "\u{F0B}", "\u{3007}",
  ]
  private static let disallowedExceptions: [Unicode.Scalar] = [
    "\u{640}", "\u{7FA}", "\u{302E}", "\u{302F}", "\u{3031}", "\u{3032}", "\u{3033}", "\u{3034}",
    "\u{3035}", "\u{303B}",
  ]

  /// Section 2.2: whether normalising and case folding leave the code point as it is.
  private var isStable: Bool {
    let text = String(self)
    guard let folded = g_utf8_casefold(text, -1) else { return false }
    defer { g_free(folded) }
    guard let normal = g_utf8_normalize(folded, -1, G_NORMALIZE_NFKC) else { return false }
    defer { g_free(normal) }
    return g_str_equal(normal, text) != 0
  }

  /// Sections 2.3, 2.4 and 2.9: ignorable code points, marks for symbols, and old Hangul.
  private var isIgnorable: Bool {
    properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
      || ("\u{20D0}"..."\u{20FF}").contains(self) || ("\u{1100}"..."\u{11FF}").contains(self)
      || ("\u{A960}"..."\u{A97F}").contains(self) || ("\u{D7B0}"..."\u{D7FF}").contains(self)
  }
}
