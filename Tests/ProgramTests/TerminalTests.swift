import Glibc
import TestSupport
import XCTest

/// The question on a terminal: answers, keys and pastes.
@MainActor
final class TerminalTests: XCTestCase {
  private static let registration = [
    "Registration", "Enter a short text.", "[Return] Register  [Ctrl-C] Cancel", ">",
  ]

  func testARightAnswerAtOnce() async throws {
    let dialog = try DrivenTerminal()
    XCTAssertEqual(dialog.lines, Self.registration)
    XCTAssertEqual(dialog.terminal.screen.text(rendered: 1), ["Registration"])
    dialog.type("abc\r")
    dialog.assertEnds(code: 0, output: "abc\n")
    XCTAssertEqual(dialog.lines, Self.registration.dropLast() + ["> abc"])
  }

  func testWrongAnswersAreAskedAgainUntilOneIsRight() async throws {
    let sentence = "Type at most 5 characters."
    let dialog = try DrivenTerminal()
    dialog.type("\r")
    dialog.assertShows(
      [">", "Type something to continue."], red: ["Type something to continue."], "empty")
    dialog.type("a")
    dialog.assertShows(["> a"], "typing on")
    dialog.type("bcdefg\r")
    dialog.assertShows(["> abcdefg", sentence], red: [sentence], "too long")
    XCTAssertEqual(dialog.terminal.screen.bells, 2)
    dialog.type("\u{7F}")
    dialog.assertShows(["> abcdef", sentence], red: [sentence], "still too long")
    dialog.type("\u{7F}")
    dialog.assertShows(["> abcde"], "right")
    dialog.type("\r")
    dialog.assertEnds(code: 0, output: "abcde\n")
    XCTAssertEqual(dialog.lines.suffix(1), ["> abcde"], "nothing is left below")
  }

  func testWhatIsTypedBeforeTheQuestionCounts() async throws {
    let terminal = try PseudoTerminal()
    terminal.send("abcdefg\r")
    let dialog = try DrivenTerminal(on: terminal, asks: false)
    dialog.assertShows(
      ["> abcdefg", "Type at most 5 characters."], red: ["Type at most 5 characters."])
    dialog.type("\u{15}x\r")
    dialog.assertEnds(code: 0, output: "x\n")
  }

  func testAnUnfinishedTextTurnsRedWhenThePersonPauses() async throws {
    let dialog = try DrivenTerminal(["--entry", "--min-length=3"])
    dialog.type("a")
    dialog.assertShows(["> a"], "at once")
    dialog.assertShows(
      ["> a", "Type 2 more characters."], red: ["Type 2 more characters."], "after a second")
    dialog.type("\u{3}")
    dialog.assertEnds(code: 1)
  }

  func testWaysToCancel() async throws {
    let cases: [(id: String, keys: String)] = [
      ("Control-C", "\u{3}"), ("Control-C behind a text", "abc\u{3}"), ("Control-D", "\u{4}"),
      ("Control-D on a line that became empty", "a\u{7F}\u{4}"),
    ]
    for example in cases {
      let dialog = try DrivenTerminal(environment: ["ZENITY_CANCEL": "7"])
      dialog.type(example.keys)
      dialog.assertEnds(code: 7, example.id)
    }
  }

  func testControlDDeletesInsideALine() async throws {
    let dialog = try DrivenTerminal()
    dialog.type("abc\u{1}\u{4}\r")
    dialog.assertEnds(code: 0, output: "bc\n")
  }

  func testKeysThatThePersonChose() async throws {
    let terminal = try PseudoTerminal()
    terminal.set(VERASE, to: 0x14)
    terminal.set(VINTR, to: 0x07)
    let dialog = try DrivenTerminal(on: terminal)
    dialog.type("ab\u{14}")
    dialog.assertShows(["> a"], "erase")
    dialog.type("\u{7}")
    dialog.assertEnds(code: 1)
  }

  func testTheInitialTextIsThereToEdit() async throws {
    let dialog = try DrivenTerminal(["--entry", "--entry-text=Jane\nDoe"])
    dialog.assertShows(["> Jane Doe"])
    dialog.type("\u{1B}[D\u{1B}[D\u{1B}[Dthe \u{1B}[F!\u{1B}[1;5D\u{1B}[H_")
    dialog.assertShows(["> _Jane the Doe!"])
    XCTAssertEqual(dialog.terminal.screen.cursor.column, 3)
    dialog.type("\r")
    dialog.assertEnds(code: 0, output: "_Jane the Doe!\n")
  }

