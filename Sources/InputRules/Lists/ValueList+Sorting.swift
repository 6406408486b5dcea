extension ValueList {
  /// An entry with the first bytes of its key: they decide most comparisons.
  private struct Candidate {
    let start: UInt64
    let entry: Entry
  }

  /// How many bytes of a key a candidate has.
  private static let startLength = 8

  /// The entries of `keys` in the order of their bytes.
  ///
  /// The order is that of code points, and a key comes before those that begin with it.
  static func sorted(keys: [UInt8], values: [UInt8], count: Int) -> [Entry] {
    keys.withUnsafeBufferPointer { keys in
      values.withUnsafeBufferPointer { values in
        var candidates = candidates(keys, values, count)
        candidates.sort { left, right in
          left.start == right.start
            ? isRestBefore(left.entry, right.entry, keys) : left.start < right.start
        }
        return candidates.map(\.entry)
      }
    }
  }

  private static func candidates(
    _ keys: UnsafeBufferPointer<UInt8>, _ values: UnsafeBufferPointer<UInt8>, _ count: Int
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(count)
    var key = 0
    var value = 0
    while key < keys.count {
      let entry = Entry(key: UInt32(key), value: UInt32(value))
      candidates.append(Candidate(start: start(of: key, keys), entry: entry))
      key = end(of: key, keys)
      value = end(of: value, values)
    }
    return candidates
  }

  /// Where the line after the one at `index` begins.
  private static func end(of index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = index
    while bytes[index] != newline { index += 1 }
    return index + 1
  }

  /// The first bytes of a line as one number, with zeros after its end.
  private static func start(of index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var start: UInt64 = 0
    var isInside = true
    for offset in 0..<startLength {
      isInside = isInside && bytes[index + offset] != newline
      start = start << 8 | (isInside ? UInt64(bytes[index + offset]) : 0)
    }
    return start
  }

  /// Compares two keys whose first bytes are the same.
  private static func isRestBefore(
    _ left: Entry, _ right: Entry, _ keys: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var left = Int(left.key)
    var right = Int(right.key)
    while keys[left] == keys[right] {
      if keys[left] == newline { return false }
      left += 1
      right += 1
    }
    return keys[left] == newline || keys[right] != newline && keys[left] < keys[right]
  }
}
