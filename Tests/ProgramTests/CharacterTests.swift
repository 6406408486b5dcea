import TestSupport
import XCTest

/// A character is what a person sees as one.
@MainActor
final class CharacterTests: XCTestCase {
  private static let characters = [
    (id: "a family of five code points", character: "👨‍👩‍👧"),
    (id: "a letter and its voicing mark", character: "か\u{3099}"),
    (id: "a flag", character: "🇯🇵"),
    (id: "a letter and its accent", character: "e\u{301}"),
    (id: "a Chinese character", character: "語"),
    (id: "a Latin letter", character: "z"),
  ]

  func testFiveAreHandedOver() async throws {
    for (id, character) in Self.characters {
      let five = String(repeating: character, count: 5)
      let dialog = try DrivenDialog()
      try dialog.paste(five)
      assertShows(dialog, DialogView("Enter a short text.", text: five, canConfirm: true), id)
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "\(five)\n", id)
    }
  }

  func testTheSixthTurnsTheSentenceRed() async throws {
    for (id, character) in Self.characters {
      let six = String(repeating: character, count: 6)
      let dialog = try DrivenDialog(["--entry-text", String(repeating: character, count: 5)])
      try dialog.press("End")
      try dialog.paste(character)
      let wrong = DialogView(
        "Enter a short text.", sentence: "Type at most 5 characters.", text: six,
        canConfirm: false)
      assertShows(dialog, wrong, id)
      try dialog.press("Return", "Escape")
      assertEnds(dialog, code: 1, id)
    }
  }

  func testOtherUnits() async throws {
    let cases = [
      (unit: "codepoint", text: "👨‍👩‍👧", length: 5, one: "code point"),
      (unit: "utf16", text: "👨‍👩‍👧", length: 8, one: "UTF-16 unit"),
      (unit: "byte", text: "👨‍👩‍👧", length: 18, one: "byte"),
      (unit: "character", text: "👨‍👩‍👧", length: 1, one: "character"),
    ]
    for (unit, text, length, one) in cases {
      let dialog = try DrivenDialog([
        "--entry", "--length-unit", unit, "--max-length", "\(length)", "--min-length", "\(length)",
      ])
      try dialog.paste(text)
      let right = DialogView("Enter new text:", text: text, canConfirm: true)
      assertShows(dialog, right, unit)
      try dialog.type("x")
      let sentence = "Type at most \(length) \(one)\(length == 1 ? "" : "s")."
      let wrong = DialogView(
        "Enter new text:", sentence: sentence, text: text + "x", canConfirm: false)
      assertShows(dialog, wrong, unit)
    }
  }
}
