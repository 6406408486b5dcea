/// A walk through the choices, from key to key.
struct ChoiceWalk {
  private let choices: [String]
  private let completions: (String) -> [String]
  private var ring: [String] = []
  private var place = 0
  private var isFiltered = false

  /// Makes a walk that has not begun.
  ///
  /// - Parameter completions: Answers further texts that begin like what was typed.
  init(_ choices: [String], completions: @escaping (String) -> [String] = { _ in [] }) {
    self.choices = choices
    self.completions = completions
  }

  /// The choice that comes after `text`, among those that begin like what was typed.
  ///
  /// The first step remembers a text of the person's own, and the walk comes round to it again. It
  /// goes on for as long as `text` is where the last step led.
  ///
  /// - Parameters:
  ///   - isFiltered: Whether choices that begin otherwise are left out; capitals do not matter.
  ///   - isBackward: Whether the walk goes towards the first choice.
  /// - Returns: nil when no choice begins like that.
  mutating func step(from text: String, isFiltered: Bool, isBackward: Bool) -> String? {
    if ring.isEmpty || ring[place] != text || isFiltered != self.isFiltered {
      self.isFiltered = isFiltered
      let matches = isFiltered ? matches(of: text) : choices
      let place = matches.firstIndex(of: text)
      ring = place == nil ? [text] + matches : matches
      self.place = place ?? 0
    }
    guard ring.count > 1 else { return nil }
    place = (place + (isBackward ? ring.count - 1 : 1)) % ring.count
    return ring[place]
  }
  private func matches(of text: String) -> [String] {
    let beginning = text.lowercased()
    let given = choices.filter { $0.lowercased().hasPrefix(beginning) }
    return given + completions(text).filter { !given.contains($0) }
  }
}
