import Foundation
import TestSupport
import XCTest

/// What was accepted is stored, or the person is told why not and loses nothing.
@MainActor
final class RegisterTests: XCTestCase {
  private func open(
    _ file: String, text: String = "abc", launcher: [String] = []
  ) throws -> DrivenDialog {
    let arguments = ["--entry", "--entry-text", text, "--register=\(file)"]
    return try DrivenDialog(Program(arguments, launcher: launcher), confirm: "OK")
  }

  private func contents(_ file: String) -> String {
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? "nothing"
  }

  func testALineIsAppended() async throws {
    let folder = Folder()
    let cases: [(id: String, before: String?, after: String)] = [
      ("new", nil, "abc\n"), ("empty", "", "abc\n"), ("a line", "x\n", "x\nabc\n"),
      ("a line without its end", "x", "x\nabc\n"),
    ]
    for (id, before, after) in cases {
      let file = folder.path(of: id)
      if let before { try Data(before.utf8).write(to: URL(fileURLWithPath: file)) }
      let dialog = try open(file)
      try dialog.press("Return")
      assertEnds(dialog, code: 0, output: "abc\n", id)
      XCTAssertEqual(contents(file), after, id)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: "new"))
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
  }

  func testTheDefaultFileIsInTheDataFolder() async throws {
    let folder = Folder()
    let data = folder.path(of: "new/data")
    let dialog = try DrivenDialog(["--register"], environment: ["XDG_DATA_HOME": data])
    try dialog.press("a", "Return")
    assertEnds(dialog, code: 0, output: "a\n")
    XCTAssertEqual(contents("\(data)/verity/register.txt"), "a\n")
  }

  func testOnlyAnAcceptedTextIsStored() async throws {
    let folder = Folder()
    let file = folder.path(of: "register")
    for key in ["Escape", "alt+c"] {
      let dialog = try open(file)
      try dialog.press(key)
      assertEnds(dialog, code: 1, key)
    }
    let program = try Program(["--entry", "--timeout", "1", "--register=\(file)"])
    assertEnds(program, code: 5, output: "\n")
    XCTAssertFalse(FileManager.default.fileExists(atPath: file))
  }

  func testWhatCannotBeStoredIsNotLost() async throws {
    let folder = Folder()
    let locked = folder.path(of: "locked")
    try FileManager.default.createDirectory(
      atPath: locked, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o500])
    let cases = [
      (file: "/dev/full", sentence: "Not stored: there is no space left for /dev/full."),
      (file: "\(locked)/file", sentence: "Not stored: you may not write to \(locked)/file."),
      (
        file: folder.path(of: "missing/file"),
        sentence: "Not stored: the folder of \(folder.path)/missing/file does not exist."
      ),
      (file: folder.path, sentence: "Not stored in \(folder.path): Is a directory."),
      (file: "", sentence: "Not stored: the folder of  does not exist."),
    ]
    for (file, sentence) in cases {
      let dialog = try open(file, launcher: Launcher.withoutPrivileges)
      try dialog.press("Return")
      let refused = DialogView(
        "Enter new text:", sentence: sentence, text: "abc", canConfirm: true, isInvalid: false)
      assertShows(dialog, refused, file)
      try dialog.press("Return")
      assertShows(dialog, refused, "\(file), twice")
      XCTAssertTrue(dialog.accessible.entry.has(.focused), file)
      try dialog.press("End", "d")
      let edited = DialogView("Enter new text:", text: "abcd", canConfirm: true)
      assertShows(dialog, edited, "\(file), after an edit")
      try dialog.press("Escape")
      assertEnds(dialog, code: 1, file)
    }
  }

  func testAPipeThatNobodyReadsStoresNothing() async throws {
    let folder = Folder()
    let pipe = folder.path(of: "pipe")
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    let dialog = try open(pipe)
    try dialog.press("Return")
    assertShows(
      dialog,
      DialogView(
        "Enter new text:", sentence: "Not stored in \(pipe): No such device or address.",
        text: "abc", canConfirm: true, isInvalid: false))
  }

  func testTwoAtOnceLoseNoLine() async throws {
    let folder = Folder()
    let file = folder.path(of: "register")
    let first = try open(file, text: "first")
    let second = try open(file, text: "second")
    let lock = try FileLock(file)
    try first.focus()
    try first.press("Return")
    try second.focus()
    try second.press("Return")
    lock.release()
    assertEnds(first, code: 0, output: "first\n")
    assertEnds(second, code: 0, output: "second\n")
    let lines = contents(file).split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(lines.sorted(), ["", "first", "second"])
  }

  func testALockThatStaysIsExplained() async throws {
    let folder = Folder()
    let file = folder.path(of: "register")
    let dialog = try open(file)
    let lock = try FileLock(file)
    try dialog.press("Return")
    let sentence = "Not stored: another program is using \(file)."
    let refused = DialogView(
      "Enter new text:", sentence: sentence, text: "abc", canConfirm: true, isInvalid: false)
    assertShows(dialog, refused)
    lock.release()
    try dialog.press("Return")
    assertEnds(dialog, code: 0, output: "abc\n")
    XCTAssertEqual(contents(file), "abc\n")
  }
}
