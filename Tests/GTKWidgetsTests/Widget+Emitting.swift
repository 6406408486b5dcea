import CGtk

@testable import GTKWidgets

@MainActor
extension Widget {
  /// Emits a signal that has no arguments, as GTK would.
  func emitForTests(_ signal: String) {
    var values = [GValue()]
    g_value_init(&values[0], g_type_from_name("GtkWidget"))
    g_value_set_object(&values[0], raw)
    let type = UnsafeMutableRawPointer(raw).assumingMemoryBound(to: GTypeInstance.self).pointee
    g_signal_emitv(values, g_signal_lookup(signal, type.g_class.pointee.g_type), 0, nil)
    g_value_unset(&values[0])
  }
}
