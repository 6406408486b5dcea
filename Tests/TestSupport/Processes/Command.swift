package import Foundation
internal import Glibc

/// Another process, started by a test and ended with it.
package final class Command {
  /// How a process ended.
  package enum Ending: Equatable {
    /// By itself, with an exit code.
    case exited(Int32)
    /// By a signal that it did not handle.
    case killed(by: Int32)
  }

  /// The process's id, which is its session's as well.
  package let id: pid_t

  private let streams: Streams
  private var ending: Ending?

  /// Starts `program` in a session of its own, with signals as a terminal would give them.
  ///
  /// The corresponding C function is `posix_spawnp`.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked for in `PATH`.
  ///   - arguments: What follows the program's name, as bytes without a zero.
  ///   - environment: All of the environment.
  ///   - streams: Where standard input, output and errors go.
  package init(
    _ program: String, rawArguments arguments: [[UInt8]],
    environment: [String: String] = Environment.clean, streams: Streams = Streams()
  ) throws {
    self.streams = streams
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    try streams.add(to: &actions)
    var attributes = Self.freshAttributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let words = ([Array(program.utf8)] + arguments).map(Self.copy) + [nil]
    let variables = environment.map { Self.copy(Array("\($0)=\($1)".utf8)) } + [nil]
    defer { for string in words + variables { free(string) } }
    var id: pid_t = 0
    let failure = posix_spawnp(&id, program, &actions, &attributes, words, variables)
    guard failure == 0 else { throw Failure("\(program): \(String(cString: strerror(failure)))") }
    self.id = id
    streams.close(captured: false)
  }

  /// Starts `program`; see ``init(_:rawArguments:environment:streams:)``.
  package convenience init(
    _ program: String, _ arguments: [String],
    environment: [String: String] = Environment.clean, streams: Streams = Streams()
  ) throws {
    try self.init(
      program, rawArguments: arguments.map { Array($0.utf8) }, environment: environment,
      streams: streams)
  }

  isolated deinit {
    end()
    streams.close(captured: true)
  }

  /// Whether the process has not ended.
  package var isRunning: Bool { poll() == nil }

  /// What the process wrote to standard output until now.
  package var output: Data { streams.written(to: STDOUT_FILENO) }

  /// What the process wrote to standard error until now.
  package var errors: Data { streams.written(to: STDERR_FILENO) }

  /// Waits until the process has ended.
  ///
  /// - Throws: ``Failure`` when it is still there after `seconds`.
  package func wait(atMost seconds: Double = Deadline.usual) throws -> Ending {
    try Deadline.wait(for: "the end of process \(id)", atMost: seconds) { poll() }
  }

  /// Sends a signal.
  package func send(_ signal: Int32) {
    if isRunning { kill(id, signal) }
  }

  /// Ends the process by force; nothing happens if it has ended.
  package func end() {
    guard isRunning else { return }
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
    ending = .killed(by: SIGKILL)
  }

  private func poll() -> Ending? {
    guard ending == nil else { return ending }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7F
    ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(by: signal)
    return ending
  }

  /// A session of its own, no blocked signals, and none ignored: a shell in the background would
  /// hand down that interrupts are.
  private static func freshAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | setSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// `POSIX_SPAWN_SETSID`, which Glibc's module leaves out because it is a GNU extension.
  private static let setSession: Int32 = 0x80

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    strndup(bytes.map(CChar.init(bitPattern:)), bytes.count)
  }
}
