internal import GTKWidgets
internal import InputRules

extension TerminalDialog {
  /// How long a person does not type before a sentence about an unfinished text appears.
  private static let pauseMilliseconds: UInt32 = 1000

  /// How long the rest of a key's bytes may take, and how long the rest of what is pasted.
  private static let sequenceMilliseconds: UInt32 = 500
  private static let pasteMilliseconds: UInt32 = 2000

  /// Does what keys ask for, in one go: nobody sees a state between two that arrived together.
  func press(_ keys: [Key]) {
    waitForTheRest()
    for key in keys where outcome == nil { press(key) }
    settle()
    show()
  }

  private func waitForTheRest() {
    sequenceTimer?.cancel()
    guard decoder.isWaiting else { return }
    let milliseconds = decoder.isPasting ? Self.pasteMilliseconds : Self.sequenceMilliseconds
    sequenceTimer = MainLoop.after(milliseconds: milliseconds) { [weak self] in
      guard let self else { return }
      press(decoder.flush())
    }
  }

  private func press(_ key: Key) {
    if let rest = takeNumber(key) {
      insert(rest)
      return
    }
    switch key {
    case .text(let text), .paste(let text): insert(text)
    case .yank: insert(line.killed)
    case .enter:
      settle()
      confirm()
    case .interrupt: end(.cancelled)
    case .endOfInput: line.text.isEmpty ? end(.cancelled) : line.deleteForward()
    case .suspend:
      settle()
      show()
      terminal.suspend()
    case .redraw: restore()
    case .up where field == .confirmation, .backTab where field == .confirmation:
      move(to: .entry)
    case .tab, .backTab: choose(isFiltered: true, isBackward: key == .backTab)
    case .down, .up: choose(isFiltered: false, isBackward: key == .up)
    case .escape, .alt: break
    default: line.edit(key)
    }
  }

  private func insert(_ text: String) {
    if let whole = line.insert(text) { overflow = whole }
  }

  private func choose(isFiltered: Bool, isBackward: Bool) {
    guard field == .entry else { return }
    if let choice = walk.step(from: line.text, isFiltered: isFiltered, isBackward: isBackward) {
      line.replace(with: choice)
    }
  }

  /// Reads an extra button's number: Escape and its digits, pressed together or one by one.
  ///
  /// - Returns: nil when `key` is nothing of that, else the text that follows the number.
  private func takeNumber(_ key: Key) -> String? {
    let labels = configuration.extraLabels
    guard !labels.isEmpty else { return nil }
    let typed: String
    switch key {
    case .escape:
      number = ""
      return ""
    case .alt(let character) where character.isWholeNumber: typed = String(character)
    case .text(let text) where number != nil: typed = (number ?? "") + text
    default:
      number = nil
      return nil
    }
    let length = "\(labels.count)".count
    let digits = typed.prefix { $0.isASCII && $0.isWholeNumber }.prefix(length)
    number = digits.count == typed.count && digits.count < length ? typed : nil
    guard number == nil else { return "" }
    let label = Int(digits).flatMap { (1...labels.count).contains($0) ? labels[$0 - 1] : nil }
    guard let label else { return typed }
    end(.extraButton(label))
    return ""
  }

  /// Notices that the text has changed: what was said about the old one goes.
  private func settle() {
    guard outcome == nil, line.text != settled || overflow != nil else { return }
    settled = line.text
    attention = .typing
    isConfirmWaiting = false
    notice = nil
    excess = overflow.map { text in
      Violation(rule: .maxLength, reason: .custom(sentence: sentence(aboutOverflow: text)))
    }
    overflow = nil
    pause?.cancel()
    pause = MainLoop.after(milliseconds: Self.pauseMilliseconds) { [weak self] in
      guard let self, attention < .paused else { return }
      attention = .paused
      show()
    }
  }

  /// Says why a paste was not taken: by the rule that the whole would break, or by its size.
  private func sentence(aboutOverflow text: String) -> String {
    if case .rejected(let violation) = configuration.validator.verdict(on: text) {
      return violation.sentence
    }
    return translated("This is too long: at most {maximum} bytes fit.")
      .filled(with: ["maximum": "\(Entry.capacity)"])
  }
}

extension LineEditor {
  /// Moves and deletes.
  fileprivate mutating func edit(_ key: Key) {
    switch key {
    case .left: moveLeft()
    case .right: moveRight()
    case .wordLeft: moveWordLeft()
    case .wordRight: moveWordRight()
    case .home: moveToStart()
    case .end: moveToEnd()
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .killToStart: killToStart()
    case .killToEnd: killToEnd()
    case .killWord: killToWhiteSpace()
    case .killWordLeft: killWordLeft()
    case .killWordRight: killWordRight()
    default: break
    }
  }
}
