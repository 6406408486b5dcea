/// A dialog of the real program with somebody at the keyboard.
package final class DrivenDialog {
  /// The running program.
  package let program: Program

  /// The dialog as screen readers see it.
  package let accessible: AccessibleDialog

  /// The caption of the confirm button.
  package let confirm: String

  let keyboard: Keyboard
  private var clipboard: Clipboard?

  /// Starts the program and waits until its dialog has the keyboard.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the program's name.
  ///   - rawArguments: More of it, as bytes that need not be UTF-8.
  ///   - environment: Variables that differ from ``Environment/clean``; nil takes one away.
  ///   - streams: Where standard input, output and errors go.
  ///   - confirm: The caption of the confirm button.
  package convenience init(
    _ arguments: [String] = [], rawArguments: [[UInt8]] = [],
    environment: [String: String?] = [:], streams: Streams = Streams(),
    confirm: String? = nil
  ) throws {
    try self.init(
      Program(
        arguments, rawArguments: rawArguments, environment: environment, streams: streams),
      confirm: confirm ?? (arguments.contains("--entry") ? "OK" : "Register"))
  }

  /// Waits until the dialog of a program that was started already has the keyboard.
  package init(_ program: Program, confirm: String) throws {
    self.program = program
    self.confirm = confirm
    keyboard = try Keyboard(for: program)
    accessible = try AccessibleDialog(of: program)
    let entry = accessible.entry
    guard Deadline.holds({ entry.has(.focused) }) else {
      throw Failure("the entry did not get the keyboard")
    }
  }

  /// What the dialog shows and says now.
  package func view() throws -> DialogView { try DialogView(of: accessible, confirm: confirm) }

  /// Types a text, key by key.
  package func type(_ text: String) throws { try keyboard.type(text) }

  /// Begins to type a text, ten keys a second, and does not wait for its end.
  package func beginTyping(_ text: String) throws -> Command {
    try keyboard.beginTyping(text, milliseconds: 100)
  }

  /// Presses keys one after the other, by X's names, such as `Return` and `alt+r`.
  package func press(_ keys: String...) throws { try keyboard.press(keys) }

  /// Pastes what is on the clipboard.
  package func paste() throws { try keyboard.press(["ctrl+v"]) }

  /// Copies a text elsewhere and pastes it.
  ///
  /// It comes at once, as an input method would commit it; keys that a keyboard does not have come
  /// in parts.
  package func paste(_ text: String) throws {
    clipboard = try Clipboard(text)
    try paste()
  }

  /// Takes a screenshot of the window.
  package func picture() throws -> Picture { try Picture(of: keyboard.window) }

  /// What X knows about the window, by the names of its properties, as xprop writes it.
  package func windowProperties(_ names: String...) throws -> String {
    try Tool.lines("xprop", ["-id", keyboard.window] + names).joined(separator: "\n")
  }

  /// Clicks on the button with that caption.
  package func click(on caption: String) throws {
    try keyboard.click(on: accessible.button(caption).extents)
  }

  /// Asks the window to close, as a desktop does.
  package func close() throws { try keyboard.close() }

  /// Takes the keyboard back from another window.
  package func focus() throws { try keyboard.focus() }

  /// Waits until the program has ended.
  package func result() throws -> Program.Result { try program.result() }
}
