internal import Foundation
internal import Glibc

/// The environment of the programs that tests start.
package enum Environment {
  /// What a person's session has, and nothing that is there for tests inside this process.
  ///
  /// Accessibility goes to the session bus, GTK warns as it always does. The home folder is empty
  /// and belongs to the test run.
  package static let clean: [String: String] = {
    let own = ProcessInfo.processInfo.environment
    let kept = ["PATH", "DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "LD_LIBRARY_PATH"]
    var environment = own.filter { kept.contains($0.key) }
    environment["HOME"] = Folder.home.path
    environment["XDG_RUNTIME_DIR"] = Folder.runtime.path
    environment["LC_ALL"] = "C.UTF-8"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }()
}

/// A folder that is removed when the last reference to it goes.
package final class Folder {
  /// The home folder of programs, for the whole test run.
  static let home = Folder()

  /// The runtime folder of programs, for the whole test run; there is no bus in it.
  static let runtime = Folder()

  /// Where the folder is.
  package let path: String

  /// Makes an empty folder that only its owner may use.
  ///
  /// The corresponding C function is `mkdtemp`.
  package init() {
    var template = Array("/tmp/verity-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { preconditionFailure("mkdtemp failed") }
    path = String(cString: made)
    if Self.onExit.isEmpty { atexit { Folder.removeAll() } }
    Self.onExit.insert(path)
  }

  isolated deinit {
    try? FileManager.default.removeItem(atPath: path)
    Self.onExit.remove(path)
  }

  /// A path inside the folder.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  nonisolated(unsafe) private static var onExit: Set<String> = []

  nonisolated private static func removeAll() {
    for path in onExit { try? FileManager.default.removeItem(atPath: path) }
  }
}
