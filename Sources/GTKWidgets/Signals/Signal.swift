internal import CGtk

/// Handlers of GObject signals: one of the two places where Swift closures cross into C.
enum Signal {
  /// What a handler gets when a signal is emitted.
  struct Emission {
    fileprivate let values: UnsafePointer<GValue>
    fileprivate let count: Int

    /// The argument at `index` as a string; the emitter is number 0.
    func string(at index: Int) -> String? {
      value(at: index).flatMap { g_value_get_string($0) }.map { String(cString: $0) }
    }

    /// The argument at `index` as an unsigned number.
    func unsigned(at index: Int) -> UInt32 { value(at: index).map { g_value_get_uint($0) } ?? 0 }

    /// The argument at `index` as a number.
    func int(at index: Int) -> Int { value(at: index).map { Int(g_value_get_int($0)) } ?? 0 }

    /// The argument at `index` as a set of flags.
    func flags(at index: Int) -> UInt32 { value(at: index).map { g_value_get_flags($0) } ?? 0 }

    /// The argument at `index` as a number with a fraction.
    func double(at index: Int) -> Double { value(at: index).map { g_value_get_double($0) } ?? 0 }

    /// The argument at `index` as a pointer.
    func pointer(at index: Int) -> UnsafeMutableRawPointer? {
      value(at: index).flatMap { g_value_get_pointer($0) }
    }

    private func value(at index: Int) -> UnsafePointer<GValue>? {
      index < count ? values + index : nil
    }
  }

  /// A handler; true stops a signal that asks whether it was handled.
  typealias Handler = @MainActor (Emission) -> Bool

  fileprivate final class Box {
    let handler: Handler
    init(_ handler: @escaping Handler) { self.handler = handler }
  }

  /// Calls `handler` whenever `emitter` emits the signal `name`.
  ///
  /// GTK owns the handler: it is released when the connection goes away, at the latest with the
  /// emitter.
  ///
  /// The corresponding C function is `g_signal_connect_closure`.
  static func connect(
    _ emitter: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping Handler
  ) -> Connection {
    let data = Unmanaged.passRetained(Box(handler)).toOpaque()
    let closure = g_closure_new_simple(UInt32(MemoryLayout<GClosure>.size), data)
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      data.map { Unmanaged<Box>.fromOpaque($0).release() }
    }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      guard let data = closure?.pointee.data, let values else { return }
      let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
      let emission = Emission(values: values, count: Int(count))
      let isHandled = MainActor.assumeIsolated { box.handler(emission) }
      if let result, g_type_check_value_holds(result, GType(5 << 2)) != 0 {
        g_value_set_boolean(result, isHandled ? 1 : 0)
      }
    }
    return Connection(emitter, handler: g_signal_connect_closure(emitter, name, closure, 0))
  }
}

/// A handler's connection to its emitter.
package final class Connection {
  private let emitter: UnsafeMutableRawPointer
  private let handler: UInt

  init(_ emitter: UnsafeMutableRawPointer, handler: UInt) {
    self.emitter = emitter
    self.handler = handler
  }

  /// Ends the connection and releases the handler; once is enough.
  ///
  /// The emitter must be alive.
  ///
  /// The corresponding C function is `g_signal_handler_disconnect`.
  package func disconnect() {
    if g_signal_handler_is_connected(emitter, handler) != 0 {
      g_signal_handler_disconnect(emitter, handler)
    }
  }
}
