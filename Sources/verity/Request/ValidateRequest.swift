internal import InputRules

/// Values to judge without a dialog.
struct ValidateRequest {
  /// The rules.
  let validator: Validator

  /// The program that is asked last.
  let command: ValidationCommand?

  /// The values; nil for the lines of standard input.
  let values: [String]?

  /// How the verdicts are printed.
  let format: AnswerFormat

  init(_ options: OptionValues, values: [String]) throws(UsageError) {
    try options.checkDialog()
    validator = try Validator(options)
    // A value that is given once has nothing to be compared with.
    _ = try Confirmation(options)
    command = try ValidationCommand(options)
    format = try AnswerFormat(options)
    let given = options.all("validate")
    guard given.isEmpty || values.isEmpty else {
      throw UsageError(
        translated("--validate={value} and '{other}' are two values: give one of them."),
        ["value": given[0], "other": values[0]])
    }
    let all: [String] = given.suffix(1) + values
    self.values = all.isEmpty ? nil : all
  }
}

extension AnswerFormat {
  /// The format that `--output` asks for.
  init(_ options: OptionValues) throws(UsageError) {
    self = try options.choice("output") ?? .plain
  }
}
