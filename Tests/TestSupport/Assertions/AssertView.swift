internal import XCTest

/// Waits until the dialog shows what it should; fails with the difference.
///
/// - Parameter id: Which case of a table it is.
package func assertShows(
  _ dialog: DrivenDialog, _ expected: DialogView, _ id: String = "",
  atMost seconds: Double = Deadline.usual, file: StaticString = #filePath, line: UInt = #line
) {
  var last: Result<DialogView, any Error>?
  let isThere = Deadline.holds(atMost: seconds) {
    last = Result { try dialog.view() }
    return (try? last?.get()) == expected || !dialog.program.command.isRunning
  }
  switch last {
  case _ where !dialog.program.command.isRunning:
    XCTFail("\(id): the program has ended", file: file, line: line)
  case .success(let view) where !isThere:
    XCTFail("\(id):\n" + difference(expected, view), file: file, line: line)
  case .failure(let error):
    XCTFail("\(id): \(error)", file: file, line: line)
  default: break
  }
}

/// One line for each part, and a second one where the parts differ.
private func difference(_ expected: DialogView, _ found: DialogView) -> String {
  zip(Mirror(reflecting: expected).children, Mirror(reflecting: found).children).map { pair in
    let (name, want, have) = (pair.0.label ?? "", "\(pair.0.value)", "\(pair.1.value)")
    return want == have
      ? "    \(name): \(want)" : "  - \(name): \(want)\n  + \(name): \(have)"
  }.joined(separator: "\n")
}
