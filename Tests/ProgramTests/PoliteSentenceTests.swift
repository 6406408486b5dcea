import TestSupport
import XCTest

/// When a sentence turns red: at once when nothing can mend the text, else when asked for.
@MainActor
final class PoliteSentenceTests: XCTestCase {
  private static let description = "Enter new text:"

  /// How long a person must not type before a sentence about an unfinished text comes, in seconds.
  private static let pause = 1.0

  private func view(_ text: String, _ sentence: String? = nil, canConfirm: Bool = false)
    -> DialogView
  {
    DialogView(Self.description, sentence: sentence, text: text, canConfirm: canConfirm)
  }

  func testARejectedTextIsToldWhileTheTypingGoesOn() async throws {
    let dialog = try DrivenDialog(["--entry", "--max-length", "5"])
    let typing = try dialog.beginTyping(String(repeating: "x", count: 20))
    let isSeen = Deadline.holds { (try? dialog.view().sentence) == "Type at most 5 characters." }
    XCTAssertTrue(typing.isRunning, "The typing was over before the sentence came.")
    XCTAssertTrue(isSeen)
    // A key that is not released stays down for the next dialog.
    _ = try typing.wait()
  }

  func testAnUnfinishedTextWaitsForAPause() async throws {
    let cases: [(id: String, rules: [String], text: String, sentence: String)] = [
      ("length", ["--min-length", "21"], "abcdefghijklmnopqrst", "Type 1 more character."),
      ("pattern", ["--pattern", "[a-z]+!"], "abcdefghijklmnopqrst", "Use the format [a-z]+!."),
    ]
    for (id, rules, text, sentence) in cases {
      let dialog = try DrivenDialog(["--entry"] + rules)
      let typing = try dialog.beginTyping(text)
      while typing.isRunning { XCTAssertNil(try dialog.view().sentence, id) }
      let start = ContinuousClock.now
      assertShows(dialog, view(text, sentence), id)
      XCTAssertGreaterThan(ContinuousClock.now - start, .seconds(Self.pause / 2), id)
      try dialog.press("BackSpace")
      assertShows(dialog, view(String(text.dropLast())), "\(id): typing again")
    }
  }

  func testAnAttemptOrLeavingDoesNotWaitForAPause() async throws {
    let acts: [(id: String, key: String)] = [
      ("an attempt", "Return"), ("an attempt on the keypad", "KP_Enter"), ("leaving", "Tab"),
    ]
    for (id, key) in acts {
      // On a busy machine the pause may be over sooner than the answer is read: three tries.
      let times = try (1...3).map { _ in
        let dialog = try DrivenDialog(["--entry", "--min-length", "3"])
        let start = ContinuousClock.now
        try dialog.press("a", "b", key)
        assertShows(dialog, view("ab", "Type 1 more character."), id)
        return ContinuousClock.now - start
      }
      XCTAssertTrue(times.contains { $0 < .seconds(Self.pause) }, "\(id): \(times)")
    }
  }

  func testAnEmptyTextIsToldOnAnAttemptOnly() async throws {
    for arguments in [["--entry", "--required"], ["--entry", "--required", "--min-length", "2"]] {
      let dialog = try DrivenDialog(arguments)
      let silent = view("")
      XCTAssertTrue(Deadline.staysTrue(for: Self.pause * 1.5) { (try? dialog.view()) == silent })
      try dialog.press("a", "b", "BackSpace", "BackSpace", "Tab", "shift+Tab")
      assertShows(dialog, silent)
      XCTAssertTrue(Deadline.staysTrue(for: Self.pause * 1.5) { (try? dialog.view()) == silent })
      try dialog.press("Return")
      assertShows(dialog, view("", "Type something to continue."))
      try dialog.press("a", "b")
      assertShows(dialog, view("ab", canConfirm: true))
    }
  }

  func testAnEmptyTextPassesAllRulesButRequired() async throws {
    let rules = ["--min-length", "3", "--pattern", "[0-9]{3}"]
    let dialog = try DrivenDialog(["--entry"] + rules)
    assertShows(dialog, view("", canConfirm: true))
    try dialog.press("Return")
    assertEnds(dialog, code: 0, output: "\n")
    let required = try DrivenDialog(["--entry", "--required"] + rules)
    try required.press("Return")
    assertShows(required, view("", "Type something to continue."))
  }

  func testThereIsOneSentenceHoweverOftenSomebodyFails() async throws {
    let dialog = try DrivenDialog([
      "--entry", "--min-length", "2", "--max-length", "3", "--pattern", "[0-9]*",
    ])
    for _ in 1...5 {
      try dialog.type("1234x")
      assertShows(dialog, view("1234x", "Type at most 3 characters."))
      try dialog.press("BackSpace", "BackSpace", "BackSpace", "BackSpace", "Return", "Return")
      assertShows(dialog, view("1", "Type 1 more character."))
      try dialog.type("x")
      assertShows(dialog, view("1x", "Use the format [0-9]*."))
      try dialog.press("ctrl+a", "Delete")
      assertShows(dialog, view("", canConfirm: true))
    }
  }

  func testTrimmingMakesATextRight() async throws {
    let dialog = try DrivenDialog(["--entry", "--trim", "--max-length", "5"])
    try dialog.paste("\u{FEFF}\t value\u{A0}\u{200B} ")
    assertShows(dialog, view("\u{FEFF}\t value\u{A0}\u{200B} ", canConfirm: true))
    try dialog.press("Return")
    assertEnds(dialog, code: 0, output: "value\n")
  }
}
