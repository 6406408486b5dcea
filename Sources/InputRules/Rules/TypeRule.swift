extension Rule {
  /// The text must be of `type`; the empty text passes.
  ///
  /// A validator trims texts first when it has such a rule for any type but ``InputType/text``. The
  /// value is handed over in the type's canonical form.
  public static func type(_ type: InputType) -> Rule {
    Rule(type, type.syntax)
  }

  /// The rule for numbers with `decimalSign` instead of the locale's.
  static func number(decimalSign: Character) -> Rule {
    Rule(.number, .number(decimalSign: decimalSign))
  }

  private init(_ type: InputType, _ syntax: Syntax) {
    let mismatch = Violation.Reason.typeMismatch(type)
    let samples = type == .text ? [] : [mismatch]
    self.init(name: .type, stage: .type, samples: samples, trims: type != .text) { text in
      switch syntax.reading(text) {
      case .whole: .accepted(syntax.canonical(text))
      case .beginning: .unfinished(mismatch)
      case .wrong: .rejected(mismatch)
      }
    }
  }
}

extension InputType {
  /// How texts of the type are written.
  var syntax: Syntax {
    switch self {
    case .text: Syntax(reading: { _ in .whole })
    case .integer: .integer
    case .number: .number(decimalSign: Syntax.localeDecimalSign)
    case .email: .email
    case .url: .url
    case .date: .date
    case .time: .time
    case .datetime: .datetime
    case .datetimeLocal: .datetimeLocal
    case .month: .month
    case .week: .week
    case .duration: .duration
    case .color: .color
    case .hostname: .hostname
    case .ipv4: .ipv4
    case .ipv6: .ipv6
    case .ip: .ip
    case .port: .port
    case .uuid: .uuid
    case .mac: .mac
    case .username: .username
    case .regex: .regex
    case .jsonPointer: .jsonPointer
    case .file: .file
    case .folder: .folder
    case .newFile: .newFile
    }
  }
}
