/// The part of a line that a terminal has room for, around the cursor.
///
/// A long text moves under the cursor instead of going on in the next row: what is drawn takes one
/// row whatever widths the terminal gives to its characters.
struct TextWindow: Equatable {
  /// What is shown before the cursor.
  var left: String
  /// What is shown behind the cursor.
  var right: String
  /// Whether there is more before.
  var hidesLeft = false
  /// Whether there is more behind.
  var hidesRight = false

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - room: The columns for the text, its marks where there is more, and the cursor at its end.
  init(before: Substring, after: Substring, room: Int) {
    // The cursor needs a column of its own behind the last character.
    let room = room - 1
    if let needed = before.columns(atMost: room), after.columns(atMost: room - needed) != nil {
      (left, right) = (before.shownInTerminal, after.shownInTerminal)
      return
    }
    let kept = after.columns(atMost: room / 3) ?? room / 3
    var shown = before.end(columns: room - kept)
    hidesLeft = shown.startIndex > before.startIndex
    if hidesLeft { shown = before.end(columns: room - kept - 1) }
    left = shown.shownInTerminal
    let rest = room - shown.columns - (hidesLeft ? 1 : 0)
    var following = after.start(columns: rest)
    hidesRight = rest > 0 && following.endIndex < after.endIndex
    if hidesRight { following = after.start(columns: rest - 1) }
    right = following.shownInTerminal
  }
}

extension Substring {
  /// The columns that the text takes, or nil when there are more than `limit`.
  fileprivate func columns(atMost limit: Int) -> Int? {
    let shown = start(columns: limit)
    return shown.endIndex == endIndex ? shown.columns : nil
  }

  /// As many characters at the start as take at most so many columns.
  fileprivate func start(columns: Int) -> Substring {
    var width = 0
    let end = indices.first { index in
      width += self[index].columns
      return width > columns
    }
    return self[..<(end ?? endIndex)]
  }

  /// As many characters at the end as take at most so many columns.
  fileprivate func end(columns: Int) -> Substring {
    var width = 0
    let last = indices.reversed().first { index in
      width += self[index].columns
      return width > columns
    }
    return self[(last.map(index(after:)) ?? startIndex)...]
  }
}
