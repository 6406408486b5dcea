internal import Glibc

/// Restores the terminal whatever ends or stops the process.
///
/// Everything here that a signal runs keeps to what POSIX calls async-signal-safe.
nonisolated enum TerminalGuard {
  /// Signals of a crash; what handled them before is asked afterwards.
  private static let crashes = [
    SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// Signals that end a process that does not handle them.
  private static let ends = [
    SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGXFSZ, SIGIO, SIGPWR,
  ]

  /// What signal handlers need; at a fixed address, so that reading it takes no lock.
  private struct State {
    var isActive = false
    var descriptor: Int32 = -1
    var closing: StaticString = ""
    var original = termios()
    var raw = termios()
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// What handled each signal before, by its number.
  nonisolated(unsafe) private static let previous =
    UnsafeMutablePointer<sigaction>.allocate(capacity: Int(NSIG))

  /// The signals whose handlers are replaced.
  nonisolated(unsafe) private static var replaced: [Int32] = []

  /// Watches over a terminal that is about to become raw.
  static func install(
    descriptor: Int32, original: termios, raw: termios, closing: StaticString
  ) {
    state.pointee = State(
      isActive: true, descriptor: descriptor, closing: closing, original: original, raw: raw)
    for number in crashes { replace(number, with: ended, keepsOthers: false) }
    for number in ends { replace(number, with: ended, keepsOthers: true) }
    replace(SIGTSTP, with: stopped, keepsOthers: true)
    replace(SIGCONT, with: continued, keepsOthers: true)
    _ = atExit
  }

  /// Restores the terminal and what handled signals before.
  static func remove() {
    restore()
    for number in replaced { sigaction(number, previous + Int(number), nil) }
    replaced = []
  }

  private static let atExit: Void = { atexit { TerminalGuard.restore() } }()

  private static func replace(
    _ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void, keepsOthers: Bool
  ) {
    let previous = previous + Int(number)
    sigaction(number, nil, previous)
    let address = unsafeBitCast(previous.pointee.__sigaction_handler.sa_handler, to: Int.self)
    // 1 is SIG_IGN: what is ignored stays ignored. 0 is SIG_DFL.
    guard address != 1, address == 0 || !keepsOthers else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART | SA_ONSTACK
    sigaction(number, &action, nil)
    replaced.append(number)
  }

  private static let ended: @convention(c) (Int32) -> Void = { number in
    TerminalGuard.restore()
    sigaction(number, TerminalGuard.previous + Int(number), nil)
    raise(number)
  }

  private static let stopped: @convention(c) (Int32) -> Void = { number in
    TerminalGuard.restore()
    var own = sigaction()
    sigaction(number, TerminalGuard.previous + Int(number), &own)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    raise(number)
    // The process stops here, until it is continued.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    sigaction(number, &own, nil)
    TerminalGuard.resume()
  }

  private static let continued: @convention(c) (Int32) -> Void = { _ in TerminalGuard.resume() }

  /// Puts the terminal back as it was found; other programs have it while this one is in the
  /// background.
  private static func restore() {
    guard state.pointee.isActive else { return }
    state.pointee.isActive = false
    let reason = errno
    defer { errno = reason }
    let descriptor = state.pointee.descriptor
    guard tcgetpgrp(descriptor) == getpgrp() else { return }
    let closing = state.pointee.closing
    _ = write(descriptor, closing.utf8Start, closing.utf8CodeUnitCount)
    withUnsafePointer(to: &state.pointee.original) { _ = tcsetattr(descriptor, TCSANOW, $0) }
  }

  /// Makes the terminal raw again and lets the main loop draw, as when the size has changed.
  private static func resume() {
    let reason = errno
    defer { errno = reason }
    let descriptor = state.pointee.descriptor
    guard tcgetpgrp(descriptor) == getpgrp() else { return }
    state.pointee.isActive = true
    withUnsafePointer(to: &state.pointee.raw) { _ = tcsetattr(descriptor, TCSANOW, $0) }
    raise(SIGWINCH)
  }
}
