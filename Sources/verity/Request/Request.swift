internal import CGLib
internal import InputDialogs
internal import InputRules

/// A dialog that a command line asks for.
struct EntryRequest {
  /// The dialog.
  let configuration: EntryDialog.Configuration

  /// Where the value is stored as well.
  let register: RegisterFile?

  /// The application id.
  let identifier: String

  /// How the value is printed.
  let format: AnswerFormat

  /// Where the question is asked.
  let backend: Backend

  init(_ options: OptionValues, choices: [String]) throws(UsageError) {
    configuration = try EntryDialog.Configuration(options, choices: choices)
    register =
      options.has("register")
      ? RegisterFile(path: options.last("register") ?? RegisterFile.defaultPath) : nil
    format = try AnswerFormat(options)
    backend = try Backend(options)
    identifier = options.last("app-id") ?? Program.identifier
    guard g_application_id_is_valid(identifier) != 0 else {
      throw UsageError(
        translated("--app-id takes a name such as org.example.App, not '{value}'."),
        ["value": identifier])
    }
  }
}

/// What a command line asks for.
enum Request {
  /// A help text.
  case help(Help.Topic)
  /// The version.
  case version
  /// A dialog.
  case entry(EntryRequest)
  /// A verdict on values, without a dialog.
  case validate(ValidateRequest)

  /// Makes sense of a command line.
  ///
  /// - Throws: ``UsageError`` for the first thing that is wrong.
  init(_ commandLine: ParsedCommandLine) throws(UsageError) {
    let options = try OptionValues(commandLine.items)
    if let topic = commandLine.items.lazy.compactMap({ Help.Topic(option: $0.name) }).first {
      self = .help(topic)
    } else if options.has("version") {
      self = .version
    } else if options.has("validate") {
      self = .validate(try ValidateRequest(options, values: commandLine.arguments))
    } else {
      try options.checkDialog()
      self = .entry(try EntryRequest(options, choices: commandLine.arguments))
    }
  }
}
