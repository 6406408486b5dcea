internal import CAtspi

/// What a program tells screen readers while it happens.
package final class EventLog {
  /// The events in words: `description`, `invalid 1`, `sensitive 0`.
  package private(set) var events: [String] = []

  private let processId: Int32
  private var listener: UnsafeMutablePointer<AtspiEventListener>?
  private let kinds = [
    "object:state-changed:sensitive", "object:property-change:accessible-description",
    "object:state-changed:invalid", "object:state-changed:invalid-entry",
  ]

  /// Listens to a program's events about buttons and sentences.
  ///
  /// The corresponding C function is `atspi_event_listener_register`.
  package init(of program: Program) {
    processId = program.id
    listener = atspi_event_listener_new(
      { event, data in
        guard let event, let data else { return }
        let log = Unmanaged<EventLog>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { log.note(event) }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    for kind in kinds { atspi_event_listener_register(listener, kind, nil) }
  }

  isolated deinit {
    for kind in kinds { atspi_event_listener_deregister(listener, kind, nil) }
    g_object_unref(listener)
  }

  /// Takes in what has come until now.
  package func update() { AccessibilityBus.handleEvents() }

  private func note(_ event: UnsafeMutablePointer<AtspiEvent>) {
    defer { g_boxed_free(atspi_event_get_type(), event) }
    let source = event.pointee.source
    guard atspi_accessible_get_process_id(source, nil) == UInt32(processId) else { return }
    let kind = event.pointee.type.map { String(cString: $0) } ?? ""
    let value = event.pointee.detail1
    events.append(
      kind.contains("description")
        ? "description" : "\(kind.contains("invalid") ? "invalid" : "sensitive") \(value)")
  }
}
