/// What kind of thing a text must be; the raw values are the words of `--type`.
public enum InputType: String, CaseIterable, Sendable {
  /// Anything.
  case text

  /// A whole number of any length: digits, with `-` before them if it is negative.
  ///
  /// The value has no needless zeros at its front, which a shell would take for octal.
  case integer

  /// A decimal number of any length, as HTML's valid floating-point number.
  ///
  /// The locale's decimal sign is read as well as `.`; the value has `.`. An exponent has four digits
  /// at most.
  case number

  /// An e-mail address as HTML defines it.
  case email

  /// An absolute URL (RFC 3986); `http`, `https`, `ws`, `wss` and `ftp` need a host.
  case url

  /// A day of the Gregorian calendar, `YYYY-MM-DD`.
  case date

  /// A time of the day, `HH:MM`, with seconds and up to three decimals if wanted, as in HTML.
  case time

  /// A date, time and offset (RFC 3339); the value has `T` and `Z` in capitals.
  case datetime

  /// A date and time without offset, as in HTML; the value is HTML's normalized string.
  case datetimeLocal = "datetime-local"

  /// A month, `YYYY-MM`, as in HTML.
  case month

  /// A week, `YYYY-Www` (ISO 8601), as in HTML.
  case week

  /// A duration (ISO 8601 as in RFC 3339, appendix A); the value is in capitals.
  case duration

  /// A colour, `#rrggbb`, as in HTML; the value is in small letters.
  case color

  /// An Internet host name (RFC 1123); labels that begin with `xn--` are checked as in RFC 5891.
  case hostname

  /// An IPv4 address (RFC 2673, section 3.2).
  case ipv4

  /// An IPv6 address (RFC 4291, section 2.2).
  case ipv6

  /// An IPv4 or IPv6 address.
  case ip

  /// A port number, 1 to 65535.
  case port

  /// A UUID (RFC 9562); the value is in small letters.
  case uuid

  /// A MAC address (EUI-48), with `:` or `-`; the value has `:` and small letters.
  case mac

  /// A user name of POSIX' portable characters: letters, digits, `.`, `_` and, not first, `-`.
  case username

  /// A regular expression: the syntax of ECMA-262 with its flag `u`, as far as PCRE2 understands it.
  case regex

  /// A JSON pointer (RFC 6901).
  case jsonPointer = "json-pointer"

  /// The path of a file that exists.
  case file

  /// The path of a folder that exists.
  case folder

  /// A path where nothing is yet, in a folder that exists.
  case newFile = "new-file"
}
