import TestSupport
import XCTest

/// Texts are UTF-8 in every locale.
@MainActor
final class EncodingTests: XCTestCase {
  func testBytesThatAreNotUTF8AreRefused() async throws {
    let options = [
      "title", "text", "entry-text", "ok-label", "cancel-label", "extra-button", "placeholder",
      "icon", "app-id", "pattern", "pattern-message", "required-message", "max-length",
      "max-length-message", "length-unit", "width", "timeout", "register",
    ]
    for option in options {
      let argument = Array("--\(option)=a".utf8) + [0xFF, 0xC3]
      let result = try Program.run(["--entry"], rawArguments: [argument])
      let errors = String(decoding: result.errors, as: UTF8.self)
      XCTAssertEqual(result.ending, .exited(255), option)
      XCTAssertTrue(errors.hasPrefix("verity: --\(option) "), "\(option): \(errors)")
      XCTAssertNotNil(String(data: result.errors, encoding: .utf8), "\(option): \(errors)")
      XCTAssertEqual(errors.filter(\.isNewline).count, 1, "\(option): \(errors)")
      XCTAssertTrue(result.output.isEmpty, option)
    }
  }

  func testAnArgumentThatIsNotUTF8IsRefused() async throws {
    for argument in [[0xFF], Array("--".utf8) + [0xFF], Array("--title\u{301}".utf8) + [0x80]] {
      let program = try Program(["--entry"], rawArguments: [argument])
      assertEnds(program, code: 255, errors: nil, "\(argument)")
    }
  }

  func testEveryLocaleTakesUTF8() async throws {
    let locales: [[String: String?]] = [
      ["LC_ALL": "C"], ["LC_ALL": nil, "LANG": nil], ["LC_ALL": "POSIX"],
      ["LC_ALL": "de_DE.ISO-8859-1"], ["LC_ALL": "xx_YY.nothing"],
    ]
    for locale in locales {
      let dialog = try DrivenDialog(
        ["--entry", "--text", "日本語", "--entry-text", "é👨‍👩‍👧"], environment: locale)
      let right = DialogView("日本語", text: "é👨‍👩‍👧", canConfirm: true)
      assertShows(dialog, right, "\(locale)")
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "é👨‍👩‍👧\n", "\(locale)")
    }
  }
}
