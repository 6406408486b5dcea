internal import Glibc

/// Waiting with an end.
package enum Deadline {
  /// How long anything that should happen at once may take, in seconds; a busy machine is slow.
  package static let usual = 10.0

  /// Asks again and again until `answer` has one.
  ///
  /// - Parameters:
  ///   - what: What is waited for, in words for the failure.
  ///   - seconds: The longest time.
  /// - Throws: ``Failure`` when the time is over.
  package static func wait<Answer>(
    for what: @autoclosure () -> String, atMost seconds: Double = usual,
    until answer: () throws -> Answer?
  ) throws -> Answer {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while true {
      if let answer = try answer() { return answer }
      guard clock.now < end else { throw Failure("\(what()) did not come in \(seconds) s") }
      usleep(5_000)
    }
  }

  /// Asks again and again until `condition` holds.
  ///
  /// - Returns: Whether it did before `seconds` were over.
  package static func holds(atMost seconds: Double = usual, _ condition: () -> Bool) -> Bool {
    (try? wait(for: "a condition", atMost: seconds) { condition() ? true : nil }) ?? false
  }

  /// Asks again and again whether `condition` still holds.
  ///
  /// - Returns: Whether it did until `seconds` were over.
  package static func staysTrue(for seconds: Double, _ condition: () -> Bool) -> Bool {
    !holds(atMost: seconds) { !condition() }
  }
}
