nonisolated extension Option {
  /// The name of the option that was written as `written`.
  ///
  /// Dashes at the beginning fall away, and so does the group in `--entry-entry-text`. A name that
  /// nobody knows stays as it is.
  static func name(forWritten written: String) -> String {
    let name = String(written.drop { $0 == "-" })
    if name == "h" { return "help" }
    guard !isKnown(name) else { return name }
    for group in Group.allCases where name.hasPrefix(group.rawValue + "-") {
      let rest = String(name.dropFirst(group.rawValue.count + 1))
      if isKnown(rest) { return rest }
    }
    return name
  }

  /// Whether the option of that name has no value.
  static func isFlag(_ name: String) -> Bool {
    all.contains { $0.name == name && $0.value == .none }
      || ZenityOption.all.contains { $0.name == name && !$0.takesValue }
  }

  private static func isKnown(_ name: String) -> Bool {
    all.contains { $0.name == name } || ZenityOption.all.contains { $0.name == name }
  }
}
