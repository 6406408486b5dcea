internal import CGtk
internal import Glibc

/// A program that gets a text and answers with an exit status and some words.
///
/// It has a process group of its own and ends, at the latest, when this process does.
package final class ChildProcess {
  /// How the program ended.
  package struct Result: Equatable {
    /// Whether it exited with status 0.
    package let isSuccess: Bool
    /// The beginning of what it wrote to standard output.
    package let output: String
    /// The beginning of what it wrote to standard error.
    package let errors: String
  }

  /// The program could not be started; the payload says why, in the language of the interface.
  package struct SpawnError: Error { package let reason: String }

  private let pid: pid_t
  private var input: [UInt8]
  private var pipes: [Work] = []
  private var output = Capture()
  private var errors = Capture()
  private var exit: Work?
  private var kill: Work?
  private let onEnd: (Result) -> Void

  /// Starts a program with `input` on its standard input.
  ///
  /// The corresponding C function is `g_spawn_async_with_pipes_and_fds`.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked for in `PATH`, and its arguments.
  ///   - onEnd: Is called once from the main loop, when the program has ended and is reaped.
  package init(
    _ arguments: [String], input: String, onEnd: @escaping (Result) -> Void
  ) throws(SpawnError) {
    var (toInput, fromOutput, fromErrors): (Int32, Int32, Int32) = (-1, -1, -1)
    var pid: GPid = 0
    var failure: UnsafeMutablePointer<GError>?
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) } + [nil]
    defer { for argument in vector { g_free(argument) } }
    let flags = G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue
    let isStarted = g_spawn_async_with_pipes(
      nil, &vector, nil, GSpawnFlags(flags), cgtk_get_child_setup(), nil, &pid,
      &toInput, &fromOutput, &fromErrors, &failure)
    if let failure, isStarted == 0 {
      defer { g_error_free(failure) }
      throw SpawnError(reason: String(cString: failure.pointee.message))
    }
    self.pid = pid
    self.input = Array(input.utf8)
    self.onEnd = onEnd
    // Whichever of the two comes first; the other one fails.
    setpgid(pid, pid)
    connect([toInput, fromOutput, fromErrors].map(Descriptor.init))
  }

  isolated deinit {
    for work in pipes + [exit, kill].compactMap(\.self) { work.cancel() }
  }

  /// Asks the program and all that it started to end; after a second they are made to.
  ///
  /// The corresponding C function is `kill` with SIGTERM, then SIGKILL.
  package func end() {
    guard kill == nil else { return }
    Glibc.kill(-pid, SIGTERM)
    kill = MainLoop.after(milliseconds: 1000) { [weak self] in
      if let self { Glibc.kill(-self.pid, SIGKILL) }
    }
  }

  /// Ends the program and all that it started, and waits until it is gone; `onEnd` is not called.
  ///
  /// It has 200 milliseconds for its own way out.
  package func endNow() {
    guard exit?.isWaiting == true else { return }
    exit?.cancel()
    Glibc.kill(-pid, SIGTERM)
    for _ in 0..<100 {
      if waitpid(pid, nil, WNOHANG) != 0 { break }
      usleep(2000)
    }
    Glibc.kill(-pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  private func connect(_ streams: [Descriptor]) {
    for stream in streams { _ = g_unix_set_fd_nonblocking(stream.number, 1, nil) }
    let (input, output, errors) = (streams[0], streams[1], streams[2])
    pipes = [
      MainLoop.whenReady(input.number, to: .write) { [weak self] in
        self?.write(input) ?? false
      },
      MainLoop.whenReady(output.number, to: .read) { [weak self] in
        self?.read(output, into: \.output) ?? false
      },
      MainLoop.whenReady(errors.number, to: .read) { [weak self] in
        self?.read(errors, into: \.errors) ?? false
      },
    ]
    exit = MainLoop.onExit(of: pid) { [weak self] status in
      self?.ended(isSuccess: status == 0, output, errors)
    }
  }

  /// Writes what the program takes; one that takes no more of it has its reasons.
  ///
  /// The stream is closed when the last of the closures that hold it goes.
  private func write(_ stream: Descriptor) -> Bool {
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    let count = input.withUnsafeBytes { Glibc.write(stream.number, $0.baseAddress, $0.count) }
    if count > 0 { input.removeFirst(count) }
    return !input.isEmpty && (count > 0 || errno == EAGAIN || errno == EINTR)
  }

  private func read(
    _ stream: Descriptor, into capture: ReferenceWritableKeyPath<ChildProcess, Capture>
  ) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      let count = Glibc.read(stream.number, buffer.baseAddress, buffer.count)
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      self[keyPath: capture].append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return true
    }
  }

  private func ended(isSuccess: Bool, _ output: Descriptor, _ errors: Descriptor) {
    for work in pipes { work.cancel() }
    kill?.cancel()
    // What is still in the pipes, 64 kB at most; something else may hold them open for ever.
    _ = read(output, into: \.output)
    _ = read(errors, into: \.errors)
    // What it left running in its group goes with it.
    Glibc.kill(-pid, SIGKILL)
    onEnd(Result(isSuccess: isSuccess, output: self.output.text, errors: self.errors.text))
  }
}

/// The beginning of a stream of bytes; the rest is dropped.
private struct Capture {
  /// Bytes that are kept: enough for one line of 200 characters, whatever they are made of.
  private static let limit = 8192

  private var bytes: [UInt8] = []

  mutating func append(_ more: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: more.prefix(Self.limit - bytes.count))
  }

  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
