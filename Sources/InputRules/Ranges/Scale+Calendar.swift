extension Scale {
  /// Days from 1970-01-01.
  static let date = Scale(
    read: { fields, cursor throws(Cursor.Stop) in try fields.readDate(&cursor) },
    spans: \.days,
    text: { dateText($0) },
    all: Calendar.day(1, 1, 1)...Calendar.day(9_999, 12, 31))

  /// Months from 1970-01.
  static let month = Scale(
    read: { fields, cursor throws(Cursor.Stop) in try fields.readMonth(&cursor) },
    spans: \.months,
    text: { number in
      let month = Calendar.modulo(number, 12)
      return padded((number - month) / 12 + 1970, 4) + "-" + padded(month + 1, 2)
    },
    all: Calendar.month(1, 1)...Calendar.month(CalendarFields.lastYear, 12))

  /// Weeks from 1970-W01.
  static let week = Scale(
    read: { fields, cursor throws(Cursor.Stop) in try fields.readWeek(&cursor) },
    spans: \.weeks,
    text: { number in
      let (year, week) = Calendar.yearAndWeek(ofWeek: number)
      return padded(year, 4) + "-W" + padded(week, 2)
    },
    all: Calendar.week(1, 1)...Calendar.week(CalendarFields.lastYear, 52))

  /// Milliseconds from midnight.
  static let time = Scale(
    read: { fields, cursor throws(Cursor.Stop) in try fields.readTime(&cursor) },
    spans: { [$0.milliseconds] },
    text: { timeText($0) },
    all: 0...day - 1,
    stepPower: 3, isPeriodic: true)

  /// Milliseconds from 1970-01-01T00:00.
  static let datetimeLocal = Scale(
    read: { fields, cursor throws(Cursor.Stop) in try fields.readDatetime(&cursor) },
    spans: { fields in
      let time = fields.milliseconds
      return fields.days.map { days in
        days.lowerBound * day + time.lowerBound...days.upperBound * day + time.upperBound
      }
    },
    text: { number in
      let time = Calendar.modulo(number, day)
      return dateText((number - time) / day) + "T" + timeText(time)
    },
    all: Calendar.day(1, 1, 1) * day...Calendar.day(CalendarFields.lastYear + 1, 1, 1) * day - 1,
    stepPower: 3)

  /// The milliseconds of a day.
  private static let day = 86_400_000

  private init(
    read: @escaping @Sendable (inout CalendarFields, inout Cursor) throws(Cursor.Stop) -> Void,
    spans: @escaping @Sendable (CalendarFields) -> [ClosedRange<Int>],
    text: @escaping @Sendable (Int) -> String,
    all: ClosedRange<Int>, stepPower: Int = 0, isPeriodic: Bool = false
  ) {
    self.init(
      read: { text in
        var cursor = Cursor(text)
        var fields = CalendarFields()
        let reading = Syntax.Reading { () throws(Cursor.Stop) in
          try read(&fields, &cursor)
          try cursor.expectEnd()
        }
        guard reading != .wrong else { return nil }
        let ranges = spans(fields)
        return Reading(
          number: DecimalNumber(ranges.first?.lowerBound ?? 0), isWhole: reading == .whole,
          spans: {
            ranges.map { range in
              Span(
                lowest: DecimalNumber(range.lowerBound),
                beyond: DecimalNumber(range.upperBound + 1))
            }
          })
      },
      text: { $0.whole.map(text) ?? $0.description },
      lowest: DecimalNumber(all.lowerBound), highest: DecimalNumber(all.upperBound),
      stepPower: stepPower, stepDecimals: stepPower, isPeriodic: isPeriodic)
  }

  private static func dateText(_ day: Int) -> String {
    let (year, month, day) = Calendar.date(ofDay: day)
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  /// Hours and minutes; seconds and milliseconds only where they are not zero.
  private static func timeText(_ milliseconds: Int) -> String {
    let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
    let text = padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
    guard rest > 0 else { return text }
    let seconds = text + ":" + padded(rest / 1_000, 2)
    return rest % 1_000 == 0 ? seconds : seconds + "." + padded(rest % 1_000, 3)
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }
}

extension CalendarFields {
  /// The numbers of the days that the fields can become.
  fileprivate var days: [ClosedRange<Int>] {
    years.compactMap { years in
      let last = Calendar.days(in: month.upperBound, of: years.upperBound)
      // No date of February begins with 2026-02-3.
      guard day.lowerBound <= last else { return nil }
      return Calendar.day(
        years.lowerBound, month.lowerBound, day.lowerBound)...Calendar.day(
          years.upperBound, month.upperBound, min(day.upperBound, last))
    }
  }

  /// The numbers of the months that the fields can become.
  fileprivate var months: [ClosedRange<Int>] {
    years.map { years in
      Calendar.month(
        years.lowerBound, month.lowerBound)...Calendar.month(years.upperBound, month.upperBound)
    }
  }

  /// The numbers of the weeks that the fields can become.
  fileprivate var weeks: [ClosedRange<Int>] {
    years.map { years in
      let last = min(week.upperBound, Calendar.weeks(in: years.upperBound))
      return Calendar.week(
        years.lowerBound, week.lowerBound)...Calendar.week(years.upperBound, last)
    }
  }

  /// The milliseconds from midnight that the fields can become.
  fileprivate var milliseconds: ClosedRange<Int> {
    let first = (hour.lowerBound * 60 + minute.lowerBound) * 60 + second.lowerBound
    let last = (hour.upperBound * 60 + minute.upperBound) * 60 + second.upperBound
    return first * 1_000 + millisecond.lowerBound...last * 1_000 + millisecond.upperBound
  }
}
