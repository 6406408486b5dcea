import CGtk
import Foundation
import GTKTestSupport
import XCTest

@testable import GTKWidgets

/// Programs that get a text and answer; whatever they do, nothing is left of them.
@MainActor
final class ChildProcessTests: XCTestCase {
  private typealias Result = ChildProcess.Result

  private func run(_ script: String, input: String = "") throws -> Result? {
    var result: Result?
    let child = try ChildProcess(["sh", "-c", script], input: input) { result = $0 }
    XCTAssertTrue(until { result != nil }, script)
    _ = child
    return result
  }

  func testTheTextIsItsInput() async throws {
    let result = try run("cat", input: "héllo")
    XCTAssertEqual(result, Result(isSuccess: true, output: "héllo", errors: ""))
  }

  func testItsStatusAndWordsAreReported() async throws {
    let result = try run("echo out; echo err >&2; exit 3")
    XCTAssertEqual(result, Result(isSuccess: false, output: "out\n", errors: "err\n"))
  }

  func testASignalIsNoSuccess() async throws {
    XCTAssertEqual(try run("kill -9 $$")?.isSuccess, false)
  }

  func testInputThatIsNotReadDoesNoHarm() async throws {
    let text = String(repeating: "x", count: 1_000_000)
    XCTAssertEqual(try run("exec 0<&-; exit 0", input: text)?.isSuccess, true)
    XCTAssertEqual(try run("wc -c", input: text)?.output.filter(\.isNumber), "1000000")
  }

  func testMuchOutputIsReadAndDropped() async throws {
    let result = try run("echo first; head -c 10000000 /dev/zero; exit 1")
    XCTAssertEqual(result?.isSuccess, false)
    XCTAssertEqual(result?.output.prefix(6), "first\n")
    XCTAssertLessThan(result?.output.utf8.count ?? .max, 10_000)
  }

  func testOutputThatIsNotUTF8IsRepaired() async throws {
    XCTAssertEqual(try run(#"printf 'a\377b'"#)?.output, "a\u{FFFD}b")
  }

  func testAGrandchildThatHoldsThePipeIsNotWaitedFor() async throws {
    let start = g_get_monotonic_time()
    let result = try run("sleep 60 & echo $!; exit 1")
    XCTAssertLessThan(g_get_monotonic_time() - start, 5_000_000)
    let grandchild = Int32(result?.output.split(separator: "\n").first.map(String.init) ?? "") ?? 0
    XCTAssertTrue(until { isGone(grandchild) })
  }

  func testEndingItEndsAllThatItStarted() async throws {
    var result: Result?
    let folder = NSTemporaryDirectory() + "verity-\(UUID().uuidString)"
    let child = try ChildProcess(["sh", "-c", "sleep 60 & echo $! > \(folder); wait"], input: "") {
      result = $0
    }
    XCTAssertTrue(until { number(in: folder) != nil })
    child.end()
    XCTAssertTrue(until { result != nil })
    XCTAssertEqual(result?.isSuccess, false)
    XCTAssertTrue(until { isGone(number(in: folder) ?? 0) })
    try FileManager.default.removeItem(atPath: folder)
  }

  func testOneThatIgnoresTERMIsEndedAfterASecond() async throws {
    var result: Result?
    let child = try ChildProcess(
      ["sh", "-c", "trap '' TERM; echo ready; while :; do sleep 1; done"],
      input: ""
    ) { result = $0 }
    for _ in 0..<50 {
      settle()
      g_usleep(2000)
    }
    child.end()
    XCTAssertTrue(until { result != nil })
  }

  func testEndingItNowLeavesNothing() async throws {
    var isReported = false
    let child = try ChildProcess(["sh", "-c", "trap '' TERM; sleep 60"], input: "") { _ in
      isReported = true
    }
    let before = children()
    XCTAssertFalse(before.isEmpty)
    child.endNow()
    XCTAssertTrue(children().isDisjoint(with: before))
    settle()
    XCTAssertFalse(isReported)
  }

  func testAProgramThatIsNotThereIsAnError() async {
    XCTAssertThrowsError(try ChildProcess(["no-such-program"], input: "") { _ in })
  }

  func testNoDescriptorIsLeft() async throws {
    _ = try run("true")
    let before = descriptors()
    for _ in 0..<20 { _ = try run("cat", input: "x") }
    for _ in 0..<5 {
      try ChildProcess(["sleep", "60"], input: "") { _ in }.endNow()
    }
    settle()
    XCTAssertEqual(descriptors(), before)
  }

  private func isGone(_ pid: Int32) -> Bool { pid > 0 && kill(pid, 0) != 0 }

  private func number(in file: String) -> Int32? {
    let text = try? String(contentsOfFile: file, encoding: .utf8)
    return Int32(text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "")
  }

  private func children() -> Set<String> {
    let path = "/proc/self/task/\(getpid())/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return Set(text.split(separator: " ").map(String.init))
  }

  private func descriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}
