import Foundation
import Testing

@testable import InputRules

@Suite("Lists")
struct ListTests {
  static let colors = ["red", "green", "dark green", "Äpfel", "が", "red wine", "straße"]

  @Test(
    "one-of tells the beginning of a value from what is no value",
    arguments: [
      ("red", "accepted"), ("re", "unfinished"), ("red ", "unfinished"), ("red wine", "accepted"),
      ("rex", "rejected"), ("Red", "rejected"), ("g", "unfinished"), ("greens", "rejected"),
      ("A\u{308}pfel", "accepted"), ("Ä", "unfinished"), ("A", "unfinished"), ("か", "unfinished"),
      ("か\u{3099}", "accepted"), ("き", "rejected"), ("red\nwine", "rejected"),
      ("red\u{0}", "rejected"), ("", "accepted"), ("A\u{327}", "unfinished"),
    ])
  func oneOf(text: String, word: String) {
    #expect(Validator([.oneOf(ValueList(Self.colors))]).word(on: text) == word)
  }

  @Test(
    "ignoring case compares folded letters and hands over the list's spelling",
    arguments: [
      ("RED", "red"), ("äPFEL", "Äpfel"), ("STRASSE", "straße"), ("Dark Green", "dark green"),
      ("redd", nil), ("ＲＥＤ", nil),
    ] as [(String, String?)])
  func ignoringCase(text: String, value: String?) {
    let validator = Validator([.oneOf(ValueList(Self.colors, ignoringCase: true))])
    #expect(validator.verdict(on: text).value == value)
  }

  @Test("not-one-of asks for another text, which typing more makes")
  func notOneOf() {
    let validator = Validator([.notOneOf(ValueList(["root", "が"]))])
    #expect(
      validator.verdict(on: "root")
        == .unfinished(Violation(rule: .notOneOf, reason: .alreadyTaken(value: "root"))))
    #expect(validator.word(on: "か\u{3099}") == "unfinished")
    #expect(["roo", "roots", "Root", ""].allSatisfy { validator.word(on: $0) == "accepted" })
    let folding = Validator([.notOneOf(ValueList(["root"], ignoringCase: true))])
    #expect(folding.word(on: "ROOT") == "unfinished")
  }

  @Test("the sentence shows a short list and an example of a long one")
  func sentences() {
    func sentence(_ values: [String]) -> String? {
      Validator([.oneOf(ValueList(values))]).verdict(on: "?").violation?.sentence
    }
    #expect(sentence(["red", "green"]) == "Type one of these: red, green.")
    #expect(
      sentence((1...100).map { "v\($0)" })
        == "Type one of the 100 allowed values, such as v1.")
    let taken = Validator([.notOneOf(ValueList(["a"]))]).verdict(on: "a").violation
    #expect(taken?.sentence == "Type something else: this is taken.")
  }

  @Test("values that begin with a text come in their own order")
  func completion() {
    let list = ValueList(Self.colors, ignoringCase: true)
    #expect(list.values(beginningWith: "R", limit: 9) == ["red", "red wine"])
    #expect(list.values(beginningWith: "", limit: 3) == ["red", "green", "dark green"])
    #expect(list.values(beginningWith: "x", limit: 3) == [])
    #expect(list.first(2) == ["red", "green"])
    #expect(list.count == 7)
  }

  @Test(
    "a list file has a value a line",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("\u{FEFF}a\n\n\r\nb", ["a", "b"]),
      ("", []), ("\n", []), (" a \nä", [" a ", "ä"]), ("a\rb\n", ["a\rb"]),
    ])
  func file(contents: String, values: [String]) throws {
    let list = try Self.list(of: Array(contents.utf8))
    #expect(list.first(10) == values)
    #expect(list.count == values.count)
    for value in values { #expect(list.match(value) == .value(value)) }
  }

  @Test("a list file that is no UTF-8 is refused with the line")
  func wrongFile() throws {
    #expect(throws: ListError.notUTF8(file: "", line: 2)) {
      try Self.list(of: [0x61, 0x0A, 0xC3, 0x28, 0x0A])
    }
    #expect(throws: ListError.notUTF8(file: "", line: 3)) {
      try Self.list(of: [0x61, 0x0A, 0x0A, 0])
    }
    #expect(throws: ListError.notUTF8(file: "", line: 1)) { try Self.list(of: [0x61, 0xC3]) }
    let missing = #expect(throws: ListError.self) { try ValueList([], files: ["/no/list"]) }
    #expect(missing?.sentence.hasPrefix("The list '/no/list' cannot be read: ") == true)
    #expect(
      ListError.notUTF8(file: "x", line: 7).sentence == "The list 'x' is no UTF-8 in line 7.")
  }

  @Test("values and files make one list")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "list-\(getpid())")
    try Data("b\r\nc".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let list = try ValueList(["a", "", "x\ny"], files: [file.path, file.path])
    #expect(list.first(10) == ["a", "x y", "b", "c", "b", "c"])
  }

  @Test("many values are found and nothing else is")
  func manyValues() throws {
    // A step that has no factor in common with the count mixes the order.
    let numbers = (0..<2_000).map { ($0 * 7_919) % 2_000 }
    let text = numbers.map { "value number \($0 * 2)\n" }.joined()
    let list = try Self.list(of: Array(text.utf8))
    #expect(list.count == 2_000)
    for number in 0..<4_000 {
      let value = "value number \(number)"
      let isListed = number.isMultiple(of: 2)
      guard (list.match(value) == .value(value)) == isListed else {
        Issue.record("\(value)")
        return
      }
    }
    #expect(list.match("value number 4") == .value("value number 4"))
    #expect(list.match("value numb") == .beginning)
  }

  @Test("the keys of many lines are those of each line", arguments: [false, true])
  func lineKeys(ignoringCase: Bool) {
    let lines = [
      "plain", "Straße", "が", "か\u{3099}", "a\u{307}\u{323}", "a\u{323}\u{307}x", "ΐΆς",
      "각\u{11A8}",
      "İI\u{307}", "\u{301}a", "\u{344}\u{323}", "x\u{323}\u{344}Z", "👨‍👩‍👧", "\u{1D15E}",
    ]
    let bytes = lines.flatMap { Array($0.utf8) + [ValueList.newline] }
    let keys = lines.flatMap { line in
      TextKey.key(of: Array(line.utf8), ignoringCase: ignoringCase) + [ValueList.newline]
    }
    #expect(LineKeys.keys(of: bytes, ignoringCase: ignoringCase) == keys)
    #expect(TextKey.key(of: bytes, ignoringCase: ignoringCase) == keys)
  }

  @Test("a mark that belongs before another can still be typed")
  func marks() {
    let validator = Validator([.oneOf(ValueList(["a\u{323}\u{307}b"]))])
    let typed = ["a", "a\u{307}", "a\u{307}\u{323}", "a\u{307}\u{323}b"]
    #expect(
      typed.map { validator.word(on: $0) } == [
        "unfinished", "unfinished", "unfinished", "accepted",
      ])
    #expect(validator.word(on: "a\u{307}b") == "rejected")
  }

  static func list(of bytes: [UInt8]) throws -> ValueList {
    try ValueList(contents: bytes)
  }
}
