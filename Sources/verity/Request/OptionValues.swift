internal import InputRules

/// The options of a command line, looked up by name.
struct OptionValues {
  private let items: [ParsedCommandLine.Item]

  /// Checks what concerns each option alone: flags have no value, texts are not empty where they
  /// cannot be.
  init(_ items: [ParsedCommandLine.Item]) throws(UsageError) {
    for item in items {
      if let value = item.value, Option.isFlag(item.name) {
        throw .needlessValue(item.name, value)
      }
    }
    self.items = items
  }

  /// Whether the option was given.
  func has(_ name: String) -> Bool { items.contains { $0.name == name } }

  /// The option's values in order.
  func all(_ name: String) -> [String] { items.filter { $0.name == name }.compactMap(\.value) }

  /// The option's last value; nil when it was not given.
  func last(_ name: String) -> String? { items.last { $0.name == name }?.value }

  /// The last value of whichever of `names` was given last.
  func last(of names: String...) -> String? { items.last { names.contains($0.name) }?.value }

  /// The option's last value as a whole number.
  ///
  /// - Throws: ``UsageError`` when it is not one, or outside of `range`.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = last(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .notNumber(name, text, range)
    }
    return number
  }

  /// The option's last value as one of a few words.
  ///
  /// - Throws: ``UsageError`` when it is another one.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String
  ) throws(UsageError) -> Choice? {
    guard let text = last(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw UsageError(
        translated("--{option} takes {allowed}, not '{value}'."),
        [
          "option": name, "value": text,
          "allowed": Choice.allCases.map(\.rawValue).joined(separator: ", "),
        ])
    }
    return choice
  }

  /// Refuses options that mean nothing without another one: somebody forgot that one.
  func refuse(_ names: String..., without needed: String) throws(UsageError) {
    guard let name = names.first(where: has) else { return }
    throw UsageError(
      translated("--{option} needs --{needed}."), ["option": name, "needed": needed])
  }

  /// Refuses other dialogs of zenity's and their options.
  func checkDialog() throws(UsageError) {
    let zenity = items.compactMap { item in ZenityOption.all.first { $0.name == item.name } }
    let dialogs = (has("entry") ? ["entry"] : []) + zenity.filter { $0.fate == .dialog }.map(\.name)
    let different = dialogs.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    if different.count > 1 {
      throw UsageError(
        translated("Two dialogs at once, --{first} and --{second}: choose one."),
        ["first": different[0], "second": different[1]])
    }
    if let dialog = different.first, dialog != "entry" {
      throw UsageError(
        translated("There is no dialog --{option} here; there is --entry."), ["option": dialog])
    }
    if let option = zenity.first(where: { $0.fate == .refused }) {
      throw UsageError(
        translated("--{option} is not supported for --entry."), ["option": option.name])
    }
  }
}
