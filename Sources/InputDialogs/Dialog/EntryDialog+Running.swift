internal import InputRules
internal import GTKWidgets

extension EntryDialog {
  /// Shows the dialog and waits until it has ended.
  ///
  /// - Returns: How it ended.
  public func run() -> Outcome {
    let loop = MainLoop()
    present { _ in loop.quit() }
    while outcome == nil { loop.run() }
    return outcome ?? .closed
  }

  /// Shows the dialog and returns at once, for programs that run GLib's main loop themselves.
  ///
  /// The dialog stays alive until it has ended.
  ///
  /// - Parameter onEnd: Is called once, when the dialog has ended.
  public func present(onEnd: @escaping (Outcome) -> Void) {
    precondition(self.onEnd == nil && outcome == nil, "present: a dialog is shown once")
    self.onEnd = { [self] outcome in
      onEnd(outcome)
      _ = self
    }
    if let timeout = configuration.timeout, timeout > 0 {
      let milliseconds = UInt32(clamping: UInt64(timeout) * 1000)
      timers.append(MainLoop.after(milliseconds: milliseconds) { [weak self] in self?.timeOut() })
    }
    widgets.window.present()
    // Now, not earlier: a program that is asked gets the caller's environment.
    render()
    widgets.entry.grabFocus()
  }

  /// Ends the dialog from the program, with nothing handed over.
  public func close() { end(.closed) }

  private func timeOut() {
    end(.timedOut(judge().value))
  }

  /// Disconnects everything, ends the window and tells how it went; only the first call counts.
  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    for connection in connections { connection.disconnect() }
    connections = []
    for work in timers + [pause].compactMap(\.self) { work.cancel() }
    widgets.entry.cancelPendingEdit()
    widgets.confirmation?.cancelPendingEdit()
    check?.end()
    widgets.window.destroy()
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(outcome)
  }
}
