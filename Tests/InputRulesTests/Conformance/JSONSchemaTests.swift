import Testing

@testable import InputRules

@Suite(
  "JSON-Schema-Test-Suite",
  .enabled(if: ConformanceTables.isPresent, ConformanceTables.absence))
struct JSONSchemaTests {
  typealias Tables = ConformanceTables

  /// The types with a counterpart, and what is put before a text to ask about it.
  ///
  /// JSON Schema's time is the second half of a date-time, ours is HTML's, so the text is asked about
  /// as that half.
  static let formats: [(file: String, type: InputType, prefix: String)] = [
    ("date", .date, ""), ("time", .datetime, "1998-12-31T"), ("date-time", .datetime, ""),
    ("duration", .duration, ""), ("email", .email, ""), ("hostname", .hostname, ""),
    ("ipv4", .ipv4, ""), ("ipv6", .ipv6, ""), ("uri", .url, ""), ("uuid", .uuid, ""),
    ("regex", .regex, ""), ("ecmascript-regex", .regex, ""), ("json-pointer", .jsonPointer, ""),
  ]

  /// The rule is asked without a validator, which would trim the text first: the suite is about the
  /// text as it is.
  @Test("formats", arguments: formats)
  func format(file: String, type: InputType, prefix: String) throws {
    let rule = Rule.type(type)
    let outcomes = try JSONSchemaSuite("format/\(file).json").tests.compactMap { test in
      test.text.map { Self.outcome(test, rule.verdict(on: prefix + $0)) }
    }
    try Tables.report("format/\(file).json", outcomes)
  }

  @Test("lengths in code points", arguments: ["minLength", "maxLength"])
  func length(keyword: String) throws {
    let outcomes = try JSONSchemaSuite("\(keyword).json").tests.compactMap {
      test -> Tables.Outcome? in
      guard let text = test.text, let limit = JSONSchemaSuite.number(test.schema[keyword])
      else { return nil }
      let number = try #require(DecimalNumber(limit).whole)
      let rule =
        keyword == "minLength"
        ? Rule.minLength(number, unit: .codepoint) : .maxLength(number, unit: .codepoint)
      return Self.outcome(test, rule.verdict(on: text))
    }
    try Tables.report("\(keyword).json", outcomes)
  }

  /// JSON Schema looks for the pattern anywhere in the text, we compare all of it: the pattern gets
  /// what may stand before and after it.
  @Test(
    "patterns", arguments: ["pattern", "optional-non-bmp-regex", "optional-ecmascript-regex"])
  func pattern(file: String) throws {
    let outcomes = try JSONSchemaSuite("\(file).json").tests.compactMap { test -> Tables.Outcome? in
      guard let text = test.text, let source = test.schema["pattern"] as? String else { return nil }
      guard let pattern = try? Pattern("(?s:.*?)(?:\(source))(?s:.*)") else {
        return Tables.Outcome(id: test.id, isAsExpected: false, detail: "PCRE2 refuses \(source)")
      }
      return Self.outcome(test, Rule.pattern(pattern).verdict(on: text))
    }
    try Tables.report("\(file).json", outcomes)
  }

  @Test(
    "limits",
    arguments: ["minimum", "maximum", "multipleOf", "optional-bignum", "optional-float-overflow"])
  func limits(file: String) throws {
    let outcomes = try JSONSchemaSuite("\(file).json").tests.compactMap { test -> Tables.Outcome? in
      guard let number = test.number else { return nil }
      return try Self.validator(for: test.schema).map {
        Self.outcome(test, $0.verdict(on: number))
      }
    }
    try Tables.report("\(file).json", outcomes)
  }

  /// The validator for a schema about numbers; nil when no option says the same.
  ///
  /// JSON's whole numbers can have an exponent: they are numbers with a step of 1.
  private static func validator(for schema: [String: Any]) throws -> Validator? {
    let asked = Set(schema.keys).subtracting(["$schema"])
    guard asked.isSubset(of: ["type", "minimum", "maximum", "multipleOf"]) else { return nil }
    let type = schema["type"] as? String ?? "number"
    guard type != "string" else { return nil }
    let limits = try Limits(
      of: .number, min: JSONSchemaSuite.number(schema["minimum"]),
      max: JSONSchemaSuite.number(schema["maximum"]),
      step: JSONSchemaSuite.number(schema["multipleOf"]))
    let whole = type == "integer" ? [try Rule.step("1", of: .number)] : []
    return Validator([.number(decimalSign: ".")] + limits.rules + whole)
  }

  private static func outcome(_ test: JSONSchemaSuite.Test, _ verdict: Verdict) -> Tables.Outcome {
    Tables.Outcome(
      id: test.id, isAsExpected: (verdict.value != nil) == test.isValid,
      detail: "\(test.data) is \(test.isValid ? "" : "in")valid, but \(verdict)")
  }
}
