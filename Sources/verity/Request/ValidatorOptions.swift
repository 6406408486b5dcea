internal import InputRules

extension Validator {
  /// The rules that the options ask for.
  ///
  /// In the registration dialog the text is required and has at most five characters, as far as the options
  /// say nothing else.
  init(_ options: OptionValues) throws(UsageError) {
    let isRegistration = !options.has("entry") && !options.has("validate")
    var rules: [Rule] = []
    if isRegistration || options.has("required") {
      rules.append(.required.saying(options.last("required-message")))
    }
    if let type: InputType = try options.choice("type") {
      rules.append(.type(type).saying(options.last("type-message")))
    }
    rules += try Self.lengthRules(options, defaultMaximum: isRegistration ? 5 : nil)
    for rule in try Limits(options)?.rules ?? [] {
      rules.append(rule.saying(options.last("\(rule.name.rawValue)-message")))
    }
    rules += try Self.patternRules(options)
    rules += try Self.listRules(options)
    try Self.checkMessages(options, rules)
    self.init(rules, trims: options.has("trim"))
  }

  private static func lengthRules(
    _ options: OptionValues, defaultMaximum: Int?
  ) throws(UsageError) -> [Rule] {
    let minimum = try options.number("min-length", in: 0...Int.max)
    let maximum = try options.number("max-length", in: 0...Int.max) ?? defaultMaximum
    let unit: LengthUnit = try options.choice("length-unit") ?? .character
    if let minimum, let maximum, minimum > maximum {
      throw UsageError(
        translated("--min-length {minimum} is more than --max-length {maximum}."),
        ["minimum": "\(minimum)", "maximum": "\(maximum)"])
    }
    let least = minimum.map { Rule.minLength($0, unit: unit) }?
      .saying(options.last("min-length-message"))
    let most = maximum.map { Rule.maxLength($0, unit: unit) }?
      .saying(options.last("max-length-message"))
    return [least, most].compactMap(\.self)
  }

  private static func listRules(_ options: OptionValues) throws(UsageError) -> [Rule] {
    let allowed = try ValueList(.oneOf, options).map(Rule.oneOf)
    let taken = try ValueList(.notOneOf, options).map(Rule.notOneOf)
    if allowed == nil && taken == nil { try options.refuse("ignore-case", without: "one-of") }
    return [
      allowed?.saying(options.last("one-of-message")),
      taken?.saying(options.last("not-one-of-message")),
    ].compactMap(\.self)
  }

  /// The n-th message is about the n-th pattern.
  private static func patternRules(_ options: OptionValues) throws(UsageError) -> [Rule] {
    let messages = options.all("pattern-message")
    let sources = options.all("pattern")
    guard messages.count <= sources.count else {
      throw UsageError(
        translated("--pattern-message was given {messages} times, but --pattern {patterns} times."),
        ["messages": "\(messages.count)", "patterns": "\(sources.count)"])
    }
    var rules: [Rule] = []
    for (index, source) in sources.enumerated() {
      let message = index < messages.count ? messages[index] : nil
      rules.append(Rule.pattern(try pattern(source)).saying(message))
    }
    return rules
  }

  private static func pattern(_ source: String) throws(UsageError) -> Pattern {
    do {
      return try Pattern(source)
    } catch {
      throw UsageError(
        translated(
          "--pattern takes a regular expression; '{value}' is not: {reason} (byte {offset})."),
        ["value": source, "reason": error.reason, "offset": "\(error.offset)"])
    }
  }

  /// A message without its rule would never be seen: somebody forgot the rule.
  private static func checkMessages(_ options: OptionValues, _ rules: [Rule]) throws(UsageError) {
    for name in [RuleName.required, .type, .minLength, .maxLength] {
      guard !rules.contains(where: { $0.name == name }) else { continue }
      try options.refuse("\(name.rawValue)-message", without: name.rawValue)
    }
  }
}
