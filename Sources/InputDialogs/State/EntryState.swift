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
  /// Which entry a sentence is about.
  enum Field {
    case entry
    case confirmation
  }

  /// The red sentence, or nil.
  var sentence: String?

  /// What is going on, in the colour of the description; only without a sentence.
  var status: String?

  /// Whether the text can be handed over.
  var canConfirm: Bool

  /// The entry that screen readers are told is wrong, or nil.
  var invalidField: Field?

  /// The state that follows from a judgement.
  ///
  /// A sentence about a text that typing can still mend waits until the person has stopped; one
  /// about an empty entry waits until they try to confirm.
  ///
  /// - Parameters:
  ///   - emptyFields: The entries in which nothing is typed.
  ///   - notice: A sentence about something else than the text, such as a full disk; it comes first.
  init(
    _ judgement: Judgement, emptyFields: Set<Field>, attention: Attention, notice: String? = nil
  ) {
    canConfirm = judgement.value != nil
    sentence = notice
    guard case .known(let verdict) = judgement else {
      status = judgement == .checking(isSlow: true) && notice == nil ? translated("Checking…") : nil
      return
    }
    guard let violation = verdict.violation else { return }
    let field = Field(of: violation)
    let isPatient =
      switch verdict {
      case .unfinished:
        attention == .typing || emptyFields.contains(field) && attention < .attempted
      default: false
      }
    guard !isPatient else { return }
    sentence = notice ?? violation.sentence
    invalidField = field
  }
}

extension EntryState.Field {
  /// The entry that a violation is about.
  init(of violation: Violation) {
    self = violation.rule == .confirm ? .confirmation : .entry
  }
}
