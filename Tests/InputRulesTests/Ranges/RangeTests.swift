import InputRules
import Testing

/// A text under limits, and what is said about it.
struct RangeCase: CustomTestStringConvertible, Sendable {
  let type: InputType
  let limits: [String?]
  let text: String
  let expected: String

  var testDescription: String { "\(type.rawValue) \(limits) \(text)" }

  /// `limits` are minimum, maximum and step; `expected` is a verdict's word and the broken rule.
  init(_ type: InputType, _ limits: [String?], _ text: String, _ expected: String) {
    self.type = type
    self.limits = limits + [nil, nil, nil].dropFirst(limits.count)
    self.text = text
    self.expected = expected
  }

  static let numbers = [
    RangeCase(.integer, ["1", "10"], "1", "accepted"),
    RangeCase(.integer, ["1", "10"], "10", "accepted"),
    RangeCase(.integer, ["1", "10"], "11", "rejected max"),
    RangeCase(.integer, ["1", "10"], "0", "unfinished min"),
    RangeCase(.integer, ["1", "10"], "-", "rejected min"),
    RangeCase(.integer, ["10"], "1", "unfinished min"),
    RangeCase(.integer, ["10", "20"], "3", "rejected min"),
    RangeCase(.integer, ["10", "30"], "3", "unfinished min"),
    RangeCase(.integer, ["-20", "-10"], "-1", "unfinished max"),
    RangeCase(.integer, ["-20", "-10"], "-3", "rejected max"),
    RangeCase(.integer, ["-20", "-10"], "-21", "rejected min"),
    RangeCase(.integer, ["-20", "-10"], "5", "rejected max"),
    RangeCase(.integer, ["-20", "-10"], "-", "unfinished type"),
    RangeCase(.integer, ["-5"], "-51", "rejected min"),
    RangeCase(.integer, [nil, "99999999999999999999"], "99999999999999999999", "accepted"),
    RangeCase(.integer, [nil, "99999999999999999999"], "100000000000000000000", "rejected max"),
    RangeCase(.integer, [nil, nil, "10"], "3", "unfinished step"),
    RangeCase(.integer, [nil, "20", "10"], "3", "rejected step"),
    RangeCase(.integer, [nil, nil, "10"], "30", "accepted"),
    RangeCase(.integer, ["3", nil, "10"], "13", "accepted"),
    RangeCase(.integer, ["3", nil, "10"], "10", "unfinished step"),
    RangeCase(.integer, ["0", "100", "7"], "98", "accepted"),
    RangeCase(.integer, ["0", "100", "7"], "99", "rejected step"),
    RangeCase(.number, [nil, "10"], "11", "rejected max"),
    RangeCase(.number, [nil, "10"], "10.0", "accepted"),
    RangeCase(.number, [nil, "10"], "10.01", "rejected max"),
    RangeCase(.number, [nil, "10"], "10.", "unfinished type"),
    RangeCase(.number, ["0.35"], "0.3", "unfinished min"),
    RangeCase(.number, ["0.35"], "0.34", "rejected min"),
    RangeCase(.number, ["0.35", "0.4"], "0.34", "rejected min"),
    RangeCase(.number, ["0.35", "0.4"], "0.", "unfinished type"),
    RangeCase(.number, ["0.35", "0.4"], "1", "rejected max"),
    RangeCase(.number, ["-0.4", "-0.35"], "-0.3", "unfinished max"),
    RangeCase(.number, ["0"], "-0", "accepted"),
    RangeCase(.number, ["0"], "-0.1", "rejected min"),
    RangeCase(.number, [nil, nil, "0.1"], "0.3", "accepted"),
    RangeCase(.number, [nil, nil, "0.1"], "1.05", "rejected step"),
    RangeCase(.number, [nil, nil, "0.5"], "0.3", "rejected step"),
    RangeCase(.number, [nil, nil, "3"], "1e1", "unfinished step"),
    RangeCase(.number, [nil, nil, "3e-15"], "17", "unfinished step"),
    RangeCase(.number, [nil, nil, "3e-15"], "18", "accepted"),
    RangeCase(.number, ["5e+2"], "6e2", "accepted"),
    RangeCase(.number, [nil, "1e9999"], "9e9998", "accepted"),
    RangeCase(.number, [nil, "5"], "6e-1", "accepted"),
  ]

