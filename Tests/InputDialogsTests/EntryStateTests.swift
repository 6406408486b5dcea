import InputRules
import XCTest

@testable import InputDialogs

/// When a sentence turns red, and when the button works.
@MainActor
final class EntryStateTests: XCTestCase {
  private struct Case {
    let id: String
    let text: String
    let attention: Attention
    let sentence: String?
    let canConfirm: Bool
  }

  private static let tooShort = "Type 2 more characters."
  private static let tooLong = "Type at most 5 characters."
  private static let missing = "Type something to continue."

  private static let cases = [
    Case(id: "empty, at first", text: "", attention: .typing, sentence: nil, canConfirm: false),
    Case(id: "empty, paused", text: "", attention: .paused, sentence: nil, canConfirm: false),
    Case(id: "empty, left", text: "", attention: .left, sentence: nil, canConfirm: false),
    Case(
      id: "empty, attempted", text: "", attention: .attempted, sentence: missing,
      canConfirm: false),
    Case(
      id: "too short, typing", text: "a", attention: .typing, sentence: nil, canConfirm: false),
    Case(
      id: "too short, paused", text: "a", attention: .paused, sentence: tooShort,
      canConfirm: false),
    Case(
      id: "too short, left", text: "a", attention: .left, sentence: tooShort, canConfirm: false),
    Case(
      id: "too short, attempted", text: "a", attention: .attempted, sentence: tooShort,
      canConfirm: false),
    Case(
      id: "too long, typing", text: "abcdef", attention: .typing, sentence: tooLong,
      canConfirm: false),
    Case(id: "right, typing", text: "abc", attention: .typing, sentence: nil, canConfirm: true),
    Case(
      id: "right, attempted", text: "abc", attention: .attempted, sentence: nil,
      canConfirm: true),
  ]

  func testTheStateFollowsFromTheTextAndWhatThePersonDid() async {
    let validator = Validator([.required, .minLength(3), .maxLength(5)])
    for example in Self.cases {
      let state = EntryState(
        verdict: validator.verdict(on: example.text), isEmpty: example.text.isEmpty,
        attention: example.attention)
      XCTAssertEqual(state.sentence, example.sentence, example.id)
      XCTAssertEqual(state.canConfirm, example.canConfirm, example.id)
      XCTAssertEqual(state.isInvalid, example.sentence != nil, example.id)
    }
  }

  func testANoticeComesFirstAndDoesNotMakeARightTextWrong() async {
    let state = EntryState(
      verdict: .accepted("a"), isEmpty: false, attention: .attempted, notice: "The disk is full.")
    XCTAssertEqual(state.sentence, "The disk is full.")
    XCTAssertTrue(state.canConfirm)
    XCTAssertFalse(state.isInvalid)
  }
}
