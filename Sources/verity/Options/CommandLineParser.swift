internal import CGLib
internal import Glibc

/// What was written on a command line, in order.
nonisolated struct ParsedCommandLine: Equatable {
  /// One option as it was written, by its name without dashes.
  struct Item: Equatable {
    let name: String
    let value: String?
  }

  /// The options.
  var items: [Item] = []

  /// What is not an option.
  var arguments: [String] = []
}

/// Reads a command line as zenity reads it: with GLib's GOption.
nonisolated enum CommandLineParser {
  /// What GOption finds; its callback gets a pointer to this.
  private struct Findings {
    var parsed = ParsedCommandLine()
    var error: UsageError?
  }

  /// Reads `arguments`, the program's name first.
  ///
  /// The corresponding C function is `g_option_context_parse_strv`.
  static func parse(
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) throws(UsageError) -> ParsedCommandLine {
    var findings = Findings()
    var failure: UnsafeMutablePointer<GError>?
    var rest = g_strdupv(arguments)
    defer { g_strfreev(rest) }
    withUnsafeMutablePointer(to: &findings) { findings in
      let context = makeContext(findings)
      defer { g_option_context_free(context) }
      withEnglishMessages { g_option_context_parse_strv(context, &rest, &failure) }
    }
    if let failure {
      defer { g_error_free(failure) }
      throw usageError(failure.pointee)
    }
    if let error = findings.error { throw error }
    return findings.parsed
  }

  /// A context with every option; `findings` gets what is read.
  private static func makeContext(_ findings: UnsafeMutableRawPointer) -> OpaquePointer? {
    let context = g_option_context_new(nil)
    g_option_context_set_help_enabled(context, 0)
    let main = g_option_group_new("", "", "", findings, nil)
    g_option_group_add_entries(main, [entry("", takesBytes), GOptionEntry()])
    g_option_context_set_main_group(context, main)
    for group in Option.Group.allCases {
      let raw = g_option_group_new(group.rawValue, "", "", findings, nil)
      g_option_group_add_entries(raw, entries(of: group))
      g_option_context_add_group(context, raw)
    }
    return context
  }

  private static func entries(of group: Option.Group) -> [GOptionEntry] {
    let own = Option.all.filter { $0.group == group }.flatMap { option in
      entries(option.name, takesValue: option.value.isRequired)
    }
    let foreign =
      group == .misc
      ? ZenityOption.all.flatMap { entries($0.name, takesValue: $0.takesValue) } : []
    return own + foreign + [GOptionEntry()]
  }

  /// The entries for an option: one, or one without and one with a value.
  ///
  /// A value after `=` is looked at even where none is allowed; GOption would drop it.
  private static func entries(_ name: String, takesValue: Bool) -> [GOptionEntry] {
    let withValue = entry(name, takesBytes)
    return takesValue ? [withValue] : [entry(name, G_OPTION_FLAG_NO_ARG.rawValue), withValue]
  }

  // A file name is taken as it is; a string would be converted from the locale's encoding.
  private static var takesBytes: UInt32 { G_OPTION_FLAG_FILENAME.rawValue }

  /// GOption's callback for whatever it finds.
  private static let found: GOptionArgFunc = { name, value, data, _ in
    guard let name, let findings = data?.assumingMemoryBound(to: Findings.self) else { return 0 }
    record(String(cString: name), value, in: &findings.pointee)
    return 1
  }

  private static func entry(_ name: String, _ flags: UInt32) -> GOptionEntry {
    // GLib keeps the name's pointer: an interned string lives as long as the process.
    let isHelp = name == "help" && flags == G_OPTION_FLAG_NO_ARG.rawValue
    return GOptionEntry(
      long_name: g_intern_string(name), short_name: isHelp ? CChar(UInt8(ascii: "h")) : 0,
      flags: Int32(flags), arg: G_OPTION_ARG_CALLBACK,
      arg_data: unsafeBitCast(found, to: gpointer.self), description: nil, arg_description: nil)
  }

  /// Notes an option, or an argument when `written` is empty.
  private static func record(
    _ written: String, _ value: UnsafePointer<CChar>?, in findings: inout Findings
  ) {
    // GOption takes "--=x" for an argument as well.
    guard written.isEmpty || written.contains(where: { $0 != "-" }) else {
      findings.error = findings.error ?? .unknown(written, nearest: nil)
      return
    }
    let name = Option.name(forWritten: written)
    let text = value.map { String(validatingCString: $0) }
    switch text {
    case nil: findings.parsed.items.append(.init(name: name, value: nil))
    case .some(let text?) where name.isEmpty: findings.parsed.arguments.append(text)
    case .some(let text?): findings.parsed.items.append(.init(name: name, value: text))
    case .some(nil):
      let shown = value.map { String(cString: $0) } ?? ""
      findings.error = findings.error ?? .notUTF8(name.isEmpty ? "VALUE" : "--\(name)", shown)
    }
  }

  /// Runs `work` while GLib speaks English: the option stands at the end of its complaints then.
  private static func withEnglishMessages(_ work: () -> gboolean) {
    let locale = setlocale(LC_MESSAGES, nil).map { String(cString: $0) }
    setlocale(LC_MESSAGES, "C")
    _ = work()
    setlocale(LC_MESSAGES, locale)
  }

  /// GOption's own complaint, in our words: "Unknown option X" or "Missing argument for X".
  private static func usageError(_ failure: GError) -> UsageError {
    let message = String(cString: failure.message)
    let isUnknown = UInt32(failure.code) == G_OPTION_ERROR_UNKNOWN_OPTION.rawValue
    let written = message[(message.firstIndex(of: "-") ?? message.startIndex)...]
    let name = Option.name(forWritten: String(written.prefix { $0 != "=" }))
    return isUnknown
      ? .unknown(String(written), nearest: Option.nearest(to: name)) : .missingValue(name)
  }
}
