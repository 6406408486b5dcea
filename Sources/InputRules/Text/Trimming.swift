extension String {
  /// The text without white space and invisible characters at both ends.
  ///
  /// Invisible is what Unicode calls default-ignorable, and controls. Variation selectors and tags
  /// stay: at the end of an emoji they are part of what is seen.
  public var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isInvisible }),
      let last = scalars.lastIndex(where: { !$0.isInvisible })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F }
    if properties.isWhitespace || properties.generalCategory == .control { return true }
    return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector && !isTag
  }

  private var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}
