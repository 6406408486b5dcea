internal import CPcre2

extension Syntax {
  /// A regular expression: ECMA-262's grammar with its flag `u`, as far as PCRE2 understands it.
  static let regex = Syntax(reading: { text in
    let reading = Reading { () throws(Cursor.Stop) in
      var reader = RegexReader(text)
      try reader.read()
    }
    guard reading == .whole, let failure = failure(toCompile: PropertyNames.shortened(in: text))
    else { return reading }
    // A group that is referred to by its name can still follow.
    return failure == PCRE2_ERROR_BAD_SUBPATTERN_REFERENCE ? .beginning : .wrong
  })

  /// PCRE2's error for `source` in the syntax of ECMAScript; nil when it compiles.
  ///
  /// The corresponding C function is `pcre2_compile_8`.
  private static func failure(toCompile source: String) -> Int32? {
    let context = pcre2_compile_context_create_8(nil)
    defer { pcre2_compile_context_free_8(context) }
    pcre2_set_compile_extra_options_8(context, UInt32(PCRE2_EXTRA_ALT_BSUX))
    let options = UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_ALLOW_EMPTY_CLASS)
    var failure: Int32 = 0
    var offset = 0
    var source = source
    let code = source.withUTF8 { bytes in
      pcre2_compile_8(bytes.baseAddress, bytes.count, options, &failure, &offset, context)
    }
    guard let code else { return failure }
    pcre2_code_free_8(code)
    return nil
  }
}

/// Reads a pattern of ECMA-262 (22.2.1, Patterns), without going deeper for each group.
struct RegexReader {
  var cursor: Cursor

  /// For each open group whether it is an assertion, which cannot be repeated.
  private var openGroups: [Bool] = []

  /// How many groups there are that can be referred to.
  private var groups = 0

  /// The highest number of a group that is referred to.
  var lastReference = 0

  /// Whether a quantifier can follow.
  private var isRepeatable = false

  init(_ text: String) {
    cursor = Cursor(text)
  }

  /// Reads everything.
  mutating func read() throws(Cursor.Stop) {
    while let byte = cursor.next {
      switch Unicode.Scalar(byte) {
      case "(": try openGroup()
      case ")": try closeGroup()
      case "|", "^", "$":
        try cursor.expect { _ in true }
        isRepeatable = false
      case "*", "+", "?", "{": try readQuantifier()
      case "[": try readClass()
      case "\\": isRepeatable = try readEscape(inClass: false) != .assertion
      case "]", "}": throw .wrong
      default:
        _ = try cursor.expectScalar()
        isRepeatable = true
      }
    }
    // A group that is referred to can still follow.
    guard openGroups.isEmpty, lastReference <= groups else { throw .end }
  }

  private mutating func openGroup() throws(Cursor.Stop) {
    try cursor.expect("(")
    isRepeatable = false
    var isAssertion = false
    if cursor.skip("?") {
      if cursor.skip("=") || cursor.skip("!") {
        isAssertion = true
      } else if cursor.skip("<") {
        isAssertion = cursor.skip("=") || cursor.skip("!")
        if !isAssertion {
          try readName()
          groups += 1
        }
      } else {
        _ = cursor.skip(where: Self.isModifier)
        if cursor.skip("-") { _ = cursor.skip(where: Self.isModifier) }
        try cursor.expect(":")
      }
    } else {
      groups += 1
    }
    openGroups.append(isAssertion)
  }

  private mutating func closeGroup() throws(Cursor.Stop) {
    try cursor.expect(")")
    guard let isAssertion = openGroups.popLast() else { throw .wrong }
    isRepeatable = !isAssertion
  }

  private mutating func readQuantifier() throws(Cursor.Stop) {
    guard isRepeatable else { throw .wrong }
    if cursor.skip("{") {
      let least = try readCount()
      let most = cursor.skip(",") ? try readOptionalCount() : least
      try cursor.expect("}")
      guard least <= most else { throw .wrong }
    } else {
      try cursor.expect { _ in true }
    }
    _ = cursor.skip("?")
    isRepeatable = false
  }

  private mutating func readOptionalCount() throws(Cursor.Stop) -> Int {
    cursor.next == UInt8(ascii: "}") ? Int.max : try readCount()
  }

  /// A number of repetitions; numbers too large for an `Int` become its largest.
  private mutating func readCount() throws(Cursor.Stop) -> Int {
    let start = cursor.position
    try cursor.expectSome(where: \.isDigit)
    return Int(cursor.text(from: start)) ?? Int.max
  }

  /// Reads the name of a group and the bracket after it.
  mutating func readName() throws(Cursor.Stop) {
    try cursor.expect { $0.isLetter || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
    _ = cursor.skip { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
    try cursor.expect(">")
  }

  private mutating func readClass() throws(Cursor.Stop) {
    try cursor.expect("[")
    _ = cursor.skip("^")
    while !cursor.skip("]") {
      let first = try readClassAtom()
      guard cursor.skip("-"), cursor.next != UInt8(ascii: "]") else { continue }
      let last = try readClassAtom()
      guard case .scalar(let low) = first, case .scalar(let high) = last, low <= high else {
        throw .wrong
      }
    }
    isRepeatable = true
  }

  private mutating func readClassAtom() throws(Cursor.Stop) -> Atom {
    if cursor.next == UInt8(ascii: "\\") { return try readEscape(inClass: true) }
    return .scalar(try cursor.expectScalar().value)
  }

  private static func isModifier(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "i"), UInt8(ascii: "m"), UInt8(ascii: "s")].contains(byte)
  }
}
