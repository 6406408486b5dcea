import TestSupport
import XCTest

/// The first dialog, as `verity` alone shows it.
@MainActor
final class RegistrationDialogTests: XCTestCase {
  /// The words of the dialog in one language.
  private struct Words {
    let language: String
    let title: String
    let description: String
    let sentence: String
    let cancel: String
    let register: String
  }

  private static let english = Words(
    language: "C", title: "Registration", description: "Enter a short text.",
    sentence: "Type at most 5 characters.", cancel: "Cancel", register: "Register")

  private static let japanese = Words(
    language: "ja", title: "登録ダイアログ", description: "入力してください",
    sentence: "5文字以内で入力してください", cancel: "キャンセル", register: "登録")

  func testEnglish() async throws { try check(Self.english) }

  func testJapaneseToTheLetter() async throws { try check(Self.japanese) }

  private func check(_ words: Words) throws {
    try checkText(words)
    try checkEndings(words)
  }

  private func open(_ words: Words) throws -> DrivenDialog {
    try DrivenDialog(environment: ["LANGUAGE": words.language], confirm: words.register)
  }

  private func checkText(_ words: Words) throws {
    let dialog = try open(words)
    let accessible = dialog.accessible
    XCTAssertEqual(accessible.window.name, words.title, "the window's title")
    XCTAssertEqual(accessible.heading?.name, words.title, "the heading")
    XCTAssertEqual(accessible.entry.name, words.description, "the entry's label")
    XCTAssertEqual(accessible.buttons, [words.cancel, words.register])

    let empty = DialogView(words.description, text: "", canConfirm: false)
    assertShows(dialog, empty, "at first")
    try dialog.type("a")
    assertShows(dialog, DialogView(words.description, text: "a", canConfirm: true), "1 character")
    try dialog.type("bcde")
    let right = DialogView(words.description, text: "abcde", canConfirm: true)
    assertShows(dialog, right, "5 characters")
    try dialog.type("f")
    let wrong = DialogView(
      words.description, sentence: words.sentence, text: "abcdef", canConfirm: false)
    assertShows(dialog, wrong, "6 characters")
    try dialog.press("BackSpace")
    assertShows(dialog, right, "5 characters again")
    try dialog.press("ctrl+a", "Delete")
    assertShows(dialog, empty, "empty again")
  }

  private func checkEndings(_ words: Words) throws {
    let endings: [(id: String, code: Int32, output: String, act: (DrivenDialog) throws -> Void)] = [
      ("Return", 0, "abc\n", { try $0.press("Return") }),
      ("Register", 0, "abc\n", { try $0.click(on: words.register) }),
      ("Cancel", 1, "", { try $0.click(on: words.cancel) }),
      ("Escape", 1, "", { try $0.press("Escape") }),
      ("closing the window", 1, "", { try $0.close() }),
    ]
    for ending in endings {
      let dialog = try open(words)
      try dialog.type("abc")
      let right = DialogView(words.description, text: "abc", canConfirm: true)
      assertShows(dialog, right, ending.id)
      try ending.act(dialog)
      assertEnds(dialog, code: ending.code, output: ending.output, ending.id)
    }
  }
}
