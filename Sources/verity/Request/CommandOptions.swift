internal import InputRules

extension Confirmation {
  /// The confirmation that the options ask for; nil without `--confirm`.
  init?(_ options: OptionValues) throws(UsageError) {
    guard options.has("confirm") else {
      try options.refuse("confirm-text", "confirm-message", without: "confirm")
      return nil
    }
    self.init(label: options.last("confirm-text"), message: options.last("confirm-message"))
  }
}

extension ValidationCommand {
  /// The command that the options ask for; nil without `--validate-command`.
  init?(_ options: OptionValues) throws(UsageError) {
    let seconds = try options.number("validate-timeout", in: 1...86_400)
    guard let line = options.last("validate-command") else {
      try options.refuse(
        "validate-timeout", "validate-command-message", without: "validate-command")
      return nil
    }
    do {
      try self.init(line)
    } catch {
      throw Self.usageError(error, line)
    }
    if let seconds { timeout = UInt32(seconds) }
    message = options.last("validate-command-message")
  }

  private static func usageError(_ error: SyntaxError, _ line: String) -> UsageError {
    switch error {
    case .unreadable(let reason):
      UsageError(
        translated("--validate-command takes a command line; '{value}' is not: {reason}"),
        ["value": line, "reason": reason])
    case .notFound(let program):
      UsageError(
        translated("--validate-command takes a program that can be run; '{program}' cannot."),
        ["program": program])
    }
  }
}
