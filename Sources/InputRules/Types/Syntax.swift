/// How the texts of a type are written.
struct Syntax: Sendable {
  /// What a text is to a type.
  enum Reading: Equatable {
    /// The text is of the type.
    case whole
    /// The text is the beginning of one that is.
    case beginning
    /// Nothing that begins with the text is of the type.
    case wrong
  }

  /// Reads a text, never the empty one.
  let reading: @Sendable (String) -> Reading

  /// The value to hand over for a whole text.
  let canonical: @Sendable (String) -> String

  init(
    reading: @escaping @Sendable (String) -> Reading,
    canonical: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.reading = reading
    self.canonical = canonical
  }

  /// A syntax that `read` goes through from the beginning of a text to its end.
  init(
    canonical: @escaping @Sendable (String) -> String = { $0 },
    read: @escaping @Sendable (inout Cursor) throws(Cursor.Stop) -> Void
  ) {
    self.init(
      reading: { text in
        var cursor = Cursor(text)
        return Reading {
          () throws(Cursor.Stop) in
          try read(&cursor)
          try cursor.expectEnd()
        }
      },
      canonical: canonical)
  }
}

extension Syntax.Reading {
  /// What `read` found out.
  init(_ read: () throws(Cursor.Stop) -> Void) {
    do {
      try read()
      self = .whole
    } catch .end {
      self = .beginning
    } catch {
      self = .wrong
    }
  }
}
