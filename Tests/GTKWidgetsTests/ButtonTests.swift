import GTKTestSupport
import XCTest

@testable import GTKWidgets

@MainActor
final class ButtonTests: XCTestCase {
  override func setUp() async throws {
    try Toolkit.start(identifier: "io.github.verity.Tests", name: "Tests")
  }

  func testAnUnderscoreMarksTheAccessKey() async {
    let cases: [(given: String, caption: String, key: Unicode.Scalar?)] = [
      ("_OK", "OK", "o"), ("Save _as", "Save as", "a"), ("no key", "no key", nil),
      ("snake__case", "snake_case", nil), ("登録", "登録", nil), ("_Ä", "Ä", "ä"),
    ]
    for (given, caption, key) in cases {
      let button = Button(caption: given)
      XCTAssertEqual(button.caption, caption, given)
      XCTAssertEqual(button.accessKey, key.map(\.value), given)
    }
  }

  func testAClickReachesItsHandler() async {
    let button = Button(caption: "OK")
    var clicks = 0
    let connection = button.onClick { clicks += 1 }
    button.emitForTests("clicked")
    XCTAssertEqual(clicks, 1)
    connection.disconnect()
    button.emitForTests("clicked")
    XCTAssertEqual(clicks, 1)
  }
}
