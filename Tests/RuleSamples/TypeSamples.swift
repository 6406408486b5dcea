package import InputRules

/// Texts of each type, and wrong ones with the character that spoils them.
package enum TypeSamples {
  /// A text that never becomes right.
  package struct Wrong: Sendable {
    /// The type that the text is wrong for.
    package let type: InputType

    /// The text.
    package let text: String

    /// How many characters are typed before the one that nothing can mend.
    package let index: Int

    init(_ type: InputType, _ text: String, at index: Int) {
      self.type = type
      self.text = text
      self.index = index
    }
  }

  /// Right texts, two or more of each type.
  package static let right: [(type: InputType, text: String)] = [
    (.text, "anything"), (.text, "two words"),
    (.integer, "42"), (.integer, "-7"), (.integer, "123456789012345678901234567890"),
    (.number, "3.14"), (.number, "-.5e-10"), (.number, "1E2"),
    (.email, "name@example.com"), (.email, "a+b.c@d-e.f"),
    (.url, "https://user:pw@example.com:8080/a/b?c=d#e"), (.url, "mailto:a@b.c"),
    (.url, "http://[2001:db8::1]:80/"), (.url, "urn:isbn:0-486-27557-4"), (.url, "file:///etc"),
    (.date, "2026-02-28"), (.date, "2024-02-29"), (.date, "1999-12-31"),
    (.time, "14:30"), (.time, "23:59:59.999"), (.time, "00:00:00"),
    (.datetime, "2026-02-28T14:30:00Z"), (.datetime, "1990-12-31T15:59:60.25-08:00"),
    (.datetimeLocal, "2026-02-28T14:30"), (.datetimeLocal, "12026-12-31 00:00:00.5"),
    (.month, "2026-02"), (.month, "0001-12"),
    (.week, "2026-W09"), (.week, "2015-W53"),
    (.duration, "P1DT12H"), (.duration, "P3W"), (.duration, "PT1H30M5S"), (.duration, "P1Y2M3D"),
    (.color, "#33cc99"), (.color, "#ABCDEF"),
    (.hostname, "www.example.com"), (.hostname, "a--b"), (.hostname, "xn--mnchen-3ya.de"),
    (.ipv4, "192.0.2.1"), (.ipv4, "255.255.255.255"),
    (.ipv6, "2001:db8::1"), (.ipv6, "::ffff:192.0.2.1"), (.ipv6, "1:2:3:4:5:6:7::"),
    (.ip, "10.0.0.1"), (.ip, "::"), (.ip, "1::"),
    (.port, "1"), (.port, "65535"),
    (.uuid, "123e4567-e89b-12d3-a456-426614174000"),
    (.uuid, "00000000-0000-0000-0000-00000000000A"),
    (.mac, "00:1a:2b:3c:4d:5e"), (.mac, "AA-BB-CC-DD-EE-FF"),
    (.username, "jane.doe"), (.username, "_www-data"),
    (.regex, "[0-9]+"), (.regex, "^(?<y>\\d{4})-\\k<y>(?!a|b)$"), (.regex, "(a)\\1[^\\]\\-z]{2,}?"),
    (.jsonPointer, "/users/0/name"), (.jsonPointer, "/a~1b/~0"),
    (.file, "/etc/hosts"), (.file, "/dev/null"),
    (.folder, "/tmp"), (.folder, "/usr/share/"),
    (.newFile, "/tmp/nothing-is-here.txt"), (.newFile, "nothing-is-here"),
  ]

  /// Wrong texts, forty or more.
  package static let wrong: [Wrong] = numbers + times + networkNames + codes

  private static let numbers = [
    Wrong(.integer, "12x", at: 2), Wrong(.integer, "1.5", at: 1), Wrong(.integer, "+1", at: 0),
    Wrong(.integer, "--1", at: 1), Wrong(.integer, "1 2", at: 2), Wrong(.integer, "１２", at: 0),
    Wrong(.number, "1.2.3", at: 3), Wrong(.number, "1e5.0", at: 3), Wrong(.number, "Inf", at: 0),
    Wrong(.number, "-e", at: 1), Wrong(.number, "1e12345", at: 6), Wrong(.number, "1..", at: 2),
    Wrong(.port, "65536", at: 4), Wrong(.port, "0", at: 0), Wrong(.port, "-1", at: 0),
    Wrong(.port, "123456", at: 5),
  ]

  private static let times = [
    Wrong(.date, "2026-13-01", at: 6), Wrong(.date, "2026-02-30", at: 9),
    Wrong(.date, "2025-02-29", at: 9), Wrong(.date, "2026-2-3", at: 5),
    Wrong(.date, "20260228", at: 4), Wrong(.date, "0000-01-01", at: 3),
    Wrong(.date, "2026-04-31", at: 9), Wrong(.date, "2026-02-4", at: 8),
    Wrong(.date, "2026-00-01", at: 6), Wrong(.date, "2026-01-01T", at: 10),
    Wrong(.time, "24:00", at: 1), Wrong(.time, "3:00", at: 0), Wrong(.time, "12:60", at: 3),
    Wrong(.time, "12:00:60", at: 6), Wrong(.time, "12:00:00.1234", at: 12),
    Wrong(.time, "12:00Z", at: 5),
    Wrong(.datetime, "2026-02-28T14:30Z", at: 16), Wrong(.datetime, "2026-02-28T22:59:60Z", at: 19),
    Wrong(.datetime, "2026-02-28T23:59:60+01:00", at: 21),
    Wrong(.datetime, "2026-02-28T12:00:00+24:00", at: 21),
    Wrong(.datetimeLocal, "2026-02-28  14:30", at: 11),
    Wrong(.datetimeLocal, "2026-02-28t14:30", at: 10),
    Wrong(.month, "2026/02", at: 4), Wrong(.month, "26-02", at: 2), Wrong(.month, "2026-13", at: 6),
    Wrong(.week, "2026-w09", at: 5), Wrong(.week, "2014-W53", at: 7),
    Wrong(.week, "2026-W54", at: 7),
    Wrong(.duration, "1D", at: 0), Wrong(.duration, "P1H", at: 2), Wrong(.duration, "P1W2D", at: 3),
    Wrong(.duration, "P1Y2D", at: 4), Wrong(.duration, "PT1.5S", at: 3),
    Wrong(.duration, "P1D2", at: 3),
  ]

  private static let networkNames = [
    Wrong(.email, "a b@c", at: 1), Wrong(.email, "@a", at: 0), Wrong(.email, "a@b@c", at: 3),
    Wrong(.email, "a@-b", at: 2), Wrong(.email, "a@b..c", at: 4), Wrong(.email, "a@b-.c", at: 4),
    Wrong(.email, "ä@b.c", at: 0), Wrong(.email, "a@b.c,d@e.f", at: 5),
    Wrong(.url, "1http:", at: 0), Wrong(.url, "http:example", at: 5),
    Wrong(.url, "http:///a", at: 7), Wrong(.url, "http://a b", at: 9),
    Wrong(.url, "http://a:b/", at: 10), Wrong(.url, "http://a/%4g", at: 11),
    Wrong(.url, "http://[::1/", at: 11), Wrong(.url, "http://a@b@c", at: 10),
    Wrong(.url, "http://a/#b#", at: 11), Wrong(.url, "x:é", at: 2),
    Wrong(.hostname, "-a", at: 0), Wrong(.hostname, "a_b", at: 1), Wrong(.hostname, "a-.b", at: 2),
    Wrong(.hostname, "a..b", at: 2), Wrong(.hostname, "xn--x.com", at: 5),
    Wrong(.hostname, String(repeating: "a", count: 64), at: 63),
    Wrong(.hostname, String(repeating: "abcdefg.", count: 31) + "abcd.e", at: 252),
    Wrong(.hostname, String(repeating: "a", count: 62) + "-a", at: 62),
    Wrong(.ipv4, "256.0.0.1", at: 2), Wrong(.ipv4, "1.2.3.4.5", at: 7),
    Wrong(.ipv4, "01.2.3.4", at: 1),
    Wrong(.ipv4, "1..2", at: 2), Wrong(.ipv4, "1.2.3.300", at: 8),
    Wrong(.ipv6, "12345::", at: 4), Wrong(.ipv6, "1::2::3", at: 5), Wrong(.ipv6, ":1", at: 1),
    Wrong(.ipv6, "1:2:3:4:5:6:7:8:9", at: 15), Wrong(.ipv6, "1:2.3", at: 3),
    Wrong(.ipv6, "fe80::1%eth0", at: 7), Wrong(.ipv6, "::1:2:3:4:5:6:7:8", at: 15),
    Wrong(.ipv6, "1:2:3:4:5:6:7::8", at: 15), Wrong(.ipv6, "::1.2.3.256", at: 10),
    Wrong(.ip, "1.2:3", at: 3), Wrong(.ip, "1:2.3", at: 3), Wrong(.ip, "g", at: 0),
    Wrong(.mac, "00:1a-2b", at: 5), Wrong(.mac, "001a", at: 2), Wrong(.mac, "00:1g", at: 4),
    Wrong(.mac, "00:1a:2b:3c:4d:5e:6f", at: 17),
  ]

  private static let codes = [
    Wrong(.color, "33cc99", at: 0), Wrong(.color, "#33cg99", at: 4),
    Wrong(.color, "#33cc991", at: 7),
    Wrong(.uuid, "123e4567e89b", at: 8), Wrong(.uuid, "123g", at: 3),
    Wrong(.uuid, "123e4567-e89b-12d3-a456-4266141740001", at: 36),
    Wrong(.username, "-jane", at: 0), Wrong(.username, "jane doe", at: 5),
    Wrong(.username, "jané", at: 3),
    Wrong(.regex, "*a", at: 0), Wrong(.regex, "a)", at: 1), Wrong(.regex, "a**", at: 2),
    Wrong(.regex, "[z-a]", at: 3), Wrong(.regex, "a{2,1}", at: 5), Wrong(.regex, "\\a", at: 1),
    Wrong(.regex, "(?P<n>x)", at: 2), Wrong(.regex, "(?i)abc", at: 3), Wrong(.regex, "]", at: 0),
    Wrong(.regex, "\\p{Nonsense}", at: 11), Wrong(.regex, "\\u{110000}", at: 8),
    Wrong(.jsonPointer, "a/b", at: 0), Wrong(.jsonPointer, "/~2", at: 2),
    Wrong(.jsonPointer, "/a~~", at: 3),
    Wrong(.file, "/no/such/folder", at: 3), Wrong(.folder, "/etc/hosts/", at: 10),
    Wrong(.newFile, "/no/such", at: 3),
  ]
}
