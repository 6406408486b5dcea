extension String {
  /// The text without white space and invisible characters at both ends.
  ///
  /// Invisible is what Unicode calls default-ignorable, and controls. Variation selectors and tags
  /// stay: at the end of an emoji they are part of what is seen.
  public var trimmed: String {
    if utf8.first?.isVisible != false, utf8.last?.isVisible != false { return self }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isInvisible }),
      let last = scalars.lastIndex(where: { !$0.isInvisible })
    else { return "" }
    return String(scalars[first...last])
  }

  /// The text without white space and invisible characters at its beginning.
  var trimmedAtStart: String { String(unicodeScalars.drop(while: \.isInvisible)) }

  /// Whether trimming takes something off the end.
  var endsInvisibly: Bool { unicodeScalars.last?.isInvisible ?? false }
}

extension UInt8 {
  /// Whether a text that begins or ends with the byte has a visible ASCII character there.
  fileprivate var isVisible: Bool { self > 0x20 && self < 0x7F }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F }
    if properties.isWhitespace || properties.generalCategory == .control { return true }
    return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector && !isTag
  }

  private var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}
