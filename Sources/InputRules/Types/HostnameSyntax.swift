extension Syntax {
  /// An Internet host name (RFC 1123, section 2.1), without a dot at its end.
  static let hostname = Syntax { cursor throws(Cursor.Stop) in
    let start = cursor.position
    repeat {
      let labelStart = cursor.position
      try cursor.readLabel()
      let label = cursor.text(from: labelStart)
      guard cursor.text(from: start).utf8.count <= hostnameLength else { throw .wrong }
      if !InternationalLabel.isValid(label) { throw cursor.isAtEnd ? .end : .wrong }
    } while cursor.skip(".")
  }

  /// The most bytes of a host name (RFC 1123 and RFC 1035, section 2.3.4, without the root's).
  private static let hostnameLength = 253
}
