extension Syntax {
  /// RFC 3339's full-date, which is HTML's valid date string with four digits for the year.
  static let date = calendar { fields, cursor throws(Cursor.Stop) in try fields.readDate(&cursor) }

  /// HTML's valid time string.
  static let time = calendar { fields, cursor throws(Cursor.Stop) in try fields.readTime(&cursor) }

  /// HTML's valid month string.
  static let month = calendar { fields, cursor throws(Cursor.Stop) in
    try fields.readMonth(&cursor)
  }

  /// HTML's valid week string.
  static let week = calendar { fields, cursor throws(Cursor.Stop) in try fields.readWeek(&cursor) }

  /// HTML's valid local date and time string; the value is the normalized one.
  static let datetimeLocal = calendar(canonical: \.normalizedDatetime) {
    fields, cursor throws(Cursor.Stop) in
    try fields.readDatetime(&cursor)
  }

  /// RFC 3339's date-time, also with a space for its `T`; the value has capitals.
  static let datetime = calendar(
    canonical: \.inCapitals.withTimeMark,
    read: { fields, cursor throws(Cursor.Stop) in
      try fields.readDate(&cursor)
      try cursor.expect { $0 & 0xDF == UInt8(ascii: "T") || $0 == UInt8(ascii: " ") }
      try fields.readMinutes(&cursor)
      try fields.readSecondsAndOffset(&cursor)
    })

  private static func calendar(
    canonical: @escaping @Sendable (String) -> String = { $0 },
    read: @escaping @Sendable (inout CalendarFields, inout Cursor) throws(Cursor.Stop) -> Void
  ) -> Syntax {
    Syntax(canonical: canonical) { cursor throws(Cursor.Stop) in
      var fields = CalendarFields()
      try read(&fields, &cursor)
    }
  }
}

extension CalendarFields {
  /// Reads a date, `T` or a space, and a time.
  mutating func readDatetime(_ cursor: inout Cursor) throws(Cursor.Stop) {
    try readDate(&cursor, longYears: true)
    try cursor.expect { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: " ") }
    try readTime(&cursor)
  }

  /// Reads what follows hours and minutes in RFC 3339, section 5.6.
  ///
  /// A minute has a second 60 only where it is 23:59 in UTC (section 5.7).
  fileprivate func readSecondsAndOffset(_ cursor: inout Cursor) throws(Cursor.Stop) {
    var second = 0...60
    try cursor.expect(":")
    try cursor.narrow(&second, digits: 2)
    if cursor.skip(".") { try cursor.expectSome(where: \.isDigit) }
    // How far the local time is ahead of 23:59.
    let ahead = second == 60...60 ? hour.lowerBound * 60 + minute.lowerBound + 1 : nil
    if cursor.skip("Z") || cursor.skip("z") {
      guard ahead?.isMultiple(of: 1_440) ?? true else { throw .wrong }
      return
    }
    let sign = try cursor.expect { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let needed = ahead.map { Calendar.modulo(sign == UInt8(ascii: "+") ? $0 : -$0, 1_440) }
    var hours = needed.map { $0 / 60...$0 / 60 } ?? 0...23
    try cursor.narrow(&hours, digits: 2)
    try cursor.expect(":")
    var minutes = needed.map { $0 % 60...$0 % 60 } ?? 0...59
    try cursor.narrow(&minutes, digits: 2)
  }
}

extension String {
  /// A date and time with `T` for the space between.
  fileprivate var withTimeMark: String {
    changingBytes { $0 == UInt8(ascii: " ") ? UInt8(ascii: "T") : $0 }
  }

  /// HTML's valid normalized local date and time string: with `T` and the shortest time.
  fileprivate var normalizedDatetime: String {
    var text = withTimeMark
    if text.utf8.contains(UInt8(ascii: ".")) {
      text = String(text.reversed().drop { $0 == "0" }.reversed())
      if text.hasSuffix(".") { text.removeLast() }
    }
    let colons = text.utf8.count { $0 == UInt8(ascii: ":") }
    if colons == 2, text.hasSuffix(":00") { text.removeLast(3) }
    return text
  }
}
