/// Something that a test needed and did not get, in words.
package struct Failure: Error, CustomStringConvertible {
  /// What was missing.
  package let description: String

  /// Makes a failure.
  package init(_ description: String) { self.description = description }
}