  func testCharactersAreWhatAPersonSeesAsOne() async throws {
    let family = "👨‍👩‍👧"
    for joinsEmoji in [false, true] {
      let terminal = try PseudoTerminal(joinsEmoji: joinsEmoji)
      let dialog = try DrivenTerminal(on: terminal)
      dialog.type("漢\(family)か\u{3099}e\u{301}x")
      dialog.assertShows(["> 漢\(family)か\u{3099}e\u{301}x"], "typed")
      dialog.type("\u{1B}[D\u{1B}[D\u{1B}[D\u{7F}")
      dialog.assertShows(["> 漢か\u{3099}e\u{301}x"], "Backspace over a family")
      XCTAssertEqual(terminal.screen.cursor.column, 4)
      dialog.type("\u{1B}[F\u{7F}\u{7F}\(family)\(family)\u{7F}")
      dialog.assertShows(["> 漢か\u{3099}\(family)"], "Backspace over a letter with an accent")
      dialog.type("\r")
      dialog.assertEnds(code: 0, output: "漢か\u{3099}\(family)\n")
    }
  }

  func testPastedLineBreaksBecomeSpaces() async throws {
    let dialog = try DrivenTerminal(["--entry"])
    XCTAssertTrue(dialog.terminal.screen.modes.contains(2004))
    dialog.type("\u{1B}[200~one\rtwo\r\n\nthree\u{1B}[201~")
    dialog.assertShows(["> one two three"])
    dialog.type("\r")
    dialog.assertEnds(code: 0, output: "one two three\n")
  }

  func testALineBreakConfirmsWhereTheTerminalDoesNotMarkPastes() async throws {
    let dialog = try DrivenTerminal(["--entry"])
    dialog.type("one\rtwo\r")
    dialog.assertEnds(code: 0, output: "one\n")
  }

  func testAPasteWithoutAnEndIsTakenAfterAWhile() async throws {
    let dialog = try DrivenTerminal(["--entry"])
    dialog.type("\u{1B}[200~one\r")
    dialog.assertShows(["> one"])
    dialog.type("\r")
    dialog.assertEnds(code: 0, output: "one \n")
  }

  func testAPasteThatDoesNotFitIsNotCut() async throws {
    let dialog = try DrivenTerminal(["--entry", "--entry-text=before"])
    dialog.type("\u{1B}[200~" + String(repeating: "x", count: 1_000_000) + "\u{1B}[201~")
    let sentence = "This is too long: at most 65534 bytes fit."
    dialog.assertShows(["> before", sentence], red: [sentence])
    dialog.type("\r")
    dialog.assertShows(["> before", sentence], red: [sentence], "an attempt")
    dialog.type("!\r")
    dialog.assertEnds(code: 0, output: "before!\n")
  }

  func testATextLongerThanALine() async throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 8)
    let dialog = try DrivenTerminal(["--entry"], on: terminal)
    let text = "The quick brown fox jumps over the lazy dog"
    dialog.type(text)
    dialog.assertShows(["> <ver the lazy dog"])
    dialog.type("\u{1}")
    dialog.assertShows(["> The quick brown >"])
    dialog.type("\r")
    dialog.assertEnds(code: 0, output: text + "\n")
  }

  func testTheTerminalBecomesNarrowerAndWider() async throws {
    let terminal = try PseudoTerminal(columns: 60, rows: 12)
    let dialog = try DrivenTerminal(["--entry", "--max-length=3"], on: terminal)
    dialog.type("abcdefghijklmnopqrstuvwxyz")
    let sentence = "Type at most 3 characters."
    dialog.assertShows(["> abcdefghijklmnopqrstuvwxyz", sentence], red: [sentence])
    terminal.resize(columns: 20, rows: 12)
    let rows = ["Type at most 3", "characters."]
    dialog.assertShows(["> <klmnopqrstuvwxyz", rows[0], rows[1]], red: rows, "narrower")
    terminal.resize(columns: 40, rows: 12)
    dialog.assertShows(["> abcdefghijklmnopqrstuvwxyz", sentence], red: [sentence], "wider")
    dialog.type("\u{3}")
    dialog.assertEnds(code: 1)
  }

  func testAHiddenTextIsNeverDrawn() async throws {
    let dialog = try DrivenTerminal(["--entry", "--hide-text", "--min-length=9"])
    XCTAssertTrue(dialog.lines.contains("What you type is not shown."))
    dialog.type("secret\r")
    dialog.assertShows([">", "Type 3 more characters."], red: ["Type 3 more characters."])
    dialog.type("word\r")
    dialog.assertEnds(code: 0, output: "secretword\n")
    let received = String(decoding: dialog.terminal.screen.received, as: UTF8.self)
    XCTAssertFalse(received.contains("secret") || received.contains("word\r"))
  }

  func testWithoutColors() async throws {
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let dialog = try DrivenTerminal(environment: environment)
      dialog.type("abcdef\r")
      try dialog.waitUntil("the sentence") { $0.contains("Type at most 5 characters.") }
      dialog.type("\u{7F}\r")
      dialog.assertEnds(code: 0, output: "abcde\n", "\(environment)")
      let received = String(decoding: dialog.terminal.screen.received, as: UTF8.self)
      XCTAssertFalse(received.contains("31m"), "\(environment)")
      if environment["TERM"] == "dumb" {
        XCTAssertFalse(received.contains("\u{1B}"))
        XCTAssertEqual(
          dialog.lines,
          Self.registration.dropLast() + ["> abcdef", "Type at most 5 characters.", "> abcde"])
      }
    }
  }
}
