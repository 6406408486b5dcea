internal import InputRules

extension Limits {
  /// The limits that the options ask for; nil without any.
  init?(_ options: OptionValues) throws(UsageError) {
    for name in [RuleName.min, .max, .step] where !options.has(name.rawValue) {
      try options.refuse("\(name.rawValue)-message", without: name.rawValue)
    }
    guard options.has("min") || options.has("max") || options.has("step") else { return nil }
    do {
      try self.init(
        of: try options.choice("type") ?? .text, min: options.last("min"),
        max: options.last("max"), step: options.last("step"))
    } catch let error as LimitError {
      throw UsageError(error.sentence)
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("\(error)")
    }
  }
}

extension ValueList {
  /// The values of `--NAME` and the lines of `--NAME-file`; nil without any.
  init?(_ name: RuleName, _ options: OptionValues) throws(UsageError) {
    let (values, files) = (options.all(name.rawValue), options.all("\(name.rawValue)-file"))
    guard !values.isEmpty || !files.isEmpty else {
      try options.refuse("\(name.rawValue)-message", without: name.rawValue)
      return nil
    }
    do {
      try self.init(values, files: files, ignoringCase: options.has("ignore-case"))
    } catch {
      throw UsageError(error.sentence)
    }
    guard count > 0 else {
      throw UsageError(
        translated("--{option} has no value in its list."), ["option": name.rawValue])
    }
  }
}
