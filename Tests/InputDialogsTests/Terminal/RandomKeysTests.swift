import InputRules
import TestSupport
import XCTest

@testable import InputDialogs

/// Whatever is typed: the editor keeps its promises, and the screen shows the line and nothing else.
@MainActor
final class RandomKeysTests: XCTestCase {
  /// The same numbers in every run (splitmix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 20_261_130

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let pieces: [[UInt8]] =
    [
      "a", " ", "漢", "👩", "\u{200D}", "\u{301}", "か\u{3099}", "🇯🇵", "\u{1F1E9}", "e", "\u{FE0F}",
      "\t",
      "\u{1B}", "[", "O", "~", "1", ";", "A", "D", "\u{1B}[200~", "\u{1B}[201~", "\r", "\u{7F}",
      "\u{1}",
      "\u{17}", "\u{19}", "\u{4}", "\u{1B}[3~", "\u{1B}b", "\u{202E}", "\u{9B}",
    ].map { Array($0.utf8) } + [[0xE3], [0x81], [0xFF], [0x80], [0xF0, 0x9F]]

  func testPiecesDoNotMatter() async {
    var numbers = Numbers()
    for round in 0..<3000 {
      let bytes = (0..<Int.random(in: 1...30, using: &numbers)).flatMap { _ in
        Self.pieces.randomElement(using: &numbers) ?? []
      }
      var whole = KeyDecoder()
      var parts = KeyDecoder()
      let atOnce = whole.feed(bytes) + whole.flush()
      let oneByOne = bytes.flatMap { parts.feed([$0]) } + parts.flush()
      XCTAssertEqual(Self.joined(atOnce), Self.joined(oneByOne), "round \(round): \(bytes)")
      XCTAssertFalse(whole.isWaiting || parts.isWaiting, "round \(round)")
    }
  }

  func testTheScreenShowsTheLine() async {
    var numbers = Numbers()
    for round in 0..<150 {
      let size = TerminalSize(columns: Int.random(in: 4...24, using: &numbers), rows: 5)
      let emulator = TerminalEmulator(
        columns: size.columns, rows: size.rows, joinsEmoji: Bool.random(using: &numbers))
      var screen = AddressableScreen(TerminalStyle { $0 == "TERM" ? "xterm" : nil })
      var line = LineEditor()
      for _ in 0..<30 {
        edit(&line, &numbers)
        let isBoundary = line.beforeCursor.endIndex.samePosition(in: line.text) != nil
        XCTAssertTrue(isBoundary, "round \(round): the cursor is inside a character")
        let sentence = Bool.random(using: &numbers) ? "No." : nil
        let view = PromptView(line, isHidden: false, sentence: sentence)
        emulator.feed(Array(screen.showing(view, size: size).utf8))
        let below = Array(emulator.lines.dropFirst())
        XCTAssertEqual(below, sentence.map { [$0] } ?? [], "round \(round): \(line.text)")
        XCTAssertEqual(emulator.cursor.row, 0, "round \(round): \(line.text)")
        XCTAssertEqual(emulator.text(rendered: 31), below, "round \(round): \(line.text)")
      }
    }
  }

  private func edit(_ line: inout LineEditor, _ numbers: inout Numbers) {
    let piece = Self.pieces.randomElement(using: &numbers) ?? []
    switch Int.random(in: 0...9, using: &numbers) {
    case 0: line.deleteBackward()
    case 1: line.deleteForward()
    case 2: line.moveLeft()
    case 3: line.moveRight()
    case 4: line.moveWordLeft()
    case 5: line.moveToStart()
    case 6: line.moveToEnd()
    default: _ = line.insert(String(decoding: piece, as: UTF8.self))
    }
  }

  /// Texts one after the other as one.
  private static func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { result, key in
      if case .text(let more) = key, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(key)
      }
    }
  }
}
