internal import CGLib

extension Syntax {
  /// The path of something that exists and is no folder.
  static let file = path { $0.isThere && !$0.isFolder }

  /// The path of a folder that exists.
  static let folder = path { $0.isFolder }

  /// The path of nothing yet, in a folder that exists.
  static let newFile = path { path in
    !path.isThere && !path.name.isEmpty
  }

  /// A path in a folder that exists; the file system says whether it is the right one.
  ///
  /// Files come and go: a name that nothing in its folder begins with is unfinished, not wrong.
  private static func path(isWhole: @escaping @Sendable (Path) -> Bool) -> Syntax {
    Syntax(reading: { text in
      guard let path = Path(text), path.parentIsFolder else { return .wrong }
      return isWhole(path) ? .whole : .beginning
    })
  }
}

/// A path in the file system.
private struct Path {
  let text: String
  let name: Substring
  private let parent: Substring

  /// The most bytes of a name in Linux' file systems.
  private static let nameLength = 255

  /// Nil when no file can have this path.
  init?(_ text: String) {
    guard !text.utf8.contains(0) else { return nil }
    self.text = text
    let slash = text.utf8.lastIndex(of: UInt8(ascii: "/"))
    parent = slash.map { text[...$0] } ?? "."
    name = slash.map { text[text.utf8.index(after: $0)...] } ?? text[...]
    guard name.utf8.count <= Self.nameLength else { return nil }
  }

  var parentIsFolder: Bool { g_file_test(String(parent), G_FILE_TEST_IS_DIR) != 0 }

  var isFolder: Bool { g_file_test(text, G_FILE_TEST_IS_DIR) != 0 }

  /// Whether there is something, be it a link that leads nowhere.
  ///
  /// The corresponding C function is `g_file_test`.
  var isThere: Bool {
    g_file_test(text, G_FILE_TEST_EXISTS) != 0 || g_file_test(text, G_FILE_TEST_IS_SYMLINK) != 0
  }
}
