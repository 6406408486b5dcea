import Foundation
import XCTest

/// The program in the README is the one that is compiled.
final class ReadmeTests: XCTestCase {
  func testTheReadmeShowsTheExampleToTheLetter() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let example = try String(
      contentsOf: root.appending(path: "Examples/Questions/main.swift"), encoding: .utf8)
    XCTAssertTrue(readme.contains("```swift\n\(example)```"), "README.md differs from Examples")
  }
}
