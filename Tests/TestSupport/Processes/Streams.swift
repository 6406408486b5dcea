internal import Foundation
internal import Glibc

/// Where the standard streams of a process go.
package struct Streams {
  /// What a process reads.
  package enum Input {
    /// Nothing.
    case empty
    /// A text.
    case text(String)
    /// A file that exists.
    case path(String)
    /// The stream is not open.
    case closed
  }

  /// Where a process writes to.
  package enum Output {
    /// To the test.
    case captured
    /// To a file or device that exists.
    case path(String)
    /// To a pipe that nobody reads any more.
    case brokenPipe
    /// The stream is not open.
    case closed
  }

  private var descriptors: [Int32?] = []
  private let outputs: [Int32: Output]
  private let terminal: String?

  /// Makes streams.
  ///
  /// - Parameter terminal: The terminal that controls the process; no stream goes there.
  package init(
    input: Input = .empty, output: Output = .captured, errors: Output = .captured,
    terminal: String? = nil
  ) {
    self.terminal = terminal
    outputs = [STDOUT_FILENO: output, STDERR_FILENO: errors]
    descriptors = [Self.open(input), nil, nil]
    for (stream, output) in outputs { descriptors[Int(stream)] = Self.open(output) }
  }

  func add(to actions: inout posix_spawn_file_actions_t) throws {
    for (stream, descriptor) in descriptors.enumerated() {
      if let descriptor {
        guard descriptor >= 0 else { throw Failure("stream \(stream) cannot be opened") }
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(stream))
      } else {
        posix_spawn_file_actions_addclose(&actions, Int32(stream))
      }
    }
    if let terminal {
      // The first terminal that a new session opens controls it, also when it is closed again.
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO + 1, terminal, O_RDWR, 0)
      posix_spawn_file_actions_addclose(&actions, STDERR_FILENO + 1)
    }
  }

  /// Closes this process's ends: those that are read later, or all others.
  func close(captured: Bool) {
    for (stream, descriptor) in descriptors.enumerated() {
      guard let descriptor, isCaptured(Int32(stream)) == captured else { continue }
      Glibc.close(descriptor)
    }
  }

  private func isCaptured(_ stream: Int32) -> Bool {
    if case .captured? = outputs[stream] { true } else { false }
  }

  func written(to stream: Int32) -> Data {
    guard isCaptured(stream), let descriptor = descriptors[Int(stream)] else { return Data() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, data.count)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  private static func open(_ input: Input) -> Int32? {
    switch input {
    case .closed: return nil
    case .empty: return Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    case .path(let path): return Glibc.open(path, O_RDONLY | O_CLOEXEC)
    case .text(let text):
      let file = openNamelessFile()
      _ = text.withCString { write(file, $0, strlen($0)) }
      lseek(file, 0, SEEK_SET)
      return file
    }
  }

  private static func open(_ output: Output) -> Int32? {
    switch output {
    case .closed: return nil
    case .captured: return openNamelessFile()
    case .path(let path): return Glibc.open(path, O_WRONLY | O_CLOEXEC)
    case .brokenPipe:
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return -1 }
      Glibc.close(ends[0])
      return keptFromChildren(ends[1])
    }
  }

  private static func openNamelessFile() -> Int32 {
    var path = Array("/tmp/verity-test-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    unlink(path)
    return keptFromChildren(file)
  }

  private static func keptFromChildren(_ descriptor: Int32) -> Int32 {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}
