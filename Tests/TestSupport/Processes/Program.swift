package import Foundation
internal import Glibc

/// The program under test, as a script starts it.
package final class Program {
  /// The executable that was built together with the tests.
  package static let path: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("verity").path
  }()

  /// The running process.
  package let command: Command

  /// What tells this run's processes from all others, in their environment.
  private let mark = "VERITY_TEST_RUN=\(UUID().uuidString)"

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the program's name.
  ///   - rawArguments: More of it, as bytes that need not be UTF-8.
  ///   - changes: Variables that differ from ``Environment/clean``; nil takes one away.
  ///   - streams: Where standard input, output and errors go.
  ///   - launcher: A program with arguments that becomes the program under test.
  ///   - path: The program under test.
  package init(
    _ arguments: [String] = [], rawArguments: [[UInt8]] = [],
    environment changes: [String: String?] = [:], streams: Streams = Streams(),
    launcher: [String] = [], path: String = Program.path
  ) throws {
    var environment = Environment.clean
    for (name, value) in changes { environment[name] = value }
    let parts = mark.split(separator: "=")
    environment[String(parts[0])] = String(parts[1])
    let words = launcher + [path] + arguments
    command = try Command(
      words[0], rawArguments: words.dropFirst().map { Array($0.utf8) } + rawArguments,
      environment: environment, streams: streams)
  }

  /// The process's id.
  package var id: pid_t { command.id }

  /// Runs the program until it ends.
  package static func run(
    _ arguments: [String], rawArguments: [[UInt8]] = [], environment: [String: String?] = [:],
    streams: Streams = Streams()
  ) throws -> Result {
    try Program(
      arguments, rawArguments: rawArguments, environment: environment, streams: streams
    ).result()
  }

  /// Waits until the program has ended.
  package func result(atMost seconds: Double = Deadline.usual) throws -> Result {
    let ending = try command.wait(atMost: seconds)
    return Result(ending: ending, output: command.output, errors: command.errors)
  }

  /// The processes of this run that are alive: the program's and whatever it has started.
  package var processes: [String] {
    let folder = "/proc"
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ids.filter { Int($0) != nil }.filter { id in
      let environment = FileManager.default.contents(atPath: "\(folder)/\(id)/environ")
      return environment?.split(separator: 0).contains { $0.elementsEqual(mark.utf8) } ?? false
    }.map { id in
      let line = FileManager.default.contents(atPath: "\(folder)/\(id)/cmdline") ?? Data()
      return line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        .joined(separator: " ")
    }
  }
}

extension Program {
  /// What a run leaves to its caller.
  package struct Result: Equatable {
    /// How it ended.
    package var ending: Command.Ending
    /// The bytes of standard output.
    package var output: Data
    /// The bytes of standard error.
    package var errors: Data
  }
}
