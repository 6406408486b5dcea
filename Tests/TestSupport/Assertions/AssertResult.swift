internal import XCTest
internal import Foundation

/// Waits until the program has ended; fails when it did not end with exactly this.
///
/// - Parameters:
///   - code: The exit code, from 0 to 255.
///   - output: All of standard output.
///   - errors: All of standard error; nil for one line that starts with the program's name.
///   - id: Which case of a table it is.
package func assertEnds(
  _ program: Program, code: Int32, output: String = "", errors: String? = "", _ id: String = "",
  atMost seconds: Double = Deadline.usual, file: StaticString = #filePath, line: UInt = #line
) {
  let result: Program.Result
  do {
    result = try program.result(atMost: seconds)
  } catch {
    XCTFail("\(id): \(error)", file: file, line: line)
    return
  }
  XCTAssertEqual(result.ending, .exited(code), "\(id): exit code", file: file, line: line)
  XCTAssertEqual(
    String(decoding: result.output, as: UTF8.self), output, "\(id): standard output", file: file,
    line: line)
  let written = String(decoding: result.errors, as: UTF8.self)
  if let errors {
    XCTAssertEqual(written, errors, "\(id): standard error", file: file, line: line)
  } else {
    XCTAssertTrue(
      written.hasPrefix("verity: ") && written.hasSuffix("\n")
        && written.filter(\.isNewline).count == 1,
      "\(id): one line on standard error, not '\(written)'", file: file, line: line)
  }
}

/// Waits until the dialog's program has ended; see the other `assertEnds`.
package func assertEnds(
  _ dialog: DrivenDialog, code: Int32, output: String = "", errors: String? = "",
  _ id: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  assertEnds(
    dialog.program, code: code, output: output, errors: errors, id, file: file, line: line)
}
