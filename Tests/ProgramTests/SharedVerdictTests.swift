import Foundation
import TestSupport
import XCTest

/// One table of rules and texts, judged in a window, on a terminal and without either.
@MainActor
final class SharedVerdictTests: XCTestCase {
  private enum Word: String { case accepted, unfinished, rejected }

  private struct Case {
    let options: [String]
    let text: String
    let word: Word
    /// The value, if it is not the text itself.
    var value: String?

    var id: String { "\(options.joined(separator: " ")) ‹\(text)›" }
  }

  private static let list = ["--one-of=apple", "--one-of=Apricot", "--ignore-case"]
  private static let program = "--validate-command=sh -c 'grep -q ok || { echo No.; exit 1; }'"

  private static let cases = [
    Case(options: ["--required"], text: "", word: .unfinished),
    Case(options: ["--required"], text: "a", word: .accepted),
    Case(options: ["--min-length=3"], text: "ab", word: .unfinished),
    Case(options: ["--max-length=2"], text: "👨‍👩‍👧👨‍👩‍👧", word: .accepted),
    Case(options: ["--max-length=2"], text: "abc", word: .rejected),
    Case(options: ["--max-length=3", "--length-unit=byte"], text: "éé", word: .rejected),
    Case(options: ["--pattern=[0-9]{3}"], text: "12", word: .unfinished),
    Case(options: ["--pattern=[0-9]{3}"], text: "x", word: .rejected),
    Case(options: ["--pattern=[0-9]{3}"], text: "123", word: .accepted),
    Case(options: ["--trim", "--max-length=1"], text: " a ", word: .accepted, value: "a"),
    Case(options: ["--type=date"], text: "2026-02-3", word: .unfinished),
    Case(options: ["--type=date"], text: "2026-02-30", word: .rejected),
    Case(options: ["--type=date"], text: "2026-02-28", word: .accepted),
    Case(options: ["--type=email"], text: "a@", word: .unfinished),
    Case(options: ["--type=integer"], text: "007", word: .accepted, value: "7"),
    Case(options: ["--type=integer", "--min=10"], text: "1", word: .unfinished),
    Case(options: ["--type=integer", "--max=10"], text: "11", word: .rejected),
    Case(options: ["--type=number", "--step=0.1"], text: "0.35", word: .rejected),
    Case(options: ["--type=number", "--step=0.1"], text: "0.3", word: .accepted),
    Case(options: list, text: "ap", word: .unfinished),
    Case(options: list, text: "APPLE", word: .accepted, value: "apple"),
    Case(options: list, text: "x", word: .rejected),
    Case(options: ["--not-one-of=root"], text: "root", word: .unfinished),
    Case(options: [program], text: "ok", word: .accepted),
    Case(options: [program], text: "bad", word: .rejected),
    Case(
      options: ["--max-length=1", "--max-length-message=<{maximum}>"], text: "ab", word: .rejected),
  ]

  func testAllThreeAgree() async throws {
    for example in Self.cases {
      let sentence = try validate(example)
      try askInWindow(example, sentence)
      try askOnTerminal(example, sentence)
    }
  }

  /// - Returns: The sentence; nil for an accepted text.
  private func validate(_ example: Case) throws -> String? {
    let result = try Program.run(example.options + ["--validate=\(example.text)", "--output=json"])
    let object = try JSONSerialization.jsonObject(with: result.output) as? [String: String]
    XCTAssertEqual(object?["verdict"], example.word.rawValue, example.id)
    XCTAssertEqual(object?["value"], expectedValue(example), example.id)
    XCTAssertEqual(object?["sentence"] == nil, example.word == .accepted, example.id)
    return object?["sentence"]
  }

  private func askInWindow(_ example: Case, _ sentence: String?) throws {
    let dialog = try DrivenDialog(
      ["--entry", "--text=Text", "--entry-text=\(example.text)"] + example.options, confirm: "OK")
    let atOnce = example.word == .rejected ? sentence : nil
    assertShows(
      dialog,
      DialogView(
        "Text", sentence: atOnce, text: example.text, canConfirm: example.word == .accepted),
      example.id)
    try dialog.press("Return")
    if let value = expectedValue(example) {
      assertEnds(dialog.program, code: 0, output: "\(value)\n", example.id)
    } else {
      assertShows(
        dialog,
        DialogView("Text", sentence: sentence, text: example.text, canConfirm: false), example.id)
    }
  }

  private func askOnTerminal(_ example: Case, _ sentence: String?) throws {
    let dialog = try DrivenTerminal(
      ["--entry", "--text=Text", "--entry-text=\(example.text)"] + example.options, asks: false)
    try dialog.waitUntil("the prompt") { lines in lines.contains { $0.hasPrefix(">") } }
    try dialog.waitUntil("raw mode") { _ in dialog.terminal.attributes != dialog.attributes }
    let isRed = { dialog.terminal.screen.text(rendered: 31) == (sentence.map { [$0] } ?? []) }
    if example.word == .rejected {
      try dialog.waitUntil("the sentence of \(example.id)") { _ in isRed() }
    }
    dialog.type("\r")
    if let value = expectedValue(example) {
      dialog.assertEnds(code: 0, output: "\(value)\n", example.id)
    } else {
      try dialog.waitUntil("the sentence of \(example.id)") { _ in isRed() }
      dialog.type("\u{3}")
      dialog.assertEnds(code: 1, example.id)
    }
  }

  private func expectedValue(_ example: Case) -> String? {
    example.word == .accepted ? example.value ?? example.text : nil
  }
}
