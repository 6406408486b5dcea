internal import Foundation

/// An X server of its own, for a test that takes it away.
package final class PrivateDisplay {
  /// What a program needs to find the display.
  package let environment: [String: String?]

  private let server: Command

  /// Starts Xvfb on a number that is free.
  package init() throws {
    let server = try Command(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"])
    let number = try Deadline.wait(for: "a display") {
      let line = String(decoding: server.output, as: UTF8.self)
      return line.hasSuffix("\n") ? line.dropLast() : nil
    }
    environment = ["DISPLAY": ":\(number)", "XAUTHORITY": nil]
    self.server = server
  }

  /// Takes the display away, as a crash does.
  package func end() { server.end() }
}
