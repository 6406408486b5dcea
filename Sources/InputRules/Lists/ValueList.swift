/// Values that are allowed, or taken, and found fast among a million.
///
/// Two texts are the same value when they look the same: composed and decomposed letters do not
/// differ, nor do capitals and small letters if so wished (Unicode's canonical equivalence and case
/// folding).
public struct ValueList: Sendable {
  /// How a text stands to a list.
  enum Match: Equatable {
    /// The text is a value, in the list's own spelling.
    case value(String)
    /// A value begins with the text.
    case beginning
    /// No value begins with the text.
    case none
  }

  /// Where a value begins: in `keys`, and in `values`.
  struct Entry {
    let key: UInt32
    let value: UInt32
  }

  static let newline = UInt8(ascii: "\n")

  /// How many values are looked at to find those that were given first.
  private static let mostCollected = 1_000

  /// The values as they were given, each with a newline after it.
  private let values: [UInt8]

  /// The values as they are compared, each with a newline after it.
  private let keys: [UInt8]

  /// The values in the order of their keys' bytes.
  private let entries: [Entry]

  /// Whether capitals and small letters are the same.
  public let ignoresCase: Bool

  /// Makes a list of `values`; empty ones are left out, and a line break is a space.
  ///
  /// - Precondition: The values have less than 1 GiB.
  public init(_ values: [String], ignoringCase: Bool = false) {
    self.init(lines: Self.lines(of: values), ignoringCase: ignoringCase)
  }

  /// Makes a list of `values` and the lines of `files`.
  ///
  /// A file has one value a line, in UTF-8. CR LF, a byte order mark, empty lines, and a last line
  /// without a line break are all right.
  ///
  /// - Throws: ``ListError`` when a file cannot be read, or is no UTF-8.
  public init(
    _ values: [String], files: [String], ignoringCase: Bool = false
  ) throws(ListError) {
    var lines = Self.lines(of: values)
    for file in files { try lines.append(linesOf: file) }
    self.init(lines: lines, ignoringCase: ignoringCase)
  }

  /// Makes a list of what a list file holds.
  package init(contents: [UInt8], ignoringCase: Bool = false) throws(ListError) {
    var lines = ListLines()
    try lines.append(linesIn: contents, of: "")
    self.init(lines: lines, ignoringCase: ignoringCase)
  }

  private init(lines: ListLines, ignoringCase: Bool) {
    values = lines.bytes
    ignoresCase = ignoringCase
    keys = TextKey.keys(of: values, ignoringCase: ignoringCase)
    entries = Self.sorted(keys: keys, values: values, count: lines.count)
  }

  private static func lines(of values: [String]) -> ListLines {
    var lines = ListLines()
    for value in values { lines.append(line: value.onOneLine.utf8) }
    return lines
  }

  /// How many values there are.
  public var count: Int { entries.count }

  /// The first values as they were given, at most `limit`.
  public func first(_ limit: Int) -> [String] {
    values.split(separator: Self.newline, maxSplits: limit).prefix(limit)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The values that begin with `text`, in the order they were given if they are not too many.
  ///
  /// - Parameters:
  ///   - text: The beginning, which may be empty.
  ///   - limit: The most values that are wanted.
  public func values(beginningWith text: String, limit: Int) -> [String] {
    guard let key = TextKey(text, ignoringCase: ignoresCase) else { return [] }
    let first = lowerBound(key)
    let matches = entries[first...].prefix(Self.mostCollected).prefix { hasPrefix($0, key) }
    return matches.map(\.value).sorted().prefix(limit).map(value(at:))
  }

  /// How `text` stands to the list.
  func match(_ text: String) -> Match {
    guard let key = TextKey(text, ignoringCase: ignoresCase) else { return .none }
    if let entry = firstEntry(beginningWith: key) {
      let isWhole = keys[Int(entry.key) + key.bytes.count] == Self.newline
      return isWhole ? .value(value(at: entry.value)) : .beginning
    }
    // Most texts end with ASCII, and no mark is ASCII.
    guard key.bytes.last.map({ $0 >= 0x80 }) ?? false else { return .none }
    return firstEntry(beginningWith: key.withoutLastMarks) == nil ? .none : .beginning
  }

  private func firstEntry(beginningWith key: TextKey) -> Entry? {
    let index = lowerBound(key)
    return index < entries.count && hasPrefix(entries[index], key) ? entries[index] : nil
  }

  /// The value that begins at `start`, as it was given.
  private func value(at start: UInt32) -> String {
    String(decoding: values[Int(start)...].prefix { $0 != Self.newline }, as: UTF8.self)
  }

  /// The first entry whose key does not come before `key`.
  private func lowerBound(_ key: TextKey) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if isBefore(entries[middle], key) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// Whether an entry's key comes before `key`.
  private func isBefore(_ entry: Entry, _ key: TextKey) -> Bool {
    for (index, byte) in key.bytes.enumerated() {
      let other = keys[Int(entry.key) + index]
      if other != byte { return other == Self.newline || other < byte }
    }
    return false
  }

  /// Whether an entry's key begins with `key`.
  private func hasPrefix(_ entry: Entry, _ key: TextKey) -> Bool {
    // A key has no newline, so that the comparison never goes over the end of the entry's.
    zip(keys[Int(entry.key)...], key.bytes).allSatisfy { $0 == $1 }
  }
}
