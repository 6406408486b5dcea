/// All that a person sees of a question while it is open.
struct PromptView: Equatable {
  /// What is shown of the text before the cursor.
  var before: String

  /// What is shown of the text behind the cursor.
  var after: String

  /// What stands in the place of an empty text, in a pale colour.
  var placeholder: String

  /// The red sentence, or nil.
  var sentence: String?

  /// What is going on, in the place of the sentence.
  var status: String?

  /// What stands before the text.
  static let prompt = "> "

  /// Makes the view of a line.
  ///
  /// - Parameter isHidden: Whether nothing of the text is shown, not even its length.
  init(
    _ line: LineEditor, isHidden: Bool, placeholder: String = "", sentence: String? = nil,
    status: String? = nil
  ) {
    before = isHidden ? "" : String(line.beforeCursor)
    after = isHidden ? "" : String(line.afterCursor)
    self.placeholder = line.text.isEmpty ? placeholder : ""
    self.sentence = sentence
    self.status = status
  }
}

/// The measures of a terminal, in characters.
struct TerminalSize: Equatable {
  /// The columns of a row, at least 4.
  let columns: Int
  /// The rows, at least 1.
  let rows: Int

  /// Makes a size; terminals that do not know theirs say 0.
  init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? max(columns, 4) : 80
    self.rows = rows > 0 ? rows : 24
  }
}

/// A way to show a question on a terminal: makes the characters that are sent to it.
protocol PromptScreen {
  /// What is sent first: the words above the prompt.
  func opening(_ question: TerminalQuestion, size: TerminalSize) -> String

  /// What leaves the prompt as it is and puts words above a new one.
  mutating func moving(below lines: [String], size: TerminalSize) -> String

  /// What makes the terminal show `view`; empty when it shows it already.
  mutating func showing(_ view: PromptView, size: TerminalSize) -> String

  /// What shows `view` to somebody who tried to confirm a text that is not right.
  mutating func refusing(_ view: PromptView, size: TerminalSize) -> String

  /// What shows `view` on a terminal that others have written to.
  mutating func restoring(_ view: PromptView, size: TerminalSize) -> String

  /// What is sent last, whenever that is; the next line belongs to others.
  var closing: StaticString { get }
}
