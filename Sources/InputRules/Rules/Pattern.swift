internal import CPcre2

/// A regular expression that is compared with whole texts.
///
/// The syntax is PCRE2's with `UTF` and `UCP`: `\d`, `\w` and the like know all of Unicode.
/// Matching is bounded, so that no pattern can freeze a dialog.
public final class Pattern: Sendable {
  /// How a text compares with a pattern.
  enum Match {
    /// The whole text matches.
    case whole
    /// The text is the beginning of something that may match.
    case partial
    /// Neither the text nor anything that begins with it matches.
    case none
    /// The limit was reached before the answer was known.
    case tooExpensive
  }

  /// A pattern that does not compile.
  public struct SyntaxError: Error, Equatable, Sendable {
    /// What is wrong, in PCRE2's words (English).
    public let reason: String

    /// Where it is wrong: bytes of UTF-8 from the beginning of the pattern.
    public let offset: Int
  }

  /// The most backtracking steps of one comparison; about 20 milliseconds on a slow machine.
  private static let stepLimit: UInt32 = 500_000

  /// The pattern as it was written.
  public let source: String

  // All is written once, here; PCRE2 only reads it afterwards.
  nonisolated(unsafe) private let whole: OpaquePointer
  nonisolated(unsafe) private let beginning: OpaquePointer?
  nonisolated(unsafe) private let context: OpaquePointer?

  /// Compiles `source`.
  ///
  /// The corresponding C function is `pcre2_compile_8`.
  ///
  /// - Throws: ``SyntaxError`` when PCRE2 does not understand the pattern.
  public init(_ source: String) throws(SyntaxError) {
    self.source = source
    whole = try Self.compile(source, UInt32(PCRE2_ENDANCHORED), for: UInt32(PCRE2_JIT_COMPLETE))
    beginning = Self.compileForBeginnings(source)
    context = pcre2_match_context_create_8(nil)
    pcre2_set_match_limit_8(context, Self.stepLimit)
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_code_free_8(whole)
    pcre2_code_free_8(beginning)
  }

  /// Compares the whole of `text` with the pattern.
  ///
  /// The corresponding C function is `pcre2_match_8`, at first without partial matching: PCRE2
  /// refuses it together with `PCRE2_ENDANCHORED`.
  func match(_ text: String) -> Match {
    switch run(whole, on: text, options: 0) {
    case 0...: .whole
    case PCRE2_ERROR_NOMATCH: isBeginning(text) ? .partial : .none
    default: .tooExpensive
    }
  }

  private func isBeginning(_ text: String) -> Bool {
    run(beginning, on: text, options: UInt32(PCRE2_PARTIAL_HARD)) == PCRE2_ERROR_PARTIAL
  }

  /// The pattern with an end that partial matching knows, `\z`.
  ///
  /// `\E` ends a quotation, the line break a comment. A pattern that does not bear brackets around it
  /// has no end then, and some of its beginnings are not known as such.
  private static func compileForBeginnings(_ source: String) -> OpaquePointer? {
    for form in ["(?:\(source)\\E)\\z", "(?:\(source)\n)\\z", source] {
      if let code = try? compile(form, 0, for: UInt32(PCRE2_JIT_PARTIAL_HARD)) { return code }
    }
    return nil
  }

  private static func compile(
    _ source: String, _ end: UInt32, for matching: UInt32
  ) throws(SyntaxError) -> OpaquePointer {
    let options =
      UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_NEVER_BACKSLASH_C)
      | UInt32(PCRE2_ANCHORED) | UInt32(PCRE2_DOLLAR_ENDONLY) | end
    var failure: Int32 = 0
    var offset = 0
    var text = source
    let compiled = text.withUTF8 { bytes in
      pcre2_compile_8(bytes.baseAddress, bytes.count, options, &failure, &offset, nil)
    }
    guard let compiled else {
      throw SyntaxError(reason: Self.words(for: failure), offset: offset)
    }
    // Where the system allows no writable code (-46 and the like), the interpreter does the work.
    pcre2_jit_compile_8(compiled, matching)
    return compiled
  }

  private func run(_ code: OpaquePointer?, on text: String, options: UInt32) -> Int32 {
    let match = pcre2_match_data_create_8(1, nil)
    defer { pcre2_match_data_free_8(match) }
    var text = text
    return text.withUTF8 { bytes in
      func result(_ options: UInt32) -> Int32 {
        pcre2_match_8(
          code, bytes.baseAddress, bytes.count, 0, options | UInt32(PCRE2_NO_UTF_CHECK), match,
          context)
      }
      let fast = result(options)
      // The fast matcher has a small stack; the interpreter has a heap with a limit of its own.
      return fast == PCRE2_ERROR_JIT_STACKLIMIT ? result(options | UInt32(PCRE2_NO_JIT)) : fast
    }
  }

  private static func words(for failure: Int32) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      pcre2_get_error_message_8(failure, buffer.baseAddress, buffer.count)
      return String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
