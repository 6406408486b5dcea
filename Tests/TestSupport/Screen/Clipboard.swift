internal import CX11

/// What another program has copied; it can be pasted as long as this lives.
package final class Clipboard {
  private let owner: Command

  /// Copies a text with xclip.
  package init(_ text: String) throws {
    let before = try Self.ownerWindow()
    owner = try Command(
      "xclip", ["-quiet", "-selection", "clipboard"], streams: Streams(input: .text(text)))
    try Deadline.wait(for: "the clipboard") {
      let now = try Self.ownerWindow()
      return now != 0 && now != before ? () : nil
    }
  }

  /// The window that has the clipboard, or 0.
  ///
  /// The corresponding C function is `XGetSelectionOwner`.
  private static func ownerWindow() throws -> Window {
    guard let display = XOpenDisplay(nil) else { throw Failure("no display") }
    defer { XCloseDisplay(display) }
    return XGetSelectionOwner(display, XInternAtom(display, "CLIPBOARD", 0))
  }
}
