extension ValueList {
  /// An entry with eight bytes of its key, by which it is sorted.
  private struct Candidate {
    var part: UInt64 = 0
    let entry: Entry
  }

  /// Candidates with the same bytes before `offset`.
  private struct Group {
    let range: Range<Int>
    let offset: Int
  }

  private static let partLength = 8

  /// The entries of `keys` in the order of their bytes.
  ///
  /// The order is that of code points, and a key comes before those that begin with it. Numbers are
  /// compared instead of texts: groups with the same eight bytes are sorted by the next eight.
  static func sorted(keys: [UInt8], values: [UInt8], count: Int) -> [Entry] {
    keys.withUnsafeBufferPointer { keys -> [Entry] in
      var candidates = values.withUnsafeBufferPointer { Self.candidates(keys, $0, count) }
      var groups = [Group(range: candidates.indices, offset: 0)]
      while let group = groups.popLast() {
        for index in group.range {
          let start = Int(candidates[index].entry.key) + group.offset
          candidates[index].part = part(at: start, keys)
        }
        candidates[group.range].sort { $0.part < $1.part }
        addGroups(of: candidates, in: group, to: &groups)
      }
      return candidates.map(\.entry)
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
      candidates.append(Candidate(entry: Entry(key: UInt32(key), value: UInt32(value))))
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

  /// Eight bytes of a line as one number, with zeros after its end.
  private static func part(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var part: UInt64 = 0
    for index in start..<start + partLength {
      guard bytes[index] != newline else { return part << (8 * (start + partLength - index)) }
      part = part << 8 | UInt64(bytes[index])
    }
    return part
  }

  /// Adds the groups that need a look at what follows: the same bytes, and none after the end.
  private static func addGroups(
    of candidates: [Candidate], in group: Group, to groups: inout [Group]
  ) {
    var first = group.range.lowerBound
    for index in group.range.dropFirst() where candidates[index].part != candidates[first].part {
      add(first..<index)
      first = index
    }
    add(first..<group.range.upperBound)

    func add(_ range: Range<Int>) {
      guard range.count > 1, candidates[range.lowerBound].part & 0xFF != 0 else { return }
      groups.append(Group(range: range, offset: group.offset + partLength))
    }
  }
}
