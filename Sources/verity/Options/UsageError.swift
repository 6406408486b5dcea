internal import InputRules

/// A mistake of whoever wrote the command line: what, where, and what is allowed.
nonisolated struct UsageError: Error, Equatable {
  /// One line in the language of the interface.
  let sentence: String

  init(_ template: String, _ values: [String: String] = [:]) {
    sentence = template.filled(with: values)
  }

  static func unknown(_ option: String, nearest: String?) -> UsageError {
    guard let nearest else {
      return UsageError(translated("Unknown option '{option}'."), ["option": option])
    }
    return UsageError(
      translated("Unknown option '{option}'. Did you mean '--{nearest}'?"),
      ["option": option, "nearest": nearest])
  }

  static func missingValue(_ option: String) -> UsageError {
    let word = Option.all.first { $0.name == option }?.value.word ?? "VALUE"
    return UsageError(
      translated("--{option} needs a value: --{option}={word}."),
      ["option": option, "word": word])
  }

  static func needlessValue(_ option: String, _ value: String) -> UsageError {
    UsageError(
      translated("--{option} takes no value, but '{value}' was given."),
      ["option": option, "value": value])
  }

  static func notNumber(_ option: String, _ value: String, _ range: ClosedRange<Int>) -> UsageError
  {
    UsageError(
      range.upperBound == Int.max
        ? translated("--{option} takes a whole number of at least {minimum}, not '{value}'.")
        : translated(
          "--{option} takes a whole number from {minimum} to {maximum}, not '{value}'."),
      [
        "option": option, "value": value, "minimum": "\(range.lowerBound)",
        "maximum": "\(range.upperBound)",
      ])
  }

  static func notUTF8(_ option: String, _ value: String) -> UsageError {
    UsageError(
      translated("{option} takes UTF-8 text; '{value}' is not."),
      ["option": option, "value": value])
  }
}
