internal import Glibc

/// A file that another program keeps for itself.
package final class FileLock {
  private let descriptor: Int32

  /// Makes the file and locks it.
  ///
  /// The corresponding C function is `flock`.
  package init(_ path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Failure("no lock on \(path)") }
  }

  /// Gives the file back.
  package func release() { flock(descriptor, LOCK_UN) }

  isolated deinit { close(descriptor) }
}
