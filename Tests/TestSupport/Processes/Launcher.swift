internal import Glibc

/// Programs that start the program under test with other rights.
package enum Launcher {
  /// Leaves the user as it is but takes away root's privilege of ignoring permissions.
  package static var withoutPrivileges: [String] {
    guard geteuid() == 0 else { return [] }
    let privileges = "-dac_override,-dac_read_search"
    return ["setpriv", "--inh-caps", privileges, "--bounding-set", privileges, "--"]
  }
}
