extension Rule {
  /// The text must be one of `values`; the empty text passes.
  ///
  /// The value is handed over in the list's own spelling.
  public static func oneOf(_ values: ValueList) -> Rule {
    let mismatch = Violation.Reason.notListed(values: values.shown, count: values.count)
    let rule = Rule(name: .oneOf, stage: .list, samples: [mismatch]) { text in
      switch values.match(text) {
      case .value(let value): .accepted(value)
      case .beginning: .unfinished(mismatch)
      case .none: .rejected(mismatch)
      }
    }
    return rule.offering(values)
  }

  /// The text must not be one of `values`; typing more makes it another text.
  public static func notOneOf(_ values: ValueList) -> Rule {
    Rule(name: .notOneOf, stage: .list, samples: [.alreadyTaken(value: "")]) { text in
      guard case .value = values.match(text) else { return .accepted(text) }
      return .unfinished(.alreadyTaken(value: text))
    }
  }
}

extension ValueList {
  /// The most characters of a sentence's list.
  private static let longestSentenceList = 60

  /// All values if a sentence has room for them, else the first one.
  fileprivate var shown: [String] {
    let some = first(Self.longestSentenceList / 2)
    let length = some.reduce(0) { $0 + $1.count + 2 }
    return some.count == count && length <= Self.longestSentenceList ? some : first(1)
  }
}
