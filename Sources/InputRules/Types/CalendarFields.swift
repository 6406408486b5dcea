/// The parts of a date or time, each as the numbers that the text read so far can still become.
///
/// Where reading stops at the end of the text, the fields hold what more typing can make of it.
struct CalendarFields {
  /// The years; several ranges where more digits can follow.
  private(set) var years = [1...9_999]
  private(set) var month = 1...12
  private(set) var day = 1...31
  private(set) var week = 1...53
  private(set) var hour = 0...23
  private(set) var minute = 0...59
  private(set) var second = 0...59
  private(set) var millisecond = 0...999

  /// The most digits of a year in the types that allow more than four.
  private static let longestYear = 6

  /// The last year of the types that allow more than four digits.
  static let lastYear = 999_999

  /// Reads a year of four digits, not zero.
  private mutating func readYear(_ cursor: inout Cursor) throws(Cursor.Stop) {
    try cursor.narrow(&years[0], digits: 4)
  }

  /// Reads a year of four digits or more, not zero, and the hyphen after it.
  private mutating func readLongYear(_ cursor: inout Cursor) throws(Cursor.Stop) {
    let start = cursor.position
    let digits = cursor.skip(atMost: Self.longestYear, where: \.isDigit)
    let number = Int(cursor.text(from: start)) ?? 0
    years = (max(digits, 4)...Self.longestYear).compactMap { length in
      let scale = Cursor.powersOfTen[length - digits]
      let last = (number + 1) * scale - 1
      return last > 0 ? max(number * scale, 1)...last : nil
    }
    if cursor.isAtEnd, !years.isEmpty { throw .end }
    guard digits >= 4, number > 0 else { throw .wrong }
    years = [number...number]
    try cursor.expect("-")
  }

  /// Reads a day; the year has four digits, or more where `longYears` are allowed.
  ///
  /// That a month has fewer than 31 days counts when the day is complete.
  mutating func readDate(
    _ cursor: inout Cursor, longYears: Bool = false
  ) throws(Cursor.Stop) {
    try readMonth(&cursor, longYears: longYears)
    try cursor.expect("-")
    try cursor.narrow(&day, digits: 2)
    let days = Calendar.days(in: month.lowerBound, of: years[0].lowerBound)
    guard day.lowerBound <= days else { throw .wrong }
  }

  /// Reads a year and a month.
  mutating func readMonth(
    _ cursor: inout Cursor, longYears: Bool = true
  ) throws(Cursor.Stop) {
    if longYears {
      try readLongYear(&cursor)
    } else {
      try readYear(&cursor)
      try cursor.expect("-")
    }
    try cursor.narrow(&month, digits: 2)
  }

  /// Reads a year and a week.
  mutating func readWeek(_ cursor: inout Cursor) throws(Cursor.Stop) {
    try readLongYear(&cursor)
    week = 1...Calendar.weeks(in: years[0].lowerBound)
    try cursor.expect("W")
    try cursor.narrow(&week, digits: 2)
  }

  /// Reads hours and minutes, and what follows of seconds and up to three decimals.
  mutating func readTime(_ cursor: inout Cursor) throws(Cursor.Stop) {
    try readMinutes(&cursor)
    guard cursor.skip(":") else { return }
    try cursor.narrow(&second, digits: 2)
    guard cursor.skip(".") else { return }
    let start = cursor.position
    let digits = cursor.skip(atMost: 3, where: \.isDigit)
    guard let number = Int(cursor.text(from: start)) else { throw cursor.isAtEnd ? .end : .wrong }
    let scale = Cursor.powersOfTen[3 - digits]
    millisecond = number * scale...(number + 1) * scale - 1
  }

  /// Reads hours and minutes.
  mutating func readMinutes(_ cursor: inout Cursor) throws(Cursor.Stop) {
    try cursor.narrow(&hour, digits: 2)
    try cursor.expect(":")
    try cursor.narrow(&minute, digits: 2)
  }
}
