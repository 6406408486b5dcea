extension Syntax {
  /// An absolute URL: RFC 3986's URI, with a host where the scheme cannot do without.
  static let url = Syntax { cursor throws(Cursor.Stop) in
    let start = cursor.position
    try cursor.expect(where: \.isLetter)
    _ = cursor.skip { $0.isLetterOrDigit || schemePunctuation.contains($0) }
    let scheme = cursor.text(from: start).lowercased()
    try cursor.expect(":")
    if schemesWithHost.contains(scheme) {
      try cursor.expect("/")
      try cursor.expect("/")
      try cursor.readAuthority(needsHost: true)
    } else if cursor.skip("/"), cursor.skip("/") {
      try cursor.readAuthority(needsHost: false)
    }
    try cursor.readURLCharacters(and: [.at, .colon, .slash])
    if cursor.skip("?") { try cursor.readURLCharacters(and: [.at, .colon, .slash, .question]) }
    if cursor.skip("#") { try cursor.readURLCharacters(and: [.at, .colon, .slash, .question]) }
  }

  private static let schemePunctuation = Array("+-.".utf8)

  /// RFC 9110, section 4.2; RFC 6455, section 3; RFC 1738, section 3.2.
  private static let schemesWithHost: Set = ["http", "https", "ws", "wss", "ftp"]
}

extension UInt8 {
  fileprivate static let at = UInt8(ascii: "@")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let question = UInt8(ascii: "?")
  fileprivate static let slash = UInt8(ascii: "/")

  /// Whether the byte ends the authority of a URL.
  fileprivate var endsAuthority: Bool { self == .slash || self == .question || self == 0x23 }
}

extension Cursor {
  private static let urlPunctuation = Array("-._~!$&'()*+,;=".utf8)

  /// Reads RFC 3986's unreserved characters, sub-delimiters, percent-encoded bytes, and `others`.
  fileprivate mutating func readURLCharacters(and others: [UInt8]) throws(Stop) {
    while true {
      if skip("%") {
        try expect(where: \.isHexDigit)
        try expect(where: \.isHexDigit)
      } else if skip(where: {
        $0.isLetterOrDigit || Self.urlPunctuation.contains($0) || others.contains($0)
      }) == 0 {
        return
      }
    }
  }

  /// Reads user, host and port (RFC 3986, section 3.2), up to the path.
  ///
  /// As long as no `@` was typed nobody knows whether what is there is the host or still the user.
  fileprivate mutating func readAuthority(needsHost: Bool) throws(Stop) {
    let hasUser = rest.prefix { !$0.endsAuthority }.contains(.at)
    guard !hasUser else {
      try readURLCharacters(and: [.colon])
      try expect("@")
      return try readHostAndPort(needsHost: needsHost)
    }
    var user = self
    do throws(Stop) {
      try readHostAndPort(needsHost: needsHost)
    } catch {
      try user.readURLCharacters(and: [.colon])
      throw error == .end || user.isAtEnd ? .end : .wrong
    }
  }

  private mutating func readHostAndPort(needsHost: Bool) throws(Stop) {
    let start = position
    if skip("[") {
      try readAddressLiteral()
    } else {
      try readURLCharacters(and: [])
    }
    if needsHost, position == start { throw isAtEnd ? .end : .wrong }
    if skip(":") { _ = skip(where: \.isDigit) }
    guard next?.endsAuthority ?? true else { throw .wrong }
  }

  /// Reads what stands in brackets: an IPv6 address or a later kind.
  private mutating func readAddressLiteral() throws(Stop) {
    if skip("v") || skip("V") {
      try expectSome(where: \.isHexDigit)
      try expect(".")
      try expectSome {
        $0.isLetterOrDigit || Self.urlPunctuation.contains($0) || $0 == .colon
      }
    } else {
      try readIPv6()
    }
    try expect("]")
  }
}
