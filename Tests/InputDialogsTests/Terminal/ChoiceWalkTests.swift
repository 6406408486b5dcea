import XCTest

@testable import InputDialogs

/// Choosing with Tab and the arrows.
@MainActor
final class ChoiceWalkTests: XCTestCase {
  private let choices = ["red", "green", "Grey", "blue"]

  private func walk(from text: String, isFiltered: Bool, isBackward: Bool = false, steps: Int)
    -> [String?]
  {
    var walk = ChoiceWalk(choices)
    var text = text
    return (0..<steps).map { _ in
      let next = walk.step(from: text, isFiltered: isFiltered, isBackward: isBackward)
      text = next ?? text
      return next
    }
  }

  func testTabGoesThroughWhatBeginsAlikeAndComesBack() async {
    XCTAssertEqual(
      walk(from: "g", isFiltered: true, steps: 4), ["green", "Grey", "g", "green"])
    XCTAssertEqual(
      walk(from: "g", isFiltered: true, isBackward: true, steps: 2), ["Grey", "green"])
    XCTAssertEqual(walk(from: "b", isFiltered: true, steps: 2), ["blue", "b"])
    XCTAssertEqual(walk(from: "x", isFiltered: true, steps: 1), [nil])
    XCTAssertEqual(walk(from: "blue", isFiltered: true, steps: 1), [nil])
  }

  func testArrowsGoThroughAllFromWhereTheTextIs() async {
    XCTAssertEqual(
      walk(from: "x", isFiltered: false, steps: 5), ["red", "green", "Grey", "blue", "x"])
    XCTAssertEqual(walk(from: "Grey", isFiltered: false, steps: 2), ["blue", "red"])
    XCTAssertEqual(
      walk(from: "Grey", isFiltered: false, isBackward: true, steps: 3), ["green", "red", "blue"])
  }

  func testFurtherTextsCompleteToo() async {
    var walk = ChoiceWalk(choices) { $0 == "g" ? ["green", "gold"] : [] }
    var text = "g"
    for expected in ["green", "Grey", "gold", "g"] {
      text = walk.step(from: text, isFiltered: true, isBackward: false) ?? ""
      XCTAssertEqual(text, expected)
    }
  }

  func testArrowsAfterTabGoThroughAll() async {
    var walk = ChoiceWalk(choices)
    XCTAssertEqual(walk.step(from: "b", isFiltered: true, isBackward: false), "blue")
    XCTAssertEqual(walk.step(from: "blue", isFiltered: false, isBackward: false), "red")
  }

  func testAnotherTextBeginsAnotherWalk() async {
    var walk = ChoiceWalk(choices)
    XCTAssertEqual(walk.step(from: "g", isFiltered: true, isBackward: false), "green")
    XCTAssertEqual(walk.step(from: "r", isFiltered: true, isBackward: false), "red")
  }
}
