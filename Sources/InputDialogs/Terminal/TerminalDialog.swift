internal import GTKWidgets
internal import Glibc
internal import InputRules

/// A question on the terminal that lets only right answers through.
///
/// It has the words, the rules and the sentences of an ``EntryDialog``, and needs no display. It is
/// asked on `/dev/tty`, never on standard output, so that the caller's pipes stay as they are.
///
/// Return confirms, Control-C and Control-D on an empty line cancel, Tab and the arrows walk through
/// the choices, and Escape with a number chooses an extra button. A text that must be typed twice is
/// asked for twice, and Up goes back to the first. The keys for editing are those of Emacs, and
/// those that the person has chosen with `stty`.
///
/// Call ``start()`` once, then make a dialog, then ``run()`` it. However that ends, the terminal is
/// left as it was.
@MainActor
public final class TerminalDialog {
  /// The process has no terminal.
  public struct NoTerminal: Error, Equatable, Sendable {}

  let configuration: EntryDialog.Configuration
  let register: EntryDialog.Register?
  let terminal: Terminal
  let question: TerminalQuestion
  var screen: any PromptScreen

  /// The text that is being typed: the first, or the one that confirms it.
  var field = EntryState.Field.entry
  var first: LineEditor
  var second = LineEditor()
  /// The text of the line that the person was told about.
  var settled: String
  /// A text that did not fit, as it would have become.
  var overflow: String?
  /// What is wrong with it, until the next edit.
  var excess: Violation?

  var walk: ChoiceWalk
  var decoder: KeyDecoder
  /// The digits of an extra button's number that were typed; nil while none is expected.
  var number: String?

  private(set) var check: CommandCheck?
  /// Whether the person has tried to confirm while a program was asked about the text.
  var isConfirmWaiting = false

  var attention = Attention.typing
  var notice: String?
  var timers: [Work] = []
  var pause: Work?
  var sequenceTimer: Work?
  var resizing: Work?
  var loop: MainLoop?

  /// How the dialog ended; nil while it is open.
  public internal(set) var outcome: Outcome?

  /// Makes a dialog that is not shown yet.
  ///
  /// - Parameters:
  ///   - configuration: The words and the rules; what concerns windows alone has no effect.
  ///   - register: Gets the value when the person confirms; nil for nobody but the caller of
  ///     ``run()``.
  /// - Throws: ``NoTerminal`` when `/dev/tty` cannot be opened.
  public init(
    _ configuration: EntryDialog.Configuration, register: EntryDialog.Register? = nil
  ) throws(NoTerminal) {
    do {
      terminal = try Terminal()
    } catch {
      throw NoTerminal()
    }
    self.configuration = configuration
    self.register = register
    let style = TerminalStyle { name in getenv(name).map { String(cString: $0) } }
    screen = style.isAddressable ? AddressableScreen(style) : PlainScreen()
    question = TerminalQuestion(configuration, isAddressable: style.isAddressable)
    first = LineEditor(configuration.initialText)
    settled = first.text
    walk = ChoiceWalk(configuration.choices.map(\.onOneLine)) { text in
      configuration.validator.completions(of: text, limit: Completion.longest)
    }
    decoder = KeyDecoder(controls: terminal.controls)
    check = configuration.command.map { command in
      CommandCheck(command) { [weak self] in self?.checkChanged() }
    }
  }

  /// Takes the language of the environment for terminals; once is enough.
  ///
  /// Call it before the words of a ``EntryDialog/Configuration`` are made. A program that called
  /// ``EntryDialog/start(identifier:name:)`` need not, even where that found no display.
  public static func start() { prepareLanguage() }

  /// The line that is being typed.
  var line: LineEditor {
    get { field == .entry ? first : second }
    set {
      if field == .entry { first = newValue } else { second = newValue }
    }
  }
}
