import TestSupport
import XCTest

/// Only the sentence is red, and it can be read.
@MainActor
final class ColorTests: XCTestCase {
  private static let wrong = DialogView(
    "Enter a short text.", sentence: "Type at most 5 characters.", text: "abcdef",
    canConfirm: false)

  func testTheSentenceCanBeReadInEveryTheme() async throws {
    for theme in ["Adwaita", "Adwaita:dark", "Adwaita-dark"] {
      let dialog = try DrivenDialog(environment: ["GTK_THEME": theme])
      try dialog.type("abcdef")
      assertShows(dialog, Self.wrong, theme)
      let label = dialog.accessible.label.extents
      let drawn = try Deadline.wait(for: "red letters in \(theme)") {
        let pixels = try dialog.picture().pixels(in: label)
        return pixels.filter(\.isRed).count > 100 ? pixels : nil
      }
      let background = try XCTUnwrap(drawn.mostFrequent)
      let letters = try XCTUnwrap(drawn.filter(\.isRed).mostFrequent)
      let contrast = letters.pixel.contrast(with: background.pixel)
      XCTAssertGreaterThanOrEqual(contrast, 4.5, "\(theme): \(letters) on \(background)")
    }
  }

  func testNothingElseIsRed() async throws {
    for theme in ["Adwaita", "Adwaita:dark"] {
      let dialog = try DrivenDialog(environment: ["GTK_THEME": theme])
      try dialog.type("abcdef")
      assertShows(dialog, Self.wrong, theme)
      let label = dialog.accessible.label.extents
      let picture = try Deadline.wait(for: "red letters in \(theme)") {
        let picture = try dialog.picture()
        return picture.pixels(in: label).contains(where: \.isRed) ? picture : nil
      }
      let above = picture.pixels(inRows: 0..<label.y)
      let below = picture.pixels(inRows: label.y + label.height..<picture.height)
      XCTAssertFalse(above.contains(where: \.isRed), "\(theme): above the label")
      XCTAssertFalse(below.contains(where: \.isRed), "\(theme): below the label")
      XCTAssertGreaterThan(Set(below).count, 10, "\(theme): nothing is drawn")
    }
  }
}
