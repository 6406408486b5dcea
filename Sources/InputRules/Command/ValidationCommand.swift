internal import CGLib

/// A program that decides whether a text is right.
///
/// It gets the text on its standard input and accepts it with exit status 0. With any other status
/// the first line that it printed is the sentence. The text never becomes a part of a command line.
/// The program is asked last, about texts that keep every other rule, and never about an empty one.
public struct ValidationCommand: Equatable, Sendable {
  /// A command line that cannot be used.
  public enum SyntaxError: Error, Equatable, Sendable {
    /// The quoting is wrong, or there is nothing; the payload says what, in the user's language.
    case unreadable(reason: String)
    /// There is no such program, or it may not be run.
    case notFound(program: String)
  }

  /// The program and its arguments.
  public let arguments: [String]

  /// How long the program may take, in seconds, from 1.
  public var timeout: UInt32 = 5

  /// What is said instead of the program's first line; see ``Violation/message``.
  public var message: String?

  /// Makes a command from a command line, which is split as a shell would; no shell runs it.
  ///
  /// The corresponding C functions are `g_shell_parse_argv` and `g_find_program_in_path`.
  ///
  /// - Throws: ``SyntaxError`` when it cannot be split, or the program is not there.
  public init(_ commandLine: String) throws(SyntaxError) {
    var vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var failure: UnsafeMutablePointer<GError>?
    g_shell_parse_argv(commandLine, nil, &vector, &failure)
    defer { g_strfreev(vector) }
    if let failure {
      defer { g_error_free(failure) }
      throw .unreadable(reason: String(cString: failure.pointee.message))
    }
    var arguments: [String] = []
    var next = vector
    while let argument = next?.pointee {
      arguments.append(String(cString: argument))
      next = next.map { $0 + 1 }
    }
    self.arguments = arguments
    let program = g_find_program_in_path(arguments[0])
    defer { g_free(program) }
    guard program != nil else { throw .notFound(program: arguments[0]) }
  }

  /// What is wrong with a text that the program has refused.
  ///
  /// - Parameters:
  ///   - output: The beginning of what it wrote to standard output.
  ///   - errors: The beginning of what it wrote to standard error.
  package func violation(output: String, errors: String) -> Violation {
    let words = Self.firstLine(of: output) ?? Self.firstLine(of: errors)
    return violation(because: .commandRefused(output: words ?? ""))
  }

  /// What is said when no answer came in time.
  package var timeoutViolation: Violation {
    violation(because: .commandTimedOut(seconds: Int(timeout)))
  }

  /// What is said when the program could not be started.
  package func violation(spawnFailure reason: String) -> Violation {
    violation(because: .commandFailed(reason: reason))
  }

  private func violation(because reason: Violation.Reason) -> Violation {
    Violation(rule: .validateCommand, reason: reason, message: message)
  }

  /// The first line without control characters, at most 200 characters; nil when nothing is left.
  private static func firstLine(of text: String) -> String? {
    let line = text.prefix { !$0.isNewline }
    let visible = String(line.unicodeScalars.filter { $0.properties.generalCategory != .control })
    let words = String(visible.trimmed.prefix(200))
    return words.isEmpty ? nil : words
  }
}
