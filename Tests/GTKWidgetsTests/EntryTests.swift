import CGtk
import GTKTestSupport
import XCTest

@testable import GTKWidgets

@MainActor
final class EntryTests: XCTestCase {
  private static let kinds: [(String, Entry.Kind)] = [
    ("plain", .plain), ("hidden", .hidden),
    ("combo", .combo(choices: ["one", "two"], isHidden: false)),
  ]

  override func setUp() async throws {
    try Toolkit.start(identifier: "io.github.verity.Tests", name: "Tests")
  }

  func testReplacingTheTextReportsOneEdit() async {
    for (id, kind) in Self.kinds {
      let entry = Entry(kind)
      var reports: [String] = []
      let connection = entry.onEdit { [unowned entry] _ in reports.append(entry.text) }
      entry.text = "first"
      settle()
      entry.text = "second"
      settle()
      XCTAssertEqual(reports, ["first", "second"], id)
      connection.disconnect()
    }
  }

  func testAnEditIsReportedBeforeWhateverElseWaits() async {
    let entry = Entry(.plain)
    var events: [String] = []
    let work = MainLoop.soon { events.append("event") }
    let connection = entry.onEdit { _ in events.append("edit") }
    entry.text = "text"
    XCTAssertTrue(until { !work.isWaiting })
    XCTAssertEqual(events, ["edit", "event"])
    connection.disconnect()
  }

  func testInsertionsAreFiltered() async {
    for (id, kind) in Self.kinds {
      let entry = Entry(kind)
      let connection = entry.filterInsertions { $0.uppercased() }
      entry.text = "héllo"
      XCTAssertEqual(entry.text, "HÉLLO", id)
      var position: Int32 = 1
      gtk_editable_insert_text(entry.delegate, "xyz", 2, &position)
      XCTAssertEqual(entry.text, "HXYÉLLO", id)
      XCTAssertEqual(position, 3, id)
      connection.disconnect()
    }
  }

  func testWhatDoesNotFitIsNotInsertedAtAll() async {
    let entry = Entry(.plain)
    var overflow: [String] = []
    let connections = [
      entry.filterInsertions { $0 }, entry.onEdit { overflow.append($0 ?? "nothing") },
    ]
    let full = String(repeating: "a", count: Entry.capacity)
    entry.text = full
    XCTAssertEqual(entry.text.utf8.count, Entry.capacity)
    settle()
    XCTAssertEqual(overflow, ["nothing"])
    var position: Int32 = 0
    gtk_editable_insert_text(entry.delegate, "é", -1, &position)
    settle()
    XCTAssertEqual(entry.text, full)
    XCTAssertEqual(overflow, ["nothing", "é" + full])
    for connection in connections { connection.disconnect() }
  }

  func testCapacityIsWhereGTKBeginsToCut() async {
    let entry = Entry(.plain)
    entry.text = String(repeating: "a", count: Entry.capacity + 1)
    XCTAssertEqual(entry.text.utf8.count, Entry.capacity)
  }

  func testTheSentenceIsTheAccessibleDescription() async {
    let entry = Entry(.plain)
    let label = Label(maximumWidth: 60)
    entry.setAccessibleName("Your name")
    entry.describe("Type more.")
    entry.setInvalid(true, explainedBy: label)
    XCTAssertTrue(has(entry, GTK_ACCESSIBLE_STATE_INVALID))
    XCTAssertTrue(has(entry, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE))
    XCTAssertTrue(has(entry, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY))
    XCTAssertTrue(has(entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    XCTAssertTrue(has(entry, GTK_ACCESSIBLE_PROPERTY_LABEL))
    entry.describe(nil)
    entry.setInvalid(false, explainedBy: label)
    XCTAssertFalse(has(entry, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE))
    XCTAssertFalse(has(entry, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY))
  }

  private func has(_ entry: Entry, _ state: GtkAccessibleState) -> Bool {
    gtk_test_accessible_has_state(OpaquePointer(entry.field), state) != 0
  }

  private func has(_ entry: Entry, _ relation: GtkAccessibleRelation) -> Bool {
    gtk_test_accessible_has_relation(OpaquePointer(entry.field), relation) != 0
  }

  private func has(_ entry: Entry, _ property: GtkAccessibleProperty) -> Bool {
    gtk_test_accessible_has_property(OpaquePointer(entry.field), property) != 0
  }
}
