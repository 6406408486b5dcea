internal import CX11

/// The keyboard and the mouse of the person at a dialog, by XTEST.
package final class Keyboard {
  /// The window that the keys go to, as X numbers it.
  let window: String

  /// Takes the keyboard for the program's window, once it is on the screen.
  package init(for program: Program) throws {
    window = try Deadline.wait(for: "a window of process \(program.id)") {
      try? Tool.lines("xdotool", ["search", "--onlyvisible", "--pid", "\(program.id)"]).last
    }
    try focus()
  }

  /// Gives the keyboard to the window; without a window manager nobody else does.
  func focus() throws { try Tool.run("xdotool", ["windowfocus", "--sync", window]) }

  /// Presses keys one after the other, by X's names, such as `Return` and `alt+r`.
  package func press(_ keys: [String]) throws {
    try Tool.run("xdotool", ["key", "--delay", "0"] + keys)
  }

  /// Types a text of letters that the keyboard has.
  ///
  /// For others xdotool changes the keyboard's map, and a key comes sooner than the map now and then.
  func type(_ text: String) throws {
    guard text.allSatisfy(\.isASCII) else { throw Failure("paste '\(text)' instead") }
    try Tool.run("xdotool", ["type", "--delay", "0", "--", text])
  }

  /// Begins to type a text with `milliseconds` between two keys.
  func beginTyping(_ text: String, milliseconds: Int) throws -> Command {
    try Command("xdotool", ["type", "--delay", "\(milliseconds)", "--", text])
  }

  /// Clicks on the middle of a place in the window.
  func click(on place: Accessible.Extents) throws {
    let (x, y) = (place.x + place.width / 2, place.y + place.height / 2)
    try Tool.run(
      "xdotool", ["mousemove", "--window", window, "\(x)", "\(y)", "click", "1"])
  }

  /// Asks the window to close, as a desktop does.
  ///
  /// The message is ICCCM's `WM_DELETE_WINDOW`; the corresponding C function is `XSendEvent`.
  func close() throws {
    guard let display = XOpenDisplay(nil), let number = Window(window) else {
      throw Failure("no display, or no window '\(window)'")
    }
    defer { XCloseDisplay(display) }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = number
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
    XSendEvent(display, number, 0, 0, &event)
  }
}
