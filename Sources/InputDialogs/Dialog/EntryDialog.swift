internal import InputRules
internal import GTKWidgets

/// A window that asks one question and lets only right answers through.
///
/// Every edit goes through the validator. The sentence about what is wrong turns red, nothing else
/// does; the confirm button works only while the text is right.
///
/// Call ``start(identifier:name:)`` once, then make a dialog, then ``run()`` it.
@MainActor
public final class EntryDialog {
  /// Gets the value when the person confirms; what it throws keeps the dialog open.
  ///
  /// The words of a ``RegisterFailure`` are shown as the sentence.
  public typealias Register = (_ value: String) throws -> Void

  /// A value that could not be taken, in words for the person at the dialog.
  public struct RegisterFailure: Error, Equatable, Sendable {
    /// One line that says why.
    public let sentence: String

    /// Makes a failure.
    public init(sentence: String) { self.sentence = sentence }

    /// The words for whatever a ``Register`` closure throws.
    static func sentence(about error: any Error) -> String {
      (error as? RegisterFailure)?.sentence ?? "\(error)"
    }
  }

  let configuration: Configuration
  let register: Register?
  let widgets: EntryWidgets
  let markup: DescriptionMarkup
  var connections: [Connection] = []
  var timers: [Work] = []
  var pause: Work?

  private(set) var check: CommandCheck?
  /// Whether the person has tried to confirm while a program was asked about the text.
  var isConfirmWaiting = false

  var attention = Attention.typing
  var notice: String?
  /// What is wrong with a text that did not fit, until the next edit.
  var excess: Violation?
  var shown: EntryState?
  var sentenceColor = Color(gray: 0)

  var onEnd: ((Outcome) -> Void)?
  /// How the dialog ended; nil while it is open.
  public internal(set) var outcome: Outcome?

  /// Makes a dialog that is not shown yet.
  ///
  /// - Parameters:
  ///   - configuration: The words, the rules and the size.
  ///   - register: Gets the value when the person confirms; nil for nobody but the caller of
  ///     ``run()``.
  /// - Precondition: ``start(identifier:name:)`` succeeded.
  public init(_ configuration: Configuration, register: Register? = nil) {
    self.configuration = configuration
    self.register = register
    markup = DescriptionMarkup(
      description: configuration.description, usesUnderline: configuration.usesUnderline)
    widgets = EntryWidgets(configuration)
    check = configuration.command.map { command in
      CommandCheck(command) { [weak self] in self?.checkChanged() }
    }
    connect()
    widgets.entry.text = configuration.initialText.onOneLine
    if let index = configuration.choices.firstIndex(of: configuration.initialText) {
      widgets.entry.choose(index)
    }
    widgets.entry.cancelPendingEdit()
    chooseColor()
    reserveRoom()
    nameEntries()
  }

  isolated deinit {
    // GTK keeps windows; one that was never presented goes with its dialog.
    if outcome == nil { widgets.window.destroy() }
  }

  /// The dialog that asks for at most five characters.
  ///
  /// - Parameter register: Gets the text when the person chooses Register.
  public static func alertWithValidation(register: @escaping Register) -> EntryDialog {
    EntryDialog(.registration, register: register)
  }

  /// Starts GTK for dialogs; once is enough, and a program that uses GTK anyway need not.
  ///
  /// - Parameters:
  ///   - identifier: The application id (reverse DNS), which desktops match with a desktop entry.
  ///   - name: The program's name for people and screen readers.
  /// - Throws: ``NoDisplay`` when no display can be opened.
  public static func start(identifier: String, name: String) throws(NoDisplay) {
    prepareLanguage()
    do {
      try Toolkit.start(identifier: identifier, name: name)
    } catch {
      throw NoDisplay()
    }
    // Translators: write default:RTL where the interface goes from right to left.
    Toolkit.setDirection(isRightToLeft: translated("default:LTR") == "default:RTL")
  }

  /// No display can be opened.
  public struct NoDisplay: Error, Equatable, Sendable {}
}
