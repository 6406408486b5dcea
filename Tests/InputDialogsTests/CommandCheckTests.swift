import CGtk
import Foundation
import GTKTestSupport
import InputRules
import XCTest

@testable import InputDialogs

/// Asking a program about a text that is still being edited.
@MainActor
final class CommandCheckTests: XCTestCase {
  private var changes = 0

  override func setUp() async throws { changes = 0 }

  private func check(_ script: String, timeout: UInt32 = 5) throws -> CommandCheck {
    let quoted = script.replacingOccurrences(of: "'", with: "'\\''")
    var command = try ValidationCommand("sh -c '\(quoted)'")
    command.timeout = timeout
    return CommandCheck(command) { [weak self] in self?.changes += 1 }
  }

  private func sentence(_ check: CommandCheck, on value: String) -> String? {
    check.verdict(on: value)?.violation?.sentence
  }

  func testTheProgramDecides() async throws {
    let check = try check("read -r text; test \"$text\" = good || { echo Say good.; exit 1; }")
    for (value, expected) in [("good\n", nil), ("bad\n", "Say good."), ("good\n", nil)] {
      check.request(value)
      XCTAssertNil(check.verdict(on: value))
      XCTAssertTrue(until { check.verdict(on: value) != nil })
      XCTAssertEqual(sentence(check, on: value), expected)
      XCTAssertEqual(check.verdict(on: value)?.value, expected == nil ? value : nil)
    }
  }

  func testTheWordsAreOneShortLineWithoutControls() async throws {
    let cases: [(String, String)] = [
      (#"printf 'one\ntwo\n'; exit 1"#, "one"), ("echo err >&2; exit 1", "err"),
      (#"printf '\033[1mbold\033[0m\n'; exit 1"#, "[1mbold[0m"), ("exit 7", "Type something else."),
      (#"printf '\n'; echo from errors >&2; exit 1"#, "from errors"),
      (#"printf 'x%.0s' $(seq 500); exit 1"#, String(repeating: "x", count: 200)),
      (#"printf 'bad \377 byte'; exit 1"#, "bad \u{FFFD} byte"),
    ]
    for (script, expected) in cases {
      let check = try check(script)
      check.request("a", isUrgent: true)
      XCTAssertTrue(until { check.verdict(on: "a") != nil })
      XCTAssertEqual(sentence(check, on: "a"), expected, script)
    }
  }

  func testManyEditsLeaveOneResultAndOneProgram() async throws {
    let log = NSTemporaryDirectory() + "verity-\(UUID().uuidString)"
    let check = try check("echo $$ >> \(log); cat >> /dev/null; sleep 0.3; exit 1")
    var most = 0
    for number in 0..<200 {
      check.request("text \(number)", isUrgent: number % 20 == 0)
      let end = g_get_monotonic_time() + 10_000
      while g_get_monotonic_time() < end {
        if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
        most = max(most, running())
      }
    }
    XCTAssertEqual(changes, 0)
    XCTAssertTrue(until { check.verdict(on: "text 199") != nil })
    XCTAssertEqual(changes, 2, "slow, then decided")
    XCTAssertEqual(most, 1)
    XCTAssertNil(check.verdict(on: "text 180"))
    check.end()
    XCTAssertEqual(running(), 0)
    try FileManager.default.removeItem(atPath: log)
  }

  func testGoingBackToATextWhoseCheckWasEndedAsksAgain() async throws {
    let check = try check("sleep 0.2; exit 0")
    check.request("a", isUrgent: true)
    settle()
    check.request("ab")
    check.request("a")
    XCTAssertTrue(until { check.verdict(on: "a") != nil })
    XCTAssertEqual(check.verdict(on: "a"), .accepted("a"))
  }

  func testAProgramThatNeverEndsIsGivenUp() async throws {
    let check = try check("sleep 600", timeout: 1)
    check.request("a", isUrgent: true)
    XCTAssertTrue(until { check.verdict(on: "a") != nil })
    XCTAssertEqual(sentence(check, on: "a"), "Try again: checking took longer than 1 second.")
    XCTAssertTrue(check.isUnanswered("a"))
    XCTAssertTrue(until { running() == 0 })
  }

  func testEndingLeavesNoProgram() async throws {
    let check = try check("trap '' TERM; sleep 600")
    check.request("a", isUrgent: true)
    XCTAssertTrue(until { running() == 1 })
    check.end()
    XCTAssertEqual(running(), 0)
  }

  func testAnEmptyTextIsNotAskedAbout() async throws {
    let check = try check("exit 1")
    check.request("")
    XCTAssertEqual(check.verdict(on: ""), .accepted(""))
    XCTAssertEqual(running(), 0)
  }

  func testACommandLineIsCheckedBeforeAnythingStarts() async {
    XCTAssertThrowsError(try ValidationCommand("no-such-program --option")) {
      XCTAssertEqual(
        $0 as? ValidationCommand.SyntaxError, .notFound(program: "no-such-program"))
    }
    XCTAssertThrowsError(try ValidationCommand("sh 'open"))
    XCTAssertThrowsError(try ValidationCommand(""))
    XCTAssertEqual(
      try ValidationCommand("sh -c 'a b' c\\ d").arguments, ["sh", "-c", "a b", "c d"])
  }

  private func running() -> Int {
    let path = "/proc/self/task/\(getpid())/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").count
  }
}
