internal import InputDialogs
internal import InputRules

/// The texts of `--help` and its sisters.
enum Help {
  /// The columns of a line at most, and those before an explanation.
  private static let (width, margin) = (80, 32)

  /// Which help was asked for.
  enum Topic: Equatable {
    case main
    case all
    case group(Option.Group)

    /// The topic that the option `name` asks for, such as `help-rules`; nil for other options.
    init?(option name: String) {
      switch name {
      case "help": self = .main
      case "help-all": self = .all
      default:
        guard name.hasPrefix("help-"), let group = Option.Group(rawValue: String(name.dropFirst(5)))
        else { return nil }
        self = .group(group)
      }
    }
  }

  /// The help about `topic`, with a newline at the end.
  static func text(on topic: Topic) -> String {
    let sections: [String]
    switch topic {
    case .main: sections = [section(.entry), section(.rules), section(.misc)]
    case .all: sections = Option.Group.allCases.map(section) + [types, outcomes]
    case .group(.rules): sections = [section(.rules), types]
    case .group(let group): sections = [section(group)]
    }
    return ([usage] + sections).joined(separator: "\n")
  }

  private static var usage: String {
    let option = "[\(translated("OPTION…"))]"
    let lines = [
      translated("Usage:"),
      "  verity \(option)",
      "  verity --entry \(option) [\(translated("CHOICE…"))]",
      "  verity --validate[=VALUE] \(option) [\(translated("VALUE…"))]",
      "",
      translated("Asks one question and lets only right answers through."),
      translated("Without --entry it shows the registration dialog: at most 5 characters."),
      translated("With --validate it asks nothing and judges values by the same rules."),
    ]
    return lines.flatMap { $0.wrapped(to: width) }.joined(separator: "\n") + "\n"
  }

  private static var types: String {
    let rows = InputType.allCases.map { row($0.rawValue, $0.example) }
    return translated("Types, each with an example:") + "\n" + rows.joined()
  }

  private static var outcomes: String {
    let rows = [
      ("0", translated("The text was right and is printed")),
      ("1", translated("Cancelled or closed: nothing is printed")),
      ("1", translated("An extra button: its label is printed")),
      ("1", translated("With --validate: not every value was right")),
      ("5", translated("Time ran out: the text is printed if it is right")),
      ("255", translated("Wrong option, no display and no terminal, or a failure")),
      ("128+N", translated("Ended by signal N")),
    ]
    return translated("Exit codes:") + "\n" + rows.map(row).joined()
  }

  private static func section(_ group: Option.Group) -> String {
    let rows = Option.all.filter { $0.group == group }.compactMap { option in
      option.help.map { row(option.usage, translated($0)) }
    }
    return title(of: group) + "\n" + rows.joined()
  }

  private static func title(of group: Option.Group) -> String {
    switch group {
    case .general: translated("General options:")
    case .entry: translated("Entry options:")
    case .rules: translated("Rules:")
    case .misc: translated("Miscellaneous options:")
    }
  }

  /// `left` and its explanation beside it, or below it where there is no room.
  private static func row(_ left: String, _ right: String) -> String {
    var lines = right.wrapped(to: width - margin)
    if left.count + 4 > margin { lines.insert("", at: 0) }
    let starts = ["  " + left] + Array(repeating: "", count: lines.count - 1)
    return zip(starts, lines).map { start, line in
      guard !line.isEmpty else { return start + "\n" }
      return start + String(repeating: " ", count: margin - start.count) + line + "\n"
    }.joined()
  }
}

nonisolated extension Option {
  /// The option as the help writes it.
  fileprivate var usage: String {
    switch value {
    case .none: name == "help" ? "-h, --help" : "--\(name)"
    case .required(let word): "--\(name)=\(word)"
    case .optional(let word): "--\(name)[=\(word)]"
    }
  }
}
