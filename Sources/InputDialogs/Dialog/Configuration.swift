public import InputRules

extension EntryDialog {
  /// What a dialog asks, and how.
  ///
  /// Texts are plain: `& < > "` show as they are. In the buttons' labels an underscore marks the
  /// access key and two underscores are one.
  public struct Configuration: Sendable {
    /// The heading and the window's title.
    public var title: String

    /// The text above the entry; it wraps, and may have line breaks.
    public var description: String

    /// Whether an underscore in the description marks the entry's access key.
    public var usesUnderline = false

    /// The rules that a text must keep.
    public var validator: Validator

    /// Asks for the text a second time; nil for once.
    public var confirmation: Confirmation?

    /// A program that is asked last; nil for none.
    public var command: ValidationCommand?

    /// The label of the button that confirms.
    public var registerLabel: String

    /// The label of the button that cancels.
    public var cancelLabel: String

    /// The labels of further buttons, which end the dialog without a value.
    public var extraLabels: [String] = []

    /// What is in the entry at first: at most 65,534 bytes of UTF-8; line breaks become spaces.
    public var initialText = ""

    /// What an empty entry shows in a pale colour.
    public var placeholder = ""

    /// Whether dots stand for what is typed.
    public var isHidden = false

    /// Texts to choose from; any other text can be typed as well.
    public var choices: [String] = []

    /// A picture beside the text: a file's path or a name of the icon theme.
    public var icon: String?

    /// The window's icon, a name of the icon theme.
    public var windowIcon: String?

    /// The window's width at first, in pixels; nil for what the text needs.
    public var width: Int32?

    /// The window's height at first, in pixels; nil for what the text needs.
    public var height: Int32?

    /// Whether the window asks to stay above its caller.
    public var isModal = false

    /// Seconds until the dialog ends by itself; nil for never.
    public var timeout: UInt32?

    /// Makes a configuration; everything else can be set afterwards.
    ///
    /// - Parameters:
    ///   - title: The heading and the window's title.
    ///   - description: The text above the entry.
    ///   - validator: The rules that a text must keep.
    ///   - registerLabel: nil for "OK" in the language of the interface.
    ///   - cancelLabel: nil for "Cancel" in the language of the interface.
    public init(
      title: String, description: String, validator: Validator,
      registerLabel: String? = nil, cancelLabel: String? = nil
    ) {
      self.title = title
      self.description = description
      self.validator = validator
      self.registerLabel = registerLabel ?? translated("_OK")
      self.cancelLabel = cancelLabel ?? translated("_Cancel")
    }

    /// The registration dialog: something of at most five characters.
    public static var registration: Self {
      Self(
        title: translated("Registration"), description: translated("Enter a short text."),
        validator: Validator([.required, .maxLength(5)]),
        registerLabel: translated("_Register"))
    }
  }
}

extension EntryDialog.Configuration {
  /// Sentences as long as the dialog's sentences get, as far as anybody can know.
  var sampleSentences: [String] {
    var sentences = validator.sampleSentences
    if let confirmation { sentences.append(confirmation.violation.sentence) }
    if let command { sentences.append(command.timeoutViolation.sentence) }
    return sentences
  }
}
