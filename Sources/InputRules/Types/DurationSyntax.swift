extension Syntax {
  /// A duration as the grammar of RFC 3339, appendix A has it; the value is in capitals.
  ///
  /// Only neighbouring units stand together, and weeks stand alone.
  static let duration = Syntax(canonical: \.inCapitals) { cursor throws(Cursor.Stop) in
    guard cursor.skip("P") || cursor.skip("p") else { throw .wrong }
    if !cursor.skipsTimeMark {
      let isInWeeks = try cursor.readUnits(days, alone: UInt8(ascii: "W"))
      if isInWeeks || !cursor.skipsTimeMark { return }
    }
    _ = try cursor.readUnits(hours)
  }

  private static let days = Array("YMD".utf8)
  private static let hours = Array("HMS".utf8)
}

extension Cursor {
  /// Whether the mark comes next that times begin with; if so, it is read.
  fileprivate var skipsTimeMark: Bool {
    mutating get { skip("T") || skip("t") }
  }

  /// Reads numbers with units, each unit the one that follows the last in `units`.
  ///
  /// - Returns: Whether it was one number with the unit `lonely`.
  fileprivate mutating func readUnits(
    _ units: [UInt8], alone lonely: UInt8? = nil
  ) throws(Stop) -> Bool {
    var allowed = units[...]
    var isFirst = true
    repeat {
      try expectSome(where: \.isDigit)
      let choice = isFirst ? allowed : allowed.prefix(1)
      let unit = try expect { byte in
        choice.contains(byte & 0xDF) || isFirst && byte & 0xDF == lonely
      }
      if unit & 0xDF == lonely { return true }
      allowed = allowed.drop { $0 != unit & 0xDF }.dropFirst()
      isFirst = false
    } while !allowed.isEmpty && next?.isDigit == true
    return false
  }
}
