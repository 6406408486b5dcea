internal import GTKWidgets
internal import InputRules

extension EntryDialog {
  /// What is known about the text at this moment.
  func judge() -> Judgement { Judgement(verdictOfRules(), by: check) }

  private func verdictOfRules() -> Verdict {
    if let excess { return .rejected(excess) }
    let text = widgets.entry.text
    guard let confirmation = configuration.confirmation, let second = widgets.confirmation else {
      return configuration.validator.verdict(on: text)
    }
    return confirmation.verdict(on: text, second.text, by: configuration.validator)
  }

  /// Hands the value over if the text is right now; else shows why it is not.
  ///
  /// While a program is asked about the text, its answer is waited for; where it gave none, it is
  /// asked again.
  func confirm() {
    guard outcome == nil else { return }
    widgets.entry.reportPendingEdit()
    widgets.confirmation?.reportPendingEdit()
    let value = verdictOfRules().value
    switch judge() {
    case .known(let verdict):
      guard let check, let value, check.isUnanswered(value) else { return conclude(verdict) }
      check.requestAgain(value)
    case .checking:
      check?.request(value, isUrgent: true)
    }
    isConfirmWaiting = true
    render()
  }

  /// The check has something new: a verdict, or that it takes long.
  func checkChanged() {
    render()
    guard isConfirmWaiting, case .known(let verdict) = judge() else { return }
    isConfirmWaiting = false
    conclude(verdict)
  }

  private func conclude(_ verdict: Verdict) {
    if let value = verdict.value {
      handOver(value)
    } else {
      refuse(because: nil, in: verdict.violation.map(EntryState.Field.init(of:)) ?? .entry)
    }
  }

  private func handOver(_ value: String) {
    do {
      try register?(value)
    } catch {
      return refuse(because: RegisterFailure.sentence(about: error), in: .entry)
    }
    end(.accepted(value))
  }

  private func refuse(because notice: String?, in field: EntryState.Field) {
    self.notice = notice?.onOneLine
    attention = .attempted
    render()
    let entry = field == .entry ? widgets.entry : widgets.confirmation ?? widgets.entry
    entry.takeFocusBack()
    entry.ringErrorBell()
  }
}
