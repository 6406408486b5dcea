internal import CGtk

/// A top-level window.
///
/// GTK keeps a window until it is destroyed: ``destroy()`` ends it.
package final class Window: Widget {
  private var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(raw).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Makes a window that is not shown yet.
  ///
  /// The corresponding C function is `gtk_window_new`; a window is never floating.
  package init(title: String) {
    super.init(sinking: gtk_window_new())
    gtk_window_set_title(window, title)
  }

  /// The size at first, in pixels; -1 is the natural one.
  ///
  /// The corresponding C function is `gtk_window_set_default_size`.
  package func setDefaultSize(width: Int32, height: Int32) {
    gtk_window_set_default_size(window, width, height)
  }

  /// Whether the window asks to stay above its caller.
  ///
  /// The corresponding C function is `gtk_window_set_modal`.
  package func setModal(_ isModal: Bool) { gtk_window_set_modal(window, isModal ? 1 : 0) }

  /// The window's icon, a name of the icon theme.
  ///
  /// The corresponding C function is `gtk_window_set_icon_name`.
  package func setIcon(name: String) { gtk_window_set_icon_name(window, name) }

  /// What is inside.
  ///
  /// The corresponding C function is `gtk_window_set_child`.
  package func setChild(_ child: Widget) { gtk_window_set_child(window, child.raw) }

  /// The widget that Return activates where nothing else takes it.
  ///
  /// The corresponding C function is `gtk_window_set_default_widget`.
  package func setDefault(_ widget: Widget) { gtk_window_set_default_widget(window, widget.raw) }

  /// Shows the window and asks for the keyboard.
  ///
  /// The corresponding C function is `gtk_window_present`.
  package func present() {
    gtk_window_present(window)
    Toolkit.restoreEnvironment()
  }

  /// Ends the window.
  ///
  /// The corresponding C function is `gtk_window_destroy`.
  package func destroy() { gtk_window_destroy(window) }

  /// Calls `handler` instead of closing, when the person asks to close the window.
  ///
  /// The corresponding signal is `GtkWindow::close-request`.
  package func onCloseRequest(_ handler: @escaping () -> Void) -> Connection {
    connect("close-request") { _ in
      handler()
      return true
    }
  }

  /// Calls `handler` when Escape is pressed and nothing inside took it.
  ///
  /// An input method takes it while it composes, a list while it is open.
  ///
  /// The corresponding signal is `GtkEventControllerKey::key-pressed`.
  package func onEscape(_ handler: @escaping () -> Void) -> Connection {
    let controller = gtk_event_controller_key_new() as OpaquePointer
    gtk_widget_add_controller(raw, controller)
    return Signal.connect(UnsafeMutableRawPointer(controller), "key-pressed") { emission in
      guard emission.unsigned(at: 1) == UInt32(GDK_KEY_Escape) else { return false }
      handler()
      return true
    }
  }
}
