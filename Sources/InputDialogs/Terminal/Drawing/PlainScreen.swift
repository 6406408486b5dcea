/// A terminal that only adds characters: one line comes after the other.
///
/// The cursor stays at the end of the text. A sentence is shown to somebody who tries to confirm;
/// the question is asked again below.
struct PlainScreen: PromptScreen {
  private var shown: String?

  func opening(_ question: TerminalQuestion, size: TerminalSize) -> String {
    question.rows(columns: size.columns) { $0 }.map { $0 + "\r\n" }.joined()
  }

  mutating func moving(below lines: [String], size: TerminalSize) -> String {
    shown = nil
    return "\r\n" + lines.flatMap { $0.wrapped(to: size.columns) }.map { $0 + "\r\n" }.joined()
  }

  mutating func showing(_ view: PromptView, size: TerminalSize) -> String {
    let text = view.before + view.after
    let old = shown
    shown = text
    guard let old else { return PromptView.prompt + text.shownInTerminal }
    if text.unicodeScalars.starts(with: old.unicodeScalars) {
      let added = text.unicodeScalars.dropFirst(old.unicodeScalars.count)
      return String(Substring(added)).shownInTerminal
    }
    return erasing(old, downTo: text, size) ?? "\r\n" + PromptView.prompt + text.shownInTerminal
  }

  mutating func refusing(_ view: PromptView, size: TerminalSize) -> String {
    let sentence = (view.sentence ?? "").wrapped(to: size.columns).joined(separator: "\r\n")
    let text = showing(view, size: size)
    shown = nil
    return text + "\r\n" + sentence + "\r\n" + showing(view, size: size)
  }

  mutating func restoring(_ view: PromptView, size: TerminalSize) -> String {
    shown = nil
    return "\r\n" + showing(view, size: size)
  }

  var closing: StaticString { "\r\n" }

  /// Steps back over what is gone; nil where nobody knows how far that is.
  private func erasing(_ old: String, downTo text: String, _ size: TerminalSize) -> String? {
    let removed = old.unicodeScalars.dropFirst(text.unicodeScalars.count).map { Character($0) }
    guard old.unicodeScalars.starts(with: text.unicodeScalars),
      removed.allSatisfy({ $0.columns > 0 }),
      (PromptView.prompt + old).columns < size.columns
    else { return nil }
    return String(repeating: "\u{8} \u{8}", count: removed.map(\.columns).reduce(0, +))
  }
}
