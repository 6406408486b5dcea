/// Makes the keys of many lines, faster than one by one: the key of each code point is made once.
struct LineKeys {
  /// What a code point is in a key.
  private struct Part {
    let bytes: [UInt8]

    /// The combining classes that it begins and ends with; 0 where no mark moves past.
    let first: UInt8
    let last: UInt8
  }

  private let ignoresCase: Bool

  /// The parts that were made, and for each code point the place of its own; 0 for one not made yet.
  private var parts = [Part(bytes: [], first: 0, last: 0)]
  private var places = [UInt32](repeating: 0, count: 0x110000)

  /// The keys of `lines`, each with a newline after it.
  static func keys(of lines: [UInt8], ignoringCase: Bool) -> [UInt8] {
    var maker = LineKeys(ignoresCase: ignoringCase)
    return maker.keys(of: lines)
  }

  private init(ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
  }

  private mutating func keys(of lines: [UInt8]) -> [UInt8] {
    var keys: [UInt8] = []
    keys.reserveCapacity(lines.count)
    var line = (start: 0, keyStart: 0, isOrdered: true)
    var position = 0
    var last: UInt8 = 0
    for scalar in String(decoding: lines, as: UTF8.self).unicodeScalars {
      if scalar == "\n", !line.isOrdered {
        // Marks have to be put into order: that is seen only in the whole line.
        keys.removeSubrange(line.keyStart...)
        keys += TextKey.key(of: Array(lines[line.start..<position]), ignoringCase: ignoresCase)
      }
      position += UTF8.width(scalar)
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        keys.append(ignoresCase && byte &- 0x41 < 26 ? byte | 0x20 : byte)
        last = 0
      } else {
        let part = part(of: scalar)
        line.isOrdered = line.isOrdered && (part.first == 0 || last <= part.first)
        keys.append(contentsOf: part.bytes)
        last = part.last
      }
      if scalar == "\n" { line = (start: position, keyStart: keys.count, isOrdered: true) }
    }
    return keys
  }

  private mutating func part(of scalar: Unicode.Scalar) -> Part {
    let place = places[Int(scalar.value)]
    if place > 0 { return parts[Int(place)] }
    let key = TextKey.key(of: Array(String(scalar).utf8), ignoringCase: ignoresCase)
    let scalars = String(decoding: key, as: UTF8.self).unicodeScalars
    let part = Part(
      bytes: key, first: scalars.first?.combiningClass ?? 0,
      last: scalars.last?.combiningClass ?? 0)
    places[Int(scalar.value)] = UInt32(parts.count)
    parts.append(part)
    return part
  }
}

extension Unicode.Scalar {
  fileprivate var combiningClass: UInt8 { properties.canonicalCombiningClass.rawValue }
}