  static let times = [
    RangeCase(.date, ["2026-03-10", "2026-06-20"], "2026-03-10", "accepted"),
    RangeCase(.date, ["2026-03-10", "2026-06-20"], "2026-06-21", "rejected max"),
    RangeCase(.date, ["2026-03-10", "2026-06-20"], "2026-0", "unfinished type"),
    RangeCase(.date, ["2026-03-10", "2026-06-20"], "2026-1", "rejected max"),
    RangeCase(.date, ["2026-03-10", "2026-06-20"], "2026-02", "rejected min"),
    RangeCase(.date, ["2026-03-10", "2026-06-20"], "1", "rejected min"),
    RangeCase(.date, ["2026-03-10", "2026-06-20"], "2026-03-0", "rejected min"),
    RangeCase(.date, [nil, "2026-02-28"], "2026-02-3", "unfinished type"),
    RangeCase(.date, [nil, nil, "7"], "1970-01-08", "accepted"),
    RangeCase(.date, [nil, nil, "7"], "1970-01-09", "rejected step"),
    RangeCase(.date, [nil, nil, "7"], "1969-12-25", "accepted"),
    RangeCase(.date, ["2026-02-28", nil, "2"], "2026-03-02", "accepted"),
    RangeCase(.date, ["2026-02-28", nil, "400"], "2026-0", "unfinished type"),
    RangeCase(.date, ["2026-02-28", nil, "400"], "2026-03", "rejected step"),
    RangeCase(.month, ["2026-02", "2026-11"], "2026-12", "rejected max"),
    RangeCase(.month, ["2026-02"], "2025", "unfinished type"),
    RangeCase(.month, ["2026-02", "2030-01"], "2025", "rejected min"),
    RangeCase(.month, ["2026-02", "2030-01"], "2025-", "rejected min"),
    RangeCase(.month, [nil, nil, "3"], "1970-04", "accepted"),
    RangeCase(.month, [nil, nil, "3"], "1970-05", "rejected step"),
    RangeCase(.month, [nil, nil, "3"], "1969-10", "accepted"),
    RangeCase(.week, ["2026-W10", "2026-W20"], "2026-W09", "rejected min"),
    RangeCase(.week, ["2026-W10", "2026-W20"], "2026-W3", "rejected max"),
    RangeCase(.week, [nil, nil, "2"], "1970-W03", "accepted"),
    RangeCase(.week, [nil, nil, "2"], "1970-W04", "rejected step"),
    RangeCase(.week, [nil, nil, "2"], "1971-W01", "rejected step"),
    RangeCase(.time, ["12:00:30"], "12:00", "unfinished min"),
    RangeCase(.time, ["12:00:30"], "11:59", "rejected min"),
    RangeCase(.time, ["12:00:30"], "11", "rejected min"),
    RangeCase(.time, [nil, "12:00"], "12:00:00.001", "rejected max"),
    RangeCase(.time, [nil, "12:00"], "12:00:00.0", "accepted"),
    RangeCase(.time, ["22:00", "06:00"], "23:00", "accepted"),
    RangeCase(.time, ["22:00", "06:00"], "05:59", "accepted"),
    RangeCase(.time, ["22:00", "06:00"], "06:01", "rejected min"),
    RangeCase(.time, ["22:00", "06:00"], "1", "rejected min"),
    RangeCase(.time, ["22:00", "06:00"], "2", "unfinished type"),
    RangeCase(.time, [nil, nil, "900"], "12:15", "accepted"),
    RangeCase(.time, [nil, nil, "900"], "12:16", "rejected step"),
    RangeCase(.time, [nil, nil, "0.5"], "12:16:00.5", "accepted"),
    RangeCase(.time, [nil, nil, "0.5"], "12:16:00.25", "rejected step"),
    RangeCase(.datetimeLocal, ["2026-02-28T12:00"], "2026-02-28 11:59", "rejected min"),
    RangeCase(.datetimeLocal, ["2026-02-28T12:00"], "2026-02-28 12:00", "accepted"),
    RangeCase(
      .datetimeLocal, ["2026-02-28T12:00", "2026-03-01 12:00"], "2026-02-28T1", "unfinished type"),
    RangeCase(
      .datetimeLocal, ["2026-02-28T12:00", "2026-03-01 12:00"], "2026-02-28T0", "rejected min"),
    RangeCase(.datetimeLocal, [nil, nil, "3600"], "1969-12-31T23:00", "accepted"),
    RangeCase(.datetimeLocal, [nil, nil, "3600"], "1969-12-31T23:00:30", "rejected step"),
  ]
}

