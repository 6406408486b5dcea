internal import InputRules

/// The texts of `--help` and its sisters.
enum Help {
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
    switch topic {
    case .main: ([usage, section(.entry), section(.rules), section(.misc)]).joined(separator: "\n")
    case .all:
      ([usage] + Option.Group.allCases.map(section) + [outcomes]).joined(separator: "\n")
    case .group(let group): [usage, section(group)].joined(separator: "\n")
    }
  }

  private static var usage: String {
    """
    \(translated("Usage:"))
      verity [\(translated("OPTION…"))]
      verity --entry [\(translated("OPTION…"))] [\(translated("CHOICE…"))]

    \(translated("Asks one question in a window and lets only right answers through."))
    \(translated("Without --entry it shows the registration dialog: at most 5 characters."))

    """
  }

  private static var outcomes: String {
    let rows = [
      ("0", translated("The text is right and was confirmed: it is printed")),
      ("1", translated("Cancel, Escape, closed, or an extra button: its label is printed")),
      ("5", translated("The time ran out: the text is printed if it is right")),
      ("255", translated("Wrong option, no display, or an internal failure")),
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

  private static func row(_ left: String, _ right: String) -> String {
    let gap = String(repeating: " ", count: max(2, 30 - left.count))
    return "  \(left)\(gap)\(right)\n"
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
