internal import Foundation

/// The tools that tests use besides the program itself.
enum Tool {
  /// Runs a tool until it ends.
  ///
  /// - Returns: What it wrote to standard output.
  /// - Throws: ``Failure`` when it fails.
  @discardableResult
  static func run(_ name: String, _ arguments: [String]) throws -> Data {
    let command = try Command(name, arguments)
    guard let ending = try? command.wait() else {
      throw Failure("\(name) \(arguments.joined(separator: " ")) does not end")
    }
    guard ending == .exited(0) else {
      let errors = String(decoding: command.errors, as: UTF8.self)
      throw Failure("\(name) \(arguments.joined(separator: " ")): \(ending) \(errors)")
    }
    return command.output
  }

  /// Runs a tool until it ends.
  ///
  /// - Returns: What it wrote to standard output, in lines.
  static func lines(_ name: String, _ arguments: [String]) throws -> [String] {
    String(decoding: try run(name, arguments), as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }
}
