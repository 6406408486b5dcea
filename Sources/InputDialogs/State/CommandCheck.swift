internal import GTKWidgets
package import InputRules

/// Asks a validation command about the latest text: one program at a time, the last text wins.
final class CommandCheck {
  /// How long nothing may be edited before the program starts, in milliseconds.
  private static let delay: UInt32 = 150

  /// How long a check runs before anybody is told that it does, in milliseconds.
  private static let patience: UInt32 = 200

  private let command: ValidationCommand
  private let onChange: () -> Void

  private var wanted: String?
  private var decided: (value: String, verdict: Verdict)?
  private var start: Work?
  private var process: ChildProcess?
  private var isAbandoned = false
  private var timers: [Work] = []

  /// Whether a check has been running for so long that the person should know.
  private(set) var isSlow = false

  /// Makes a check.
  ///
  /// - Parameter onChange: Is called when there is a verdict, and when a check becomes slow.
  init(_ command: ValidationCommand, onChange: @escaping () -> Void) {
    self.command = command
    self.onChange = onChange
  }

  /// The verdict on `value`, or nil while nobody knows.
  func verdict(on value: String) -> Verdict? {
    if value.isEmpty { return .accepted(value) }
    return decided.flatMap { $0.value == value ? $0.verdict : nil }
  }

  /// Whether the last check ended without an answer, so that it makes sense to ask again.
  func isUnanswered(_ value: String) -> Bool {
    switch verdict(on: value)?.violation?.reason {
    case .commandTimedOut, .commandFailed: true
    default: false
    }
  }

  /// Asks about `value`; a check of another text ends.
  ///
  /// - Parameters:
  ///   - value: A text that keeps all other rules; nil when there is none.
  ///   - isUrgent: Whether the check starts without waiting for further edits.
  func request(_ value: String?, isUrgent: Bool = false) {
    if let value, value == wanted, !isUrgent || start?.isWaiting != true { return }
    cancelTimers()
    wanted = value.flatMap { verdict(on: $0) == nil ? $0 : nil }
    abandonProcess()
    guard wanted != nil else { return }
    if isUrgent {
      run()
    } else {
      start = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.run() }
    }
  }

  /// Forgets the verdict on `value` and asks once more.
  func requestAgain(_ value: String) {
    decided = nil
    request(value, isUrgent: true)
  }

  /// Ends everything, and waits until the program is gone.
  func end() {
    cancelTimers()
    wanted = nil
    process?.endNow()
    process = nil
  }

  private func run() {
    // While a program still ends, its end starts the next one.
    guard let value = wanted, process == nil else { return }
    isAbandoned = false
    do {
      process = try ChildProcess(command.arguments, input: value) { [weak self] result in
        self?.ended(value, result)
      }
    } catch {
      decide(value, .rejected(command.violation(spawnFailure: error.reason)))
      return
    }
    timers = [
      MainLoop.after(milliseconds: Self.patience) { [weak self] in self?.becomeSlow() },
      MainLoop.after(milliseconds: UInt32(clamping: UInt64(command.timeout) * 1000)) {
        [weak self] in self?.timeOut(value)
      },
    ]
  }

  private func becomeSlow() {
    isSlow = true
    onChange()
  }

  private func timeOut(_ value: String) {
    abandonProcess()
    decide(value, .rejected(command.timeoutViolation))
  }

  private func ended(_ value: String, _ result: ChildProcess.Result) {
    process = nil
    if isAbandoned {
      if start?.isWaiting != true { run() }
    } else if result.isSuccess {
      decide(value, .accepted(value))
    } else {
      decide(
        value, .rejected(command.violation(output: result.output, errors: result.errors)))
    }
  }

  private func abandonProcess() {
    isAbandoned = true
    process?.end()
  }

  private func decide(_ value: String, _ verdict: Verdict) {
    cancelTimers()
    wanted = nil
    decided = (value, verdict)
    onChange()
  }

  private func cancelTimers() {
    for work in timers + [start].compactMap(\.self) { work.cancel() }
    timers = []
    isSlow = false
  }
}

extension ValidationCommand {
  /// Asks the program about `value` and waits for the verdict.
  package func verdict(on value: String) -> Verdict {
    let loop = MainLoop()
    let check = CommandCheck(self) { loop.quit() }
    check.request(value, isUrgent: true)
    defer { check.end() }
    while true {
      if let verdict = check.verdict(on: value) { return verdict }
      loop.run()
    }
  }
}
