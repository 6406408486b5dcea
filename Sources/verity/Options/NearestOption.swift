nonisolated extension Option {
  /// The name that someone probably meant who wrote `name`, or nil when none is near.
  static func nearest(to name: String) -> String? {
    let distances = all.filter { $0.help != nil }.map { option in
      (name: option.name, distance: editDistance(name, option.name))
    }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= (name.count < 4 ? 1 : max(2, min(3, name.count / 3))) ? best.name : nil
  }

  /// How many letters must be put in, taken out or changed (Levenshtein).
  private static func editDistance(_ first: String, _ second: String) -> Int {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for (line, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in letters.indices {
        let change = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}
