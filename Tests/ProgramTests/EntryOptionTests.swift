import TestSupport
import XCTest

/// The options that zenity has for its entry and for every dialog.
@MainActor
final class EntryOptionTests: XCTestCase {
  func testHiddenTextIsHandedOverAsItIs() async throws {
    for option in ["--hide-text", "--entry-hide-text"] {
      let dialog = try DrivenDialog(["--entry", "--max-length", "6", option])
      XCTAssertEqual(dialog.accessible.entry.role, "password text")
      try dialog.type("secretx")
      let sentence = "Type at most 6 characters."
      XCTAssertTrue(Deadline.holds { (try? dialog.view().sentence) == sentence })
      try dialog.press("BackSpace")
      XCTAssertTrue(Deadline.holds { (try? dialog.view().canConfirm) == true })
      try dialog.press("KP_Enter")
      assertEnds(dialog, code: 0, output: "secret\n")
    }
  }

  func testHiddenTextsOfOneLengthLookTheSame() async throws {
    let ways: [(arguments: [String], isHidden: Bool)] = [
      (["--hide-text"], true), (["--hide-text", "choice"], true), ([], false),
    ]
    for (arguments, isHidden) in ways {
      let dialogs = try ["iiiiii", "WWWWWW"].map { text in
        try DrivenDialog(["--entry", "--entry-text", text] + arguments)
      }
      // Without the selection and far from the caret, which blinks.
      for dialog in dialogs {
        try dialog.focus()
        try dialog.press("End")
      }
      let lookTheSame = Deadline.holds(atMost: isHidden ? Deadline.usual : 2) {
        let drawn = dialogs.map { (try? letters(in: $0)) ?? nil }
        return drawn[0] != nil && drawn[0] == drawn[1]
      }
      XCTAssertEqual(lookTheSame, isHidden, "\(arguments)")
    }
  }

  /// What is drawn at the beginning of the entry; nil while nothing is.
  private func letters(in dialog: DrivenDialog) throws -> [Picture.Pixel]? {
    let place = dialog.accessible.entry.extents
    let pixels = try dialog.picture().pixels(
      inRows: place.y + 6..<place.y + place.height - 6, columns: place.x + 4..<place.x + 28)
    return Set(pixels).count > 3 ? pixels : nil
  }

  func testThePlaceholderIsSeenWhileNothingIsTyped() async throws {
    let dialog = try DrivenDialog(["--entry", "--placeholder", "WWWWWWWWWWWW & <b>"])
    let other = try DrivenDialog(["--entry"])
    func colors(_ dialog: DrivenDialog) throws -> Int {
      // Away from the caret, which blinks at the left.
      let place = dialog.accessible.entry.extents
      let columns = place.x + 20..<place.x + place.width
      let picture = try dialog.picture()
      return Set(picture.pixels(inRows: place.y + 6..<place.y + place.height - 6, columns: columns))
        .count
    }
    XCTAssertTrue(Deadline.holds { (try? colors(dialog)) ?? 0 > 3 })
    XCTAssertTrue(Deadline.holds { (try? colors(other)) == 1 })
    try dialog.focus()
    try dialog.type("i")
    XCTAssertTrue(Deadline.holds { (try? colors(dialog)) == 1 })
    try dialog.press("Return")
    assertEnds(dialog, code: 0, output: "i\n")
  }

  func testExtraButtonsStandInTheirOrder() async throws {
    let labels = ["_One", "T&wo", "<3>"]
    for (index, label) in labels.enumerated() {
      let dialog = try DrivenDialog(["--entry"] + labels.flatMap { ["--extra-button", $0] })
      let seen = ["Cancel", "OK", "One", "T&wo", "<3>"]
      XCTAssertEqual(dialog.accessible.buttons, seen)
      try dialog.type("not handed over")
      try dialog.click(on: seen[index + 2])
      assertEnds(dialog, code: 1, output: "\(label)\n", label)
    }
  }

  func testAnExtraButtonWorksWithAWrongText() async throws {
    let dialog = try DrivenDialog(["--extra-button", "Skip"])
    try dialog.type("abcdef")
    try dialog.click(on: "Skip")
    assertEnds(dialog, code: 1, output: "Skip\n")
  }

  func testTheWindow() async throws {
    let dialog = try DrivenDialog([
      "--entry", "--title", "Größe & <Form>", "--width", "640", "--height", "480", "--modal",
      "--app-id", "org.example.App",
    ])
    let properties = try dialog.windowProperties("WM_CLASS", "_NET_WM_NAME", "_NET_WM_STATE")
    XCTAssertTrue(properties.contains("\"org.example.App\""), properties)
    XCTAssertTrue(properties.contains("_NET_WM_STATE_MODAL"), properties)
    XCTAssertEqual(dialog.accessible.application.name, "org.example.App")
    XCTAssertEqual(dialog.accessible.window.name, "Größe & <Form>")
    XCTAssertEqual(dialog.accessible.window.extents.width, 640)
    XCTAssertEqual(dialog.accessible.window.extents.height, 480)
  }

  func testTheProgramHasAName() async throws {
    let dialog = try DrivenDialog()
    let properties = try dialog.windowProperties("WM_CLASS")
    XCTAssertTrue(properties.contains("\"io.github.verity.Verity\""), properties)
    XCTAssertEqual(dialog.accessible.application.name, "io.github.verity.Verity")
    XCTAssertEqual(dialog.accessible.application.description, "Verity")
  }

  func testEveryWayToWriteAnOption() async throws {
    let ways: [[String]] = [
      ["--entry", "--entry-text", "abc"], ["--entry", "--entry-text=abc"],
      ["--entry", "--entry-entry-text", "abc"], ["--entry-entry", "--entry-entry-text=abc"],
      ["--entry-text", "xyz", "--entry-text", "abc", "--entry"],
      ["--entry", "--general-title", "T", "--entry-text=abc"],
    ]
    for way in ways {
      let dialog = try DrivenDialog(way, confirm: "OK")
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "abc\n", "\(way)")
    }
  }

  func testWhatZenityDeprecatedIsTakenInSilence() async throws {
    let options = [
      ["--attach", "123"], ["--icon-name", "dialog-warning"], ["--window-icon", "dialog-error"],
      ["--icon", "dialog-information"], ["--icon", "/does/not/exist.png"], ["--no-markup"],
      ["--width", "-1"], ["--timeout", "0"], ["--timeout", "-1"],
    ]
    for option in options {
      let dialog = try DrivenDialog(["--entry", "--entry-text", "abc"] + option)
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "abc\n", "\(option)")
    }
  }
}
