/// The Gregorian calendar, also for the time before it was introduced, as in ISO 8601.
///
/// Days are counted from 1970-01-01, months from 1970-01, weeks from 1970-W01.
enum Calendar {
  private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  /// The days from 0001-01-01 to 1970-01-01.
  private static let daysBeforeEpoch = 719_162

  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of a day; `year` is 1 or more.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let past = year - 1
    let leapDay = month > 2 && isLeap(year) ? 1 : 0
    return past * 365 + past / 4 - past / 100 + past / 400 - daysBeforeEpoch
      + daysBefore[month - 1] + leapDay + day - 1
  }

  /// Year, month and day of the day with `number`, which is not before 0001-01-01.
  static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    // 400 years have 146,097 days; the estimate is not too low, and two years too high at most.
    var year = (number + daysBeforeEpoch) * 400 / 146_097 + 2
    while day(year, 1, 1) > number { year -= 1 }
    var month = 12
    while day(year, month, 1) > number { month -= 1 }
    return (year, month, number - day(year, month, 1) + 1)
  }

  /// The number of a month.
  static func month(_ year: Int, _ month: Int) -> Int { (year - 1970) * 12 + month - 1 }

  /// The day that the first week of `year` begins with: the Monday of the week with 4 January.
  private static func firstMonday(of year: Int) -> Int {
    let fourth = day(year, 1, 4)
    // Day 0 was a Thursday.
    return fourth - modulo(fourth + 3, 7)
  }

  /// How many weeks `year` has: 52 or 53.
  static func weeks(in year: Int) -> Int { (firstMonday(of: year + 1) - firstMonday(of: year)) / 7 }

  /// The number of a week.
  static func week(_ year: Int, _ week: Int) -> Int {
    (firstMonday(of: year) - firstMonday(of: 1970)) / 7 + week - 1
  }

  /// Year and week of the week with `number`, which is not before 0001-W01.
  static func yearAndWeek(ofWeek number: Int) -> (year: Int, week: Int) {
    // The Thursday of a week lies in the week's year.
    let year = date(ofDay: firstMonday(of: 1970) + number * 7 + 3).year
    return (year, number - week(year, 1) + 1)
  }

  /// The remainder that is never negative.
  static func modulo(_ number: Int, _ divisor: Int) -> Int {
    let remainder = number % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
