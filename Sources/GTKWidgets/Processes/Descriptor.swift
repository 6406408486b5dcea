internal import Glibc

/// A file descriptor that is closed with this object.
final class Descriptor {
  /// The number that the system knows it by.
  let number: Int32

  /// Takes over `number`.
  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}
