internal import CPcre2

/// A regular expression that is compared with whole texts.
///
/// The syntax is PCRE2's with `UTF` and `UCP`: `\d`, `\w` and the like know all of Unicode. In `\p{…}`
/// the long names of categories are known as well, as in ECMAScript.
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

  /// The longest text, in bytes, for which the steps alone are a bound: each can read all of it.
  private static let shortText = 64

  /// The pattern as it was written.
  public let source: String

  // All is written once, here; PCRE2 only reads it afterwards.
  nonisolated(unsafe) private let code: OpaquePointer
  nonisolated(unsafe) private let timedCode: OpaquePointer
  nonisolated(unsafe) private let context: OpaquePointer?

  /// Compiles `source`.
  ///
  /// The corresponding C function is `pcre2_compile_8`.
  ///
  /// - Throws: ``SyntaxError`` when PCRE2 does not understand the pattern.
  public init(_ source: String) throws(SyntaxError) {
    self.source = source
    var understood = source
    do {
      code = try Self.compile(source)
    } catch {
      understood = PropertyNames.shortened(in: source)
      guard let shortened = try? Self.compile(understood) else { throw error }
      code = shortened
    }
    timedCode = try Self.compile(understood, UInt32(PCRE2_AUTO_CALLOUT))
    context = pcre2_match_context_create_8(nil)
    pcre2_set_match_limit_8(context, Self.stepLimit)
    // Where the system allows no writable code (-46 and the like), the interpreter does the work.
    pcre2_jit_compile_8(code, UInt32(PCRE2_JIT_COMPLETE) | UInt32(PCRE2_JIT_PARTIAL_SOFT))
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_code_free_8(code)
    pcre2_code_free_8(timedCode)
  }

  /// Compares the whole of `text` with the pattern.
  ///
  /// The corresponding C function is `pcre2_match_8` with `PCRE2_PARTIAL_SOFT`: a match of the whole
  /// text goes before one that reaches its end.
  func match(_ text: String) -> Match {
    let match = pcre2_match_data_create_8(1, nil)
    defer { pcre2_match_data_free_8(match) }
    var text = text
    let length = text.utf8.count
    let result = text.withUTF8 { bytes in
      func result(_ code: OpaquePointer, _ context: OpaquePointer?) -> Int32 {
        pcre2_match_8(
          code, bytes.baseAddress, bytes.count, 0,
          UInt32(PCRE2_PARTIAL_SOFT) | UInt32(PCRE2_NO_UTF_CHECK), match, context)
      }
      let fast = length <= Self.shortText ? result(code, context) : PCRE2_ERROR_JIT_STACKLIMIT
      // The fast matcher has a small stack; the interpreter has a heap with a limit of its own.
      guard fast == PCRE2_ERROR_JIT_STACKLIMIT else { return fast }
      return MatchClock.limiting(context) { result(timedCode, $0) }
    }
    return switch result {
    // A verb such as (*ACCEPT) can end a match before the text does.
    case 0...: pcre2_get_ovector_pointer_8(match)[1] == length ? .whole : .none
    case PCRE2_ERROR_PARTIAL: .partial
    case PCRE2_ERROR_NOMATCH: .none
    default: .tooExpensive
    }
  }

  /// Compiles a pattern that has to match from the beginning of a text to its end.
  ///
  /// `PCRE2_ENDANCHORED` would forbid partial matching, brackets and `\z` around the source would
  /// change what it means: `PCRE2_EXTRA_MATCH_LINE` puts both around the compiled pattern.
  private static func compile(
    _ source: String, _ more: UInt32 = 0
  ) throws(SyntaxError) -> OpaquePointer {
    let context = pcre2_compile_context_create_8(nil)
    defer { pcre2_compile_context_free_8(context) }
    pcre2_set_compile_extra_options_8(context, UInt32(PCRE2_EXTRA_MATCH_LINE))
    let options =
      UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_NEVER_BACKSLASH_C)
      | UInt32(PCRE2_ANCHORED) | UInt32(PCRE2_DOLLAR_ENDONLY) | more
    var failure: Int32 = 0
    var offset = 0
    var text = source
    let compiled = text.withUTF8 { bytes in
      pcre2_compile_8(bytes.baseAddress, bytes.count, options, &failure, &offset, context)
    }
    guard let compiled else {
      throw SyntaxError(reason: words(for: failure), offset: offset)
    }
    return compiled
  }

  private static func words(for failure: Int32) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      pcre2_get_error_message_8(failure, buffer.baseAddress, buffer.count)
      return String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
