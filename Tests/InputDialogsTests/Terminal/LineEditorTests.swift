import XCTest

@testable import InputDialogs

/// Editing a line: the cursor is shown as `|`.
@MainActor
final class LineEditorTests: XCTestCase {
  private struct Case {
    let id: String
    let text: String
    let edit: (inout LineEditor) -> Void
    let result: String
  }

  private static let family = "👨‍👩‍👧"
  private static let ga = "か\u{3099}"

  private static let cases: [Case] = [
    Case(id: "typing at the end", text: "ab|", edit: { _ = $0.insert("c") }, result: "abc|"),
    Case(id: "typing inside", text: "a|c", edit: { _ = $0.insert("b") }, result: "ab|c"),
    Case(
      id: "line breaks", text: "|", edit: { _ = $0.insert("a\r\n\nb\u{2028}c") }, result: "a b c|"),
    Case(id: "a zero", text: "|", edit: { _ = $0.insert("a\0b") }, result: "ab|"),
    Case(
      id: "an accent joins the letter before", text: "e|x", edit: { _ = $0.insert("\u{301}") },
      result: "e\u{301}|x"),
    Case(
      id: "a joiner takes the emoji behind", text: "👨|👩x", edit: { _ = $0.insert("\u{200D}") },
      result: "👨\u{200D}👩|x"),
    Case(
      id: "Backspace over a family", text: "a\(family)|b", edit: { $0.deleteBackward() },
      result: "a|b"),
    Case(
      id: "Backspace over a mark", text: "か\(ga)|", edit: { $0.deleteBackward() }, result: "か|"),
    Case(id: "Backspace over a flag", text: "🇯🇵🇩🇪|", edit: { $0.deleteBackward() }, result: "🇯🇵|"),
    Case(id: "Backspace at the start", text: "|a", edit: { $0.deleteBackward() }, result: "|a"),
    Case(
      id: "Delete before a family", text: "a|\(family)b", edit: { $0.deleteForward() },
      result: "a|b"),
    Case(id: "Delete at the end", text: "a|", edit: { $0.deleteForward() }, result: "a|"),
    Case(
      id: "what is left joins", text: "👨\u{200D}x|👩", edit: { $0.deleteBackward() },
      result: "👨\u{200D}👩|"),
    Case(id: "left", text: "a\(family)|", edit: { $0.moveLeft() }, result: "a|\(family)"),
    Case(id: "right", text: "|\(ga)b", edit: { $0.moveRight() }, result: "\(ga)|b"),
    Case(id: "left at the start", text: "|a", edit: { $0.moveLeft() }, result: "|a"),
    Case(id: "right at the end", text: "a|", edit: { $0.moveRight() }, result: "a|"),
    Case(id: "home", text: "a b|c", edit: { $0.moveToStart() }, result: "|a bc"),
    Case(id: "end", text: "a |bc", edit: { $0.moveToEnd() }, result: "a bc|"),
    Case(id: "a word left", text: "one two-|", edit: { $0.moveWordLeft() }, result: "one |two-"),
    Case(
      id: "a word left from inside", text: "one tw|o", edit: { $0.moveWordLeft() },
      result: "one |two"),
    Case(id: "no word left", text: "--|a", edit: { $0.moveWordLeft() }, result: "|--a"),
    Case(id: "a word right", text: "|-one two", edit: { $0.moveWordRight() }, result: "-one| two"),
    Case(id: "no word right", text: "a|--", edit: { $0.moveWordRight() }, result: "a--|"),
    Case(id: "kill to the start", text: "ab|c", edit: { $0.killToStart() }, result: "|c"),
    Case(id: "kill to the end", text: "a|bc", edit: { $0.killToEnd() }, result: "a|"),
    Case(
      id: "kill to white space", text: "one t-w|o", edit: { $0.killToWhiteSpace() },
      result: "one |o"),
    Case(
      id: "kill a word left", text: "one t-w|o", edit: { $0.killWordLeft() }, result: "one t-|o"),
    Case(id: "kill a word right", text: "a| bc d", edit: { $0.killWordRight() }, result: "a| d"),
    Case(
      id: "another text", text: "a|b", edit: { $0.replace(with: "x\ny") }, result: "x y|"),
    Case(
      id: "what was killed comes back", text: "one two|",
      edit: {
        $0.killToWhiteSpace()
        $0.killToEnd()
        $0.moveToStart()
        _ = $0.insert($0.killed)
      }, result: "two|one "),
  ]

  private func editor(_ marked: String) throws -> LineEditor {
    let parts = marked.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
    var editor = LineEditor(String(parts[0]) + String(parts[1]))
    while editor.beforeCursor.utf8.count > String(parts[0]).utf8.count { editor.moveLeft() }
    return editor
  }

  func testEachKeyTakesWhatAPersonSeesAsOne() async throws {
    for example in Self.cases {
      var editor = try editor(example.text)
      example.edit(&editor)
      let shown = "\(editor.beforeCursor)|\(editor.afterCursor)"
      // Equal strings may differ in their code points; here they must not.
      XCTAssertEqual(
        Array(shown.unicodeScalars), Array(example.result.unicodeScalars), example.id)
    }
  }

  func testNothingIsCutWhenATextDoesNotFit() async {
    var editor = LineEditor(String(repeating: "a", count: 65_533))
    XCTAssertEqual(editor.insert("bc")?.utf8.count, 65_535)
    XCTAssertEqual(editor.text.utf8.count, 65_533)
    XCTAssertNil(editor.insert("b"))
    XCTAssertEqual(editor.text.utf8.count, 65_534)
  }
}
