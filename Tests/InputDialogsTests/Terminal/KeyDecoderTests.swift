import XCTest

@testable import InputDialogs

/// What terminals send, and what is meant by it.
@MainActor
final class KeyDecoderTests: XCTestCase {
  private static let cases: [(sent: String, keys: [Key])] = [
    ("abc", [.text("abc")]), ("か\u{3099}👨‍👩‍👧", [.text("か\u{3099}👨‍👩‍👧")]),
    ("a\r", [.text("a"), .enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
    ("\u{7F}\u{8}", [.backspace, .backspace]), ("\u{3}\u{4}", [.interrupt, .endOfInput]),
    ("\u{1A}\u{C}", [.suspend, .redraw]), ("\u{1}\u{5}\u{2}\u{6}", [.home, .end, .left, .right]),
    ("\u{B}\u{15}\u{17}\u{19}", [.killToEnd, .killToStart, .killWord, .yank]),
    ("\u{1B}[A\u{1B}OB", [.up, .down]), ("\u{1B}[C\u{1B}OD", [.right, .left]),
    ("\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[8~", [.home, .end, .home, .end]), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[1;5D\u{1B}[1;3C\u{1B}[1;2C", [.wordLeft, .wordRight, .right]),
    ("\u{1B}Od\u{1B}Oc", [.wordLeft, .wordRight]), ("\u{1B}OM", [.enter]),
    ("\u{1B}b\u{1B}f\u{1B}d", [.wordLeft, .wordRight, .killWordRight]),
    ("\u{1B}\u{7F}", [.killWordLeft]), ("\u{1B}1\u{1B}é", [.alt("1"), .alt("é")]),
    ("\u{1B}\u{1B}[D", [.escape, .left]), ("\u{1B}\r", [.escape, .enter]),
    // What means nothing is swallowed whole.
    ("a\u{1B}[15~\u{1B}[1;2R\u{1B}[?1;2c\u{1B}[[Ab", [.text("a"), .text("b")]),
    ("\u{1B}[I\u{1B}[<0;1;1M\u{0}x", [.text("x")]),
    ("\u{1B}[12\rx", [.enter, .text("x")]),
    ("\u{1B}[200~a\r\nb\u{3}\u{1B}[A\u{1B}[201~\r", [.paste("a\r\nb\u{3}\u{1B}[A"), .enter]),
    ("\u{1B}[200~\u{1B}[201~c\u{1B}[201~", [.paste(""), .text("c")]),
  ]

  func testKeysAreFoundInWhatIsSent() async {
    for (sent, keys) in Self.cases {
      var decoder = KeyDecoder()
      XCTAssertEqual(decoder.feed(Array(sent.utf8)), keys, sent.debugDescription)
      XCTAssertFalse(decoder.isWaiting, sent.debugDescription)
    }
  }

  func testItDoesNotMatterInWhichPiecesTheyCome() async {
    for (sent, keys) in Self.cases {
      var decoder = KeyDecoder()
      var found: [Key] = []
      for byte in sent.utf8 { found += decoder.feed([byte]) }
      XCTAssertEqual(joined(found), joined(keys), sent.debugDescription)
    }
  }

  /// Texts one after the other as one, for characters that came one by one.
  private func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { result, key in
      if case .text(let more) = key, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(key)
      }
    }
  }

  func testWhatIsNotCompleteWaitsAndCanBeTakenAsItIs() async {
    let cases: [(sent: [UInt8], keys: [Key])] = [
      ([0x1B], [.escape]), (Array("\u{1B}[".utf8), [.alt("[")]), (Array("\u{1B}[1;".utf8), []),
      ([0xE3, 0x81], [.text("\u{FFFD}")]),
      (Array("\u{1B}[200~ab\u{1B}[2".utf8), [.paste("ab\u{1B}[2")]),
    ]
    for (sent, keys) in cases {
      var decoder = KeyDecoder()
      XCTAssertEqual(decoder.feed(sent), [], "\(sent)")
      XCTAssertTrue(decoder.isWaiting, "\(sent)")
      XCTAssertEqual(decoder.flush(), keys, "\(sent)")
      XCTAssertFalse(decoder.isWaiting, "\(sent)")
    }
  }

  func testBytesThatAreNotUTF8AreSeen() async {
    var decoder = KeyDecoder()
    XCTAssertEqual(decoder.feed([0x61, 0xFF, 0x62]), [.text("a\u{FFFD}b")])
  }

  func testAltWithBytesThatAreNotUTF8MeansNothing() async {
    var decoder = KeyDecoder()
    XCTAssertEqual(decoder.feed([0x1B, 0xFF, 0x1B, 0x62, 0xE3]), [.wordLeft])
    XCTAssertEqual(decoder.feed([0x81, 0x82]), [.text("あ")])
  }

  func testControlCharactersCanBeChosen() async {
    var decoder = KeyDecoder(controls: [0x07: .interrupt])
    XCTAssertEqual(decoder.feed([0x07, 0x03]), [.interrupt])
  }
}
