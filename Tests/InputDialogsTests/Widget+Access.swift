import CGtk

@testable import GTKWidgets
@testable import InputDialogs

@MainActor
extension Widget {
  var rawForTests: UnsafeMutablePointer<GtkWidget> { raw }

  var windowForTests: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(raw).assumingMemoryBound(to: GtkWindow.self)
  }

  func clickForTests() {
    gtk_widget_activate(raw)
  }
}

@MainActor
extension EntryDialog {
  /// Calls `handler` whenever the label's text changes.
  func onLabelForTests(_ handler: @escaping () -> Void) {
    connections.append(
      Signal.connect(widgets.label.raw, "notify::label") { _ in
        handler()
        return false
      })
  }
}
