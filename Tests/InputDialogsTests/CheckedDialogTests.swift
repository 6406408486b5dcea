import CGtk
import Foundation
import GTKTestSupport
import GTKWidgets
import InputRules
import XCTest

@testable import InputDialogs

/// Dialogs that ask a program, or ask twice.
@MainActor
final class CheckedDialogTests: XCTestCase {
  override func setUp() async throws {
    try EntryDialog.start(identifier: "io.github.verity.Tests", name: "Tests")
  }

  private func shown(command script: String) throws -> EntryDialog {
    var configuration = EntryDialog.Configuration.registration
    configuration.command = try ValidationCommand("sh -c '\(script)'")
    let dialog = EntryDialog(configuration)
    dialog.present { _ in }
    return dialog
  }

  func testTheButtonWaitsForTheProgram() async throws {
    let dialog = try shown(command: "sleep 0.5; grep -q ok")
    dialog.widgets.entry.text = "ok"
    settle()
    XCTAssertFalse(dialog.widgets.register.isSensitive)
    XCTAssertNil(dialog.shown?.status)
    XCTAssertTrue(until { dialog.widgets.label.text == "Enter a short text.\nChecking…" })
    XCTAssertTrue(until { dialog.widgets.register.isSensitive })
    XCTAssertEqual(dialog.widgets.label.text, "Enter a short text.")
    dialog.close()
  }

  func testConfirmingDuringACheckWaitsForItsAnswer() async throws {
    let dialog = try shown(command: "sleep 0.2; grep -q ok")
    dialog.widgets.entry.text = "ok"
    dialog.confirm()
    XCTAssertNil(dialog.outcome)
    XCTAssertTrue(until { dialog.outcome == .accepted("ok") })
  }

  func testConfirmingDuringACheckOfAWrongTextShowsTheSentence() async throws {
    let dialog = try shown(command: "echo No.; exit 1")
    dialog.widgets.entry.text = "ok"
    settle()
    dialog.confirm()
    XCTAssertTrue(until { dialog.shown?.sentence == "No." })
    XCTAssertNil(dialog.outcome)
    dialog.close()
  }

  func testATextThatOtherRulesRefuseIsNotChecked() async throws {
    let file = NSTemporaryDirectory() + "verity-\(UUID().uuidString)"
    let dialog = try shown(command: "touch \(file)")
    dialog.widgets.entry.text = "abcdef"
    for _ in 0..<150 {
      settle()
      g_usleep(2000)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: file))
    dialog.close()
  }

  func testTheTextMustBeTypedTwice() async throws {
    var configuration = EntryDialog.Configuration.registration
    configuration.confirmation = Confirmation()
    configuration.isHidden = true
    let dialog = EntryDialog(configuration)
    dialog.present { _ in }
    dialog.widgets.entry.text = "abc"
    settle()
    XCTAssertFalse(dialog.widgets.register.isSensitive)
    dialog.confirm()
    XCTAssertEqual(dialog.shown?.sentence, "Type the same text twice.")
    dialog.widgets.confirmation?.text = "abc"
    settle()
    XCTAssertTrue(dialog.widgets.register.isSensitive)
    dialog.confirm()
    XCTAssertEqual(dialog.outcome, .accepted("abc"))
  }

  func testAListOffersWhatTheTextCanBecome() async throws {
    var configuration = EntryDialog.Configuration.registration
    let values = ValueList(["apple", "Apricot", "banana"], ignoringCase: true)
    configuration.validator = Validator([.oneOf(values)])
    let dialog = EntryDialog(configuration)
    dialog.present { _ in }
    let completion = try XCTUnwrap(dialog.widgets.completion)
    let cases: [(String, [String])] = [
      ("a", ["apple", "Apricot"]), ("AP", ["apple", "Apricot"]), ("apr", ["Apricot"]),
      ("Apricot", []), ("x", []), ("", []),
    ]
    for (text, offered) in cases {
      dialog.widgets.entry.text = text
      settle()
      XCTAssertEqual(completion.shown, offered, text)
    }
    dialog.close()
  }

  func testAHiddenTextHasNoList() async throws {
    var configuration = EntryDialog.Configuration.registration
    configuration.validator = Validator([.oneOf(ValueList(["secret"]))])
    configuration.isHidden = true
    let dialog = EntryDialog(configuration)
    XCTAssertNil(dialog.widgets.completion)
  }
}
