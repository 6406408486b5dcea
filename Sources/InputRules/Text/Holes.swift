extension String {
  /// The text with each `{name}` replaced by the value of that name; unknown names stay as they are.
  ///
  /// Values are never looked into: a `{name}` inside a value is not replaced.
  package func filled(with values: [String: String]) -> String {
    guard !values.isEmpty, utf8.contains(UInt8(ascii: "{")) else { return self }
    var result = ""
    var rest = self[...]
    while let opening = rest.firstIndex(of: "{") {
      result += rest[..<opening]
      rest = rest[opening...]
      let inside = rest.dropFirst()
      guard let closing = inside.firstIndex(of: "}"), let value = values[String(inside[..<closing])]
      else {
        result += rest.prefix(1)
        rest = inside
        continue
      }
      result += value
      rest = inside[inside.index(after: closing)...]
    }
    return result + rest
  }
}
