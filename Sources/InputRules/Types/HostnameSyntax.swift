extension Syntax {
  /// An Internet host name (RFC 1123, section 2.1), without a dot at its end.
  static let hostname = Syntax { cursor throws(Cursor.Stop) in
    let length = cursor.rest.count
    do throws(Cursor.Stop) {
      try cursor.readLabels()
    } catch {
      // What needs one more byte has no room for it.
      throw length < hostnameLength ? error : .wrong
    }
    guard length <= hostnameLength else { throw .wrong }
  }

  /// The most bytes of a host name (RFC 1123 and RFC 1035, section 2.3.4, without the root's).
  private static let hostnameLength = 253
}

extension Cursor {
  /// Reads the labels of a host name with the dots between them.
  fileprivate mutating func readLabels() throws(Stop) {
    repeat {
      let start = position
      try readLabel()
      guard InternationalLabel.isValid(text(from: start)) else { throw isAtEnd ? .end : .wrong }
    } while skip(".")
  }
}
