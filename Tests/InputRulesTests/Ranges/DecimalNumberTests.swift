import Testing

@testable import InputRules

@Suite("Decimal numbers")
struct DecimalNumberTests {
  @Test(
    "are read and written exactly",
    arguments: [
      ("0", "0"), ("-0", "0"), ("000", "0"), ("007.500", "7.5"), ("-.5", "-0.5"), ("1e3", "1000"),
      ("1.5e-3", "0.0015"), ("12E+1", "120"), ("100", "100"), ("0.001", "0.001"),
      ("123456789012345678901234567890.1", "123456789012345678901234567890.1"),
      ("25e100", "25e100"), ("-1e-70", "-1e-70"), ("10.20", "10.2"), ("100.001", "100.001"),
    ])
  func description(text: String, expected: String) {
    #expect(DecimalNumber(text).description == expected)
  }

  @Test("compute like whole numbers do", arguments: -30...30)
  func smallNumbers(left: Int) {
    for right in -30...30 {
      for power in -2...2 {
        let a = DecimalNumber(left * 100)
        let b = DecimalNumber(right).shifted(by: power)
        let scaled = power == 2 ? right * 100 : power == 1 ? right * 10 : right
        #expect(
          (a < b) == (Double(left * 100) < Double(right) * [0.01, 0.1, 1, 10, 100][power + 2]))
        guard power >= 0 else { continue }
        #expect((a + b).whole == left * 100 + scaled)
        #expect((a - b).whole == left * 100 - scaled)
        guard scaled > 0 else { continue }
        let remainder = (left * 100 % scaled + scaled) % scaled
        #expect(a.modulo(b).whole == remainder)
      }
    }
  }

  @Test(
    "have exact remainders of any length",
    arguments: [
      ("0.3", "0.1", "0"), ("3.6", "0.003", "0"), ("1e308", "0.5", "0"), ("-7", "5", "3"),
      ("1e308", "123456789", "116910991"), ("0.00751", "0.0001", "0.00001"), ("5", "1e30", "5"),
      ("12345678901234567890123456789", "1234567890123456789012", "3456789"),
      ("1e40", "99999999999999999999", "1"), ("2.5", "1e-30", "0"),
    ])
  func remainder(number: String, divisor: String, expected: String) {
    #expect(DecimalNumber(number).modulo(DecimalNumber(divisor)).description == expected)
  }
}
