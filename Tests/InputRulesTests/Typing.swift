import InputRules

extension Validator {
  /// How many characters are typed before the one that makes `text` rejected; nil without any.
  func firstRejection(typing text: String) -> Int? {
    text.indices.enumerated().first { _, end in
      if case .rejected = verdict(on: String(text[...end])) { true } else { false }
    }?.offset
  }

  /// The verdict's word on the command line.
  func word(on text: String) -> String {
    switch verdict(on: text) {
    case .accepted: "accepted"
    case .unfinished: "unfinished"
    case .rejected: "rejected"
    }
  }
}
