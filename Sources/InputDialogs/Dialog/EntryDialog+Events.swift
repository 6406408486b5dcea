internal import InputRules
internal import GTKWidgets

extension EntryDialog {
  /// How long a person does not type before a sentence about an unfinished text appears.
  private static let pauseMilliseconds: UInt32 = 1000

  func connect() {
    connections = [
      widgets.register.onClick { [weak self] in self?.confirm() },
      widgets.cancel.onClick { [weak self] in self?.end(.cancelled) },
      widgets.buttons.onClick(onInsensitive: widgets.register) { [weak self] in self?.confirm() },
      widgets.window.onKey { [weak self] key in self?.pressed(key) ?? false },
      widgets.window.onCloseRequest { [weak self] in self?.end(.dismissed) },
    ]
    for entry in [widgets.entry, widgets.confirmation].compactMap(\.self) {
      connections += [
        entry.filterInsertions { $0.onOneLine },
        entry.onEdit { [weak self] overflow in self?.edited(overflow: overflow) },
        entry.onActivate { [weak self] in self?.confirm() },
        entry.onLeave { [weak self] in self?.notice(.left) },
      ]
    }
    for (button, label) in zip(widgets.extras, configuration.extraLabels) {
      connections.append(button.onClick { [weak self] in self?.end(.extraButton(label)) })
    }
    connections += Theme.onChange { [weak self] in self?.themeChanged() }
  }

  private func pressed(_ key: Window.Key) -> Bool {
    switch key {
    case .escape:
      end(.dismissed)
      return true
    case .alt(let access):
      // GTK does not activate an insensitive button; the person still wants to know why not.
      guard access == widgets.register.accessKey, !widgets.register.isSensitive else {
        return false
      }
      confirm()
      return true
    }
  }

  private func edited(overflow: String?) {
    attention = .typing
    notice = nil
    excess = overflow.map { text in
      Violation(rule: .maxLength, reason: .custom(sentence: sentence(aboutOverflow: text)))
    }
    isConfirmWaiting = false
    offerCompletions()
    render()
    if overflow != nil { widgets.entry.ringErrorBell() }
    pause?.cancel()
    pause = MainLoop.after(milliseconds: Self.pauseMilliseconds) { [weak self] in
      self?.notice(.paused)
    }
  }

  private func notice(_ attention: Attention) {
    guard outcome == nil, attention > self.attention else { return }
    self.attention = attention
    render()
  }

  private func offerCompletions() {
    guard let completion = widgets.completion else { return }
    completion.offer(
      configuration.validator.completions(of: widgets.entry.text, limit: Completion.longest))
  }

  /// Says why a paste was not taken: by the rule that the whole would break, or by its size.
  private func sentence(aboutOverflow text: String) -> String {
    if case .rejected(let violation) = configuration.validator.verdict(on: text) {
      return violation.sentence
    }
    return translated("This is too long: at most {maximum} bytes fit.")
      .filled(with: ["maximum": "\(Entry.capacity)"])
  }

  private func themeChanged() {
    // The new colours are computed with the next frame.
    timers.append(MainLoop.after(milliseconds: 50) { [weak self] in self?.chooseColor() })
    chooseColor()
  }
}
