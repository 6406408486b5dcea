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
        .known(validator.verdict(on: example.text)),
        emptyFields: example.text.isEmpty ? [.entry] : [], attention: example.attention)
      XCTAssertEqual(state.sentence, example.sentence, example.id)
      XCTAssertEqual(state.canConfirm, example.canConfirm, example.id)
      XCTAssertEqual(state.invalidField, example.sentence == nil ? nil : .entry, example.id)
      XCTAssertNil(state.status, example.id)
    }
  }

  func testANoticeComesFirstAndDoesNotMakeARightTextWrong() async {
    let state = EntryState(
      .known(.accepted("a")), emptyFields: [], attention: .attempted,
      notice: "The disk is full.")
    XCTAssertEqual(state.sentence, "The disk is full.")
    XCTAssertTrue(state.canConfirm)
    XCTAssertNil(state.invalidField)
  }

  func testACheckIsToldOnlyWhenItIsSlow() async {
    let quick = EntryState(.checking(isSlow: false), emptyFields: [], attention: .typing)
    let slow = EntryState(.checking(isSlow: true), emptyFields: [], attention: .attempted)
    XCTAssertNil(quick.status)
    XCTAssertEqual(slow.status, "Checking…")
    for state in [quick, slow] {
      XCTAssertFalse(state.canConfirm)
      XCTAssertNil(state.sentence)
      XCTAssertNil(state.invalidField)
    }
  }

  func testADifferentRepetitionIsTheSecondEntrysFault() async {
    let confirmation = Confirmation()
    let cases: [(String, String, Attention, String?)] = [
      ("", "", .attempted, nil), ("abc", "", .left, nil),
      ("abc", "", .attempted, "Type the same text twice."), ("abc", "ab", .typing, nil),
      ("abc", "ab", .paused, "Type the same text twice."), ("ab", "abc", .typing, nil),
      ("abc", "abx", .typing, "Type the same text twice."), ("abc", "abc", .typing, nil),
      ("e\u{301}", "é", .typing, nil),
    ]
    for (first, second, attention, sentence) in cases {
      var empty: Set<EntryState.Field> = []
      if first.isEmpty { empty.insert(.entry) }
      if second.isEmpty { empty.insert(.confirmation) }
      let verdict = confirmation.verdict(on: first, second, by: Validator())
      let state = EntryState(.known(verdict), emptyFields: empty, attention: attention)
      XCTAssertEqual(state.sentence, sentence, "\(first) \(second)")
      XCTAssertEqual(state.invalidField, sentence == nil ? nil : .confirmation)
    }
  }
}
