internal import InputRules

/// What the person has done since the last edit.
enum Attention: Comparable {
  /// Nothing: they may be in the middle of a word.
  case typing
  /// They have not typed for a second.
  case paused
  /// They went to another widget.
  case left
  /// They tried to confirm.
  case attempted
}

/// Everything about a dialog that changes while it is open.
struct EntryState: Equatable {
  /// The red sentence, or nil.
  var sentence: String?

  /// Whether the text can be handed over.
  var canConfirm: Bool

  /// Whether screen readers are told that the text is wrong.
  var isInvalid: Bool

  /// The state that follows from a verdict.
  ///
  /// A sentence about a text that typing can still mend waits until the person has stopped; one
  /// about an empty text waits until they try to confirm.
  ///
  /// - Parameters:
  ///   - notice: A sentence about something else than the text, such as a full disk; it comes first.
  init(verdict: Verdict, isEmpty: Bool, attention: Attention, notice: String? = nil) {
    let complaint: String? =
      switch verdict {
      case .accepted: nil
      case .rejected(let violation): violation.sentence
      case .unfinished(let violation):
        attention > .typing && (!isEmpty || attention == .attempted) ? violation.sentence : nil
      }
    sentence = notice ?? complaint
    canConfirm = verdict.value != nil
    isInvalid = complaint != nil
  }
}
