import CGtk
import GTKWidgets
import InputRules
import GTKTestSupport
import XCTest

@testable import InputDialogs

/// The registration dialog, and what every dialog does.
@MainActor
final class EntryDialogTests: XCTestCase {
  override func setUp() async throws {
    try EntryDialog.start(identifier: "io.github.verity.Tests", name: "Tests")
  }

  private func shown(
    _ configuration: EntryDialog.Configuration = .registration,
    register: EntryDialog.Register? = nil
  ) -> EntryDialog {
    let dialog = EntryDialog(configuration, register: register)
    dialog.present { _ in }
    XCTAssertTrue(until { gtk_widget_get_width(dialog.widgets.window.rawForTests) > 0 })
    return dialog
  }

  private func type(_ text: String, into dialog: EntryDialog) {
    dialog.widgets.entry.text = text
    settle()
  }

  func testAtFirstTheDescriptionIsPlainAndTheButtonDead() async {
    let dialog = shown()
    XCTAssertEqual(dialog.widgets.label.text, "Enter a short text.")
    XCTAssertFalse(dialog.widgets.register.isSensitive)
    dialog.close()
  }

  func testTheSentenceComesAndGoesWithTheText() async {
    let dialog = shown()
    let cases: [(String, String, Bool)] = [
      ("a", "Enter a short text.", true), ("abcde", "Enter a short text.", true),
      ("abcdef", "Enter a short text.\nType at most 5 characters.", false),
      ("abcde", "Enter a short text.", true), ("", "Enter a short text.", false),
      ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "Enter a short text.", true),
    ]
    for (text, label, isSensitive) in cases {
      type(text, into: dialog)
      XCTAssertEqual(dialog.widgets.label.text, label, text)
      XCTAssertEqual(dialog.widgets.register.isSensitive, isSensitive, text)
    }
    dialog.close()
  }

  func testExactlyOneTextIsRedAndOnlyWhileTheSentenceShows() async {
    let dialog = shown()
    let window = dialog.widgets.window.rawForTests
    let plain = Set(RenderTree.textColors(of: window))
    type("abcdef", into: dialog)
    let red = dialog.sentenceColor
    let expected =
      "rgb(\([red.red, red.green, red.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")))"
    XCTAssertTrue(until { RenderTree.textColors(of: window).contains(expected) })
    XCTAssertEqual(RenderTree.textColors(of: window).filter { $0 == expected }.count, 1)
    XCTAssertFalse(plain.contains(expected))
    type("abc", into: dialog)
    XCTAssertTrue(until { !RenderTree.textColors(of: window).contains(expected) })
    dialog.close()
  }

  func testTheWindowDoesNotJump() async {
    let dialog = shown()
    let window = dialog.widgets.window.rawForTests
    let size = (gtk_widget_get_width(window), gtk_widget_get_height(window))
    type("abcdef", into: dialog)
    dialog.confirm()
    for _ in 0..<20 {
      settle()
      g_usleep(5000)
    }
    XCTAssertEqual(gtk_widget_get_width(window), size.0)
    XCTAssertEqual(gtk_widget_get_height(window), size.1)
    dialog.close()
  }

  func testReplacingTheTextShowsNothingInBetween() async {
    let dialog = shown()
    type("abcdef", into: dialog)
    var labels: [String] = []
    let label = dialog.widgets.label
    dialog.onLabelForTests { labels.append(label.text) }
    dialog.widgets.entry.text = "ghijkl"
    settle()
    XCTAssertEqual(labels, [])
    XCTAssertTrue(label.text.hasSuffix("Type at most 5 characters."))
    dialog.close()
  }

  func testAnAttemptOnAWrongTextKeepsTheDialog() async {
    var registered: [String] = []
    let dialog = shown { registered.append($0) }
    dialog.confirm()
    XCTAssertTrue(dialog.widgets.label.text.hasSuffix("Type something to continue."))
    type("abcdef", into: dialog)
    dialog.confirm()
    XCTAssertNil(dialog.outcome)
    XCTAssertEqual(registered, [])
    type("abc", into: dialog)
    dialog.confirm()
    XCTAssertEqual(dialog.outcome, .accepted("abc"))
    XCTAssertEqual(registered, ["abc"])
  }

  func testAnUnfinishedTextIsExplainedAfterAPause() async {
    var configuration = EntryDialog.Configuration.registration
    configuration.validator = Validator([.minLength(3)])
    let dialog = shown(configuration)
    type("a", into: dialog)
    XCTAssertNil(dialog.shown?.sentence)
    XCTAssertTrue(until { dialog.shown?.sentence == "Type 2 more characters." })
    type("ab", into: dialog)
    XCTAssertNil(dialog.shown?.sentence)
    dialog.close()
  }

  func testAFailedRegistrationIsExplainedAndNothingIsLost() async {
    var failures = 1
    let dialog = shown { _ in
      failures -= 1
      if failures >= 0 { throw EntryDialog.RegisterFailure(sentence: "The disk\nis full.") }
    }
    type("abc", into: dialog)
    dialog.confirm()
    XCTAssertNil(dialog.outcome)
    XCTAssertEqual(dialog.shown?.sentence, "The disk is full.")
    XCTAssertEqual(dialog.widgets.entry.text, "abc")
    XCTAssertTrue(dialog.widgets.register.isSensitive)
    dialog.confirm()
    XCTAssertEqual(dialog.outcome, .accepted("abc"))
  }

  func testLineBreaksBecomeSpaces() async {
    var configuration = EntryDialog.Configuration.registration
    configuration.initialText = "a\r\nb\n\nc"
    let dialog = shown(configuration)
    XCTAssertEqual(dialog.widgets.entry.text, "a b c")
    type("d\u{2028}e", into: dialog)
    XCTAssertEqual(dialog.widgets.entry.text, "d e")
    dialog.close()
  }

  func testAPasteThatDoesNotFitIsExplained() async {
    var configuration = EntryDialog.Configuration.registration
    configuration.validator = Validator()
    let dialog = shown(configuration)
    type("abc", into: dialog)
    type(String(repeating: "x", count: 1_000_000), into: dialog)
    XCTAssertEqual(dialog.shown?.sentence, "This is too long: at most 65534 bytes fit.")
    XCTAssertEqual(dialog.widgets.entry.text, "")
    XCTAssertFalse(dialog.widgets.register.isSensitive)
    dialog.confirm()
    XCTAssertNil(dialog.outcome)
    type("abc", into: dialog)
    XCTAssertTrue(dialog.widgets.register.isSensitive)
    dialog.close()
  }

  func testTheRedFollowsTheTheme() async {
    let dialog = shown()
    type("abcdef", into: dialog)
    let light = dialog.sentenceColor
    preferDark(true)
    XCTAssertTrue(until { dialog.sentenceColor != light })
    XCTAssertTrue(dialog.widgets.label.text.hasSuffix("Type at most 5 characters."))
    preferDark(false)
    XCTAssertTrue(until { dialog.sentenceColor == light })
    dialog.close()
  }

  private func preferDark(_ isDark: Bool) {
    let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    cgtk_object_set_boolean(settings, "gtk-application-prefer-dark-theme", isDark ? 1 : 0)
  }
}
