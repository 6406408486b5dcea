/// What a person gets to know from a dialog at one moment, by eye or by ear.
package struct DialogView: Equatable {
  /// The plain part of the label.
  package var description: String

  /// The red part of the label; nil when nothing is red.
  package var sentence: String?

  /// What is in the entry.
  package var text: String

  /// What a screen reader says about the entry besides its name.
  package var spoken: String

  /// Whether a screen reader says that the entry is invalid.
  package var isInvalid: Bool

  /// Whether the confirm button can be used.
  package var canConfirm: Bool

  /// The view that a dialog must give: the sentence is seen, heard, and makes the entry invalid.
  ///
  /// - Parameter isInvalid: nil for: when there is a sentence.
  package init(
    _ description: String, sentence: String? = nil, text: String, canConfirm: Bool,
    isInvalid: Bool? = nil
  ) {
    self.description = description
    self.sentence = sentence
    self.text = text
    self.canConfirm = canConfirm
    self.isInvalid = isInvalid ?? (sentence != nil)
    spoken = sentence ?? ""
  }

  /// The view that `dialog` gives now.
  ///
  /// - Parameter confirm: The caption of the confirm button.
  init(of dialog: AccessibleDialog, confirm: String) throws {
    let runs = dialog.label.runs
    (description, sentence) = Self.parts(of: runs) ?? ("unexpected colours: \(runs)", nil)
    text = dialog.entry.text
    spoken = dialog.entry.description
    isInvalid = dialog.entry.has(.invalid)
    canConfirm = try dialog.button(confirm).has(.sensitive)
  }

  /// Takes a label apart: a plain description, and a red sentence on a line of its own.
  private static func parts(of runs: [Accessible.Run]) -> (String, String?)? {
    guard let last = runs.last, let color = last.color else {
      return runs.allSatisfy { $0.color == nil } ? (runs.map(\.text).joined(), nil) : nil
    }
    let before = runs.dropLast()
    let plain = before.map(\.text).joined()
    guard isRed(color), before.allSatisfy({ $0.color == nil }) else { return nil }
    guard !plain.isEmpty else { return ("", last.text) }
    return plain.last == "\n" ? (String(plain.dropLast()), last.text) : nil
  }

  private static func isRed(_ color: String) -> Bool {
    let parts = color.split(separator: ",").compactMap { Int($0) }
    return parts.count == 3 && parts[0] > 3 * max(parts[1], parts[2]) / 2
  }
}
