import InputRules

extension Fuzzer.Subject {
  /// Every type that does not ask the file system, limits, lengths, patterns and lists.
  static let all: [Self] = types + limits + texts

  private static let types = InputType.allCases
    .filter { ![.file, .folder, .newFile].contains($0) }
    .map { type in
      // What PCRE2 refuses in a part of a pattern is known when the pattern is complete.
      Self(
        name: type.rawValue, validator: Validator([.required, .type(type)]),
        isExact: type != .regex)
    }

  private static let limits = [
    limited(.integer, "10", "2000", "7"), limited(.integer, "-99999999999999999999", "5", nil),
    limited(.number, "-1.5", "1e3", "0.25"), limited(.number, nil, "0.001", nil),
    limited(.number, "-10", nil, "1e-20"), limited(.number, nil, nil, "123456789012345678901.5"),
    limited(.date, "2024-02-29", "2026-12-31", nil), limited(.date, nil, nil, "7"),
    limited(.time, "22:00", "06:00:00.5", nil), limited(.time, nil, nil, "0.25"),
    limited(.month, "2024-02", "20260-11", "5"), limited(.week, "1970-W02", nil, "3"),
    limited(.datetimeLocal, "2024-02-29T12:00", "2026-02-28T23:59:59.999", "60"),
    limited(.datetimeLocal, nil, nil, "3600"),
  ].compactMap(\.self)

  private static func limited(
    _ type: InputType, _ minimum: String?, _ maximum: String?, _ step: String?
  ) -> Self? {
    guard let limits = try? Limits(of: type, min: minimum, max: maximum, step: step) else {
      return nil
    }
    return Self(
      name: "\(type.rawValue) \(minimum ?? "") \(maximum ?? "") \(step ?? "")",
      validator: Validator([.type(type)] + limits.rules), isExact: type != .number,
      isMendedByExponent: type == .number)
  }

  private static let texts =
    LengthUnit.allCases.map { unit in
      Self(
        name: "length in \(unit.rawValue)",
        validator: Validator([.minLength(2, unit: unit), .maxLength(9, unit: unit)]))
    }
    + ["[a-z]{2,}\\d?", "(\\d+|x)*-\\w", "\\P{L}+|か.", "(a|b+)?(?!c)[a-c]{2}", "(a+)+$"].map {
      Self(
        name: $0, validator: Validator((try? Pattern($0)).map { [.pattern($0)] } ?? [], trims: true)
      )
    }
    + [false, true].map { ignoresCase in
      let list = ValueList(RandomText.samples, ignoringCase: ignoresCase)
      return Self(name: "list", validator: Validator([.oneOf(list)], trims: ignoresCase))
    }
    + [Self(name: "taken", validator: Validator([.notOneOf(ValueList(RandomText.samples))]))]
}
