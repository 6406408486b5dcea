internal import GTKWidgets
internal import InputRules

extension TerminalDialog {
  /// Shows what follows from the text and from what the person did.
  func show() {
    guard outcome == nil else { return }
    terminal.write(screen.showing(view, size: terminal.size))
  }

  /// Draws on a terminal that has another size, or that others have written to.
  func restore() {
    guard outcome == nil else { return }
    terminal.write(screen.restoring(view, size: terminal.size))
  }

  /// Goes to another line, below what is there.
  func move(to field: EntryState.Field) {
    notice = nil
    attention = .typing
    show()
    self.field = field
    settled = line.text
    pause?.cancel()
    let lines = field == .entry ? [question.description] : question.confirmation
    terminal.write(screen.moving(below: lines, size: terminal.size))
    show()
  }

  /// What is to be seen now.
  var view: PromptView {
    let state = EntryState(
      judge(field), emptyFields: line.text.isEmpty ? [field] : [], attention: attention,
      notice: notice)
    return PromptView(
      line, isHidden: configuration.isHidden,
      placeholder: field == .entry ? configuration.placeholder.onOneLine : "",
      sentence: state.sentence, status: state.status)
  }
}
