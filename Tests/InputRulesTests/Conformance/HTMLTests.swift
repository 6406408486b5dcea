import Testing

@testable import InputRules

@Suite(
  "HTML constraint validation",
  .enabled(if: ConformanceTables.isPresent, ConformanceTables.absence))
struct HTMLTests {
  typealias Tables = ConformanceTables

  @Test("constraints and sanitization")
  func all() throws {
    let suite = try HTMLSuite()
    let all = suite.constraints.map(outcome) + suite.sanitization.map(outcome)
    try Tables.report("html-constraints.json", all.compactMap(\.self))
    print(
      "html-constraints.json: \(all.count(where: { $0 == nil })) more ask for what no option does")
  }

  /// Each flag is asked for by itself, as HTML's flags do not depend on each other.
  private func outcome(_ test: HTMLSuite.Constraint) -> Tables.Outcome? {
    guard let type = HTMLSuite.type(test.type), test.attributes.multiple == nil else { return nil }
    let value = HTMLSuite.value(of: test.value, type)
    let rules = rules(test, type)
    // What was not typed is emptied before anyone looks for bad input.
    let text = test.flag == "badInput" && test.dirty == true ? test.value : value
    let verdict = Validator(rules).verdict(on: text)
    let isRight = verdict.value != nil
    return Tables.Outcome(
      id: "\(test.id) \(test.flag)",
      isAsExpected: (test.flag == "valid" ? isRight : !isRight) == test.expected,
      detail: "\(test.type) \(test.attributes) '\(test.value)': \(verdict)")
  }

  private func rules(_ test: HTMLSuite.Constraint, _ type: InputType) -> [Rule] {
    let attributes = test.attributes
    switch test.flag {
    case "valueMissing": return attributes.required == true ? [.required] : []
    case "typeMismatch", "badInput": return [HTMLSuite.rule(type)]
    case "tooLong": return length(attributes.maxlength) { .maxLength($0, unit: .utf16) }
    case "tooShort": return length(attributes.minlength) { .minLength($0, unit: .utf16) }
    case "patternMismatch": return pattern(attributes)
    case "rangeUnderflow": return limits(attributes, type).filter { $0.name == .min }
    case "rangeOverflow": return limits(attributes, type).filter { $0.name == .max }
    case "stepMismatch": return limits(attributes, type).filter { $0.name == .step }
    default:
      return (attributes.required == true ? [.required] : []) + [HTMLSuite.rule(type)]
        + pattern(attributes) + limits(attributes, type)
    }
  }

  private func length(_ attribute: String?, rule: (Int) -> Rule) -> [Rule] {
    attribute.flatMap { Int($0) }.map { [rule($0)] } ?? []
  }

  /// HTML ignores a pattern that does not compile; we refuse it before there is a dialog.
  private func pattern(_ attributes: HTMLSuite.Attributes) -> [Rule] {
    attributes.pattern.flatMap { try? Pattern($0) }.map { [.pattern($0)] } ?? []
  }

  /// HTML ignores limits that are no values; we refuse them before there is a dialog.
  private func limits(_ attributes: HTMLSuite.Attributes, _ type: InputType) -> [Rule] {
    guard InputType.ordered.contains(type) else { return [] }
    let minimum = attributes.min.flatMap { try? Limits(of: type, min: $0).minimum }
    let maximum = attributes.max.flatMap { try? Limits(of: type, max: $0).maximum }
    let step = attributes.step.flatMap { try? Limits(of: type, step: $0).step }
    let limits = try? Limits(
      of: type, min: minimum, max: maximum, step: step ?? HTMLSuite.defaultStep(type))
    return limits?.rules ?? []
  }

  private func outcome(_ test: HTMLSuite.Sanitization) -> Tables.Outcome? {
    guard let type = HTMLSuite.type(test.type), test.attributes?.multiple == nil else { return nil }
    let value = HTMLSuite.value(of: test.value, type)
    return Tables.Outcome(
      id: "\(test.id) sanitization", isAsExpected: value == test.sanitized,
      detail: "'\(test.value)' becomes '\(value)', not '\(test.sanitized)'")
  }
}
