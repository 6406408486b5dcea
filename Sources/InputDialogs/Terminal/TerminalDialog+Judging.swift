internal import InputRules

extension TerminalDialog {
  /// The verdict on a text: the one place where the rules are asked.
  func judge(_ text: String) -> Verdict { configuration.validator.verdict(on: text) }

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

  private var view: PromptView {
    let state = EntryState(
      .known(judge(line.text)), emptyFields: line.text.isEmpty ? [.entry] : [],
      attention: attention, notice: notice)
    return PromptView(
      line, isHidden: configuration.isHidden, placeholder: configuration.placeholder.onOneLine,
      sentence: state.sentence)
  }

  /// Hands the value over if the text is right now; else says why it is not and asks again.
  func confirm() {
    guard let value = judge(line.text).value else {
      refuse(because: nil)
      return
    }
    do {
      try register?(value)
    } catch let failure as EntryDialog.RegisterFailure {
      refuse(because: failure.sentence)
      return
    } catch {
      refuse(because: "\(error)")
      return
    }
    end(.accepted(value))
  }

  private func refuse(because notice: String?) {
    self.notice = notice?.onOneLine
    attention = .attempted
    terminal.write(screen.refusing(view, size: terminal.size))
  }
}
