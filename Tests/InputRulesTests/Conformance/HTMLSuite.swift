import Foundation
import Testing

@testable import InputRules

/// The tables about HTML's form controls.
struct HTMLSuite: Decodable {
  /// What a control's text, under its attributes, says about one flag of its ValidityState.
  struct Constraint: Decodable {
    let id: String
    let type: String
    let attributes: Attributes
    let value: String
    let flag: String
    let expected: Bool

    /// Whether a person typed the text.
    let dirty: Bool?
  }

  /// What a control makes of a text.
  struct Sanitization: Decodable {
    let id: String
    let type: String
    let attributes: Attributes?
    let value: String
    let sanitized: String
  }

  /// A control's attributes as they are written.
  struct Attributes: Decodable {
    let pattern: String?
    let min: String?
    let max: String?
    let step: String?
    let minlength: String?
    let maxlength: String?
    let required: Bool?

    /// Many addresses in one text, which no option asks for.
    let multiple: Bool?
  }

  let constraints: [Constraint]
  let sanitization: [Sanitization]

  init() throws {
    self = try JSONDecoder().decode(
      Self.self, from: ConformanceTables.contents(of: "html-constraints.json"))
  }

  /// Our type for a control's; nil when there is none.
  static func type(_ control: String) -> InputType? {
    switch control {
    case "text", "search", "tel", "password", "textarea": .text
    default: InputType(rawValue: control)
    }
  }

  /// The rule for a type, with the decimal sign of HTML.
  static func rule(_ type: InputType) -> Rule {
    type == .number ? .number(decimalSign: ".") : .type(type)
  }

  /// What HTML calls a control's value: the types with a syntax of their own are emptied where a text
  /// is no value.
  static func value(of text: String, _ type: InputType) -> String {
    let text = text.onOneLine
    switch type {
    case .text: return text
    case .email, .url: return text.trimmed
    default:
      let value = Validator([rule(type)]).verdict(on: text).value ?? ""
      return value.isEmpty && type == .color ? "#000000" : value
    }
  }

  /// HTML's step where no attribute says another.
  static func defaultStep(_ type: InputType) -> String {
    type == .time || type == .datetimeLocal ? "60" : "1"
  }
}
