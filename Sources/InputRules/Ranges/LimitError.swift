/// A limit that makes no sense.
public enum LimitError: Error, Equatable, Sendable {
  /// The type has no order, so that it can have no limits.
  case noOrder(limit: RuleName, type: InputType)

  /// The limit itself is not of the type.
  case wrongType(limit: RuleName, value: String, type: InputType)

  /// A step that is no number above zero, or has more decimals than the type has.
  case wrongStep(value: String, type: InputType)

  /// The minimum is above the maximum.
  case crossed(minimum: String, maximum: String)

  /// What is wrong and what is allowed, in the words of the command line.
  public var sentence: String {
    switch self {
    case .noOrder(let limit, let type):
      translated("--{limit} needs --type {allowed}; --type {type} has no order.").filled(with: [
        "limit": limit.rawValue, "type": type.rawValue,
        "allowed": InputType.ordered.map(\.rawValue).joined(separator: ", "),
      ])
    case .wrongType(let limit, let value, let type):
      translated("--{limit} takes a value of --type {type} such as {example}, not '{value}'.")
        .filled(with: [
          "limit": limit.rawValue, "type": type.rawValue, "example": type.example, "value": value,
        ])
    case .wrongStep(let value, let type):
      stepTemplate(type).filled(with: ["type": type.rawValue, "value": value])
    case .crossed(let minimum, let maximum):
      translated("--min {minimum} is more than --max {maximum}.")
        .filled(with: ["minimum": minimum, "maximum": maximum])
    }
  }

  private func stepTemplate(_ type: InputType) -> String {
    switch type {
    case .integer:
      translated("--step takes a whole number above 0 for --type {type}, not '{value}'.")
    case .date:
      translated("--step takes a whole number of days for --type {type}, not '{value}'.")
    case .month:
      translated("--step takes a whole number of months for --type {type}, not '{value}'.")
    case .week:
      translated("--step takes a whole number of weeks for --type {type}, not '{value}'.")
    case .time, .datetimeLocal:
      translated("--step takes seconds such as 60 or 0.5 for --type {type}, not '{value}'.")
    default:
      translated("--step takes a number above 0 for --type {type}, not '{value}'.")
    }
  }
}

extension InputType {
  /// The types whose values have an order, so that there can be limits.
  public static let ordered = allCases.filter { Scale($0) != nil }
}
