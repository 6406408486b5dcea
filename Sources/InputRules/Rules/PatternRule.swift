extension Rule {
  /// The whole text must match `pattern`; the empty text passes.
  ///
  /// The source of the rule is HTML's `pattern`; the syntax is PCRE2's, with Unicode properties.
  public static func pattern(_ pattern: Pattern) -> Rule {
    let mismatch = Violation.Reason.patternMismatch(pattern: pattern.source)
    let expensive = Violation.Reason.patternTooExpensive(pattern: pattern.source)
    return Rule(name: .pattern, stage: .pattern, samples: [mismatch, expensive]) { text in
      switch pattern.match(text) {
      case .whole: .accepted(text)
      case .partial: .unfinished(mismatch)
      case .none: .rejected(mismatch)
      case .tooExpensive: .rejected(expensive)
      }
    }
  }
}
