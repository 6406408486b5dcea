internal import CPcre2
internal import Glibc

/// Ends a match that takes too long.
///
/// The steps that PCRE2 counts can each read a whole text. A pattern that is compiled with
/// `PCRE2_AUTO_CALLOUT` calls before every item, and between two calls a text is read once at most.
struct MatchClock {
  /// How much processor time a match may take, in nanoseconds.
  private static let limit: Int64 = 30_000_000

  /// How many calls there are between two looks at the clock.
  private static let interval = 16

  private let end = now() + limit
  private var calls = 0

  /// Runs a match with a context like `context` that has a clock.
  ///
  /// The corresponding C function is `pcre2_set_callout_8`.
  static func limiting(
    _ context: OpaquePointer?, _ match: (_ context: OpaquePointer?) -> Int32
  ) -> Int32 {
    let timed = pcre2_match_context_copy_8(context)
    defer { pcre2_match_context_free_8(timed) }
    var clock = MatchClock()
    return withUnsafeMutablePointer(to: &clock) { clock in
      pcre2_set_callout_8(
        timed, { _, clock in clock?.assumingMemoryBound(to: MatchClock.self).pointee.tick() ?? 0 },
        clock)
      return match(timed)
    }
  }

  /// What a match is told: 0 to go on.
  private mutating func tick() -> Int32 {
    calls += 1
    guard calls.isMultiple(of: Self.interval), Self.now() > end else { return 0 }
    return PCRE2_ERROR_MATCHLIMIT
  }

  /// The thread's processor time: a busy machine makes no text too expensive.
  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
