internal import Foundation
internal import XCTest

/// Fails when a text differs from a golden file, line by line.
///
/// With `RECORD_GOLDEN=1` in the environment the file is written anew and the test fails, so that
/// nobody takes a recording for a proof.
///
/// - Parameter name: The file's name in the folder `Golden` beside the test.
package func assertGolden(
  _ text: String, _ name: String, file: StaticString = #filePath, line: UInt = #line
) {
  let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
  let golden = folder.appendingPathComponent("Golden").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try? Data(text.utf8).write(to: golden)
    XCTFail("\(name) was recorded; read it and run the tests again", file: file, line: line)
    return
  }
  guard let expected = try? String(contentsOf: golden, encoding: .utf8) else {
    XCTFail("\(name) is not there; record it with RECORD_GOLDEN=1", file: file, line: line)
    return
  }
  guard text != expected else { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = lines.difference(
    from: expected.split(separator: "\n", omittingEmptySubsequences: false))
  let difference = (changes.removals.map(described) + changes.insertions.map(described))
    .sorted { $0.offset < $1.offset }.map(\.words)
  XCTFail("\(name) differs:\n\(difference.joined(separator: "\n"))", file: file, line: line)
}

private func described(_ change: CollectionDifference<Substring>.Change) -> (
  offset: Int, words: String
) {
  switch change {
  case .insert(let offset, let line, _): (offset, "  + \(offset + 1): \(line)")
  case .remove(let offset, let line, _): (offset, "  - \(offset + 1): \(line)")
  }
}
