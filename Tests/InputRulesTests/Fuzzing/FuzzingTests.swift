import InputRulesFuzzing
import Testing

@Suite("Random texts")
struct FuzzingTests {
  /// A short run; `scripts/fuzz` makes a long one.
  @Test("what must always hold does", arguments: [1, 2, 3, 4])
  func claims(seed: UInt64) throws {
    try Fuzzer(seed: seed).run(count: 250)
  }
}
