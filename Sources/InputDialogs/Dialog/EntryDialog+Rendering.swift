internal import InputRules
internal import GTKWidgets

extension EntryDialog {
  /// The state that follows from the text and from what the person did; then the widgets follow it.
  ///
  /// This is the one way from state to widgets. Equal states write nothing.
  func render() {
    let state = EntryState(judge(), emptyFields: emptyFields, attention: attention, notice: notice)
    guard state != shown else { return }
    let isNewSentence = state.sentence != shown?.sentence
    shown = state
    widgets.label.show(
      markup: markup.text(
        sentence: state.sentence, color: sentenceColor, status: state.status))
    widgets.register.isSensitive = state.canConfirm
    show(state, of: .entry, in: widgets.entry)
    if let confirmation = widgets.confirmation { show(state, of: .confirmation, in: confirmation) }
    if isNewSentence, state.sentence != nil { widgets.scroller?.scrollToEnd() }
  }

  /// Tells screen readers what is wrong with an entry; a notice is about the first one.
  private func show(_ state: EntryState, of field: EntryState.Field, in entry: Entry) {
    let isAbout = (state.invalidField ?? .entry) == field
    entry.describe(isAbout ? state.sentence : nil)
    entry.setInvalid(state.invalidField == field, explainedBy: widgets.label)
  }

  private var emptyFields: Set<EntryState.Field> {
    var fields: Set<EntryState.Field> = []
    if widgets.entry.text.isEmpty { fields.insert(.entry) }
    if widgets.confirmation?.text.isEmpty == true { fields.insert(.confirmation) }
    return fields
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
    let samples = configuration.sampleSentences
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
    if height > EntryWidgets.tallestText { widgets.scrollText() }
  }

  /// Gives the entries the names that screen readers say.
  func nameEntries() {
    // The label shows the description alone, without the underscores of access keys.
    widgets.label.show(markup: markup.text(sentence: nil, color: sentenceColor))
    widgets.entry.setAccessibleName(widgets.label.text.onOneLine)
    if let label = widgets.confirmationLabel {
      widgets.confirmation?.setAccessibleName(label.text)
    }
  }
}
