extension Limits {
  /// The rules of the limits that were given: ``RuleName/min``, ``RuleName/max``, ``RuleName/step``.
  ///
  /// They belong together: a text is unfinished only if typing more can satisfy all of them.
  public var rules: [Rule] {
    [minimum.map(minRule), maximum.map(maxRule), step.map(stepRule)].compactMap(\.self)
  }

  private func minRule(_ minimum: String) -> Rule {
    rule(
      .min, sample: .rangeUnderflow(minimum: minimum, value: minimum, type: type),
      fits: { bounds.count == 1 ? !bounds[0].isBelow($0) : !isInGap($0) },
      reason: { text, _ in .rangeUnderflow(minimum: minimum, value: text, type: type) })
  }

  private func maxRule(_ maximum: String) -> Rule {
    rule(
      .max, sample: .rangeOverflow(maximum: maximum, value: maximum, type: type),
      fits: { bounds.count == 1 ? !bounds[0].isAbove($0) : !isInGap($0) },
      reason: { text, _ in .rangeOverflow(maximum: maximum, value: text, type: type) })
  }

  private func stepRule(_ step: String) -> Rule {
    let first = bounds[0].minimum ?? bounds[0].base
    let sample = stepMismatch(first, step: step, value: scale.text(first))
    return rule(
      .step, sample: sample,
      fits: { bounds[0].excess($0).isZero },
      reason: { text, number in stepMismatch(number, step: step, value: text) })
  }

  /// Whether a number lies between the two halves of a range that goes over the end.
  private func isInGap(_ number: DecimalNumber) -> Bool {
    bounds.count == 2 && bounds[0].isBelow(number) && bounds[1].isAbove(number)
  }

  private func stepMismatch(
    _ number: DecimalNumber, step: String, value: String
  ) -> Violation.Reason {
    let below = number - bounds[0].excess(number)
    let nearest = [below, below + (bounds[0].step ?? .zero)].map { candidate in
      bounds.contains { $0.admit(candidate) } ? scale.text(candidate) : nil
    }
    return .stepMismatch(step: step, below: nearest[0], above: nearest[1], value: value)
  }

  /// A rule that asks whether the number a text means `fits`.
  ///
  /// A text that is no value yet is left to the type's rule, as long as something that fits can begin
  /// with it.
  private func rule(
    _ name: RuleName, sample: Violation.Reason,
    fits: @escaping @Sendable (DecimalNumber) -> Bool,
    reason: @escaping @Sendable (String, DecimalNumber) -> Violation.Reason
  ) -> Rule {
    Rule(name: name, stage: .range, samples: [sample]) { text in
      guard let reading = scale.read(text) else { return .accepted(text) }
      let number = reading.number
      if reading.isWhole, fits(number) { return .accepted(text) }
      let spans = reading.spans()
      guard !spans.isEmpty else { return .accepted(text) }
      let isMendable = bounds.contains { bounds in
        (reading.isMirrored ? bounds.mirrored : bounds).admit(someOf: spans)
      }
      if reading.isWhole, isMendable { return .unfinished(reason(text, number)) }
      // Where the first number fits, it is another limit that all the others break.
      if isMendable || fits(number) && name != .step { return .accepted(text) }
      return .rejected(reason(text, number))
    }
  }
}

extension Rule {
  /// The value must be `minimum` or more; the empty text passes.
  ///
  /// The source of the rule is HTML's `min`. Make ``Limits`` where there is more than one.
  ///
  /// - Throws: ``LimitError`` when `minimum` is not of the type, or the type has no order.
  public static func min(_ minimum: String, of type: InputType) throws(LimitError) -> Rule {
    try Limits(of: type, min: minimum).rules[0]
  }

  /// The value must be `maximum` or less; the empty text passes.
  ///
  /// The source of the rule is HTML's `max`. Make ``Limits`` where there is more than one.
  ///
  /// - Throws: ``LimitError`` when `maximum` is not of the type, or the type has no order.
  public static func max(_ maximum: String, of type: InputType) throws(LimitError) -> Rule {
    try Limits(of: type, max: maximum).rules[0]
  }

  /// The value must be whole steps away from zero, 1970-01-01, 1970-W01 or midnight.
  ///
  /// The source of the rule is HTML's `step`. Make ``Limits`` to count from a minimum.
  ///
  /// - Throws: ``LimitError`` when `step` is no step of the type, or the type has no order.
  public static func step(_ step: String, of type: InputType) throws(LimitError) -> Rule {
    try Limits(of: type, step: step).rules[0]
  }
}
