internal import Glibc
internal import InputDialogs
internal import InputRules

/// Judges values without any window: `--validate`.
struct Judge {
  /// How many bytes of answers are kept before they are written.
  private static let batch = 65_536

  /// How many violations' words are remembered.
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
      noteObject(verdict, on: text)
    } else if let value = verdict.value {
      answers.append(contentsOf: value.utf8)
      answers.append(format == .nul ? 0 : UInt8(ascii: "\n"))
    } else if let violation = verdict.violation {
      sentences.append(contentsOf: words(for: violation))
    }
  }

  private mutating func noteObject(_ verdict: Verdict, on text: String) {
    let word =
      switch verdict {
      case .accepted: "accepted"
      case .unfinished: "unfinished"
      case .rejected: "rejected"
      }
    answers.append(contentsOf: "{\"input\": \(text.asJSON), \"verdict\": \"\(word)\"".utf8)
    if let value = verdict.value {
      answers.append(contentsOf: ", \"value\": \(value.asJSON)}\n".utf8)
    } else if let violation = verdict.violation {
      answers.append(contentsOf: words(for: violation))
    }
  }

  /// What is said about a violation, to the end of the line; the same ones come again and again.
  private mutating func words(for violation: Violation) -> [UInt8] {
    if let words = known[violation] { return words }
    if known.count == Self.mostKnown { known.removeAll(keepingCapacity: true) }
    let sentence = violation.sentence
    let line =
      format == .json
      ? ", \"rule\": \(violation.rule.rawValue.asJSON), \"sentence\": \(sentence.asJSON)}\n"
      : "\(StandardStreams.printable(sentence))\n"
    let words = Array(line.utf8)
    known[violation] = words
    return words
  }
}
