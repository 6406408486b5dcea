internal import CGtk
internal import Glibc

/// GLib's main loop, and work for it: the other place where Swift closures cross into C.
package final class MainLoop {
  /// When work is done, relative to what else waits.
  package enum Priority: Int32 {
    /// Before the next event and before anything is drawn.
    case beforeEvents = -100
    /// In line with events.
    case normal = 0
  }

  private let raw = g_main_loop_new(nil, 0)

  /// Makes a loop on the default context.
  package init() {}

  isolated deinit { g_main_loop_unref(raw) }

  /// Handles events until ``quit()`` is called.
  ///
  /// The corresponding C function is `g_main_loop_run`.
  package func run() { g_main_loop_run(raw) }

  /// Makes ``run()`` return.
  ///
  /// The corresponding C function is `g_main_loop_quit`.
  package func quit() { g_main_loop_quit(raw) }

  /// Runs `work` once, soon.
  ///
  /// The corresponding C function is `g_idle_source_new`.
  package static func soon(
    _ priority: Priority = .normal, _ work: @escaping @MainActor () -> Void
  ) -> Work {
    attach(g_idle_source_new(), priority) {
      work()
      return false
    }
  }

  /// Runs `work` once, `milliseconds` from now.
  ///
  /// The corresponding C function is `g_timeout_source_new`.
  package static func after(
    milliseconds: UInt32, _ work: @escaping @MainActor () -> Void
  ) -> Work {
    attach(g_timeout_source_new(milliseconds), .normal) {
      work()
      return false
    }
  }

  /// Runs `work` once when the child process `pid` has ended, and reaps it.
  ///
  /// The corresponding C functions are `pidfd_open` and `waitpid`.
  ///
  /// - Parameter work: Gets the status as `waitpid` gives it.
  static func onExit(
    of pid: pid_t, _ work: @escaping @MainActor (_ status: Int32) -> Void
  ) -> Work {
    let process = Descriptor(pidfd_open(pid, 0))
    return whenReady(process.number, to: .read) {
      _ = process
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      work(status)
      return false
    }
  }

  /// Runs `work` whenever the process gets the Unix signal `number`: 1, 2, 10, 12, 15 or 28.
  ///
  /// The corresponding C function is `g_unix_signal_source_new`.
  ///
  /// - Returns: nil where the signal is ignored, as under `nohup`; it stays ignored.
  package static func onSignal(
    _ number: Int32, _ work: @escaping @MainActor () -> Void
  ) -> Work? {
    var action = sigaction()
    sigaction(number, nil, &action)
    guard unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != 1 else {
      return nil
    }
    return attach(g_unix_signal_source_new(number), .normal) {
      work()
      return true
    }
  }

  /// What a file can be ready for.
  package enum Readiness {
    /// Something can be read, or nothing will ever come.
    case read
    /// Something can be written, or nobody will ever read it.
    case write

    var condition: GIOCondition {
      let ends = G_IO_HUP.rawValue | G_IO_ERR.rawValue | G_IO_NVAL.rawValue
      return GIOCondition(rawValue: ends | (self == .read ? G_IO_IN : G_IO_OUT).rawValue)
    }
  }

  /// Runs `work` whenever the open file `descriptor` is ready, until it says no.
  ///
  /// The file must be open until then, or until the work is cancelled.
  ///
  /// The corresponding C function is `g_unix_fd_source_new`.
  ///
  /// - Parameter work: Answers whether it wants to be called again.
  package static func whenReady(
    _ descriptor: Int32, to readiness: Readiness, _ work: @escaping @MainActor () -> Bool
  ) -> Work {
    // This kind of source calls with arguments of its own before the data.
    let called: GUnixFDSourceFunc = { _, _, data in MainLoop.call(data) }
    return attach(
      g_unix_fd_source_new(descriptor, readiness.condition), .normal,
      calling: unsafeBitCast(called, to: GSourceFunc.self), work)
  }

  fileprivate final class Box {
    let work: @MainActor () -> Bool
    init(_ work: @escaping @MainActor () -> Bool) { self.work = work }
  }

  /// Attaches `source`; its `work` answers whether it wants to be called again.
  ///
  /// - Parameter function: What the source calls; sources of some kinds give it other arguments.
  private static func attach(
    _ source: UnsafeMutablePointer<GSource>?, _ priority: Priority,
    calling function: GSourceFunc = { data in MainLoop.call(data) },
    _ work: @escaping @MainActor () -> Bool
  ) -> Work {
    g_source_set_priority(source, priority.rawValue)
    g_source_set_callback(
      source, function, Unmanaged.passRetained(Box(work)).toOpaque(),
      { data in data.map { Unmanaged<Box>.fromOpaque($0).release() } })
    g_source_attach(source, nil)
    return Work(owning: source)
  }

  /// Does the work in a box that a source has.
  private nonisolated static func call(_ data: gpointer?) -> gboolean {
    guard let data else { return 0 }
    let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { box.work() } ? 1 : 0
  }
}

/// Work that waits for the main loop.
package final class Work {
  private let source: UnsafeMutablePointer<GSource>?

  init(owning source: UnsafeMutablePointer<GSource>?) { self.source = source }

  isolated deinit { g_source_unref(source) }

  /// Whether the work is still to come.
  package var isWaiting: Bool { g_source_is_destroyed(source) == 0 }

  /// Takes the work back; nothing happens if it is done already.
  ///
  /// The corresponding C function is `g_source_destroy`.
  package func cancel() { g_source_destroy(source) }
}
