internal import InputRules
internal import GTKWidgets

extension EntryDialog {
  /// The state that follows from the text and from what the person did; then the widgets follow it.
  ///
  /// This is the one way from state to widgets. Equal states write nothing.
  func render() {
    let text = widgets.entry.text
    let state = EntryState(
      verdict: configuration.validator.verdict(on: text), isEmpty: text.isEmpty,
      attention: attention, notice: notice)
    guard state != shown else { return }
    let isNewSentence = state.sentence != shown?.sentence
    shown = state
    widgets.label.show(markup: markup.text(sentence: state.sentence, color: sentenceColor))
    widgets.register.isSensitive = state.canConfirm
    widgets.entry.describe(state.sentence)
    widgets.entry.setInvalid(state.isInvalid, explainedBy: widgets.label)
    if isNewSentence, state.sentence != nil { widgets.scroller?.scrollToEnd() }
  }

  /// Chooses a red for the theme as it is now, and draws again.
  func chooseColor() {
    let background =
      Theme.background(of: widgets.label)
      ?? Color(gray: Theme.foreground(of: widgets.label).luminance > 0.18 ? 0 : 1)
    let color = Color.readableRed(on: background)
    guard color != sentenceColor else { return }
    sentenceColor = color
    guard shown != nil else { return }
    shown = nil
    render()
  }

  /// Keeps room for the sentences, so that the window does not jump when one appears.
  func reserveRoom() {
    let samples = configuration.validator.sampleSentences
    let sentences: [String?] = samples.isEmpty && register == nil ? [nil] : ["\u{A0}"] + samples
    let limit = configuration.width.map {
      widgets.textWidth(in: $0, hasIcon: configuration.icon != nil)
    }
    let rooms = sentences.map { sentence in
      widgets.label.room(
        forMarkup: markup.text(sentence: sentence, color: sentenceColor), limit: limit)
    }
    let width = rooms.map(\.width).max() ?? -1
    let height = rooms.map(\.height).max() ?? -1
    widgets.label.requestSize(width: width, height: height)
    // The label now shows the description alone, without underscores.
    widgets.label.show(markup: markup.text(sentence: nil, color: sentenceColor))
    widgets.entry.setAccessibleName(widgets.label.text.onOneLine)
    if height > EntryWidgets.tallestText { widgets.scrollText() }
  }
}
