/// A terminal whose cursor can be moved, by the sequences of ECMA-48 that all of them know.
///
/// The text takes one row, the sentence the rows below; the cursor rests in the row of the text.
/// While something is drawn, rows do not wrap by themselves (DECAWM): their number is known whatever
/// widths the terminal gives to its characters. The part before the cursor is drawn twice, so that
/// the cursor's column comes from the terminal as well.
struct AddressableScreen: PromptScreen {
  private let style: TerminalStyle
  private var shown: PromptView?
  private var shownSize: TerminalSize?

  private static let startsPastes = "\u{1B}[?2004h"

  /// Makes a screen on which nothing is shown.
  init(_ style: TerminalStyle) {
    self.style = style
  }

  func opening(_ question: TerminalQuestion, size: TerminalSize) -> String {
    let rows = question.rows(columns: size.columns, style: style.bold)
    return rows.map { $0 + "\r\n" }.joined() + Self.startsPastes
  }

  mutating func moving(below lines: [String], size: TerminalSize) -> String {
    shown = nil
    let rows = lines.flatMap { $0.wrapped(to: size.columns) }
    return "\r\n\u{1B}[J" + rows.map { $0 + "\r\n" }.joined()
  }

  mutating func showing(_ view: PromptView, size: TerminalSize) -> String {
    guard view != shown || size != shownSize else { return "" }
    shown = view
    shownSize = size
    return drawing(view, size)
  }

  mutating func refusing(_ view: PromptView, size: TerminalSize) -> String {
    showing(view, size: size) + "\u{7}"
  }

  mutating func restoring(_ view: PromptView, size: TerminalSize) -> String {
    shown = nil
    return Self.startsPastes + showing(view, size: size)
  }

  // Rows wrap again, pastes are not marked, nothing is red, and nothing is left below.
  var closing: StaticString { "\u{1B}[?7h\u{1B}[?2004l\u{1B}[m\r\n\u{1B}[J" }

  private func drawing(_ view: PromptView, _ size: TerminalSize) -> String {
    let window = TextWindow(
      before: view.before[...], after: view.after[...],
      room: size.columns - PromptView.prompt.count)
    let left = PromptView.prompt + (window.hidesLeft ? style.pale("<") : "") + window.left
    let placeholder = TextWindow(
      before: "", after: view.placeholder[...], room: size.columns - PromptView.prompt.count)
    let right =
      window.right + (window.hidesRight ? style.pale(">") : "") + style.pale(placeholder.right)
    let rows = rowsBelow(view, size)
    let below = rows.map { "\r\n" + $0 }.joined()
    let back = rows.isEmpty ? "" : "\u{1B}[\(rows.count)A"
    return "\r\u{1B}[?7l\(left)\(right)\u{1B}[J\(below)\(back)\r\(left)\u{1B}[?7h"
  }

  /// The sentence or the status, as far as the terminal has room for it.
  private func rowsBelow(_ view: PromptView, _ size: TerminalSize) -> [String] {
    let rows = (view.sentence ?? view.status ?? "").wrapped(to: size.columns)
    let shown = rows.prefix(size.rows - 1).filter { !$0.isEmpty }
    return view.sentence == nil ? shown : shown.map(style.red)
  }
}
