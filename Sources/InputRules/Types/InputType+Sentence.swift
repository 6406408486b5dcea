extension InputType {
  /// A text of the type, as sentences show it.
  public var example: String {
    switch self {
    case .text: "hello"
    case .integer: "42"
    case .number: "3.14"
    case .email: "name@example.com"
    case .url: "https://example.com"
    case .date: "2026-02-28"
    case .time: "14:30"
    case .datetime: "2026-02-28T14:30:00Z"
    case .datetimeLocal: "2026-02-28T14:30"
    case .month: "2026-02"
    case .week: "2026-W09"
    case .duration: "P1DT12H"
    case .color: "#33cc99"
    case .hostname: "www.example.com"
    case .ipv4, .ip: "192.0.2.1"
    case .ipv6: "2001:db8::1"
    case .port: "8080"
    case .uuid: "123e4567-e89b-12d3-a456-426614174000"
    case .mac: "00:1a:2b:3c:4d:5e"
    case .username: "jane.doe"
    case .regex: "[0-9]+"
    case .jsonPointer: "/users/0/name"
    case .file: "/etc/hosts"
    case .folder: "/tmp"
    case .newFile: "/tmp/new.txt"
    }
  }

  /// The sentence about a text that is not of the type, before its hole is filled.
  var mismatchTemplate: String {
    switch self {
    case .text: translated("Type a text such as {example}.")
    case .integer: translated("Type a whole number such as {example}.")
    case .number: translated("Type a number such as {example}.")
    case .email: translated("Type an e-mail address such as {example}.")
    case .url: translated("Type a web address such as {example}.")
    case .date: translated("Type a date such as {example}.")
    case .time: translated("Type a time such as {example}.")
    case .datetime: translated("Type a date, time and offset such as {example}.")
    case .datetimeLocal: translated("Type a date and time such as {example}.")
    case .month: translated("Type a month such as {example}.")
    case .week: translated("Type a week such as {example}.")
    case .duration: translated("Type a duration such as {example}.")
    case .color: translated("Type a colour such as {example}.")
    case .hostname: translated("Type a host name such as {example}.")
    case .ipv4: translated("Type an IPv4 address such as {example}.")
    case .ipv6: translated("Type an IPv6 address such as {example}.")
    case .ip: translated("Type an IP address such as {example}.")
    case .port: translated("Type a port from 1 to 65535, such as {example}.")
    case .uuid: translated("Type a UUID such as {example}.")
    case .mac: translated("Type a MAC address such as {example}.")
    case .username: translated("Type a user name such as {example}.")
    case .regex: translated("Type a regular expression such as {example}.")
    case .jsonPointer: translated("Type a JSON pointer such as {example}.")
    case .file: translated("Type the path of a file that exists, such as {example}.")
    case .folder: translated("Type the path of a folder that exists, such as {example}.")
    case .newFile: translated("Type a free path in an existing folder, such as {example}.")
    }
  }
}
