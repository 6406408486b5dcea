internal import InputRules

extension TerminalDialog {
  /// The line whose Return hands the value over.
  var lastField: EntryState.Field { configuration.confirmation == nil ? .entry : .confirmation }

  /// What is known at this moment about what was typed, up to a line.
  func judge(_ field: EntryState.Field) -> Judgement {
    Judgement(verdictOfRules(field), by: field == lastField ? check : nil)
  }

  private func verdictOfRules(_ field: EntryState.Field) -> Verdict {
    if let excess { return .rejected(excess) }
    guard field == .confirmation, let confirmation = configuration.confirmation else {
      return configuration.validator.verdict(on: first.text)
    }
    return confirmation.verdict(on: first.text, second.text, by: configuration.validator)
  }

  /// Goes on if the text is right now; else says why it is not and asks again.
  ///
  /// While a program is asked about the text, its answer is waited for; where it gave none, it is
  /// asked again.
  func confirm() {
    let value = verdictOfRules(field).value
    switch judge(field) {
    case .known(let verdict):
      guard field == lastField, let check, let value, check.isUnanswered(value) else {
        return conclude(verdict)
      }
      check.requestAgain(value)
    case .checking:
      check?.request(value, isUrgent: true)
    }
    isConfirmWaiting = true
    show()
  }

  /// The check has something new: a verdict, or that it takes long.
  func checkChanged() {
    show()
    guard isConfirmWaiting, case .known(let verdict) = judge(field) else { return }
    isConfirmWaiting = false
    conclude(verdict)
  }

  private func conclude(_ verdict: Verdict) {
    if let violation = verdict.violation {
      let wrong = EntryState.Field(of: violation)
      // What is known of both lines alone is said beside the one that it is about.
      return refuse(because: wrong == field ? nil : violation.sentence, in: wrong)
    }
    guard let value = verdict.value else { return }
    guard field == lastField else { return move(to: .confirmation) }
    do {
      try register?(value)
    } catch {
      return refuse(because: EntryDialog.RegisterFailure.sentence(about: error), in: field)
    }
    end(.accepted(value))
  }

  private func refuse(because notice: String?, in field: EntryState.Field) {
    if field != self.field { move(to: field) }
    self.notice = notice?.onOneLine
    attention = .attempted
    terminal.write(screen.refusing(view, size: terminal.size))
  }
}