@Suite("Ranges")
struct RangeTests {
  @Test("limits tell unfinished from rejected", arguments: RangeCase.numbers + RangeCase.times)
  func limits(_ example: RangeCase) throws {
    let limits = try Limits(
      of: example.type, min: example.limits[0], max: example.limits[1], step: example.limits[2])
    let validator = Validator([.type(example.type)] + limits.rules)
    let rule = validator.verdict(on: example.text).violation.map { " " + $0.rule.rawValue } ?? ""
    #expect(validator.word(on: example.text) + rule == example.expected)
    if example.expected == "accepted" {
      #expect(validator.firstRejection(typing: example.text) == (example.text == "6e-1" ? 0 : nil))
    }
  }

  @Test(
    "sentences name the limits and the nearest values",
    arguments: [
      (InputType.integer, ["5", nil, nil], "3", "Type 5 or more."),
      (.integer, [nil, "5", nil], "7", "Type 5 or less."),
      (.date, ["2026-03-10", nil, nil], "2026-03-09", "Type 2026-03-10 or later."),
      (.time, [nil, "12:00", nil], "12:01", "Type 12:00 or earlier."),
      (.integer, [nil, nil, "5"], "7", "Type 5 or 10."),
      (.integer, ["0", "8", "5"], "7", "Type 5."),
      (.integer, [nil, nil, "5"], "-7", "Type -10 or -5."),
      (.number, ["0.5", nil, "0.25"], "0.8", "Type 0.75 or 1."),
      (.date, ["2026-02-28", nil, "7"], "2026-03-01", "Type 2026-02-28 or 2026-03-07."),
      (.month, [nil, nil, "6"], "2026-02", "Type 2026-01 or 2026-07."),
      (.week, [nil, nil, "2"], "2026-W02", "Type 2026-W01 or 2026-W03."),
      (.time, [nil, nil, "0.25"], "23:59:59.9", "Type 23:59:59.750."),
      (
        .datetimeLocal, [nil, nil, "86400"], "2026-02-28T12:00",
        "Type 2026-02-28T00:00 or 2026-03-01T00:00."
      ),
    ] as [(InputType, [String?], String, String)])
  func sentence(type: InputType, limits: [String?], text: String, sentence: String) throws {
    let limits = try Limits(of: type, min: limits[0], max: limits[1], step: limits[2])
    let validator = Validator([.type(type)] + limits.rules)
    #expect(validator.verdict(on: text).violation?.sentence == sentence)
  }

  @Test(
    "limits that make no sense are refused with a sentence",
    arguments: [
      (InputType.email, ["a@b", nil, nil], "--min needs --type integer"),
      (.text, [nil, nil, "1"], "--step needs --type integer"),
      (
        .integer, ["1.5", nil, nil], "--min takes a value of --type integer such as 42, not '1.5'."
      ),
      (
        .date, [nil, "2026-02-30", nil],
        "--max takes a value of --type date such as 2026-02-28, not"
      ),
      (.number, ["", nil, nil], "--min takes a value of --type number such as 3.14, not ''."),
      (.integer, ["6", "5", nil], "--min 6 is more than --max 5."),
      (
        .date, ["2026-02-02", "2026-02-01", nil], "--min 2026-02-02 is more than --max 2026-02-01."
      ),
      (.integer, [nil, nil, "0.5"], "--step takes a whole number above 0 for --type integer"),
      (.number, [nil, nil, "0"], "--step takes a number above 0 for --type number, not '0'."),
      (.number, [nil, nil, "-1"], "--step takes a number above 0 for --type number, not '-1'."),
      (
        .date, [nil, nil, "1.5"], "--step takes a whole number of days for --type date, not '1.5'."
      ),
      (
        .month, [nil, nil, "x"], "--step takes a whole number of months for --type month, not 'x'."
      ),
      (.week, [nil, nil, ""], "--step takes a whole number of weeks for --type week, not ''."),
      (.time, [nil, nil, "0.0001"], "--step takes seconds such as 60 or 0.5 for --type time"),
    ] as [(InputType, [String?], String)])
  func refused(type: InputType, limits: [String?], sentence: String) {
    let error = #expect(throws: LimitError.self) {
      try Limits(of: type, min: limits[0], max: limits[1], step: limits[2])
    }
    #expect(error?.sentence.hasPrefix(sentence) == true)
  }

  @Test("single rules do the same")
  func singleRules() throws {
    let validator = Validator([
      .type(.integer), try .min("3", of: .integer), try .max("9", of: .integer),
    ])
    #expect(validator.word(on: "2") == "unfinished")
    #expect(validator.word(on: "10") == "rejected")
    #expect(validator.word(on: "7") == "accepted")
    let even = Validator([try .step("2", of: .integer)])
    #expect(even.word(on: "4") == "accepted")
    #expect(even.word(on: "5") == "unfinished")
  }
}
