internal import GTKWidgets
internal import Glibc
internal import InputRules

extension TerminalDialog {
  /// How long a signal may come after the terminal has gone, in milliseconds.
  ///
  /// A hang-up is both; the signal says more about it.
  private static let signalMilliseconds: UInt32 = 100

  private static let resizeMilliseconds: UInt32 = 60

  /// Asks the question and waits until it has ended.
  ///
  /// - Returns: How it ended. A terminal that has gone counts as Cancel.
  public func run() -> Outcome {
    precondition(loop == nil && outcome == nil, "run: a dialog is shown once")
    let loop = MainLoop()
    self.loop = loop
    guard terminal.enter(closing: screen.closing) else {
      terminal.leave()
      return .cancelled
    }
    open()
    while outcome == nil { loop.run() }
    return outcome ?? .closed
  }

  /// Ends the dialog from the program, with nothing handed over.
  public func close() { end(.closed) }

  private func open() {
    terminal.write(screen.opening(question, size: terminal.size))
    timers = [
      terminal.whenReadable { [weak self] in self?.read() },
      MainLoop.onSignal(SIGWINCH) { [weak self] in self?.resized() },
    ].compactMap(\.self)
    if let timeout = configuration.timeout, timeout > 0 {
      let milliseconds = UInt32(clamping: UInt64(timeout) * 1000)
      timers.append(MainLoop.after(milliseconds: milliseconds) { [weak self] in self?.timeOut() })
    }
    show()
  }

  /// Draws anew when the size stays: a person who pulls at a window's edge makes many.
  private func resized() {
    resizing?.cancel()
    resizing = MainLoop.after(milliseconds: Self.resizeMilliseconds) { [weak self] in
      self?.restore()
    }
  }

  private func read() {
    guard let bytes = terminal.read() else {
      for work in timers { work.cancel() }
      timers = [
        MainLoop.after(milliseconds: Self.signalMilliseconds) { [weak self] in
          self?.end(.cancelled)
        }
      ]
      return
    }
    press(decoder.feed(bytes))
  }

  private func timeOut() { end(.timedOut(judge(lastField).value)) }

  /// Ends the dialog and gives the terminal back; only the first call counts.
  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    notice = nil
    attention = .typing
    show()
    self.outcome = outcome
    for work in timers + [pause, sequenceTimer, resizing].compactMap(\.self) { work.cancel() }
    check?.end()
    terminal.leave()
    loop?.quit()
  }
}
