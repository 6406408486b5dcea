import CGtk
import GTKWidgets
import InputRules
import GTKTestSupport
import XCTest

@testable import InputDialogs

/// A dialog that has ended leaves nothing behind.
@MainActor
final class LifetimeTests: XCTestCase {
  private final class Sentinel {}

  override func setUp() async throws {
    try EntryDialog.start(identifier: "io.github.verity.Tests", name: "Tests")
  }

  private static let ends: [(String, (EntryDialog) -> Void)] = [
    ("register", { $0.confirm() }),
    ("cancel", { $0.widgets.cancel.clickForTests() }),
    ("escape", { $0.end(.dismissed) }),
    ("closing the window", { gtk_window_close($0.widgets.window.windowForTests) }),
    ("close", { $0.close() }),
  ]

  func testEveryEndDisconnectsAllHandlers() async {
    for (id, end) in Self.ends {
      weak var captured: Sentinel?
      weak var ended: EntryDialog?
      var objects: [WeakObject] = []
      do {
        let sentinel = Sentinel()
        captured = sentinel
        let dialog = EntryDialog.alertWithValidation { _ in _ = sentinel }
        ended = dialog
        objects = watch(dialog)
        dialog.present { _ in }
        dialog.widgets.entry.text = "abc"
        settle()
        end(dialog)
        XCTAssertTrue(until { dialog.outcome != nil }, id)
        XCTAssertTrue(dialog.connections.isEmpty, id)
      }
      XCTAssertTrue(until { ended == nil && captured == nil }, "\(id): the dialog is still there")
      XCTAssertTrue(until { objects.allSatisfy { !$0.isAlive } }, "\(id): a widget is still there")
    }
  }

  func testADialogThatIsNeverShownIsFreed() async {
    var objects: [WeakObject] = []
    do {
      let dialog = EntryDialog.alertWithValidation { _ in }
      objects = watch(dialog)
    }
    XCTAssertTrue(until { objects.allSatisfy { !$0.isAlive } })
  }

  func testFiveHundredDialogsLeaveNothing() async {
    var objects: [WeakObject] = []
    var before = 0
    for round in 0..<500 {
      var configuration = EntryDialog.Configuration.registration
      configuration.isHidden = round % 3 == 1
      configuration.choices = round % 3 == 2 ? ["one", "two"] : []
      let dialog = EntryDialog(configuration)
      objects += watch(dialog)
      dialog.present { _ in }
      dialog.widgets.entry.text = "abcdef"
      settle()
      dialog.close()
      settle()
      if round == 99 { before = residentKilobytes() }
    }
    XCTAssertTrue(until { objects.allSatisfy { !$0.isAlive } })
    // 400 dialogs of some 100 kB each would be 40 MB.
    XCTAssertLessThan(residentKilobytes() - before, 8000)
  }

  private func watch(_ dialog: EntryDialog) -> [WeakObject] {
    let widgets: [Widget] = [
      dialog.widgets.window, dialog.widgets.label, dialog.widgets.entry, dialog.widgets.cancel,
      dialog.widgets.register, dialog.widgets.buttons,
    ]
    return widgets.map { WeakObject($0.rawForTests) }
  }

  private func residentKilobytes() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return 0 }
    return Int(line.split(separator: " ").dropLast().last ?? "") ?? 0
  }
}
