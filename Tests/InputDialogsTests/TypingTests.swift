import GTKTestSupport
import GTKWidgets
import InputRules
import RuleSamples
import XCTest

@testable import InputDialogs

/// What a person sees while they type a text of a type, character by character.
@MainActor
final class TypingTests: XCTestCase {
  override func setUp() async throws {
    try EntryDialog.start(identifier: "io.github.verity.Tests", name: "Tests")
  }

  private func shown(_ type: InputType) -> EntryDialog {
    let configuration = EntryDialog.Configuration(
      title: "Title", description: "Description", validator: Validator([.required, .type(type)]))
    let dialog = EntryDialog(configuration)
    dialog.present { _ in }
    return dialog
  }

  /// How many characters are typed before the one that turns a sentence red; nil when none does.
  private func firstRed(typing text: String, into dialog: EntryDialog) -> Int? {
    for (offset, index) in text.indices.enumerated() {
      dialog.widgets.entry.text = String(text[...index])
      settle()
      if dialog.shown?.sentence != nil { return offset }
    }
    return nil
  }

  func testARightTextNeverShowsRedAndIsConfirmed() async {
    XCTAssertGreaterThanOrEqual(TypeSamples.right.count, 40)
    for (type, text) in TypeSamples.right {
      let dialog = shown(type)
      XCTAssertNil(firstRed(typing: text, into: dialog), "\(type.rawValue) \(text)")
      XCTAssertTrue(dialog.widgets.register.isSensitive, "\(type.rawValue) \(text)")
      dialog.confirm()
      guard case .accepted = dialog.outcome else {
        XCTFail("\(type.rawValue) \(text): not confirmed")
        dialog.close()
        continue
      }
    }
  }

  func testAWrongTextTurnsRedAtTheFirstCharacterThatNothingMends() async {
    XCTAssertGreaterThanOrEqual(TypeSamples.wrong.count, 40)
    for sample in TypeSamples.wrong {
      let dialog = shown(sample.type)
      XCTAssertEqual(
        firstRed(typing: sample.text, into: dialog), sample.index,
        "\(sample.type.rawValue) \(sample.text)")
      dialog.close()
    }
  }
}
