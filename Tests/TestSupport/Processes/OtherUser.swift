internal import Foundation
internal import Glibc

/// A user who is not root, with a copy of the program and a key to the display.
package final class OtherUser {
  private static let id: uid_t = 65534
  private let folder = Folder()
  private let home = Folder()

  /// The program's copy; the original may lie where only its owner can go.
  package let path: String

  /// Starts a program as the user; nothing where the tests do not run as root.
  package let launcher: [String]

  /// What the user's environment has of their own.
  package let environment: [String: String?]

  /// Makes what the user needs.
  package init() throws {
    path = folder.path(of: "verity")
    try FileManager.default.copyItem(atPath: Program.path, toPath: path)
    var environment: [String: String?] = ["HOME": home.path, "XDG_RUNTIME_DIR": nil]
    if let key = Environment.clean["XAUTHORITY"] {
      environment["XAUTHORITY"] = folder.path(of: "key")
      try FileManager.default.copyItem(atPath: key, toPath: folder.path(of: "key"))
      chmod(folder.path(of: "key"), 0o644)
    }
    self.environment = environment
    chmod(folder.path, 0o755)
    guard geteuid() == 0 else {
      launcher = []
      return
    }
    chown(home.path, Self.id, Self.id)
    launcher = [
      "setpriv", "--reuid", "\(Self.id)", "--regid", "\(Self.id)", "--clear-groups", "--",
    ]
  }
}
