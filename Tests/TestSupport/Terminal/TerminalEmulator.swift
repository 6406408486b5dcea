/// A terminal without a screen: it understands what a program sends and remembers what is shown.
package final class TerminalEmulator {
  /// One place on the screen.
  private struct Cell {
    var text = " "
    var rendition: Set<Int> = []
    /// Whether it is the right half of the one before.
    var isContinuation = false
  }

  /// The columns of a row.
  package private(set) var columns: Int
  /// The number of rows.
  package private(set) var rows: Int
  /// Where the next character goes; both count from 0.
  package private(set) var cursor = (row: 0, column: 0)
  /// The private modes that are set, such as 2004 for marked pastes.
  package private(set) var modes: Set<Int> = [7]
  /// How often the bell has rung.
  package private(set) var bells = 0
  /// Everything that was sent, as it came.
  package private(set) var received: [UInt8] = []

  private let joinsEmoji: Bool
  private var grid: [[Cell]]
  private var pending: [UInt8] = []
  private var rendition: Set<Int> = []
  private var last: (row: Int, column: Int)?
  private var isJoining = false
  private var wrapsNext = false

  /// Makes an empty screen.
  ///
  /// - Parameter joinsEmoji: Whether emoji joined by U+200D take two columns together, as on some
  ///   terminals, or two each, as on others.
  package init(columns: Int = 80, rows: Int = 24, joinsEmoji: Bool = false) {
    self.columns = columns
    self.rows = rows
    self.joinsEmoji = joinsEmoji
    grid = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows as text, without spaces at their ends and without empty rows at the end.
  package var lines: [String] {
    let lines = grid.map { row in
      let text = row.filter { !$0.isContinuation }.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    return Array(lines.reversed().drop(while: \.isEmpty).reversed())
  }

  /// What is drawn with a rendition such as 31 (red) or 1 (bold), row by row.
  package func text(rendered number: Int) -> [String] {
    grid.map { row in
      row.filter { $0.rendition.contains(number) && !$0.isContinuation }.map(\.text).joined()
    }.filter { !$0.isEmpty }
  }

  /// Gives the screen another size; the rows stay as they are, cut or with more room.
  package func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let missing = Array(repeating: Cell(), count: max(columns - (grid.first?.count ?? 0), 0))
    grid = grid.suffix(rows).map { Array(($0 + missing).prefix(columns)) }
    while grid.count < rows { grid.append(Array(repeating: Cell(), count: columns)) }
    cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
  }

  /// Shows what a program sends; a sequence may come in pieces.
  package func feed(_ bytes: [UInt8]) {
    received += bytes
    pending += bytes
    while let length = next() { pending.removeFirst(length) }
  }

  private func next() -> Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1B { return sequence() }
    if first < 0x20 {
      control(first)
      return 1
    }
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending[..<length], as: UTF8.self)
    for scalar in text.unicodeScalars { show(scalar) }
    return length
  }

  private func control(_ byte: UInt8) {
    wrapsNext = false
    isJoining = false
    switch byte {
    case 0x07: bells += 1
    case 0x08: cursor.column = max(cursor.column - 1, 0)
    case 0x0A: lineFeed()
    case 0x0D: cursor.column = 0
    default: break
    }
  }

  private func lineFeed() {
    if cursor.row < rows - 1 {
      cursor.row += 1
    } else {
      grid.removeFirst()
      grid.append(Array(repeating: Cell(), count: columns))
    }
  }

  private func sequence() -> Int? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == UInt8(ascii: "[") else { return 2 }
    guard let end = pending.dropFirst(2).firstIndex(where: { $0 >= 0x40 }) else { return nil }
    let inner = String(decoding: pending[2..<end], as: UTF8.self)
    let numbers = inner.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
    wrapsNext = false
    isJoining = false
    switch Character(Unicode.Scalar(pending[end])) {
    case "A": cursor.row = max(cursor.row - (numbers.first ?? 1), 0)
    case "J":
      clear(from: cursor.column, in: cursor.row)
      for row in (cursor.row + 1)..<max(rows, cursor.row + 1) { clear(from: 0, in: row) }
    case "h": modes.formUnion(numbers)
    case "l": modes.subtract(numbers)
    case "m": select(numbers)
    default: preconditionFailure("sequence ESC [ \(inner) is not known here")
    }
    return end + 1
  }

  private func select(_ numbers: [Int]) {
    for number in numbers.isEmpty ? [0] : numbers {
      if number == 0 { rendition = [] } else { rendition.insert(number) }
    }
  }

  private func clear(from column: Int, in row: Int) {
    for column in column..<columns { grid[row][column] = Cell() }
  }

  private func show(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    if width == 0 || isJoining, let last {
      grid[last.row][last.column].text.unicodeScalars.append(scalar)
      isJoining = joinsEmoji && scalar.value == 0x200D
      return
    }
    isJoining = false
    if wrapsNext || cursor.column + width > columns {
      if modes.contains(7) {
        cursor.column = 0
        lineFeed()
      } else {
        cursor.column = columns - width
      }
    }
    last = cursor
    grid[cursor.row][cursor.column] = Cell(text: String(scalar), rendition: rendition)
    if width == 2 {
      grid[cursor.row][cursor.column + 1] = Cell(text: "", isContinuation: true)
    }
    cursor.column += width
    wrapsNext = cursor.column == columns
    if wrapsNext { cursor.column -= 1 }
  }

  /// The columns of a character on most terminals; enough for what tests show.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0x3099...0x309A, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
