extension Syntax {
  /// An IPv4 address.
  static let ipv4 = Syntax { cursor throws(Cursor.Stop) in try cursor.readIPv4() }

  /// An IPv6 address, without zone and without brackets.
  static let ipv6 = Syntax { cursor throws(Cursor.Stop) in try cursor.readIPv6() }

  /// An address of either kind.
  static let ip = Syntax(reading: { text in
    let readings = [ipv4.reading(text), ipv6.reading(text)]
    return readings.contains(.whole) ? .whole : readings.contains(.beginning) ? .beginning : .wrong
  })
}

extension Cursor {
  /// Reads four numbers from 0 to 255, without leading zeros.
  fileprivate mutating func readIPv4() throws(Stop) {
    _ = try readNumber(atMost: 255)
    for _ in 1...3 {
      try expect(".")
      _ = try readNumber(atMost: 255)
    }
  }

  /// Reads eight groups; `::` stands for one of zeros at least, an IPv4 address for the last two.
  mutating func readIPv6() throws(Stop) {
    var groups = 0
    var isCompressed = false
    if next == UInt8(ascii: ":") {
      try expect(":")
      try expect(":")
      isCompressed = true
    }
    // Directly after "::" the address may be over; after a single colon a group must follow.
    var mayEnd = isCompressed
    while !mayEnd || next?.isHexDigit == true {
      let start = self
      let length = try expectSome(where: \.isHexDigit)
      if next == UInt8(ascii: "."), groups == 6 || isCompressed && groups < 6 {
        self = start
        return try readIPv4()
      }
      guard length <= 4 else { throw .wrong }
      groups += 1
      if groups == (isCompressed ? 7 : 8) { return }
      if isCompressed, next != UInt8(ascii: ":") { return }
      try expect(":")
      mayEnd = !isCompressed && skip(":")
      isCompressed = isCompressed || mayEnd
      if mayEnd, groups == 7 { return }
    }
  }
}
