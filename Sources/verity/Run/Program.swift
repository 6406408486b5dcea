internal import CGLib
internal import GTKWidgets
internal import Glibc
internal import InputDialogs
internal import InputRules

/// The program from its command line to its exit code.
enum Program {
  /// The application id, which the desktop entry has as its name.
  static let identifier = "io.github.verity.Verity"

  /// The version, as zenity prints its own: the number alone.
  static let version = "0.1.0"

  /// Runs the program.
  ///
  /// - Parameter arguments: The command line as C gave it, the program's name first.
  /// - Returns: What the process exits with.
  static func run(
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> ExitStatus {
    guard StandardStreams.openMissingStreams() else {
      return fail(translated("Standard output is closed: there is nowhere to put the answer."))
    }
    prepareLanguage()
    do {
      switch try Request(CommandLineParser.parse(arguments)) {
      case .help(let topic): return print(Help.text(on: topic), then: .ok)
      case .version: return print(version + "\n", then: .ok)
      case .entry(let request): return ask(request)
      case .validate(let request): return judge(request)
      }
    } catch {
      return fail("\(error.sentence) \(translated("See 'verity --help'."))")
    }
  }

  private static func ask(_ request: EntryRequest) -> ExitStatus {
    let dialog: any Dialog
    do {
      dialog = try request.makeDialog()
    } catch {
      return fail(error.sentence)
    }
    var caught: Int32 = 0
    let signals = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      MainLoop.onSignal(number) {
        caught = number
        dialog.close()
      }
    }
    defer { for work in signals { work.cancel() } }
    return report(dialog.run(), as: request.format, signal: caught)
  }

  private static func judge(_ request: ValidateRequest) -> ExitStatus {
    var judge = Judge(
      validator: request.validator, command: request.command, format: request.format)
    do {
      if let values = request.values {
        for value in values { judge.judge(value) }
        try judge.flush()
      } else {
        var reader = LineReader(STDIN_FILENO)
        try reader.forEachLine {
          try judge.judge($0)
        } pause: {
          try judge.flush()
        }
      }
    } catch let error as LineReader.ReadError {
      return fail(
        translated("Standard input could not be read: {reason}.")
          .filled(with: ["reason": String(cString: g_strerror(error.reason))]))
    } catch {
      return failToWrite()
    }
    return judge.acceptsAll ? .ok : .refused
  }

  private static func report(
    _ outcome: Outcome, as format: AnswerFormat, signal: Int32
  ) -> ExitStatus {
    switch outcome {
    case .accepted(let value): print(format.value(value), then: .ok)
    case .cancelled: .cancel
    case .dismissed: .escape
    case .extraButton(let label): print(format.button(label), then: .extra)
    case .timedOut(let value): print(value.map(format.value) ?? "", then: .timeout)
    case .closed: .signal(signal)
    }
  }

  private static func print(_ text: String, then status: ExitStatus) -> ExitStatus {
    StandardStreams.write(text, to: STDOUT_FILENO) ? status : failToWrite()
  }

  private static func failToWrite() -> ExitStatus {
    fail(
      translated("The answer could not be written to standard output: {reason}.")
        .filled(with: ["reason": String(cString: g_strerror(errno))]))
  }

  private static func fail(_ sentence: String) -> ExitStatus {
    StandardStreams.complain(sentence)
    return .error
  }
}
