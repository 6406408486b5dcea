internal import GTKWidgets
internal import InputRules

/// A line of text and the place in it where the next character goes.
///
/// The place is always between two characters as people see them, so that one key takes all of an
/// emoji or of a letter with its accents. Ready-made line editors were tried first: libedit halves
/// an emoji of several code points, reads a bracketed paste as commands, cannot hide a text and has
/// no room for a line below; GNU readline's licence does not go with this program's.
struct LineEditor {
  /// The text, always one line.
  private(set) var text: String

  private var cursor: String.Index

  /// What was killed last.
  private(set) var killed = ""

  /// Makes an editor with the cursor behind `text`.
  init(_ text: String = "") {
    self.text = text.onOneLine
    cursor = self.text.endIndex
  }

  /// What stands before the cursor.
  var beforeCursor: Substring { text[..<cursor] }

  /// What stands behind the cursor.
  var afterCursor: Substring { text[cursor...] }

  /// Inserts text at the cursor; line breaks become spaces.
  ///
  /// - Returns: nil, or the text as it would have become when it does not fit; nothing is inserted
  ///   then, so that no answer is cut.
  mutating func insert(_ insertion: String) -> String? {
    var line = insertion.onOneLine
    line.unicodeScalars.removeAll { $0 == "\0" }
    let whole = beforeCursor + line + afterCursor
    guard whole.utf8.count <= Entry.capacity else { return String(whole) }
    let position = beforeCursor.utf8.count + line.utf8.count
    text = String(whole)
    moveCursor(to: position)
    return nil
  }

  /// Puts another text in the place of the old one, with the cursor behind it.
  mutating func replace(with text: String) {
    self.text = text.onOneLine
    cursor = self.text.endIndex
  }

  /// Moves the cursor to bytes of the text, or to the end of the character that they are in.
  private mutating func moveCursor(to position: Int) {
    let index = text.utf8.index(text.startIndex, offsetBy: position)
    cursor = index.samePosition(in: text) ?? text.index(after: index)
  }

  private mutating func remove(_ range: Range<String.Index>) {
    let position = text[..<range.lowerBound].utf8.count
    text.removeSubrange(range)
    moveCursor(to: position)
  }

  private mutating func kill(_ range: Range<String.Index>) {
    guard !range.isEmpty else { return }
    killed = String(text[range])
    remove(range)
  }
}

/// The editor's answers to keys.
extension LineEditor {
  mutating func moveLeft() { cursor = previous }
  mutating func moveRight() { cursor = next }
  mutating func moveToStart() { cursor = text.startIndex }
  mutating func moveToEnd() { cursor = text.endIndex }
  mutating func moveWordLeft() { cursor = wordStart(\.isPartOfWord) }
  mutating func moveWordRight() { cursor = wordEnd }

  mutating func deleteBackward() { remove(previous..<cursor) }
  mutating func deleteForward() { remove(cursor..<next) }

  mutating func killToStart() { kill(text.startIndex..<cursor) }
  mutating func killToEnd() { kill(cursor..<text.endIndex) }
  mutating func killToWhiteSpace() { kill(wordStart { !$0.isWhitespace }..<cursor) }
  mutating func killWordLeft() { kill(wordStart(\.isPartOfWord)..<cursor) }
  mutating func killWordRight() { kill(cursor..<wordEnd) }

  private var previous: String.Index {
    cursor == text.startIndex ? cursor : text.index(before: cursor)
  }

  private var next: String.Index { cursor == text.endIndex ? cursor : text.index(after: cursor) }

  private func wordStart(_ isPartOfWord: (Character) -> Bool) -> String.Index {
    guard let last = beforeCursor.lastIndex(where: isPartOfWord) else { return text.startIndex }
    let start = text[..<last].lastIndex { !isPartOfWord($0) }
    return start.map(text.index(after:)) ?? text.startIndex
  }

  private var wordEnd: String.Index {
    let first = afterCursor.firstIndex(where: \.isPartOfWord) ?? text.endIndex
    return text[first...].firstIndex { !$0.isPartOfWord } ?? text.endIndex
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
