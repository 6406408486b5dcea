import Testing

@testable import InputRules

@Suite("Calendar")
struct CalendarTests {
  @Test("each day follows the one before it", arguments: [1, 1_580, 1_890, 1_960, 2_390, 9_980])
  func days(firstYear: Int) {
    var number = Calendar.day(firstYear, 1, 1)
    for year in firstYear..<firstYear + 20 {
      for month in 1...12 {
        for day in 1...Calendar.days(in: month, of: year) {
          guard Calendar.day(year, month, day) == number,
            Calendar.date(ofDay: number) == (year, month, day)
          else {
            Issue.record("\(year)-\(month)-\(day) is not day \(number)")
            return
          }
          number += 1
        }
      }
    }
  }

  @Test("each week follows the one before it")
  func weeks() {
    var number = Calendar.week(1_590, 1)
    for year in 1_590...2_010 {
      for week in 1...Calendar.weeks(in: year) {
        guard Calendar.week(year, week) == number,
          Calendar.yearAndWeek(ofWeek: number) == (year, week)
        else {
          Issue.record("\(year)-W\(week) is not week \(number)")
          return
        }
        number += 1
      }
    }
  }

  @Test("known days, weeks and years")
  func known() {
    #expect(Calendar.day(1970, 1, 1) == 0)
    #expect(Calendar.day(2000, 3, 1) == 11_017)
    #expect(Calendar.day(1, 1, 1) == -719_162)
    #expect(Calendar.week(1970, 1) == 0)
    #expect([2004, 2009, 2015, 2020, 2026].allSatisfy { Calendar.weeks(in: $0) == 53 })
    #expect([1999, 2014, 2016, 2025, 2027].allSatisfy { Calendar.weeks(in: $0) == 52 })
    #expect(Calendar.isLeap(2000) && Calendar.isLeap(2024))
    #expect(!Calendar.isLeap(1900) && !Calendar.isLeap(2026))
  }
}
