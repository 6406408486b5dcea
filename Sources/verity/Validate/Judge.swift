internal import Glibc
internal import InputDialogs
internal import InputRules

/// Judges values without any window: `--validate`.
struct Judge {
  /// How many bytes of answers are kept before they are written.
  private static let batch = 65_536

  /// How many sentences are remembered.
  private static let mostKnown = 256

  private let validator: Validator
  private let command: ValidationCommand?
  private let format: AnswerFormat
  private var answers: [UInt8] = []
  private var sentences: [UInt8] = []

  private var known: [Violation: [UInt8]] = [:]

  /// Whether every value so far was accepted.
  private(set) var acceptsAll = true

  init(validator: Validator, command: ValidationCommand?, format: AnswerFormat) {
    self.validator = validator
    self.command = command
    self.format = format
  }

  /// Standard output could not be written; the payload is `errno`.
  struct WriteError: Error { let reason: Int32 }

  /// Judges one value; what is said about it is kept until ``flush()``.
  mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>) throws(WriteError) {
    if let text = String(validating: bytes, as: UTF8.self) {
      judge(text)
    } else {
      let violation = Violation(
        rule: "encoding", reason: .custom(sentence: translated("Type UTF-8 text.")))
      note(.rejected(violation), on: String(decoding: bytes, as: UTF8.self))
    }
    if answers.count + sentences.count > Self.batch { try flush() }
  }

  /// Judges one value.
  mutating func judge(_ text: String) {
    let verdict = validator.verdict(on: text)
    note(verdict.value.flatMap(verdictOfCommand) ?? verdict, on: text)
  }

  private func verdictOfCommand(on value: String) -> Verdict? {
    command.map { $0.verdict(on: value) }
  }

  /// Writes what is kept.
  mutating func flush() throws(WriteError) {
    guard StandardStreams.write(answers, to: STDOUT_FILENO) else { throw WriteError(reason: errno) }
    _ = StandardStreams.write(sentences, to: STDERR_FILENO)
    answers.removeAll(keepingCapacity: true)
    sentences.removeAll(keepingCapacity: true)
  }

  private mutating func note(_ verdict: Verdict, on text: String) {
    acceptsAll = acceptsAll && verdict.value != nil
    if format == .json {
      answers.append(contentsOf: line(verdict, on: text).utf8)
    } else if let value = verdict.value {
      answers.append(contentsOf: value.utf8)
      answers.append(format == .nul ? 0 : UInt8(ascii: "\n"))
    } else if let violation = verdict.violation {
      sentences.append(contentsOf: sentence(violation))
    }
  }

  /// The sentence as a line; the same violations come again and again.
  private mutating func sentence(_ violation: Violation) -> [UInt8] {
    if let line = known[violation] { return line }
    if known.count == Self.mostKnown { known.removeAll(keepingCapacity: true) }
    let line = Array("\(StandardStreams.printable(violation.sentence))\n".utf8)
    known[violation] = line
    return line
  }

  private func line(_ verdict: Verdict, on text: String) -> String {
    let word =
      switch verdict {
      case .accepted: "accepted"
      case .unfinished: "unfinished"
      case .rejected: "rejected"
      }
    var line = "{\"input\": \(text.asJSON), \"verdict\": \"\(word)\""
    if let value = verdict.value { line += ", \"value\": \(value.asJSON)" }
    if let violation = verdict.violation {
      line += ", \"rule\": \(violation.rule.rawValue.asJSON)"
      line += ", \"sentence\": \(violation.sentence.asJSON)"
    }
    return line + "}\n"
  }
}
