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

  /// A key that nothing inside the window took.
  package enum Key: Equatable {
    case escape
    /// A key pressed together with Alt, as a GDK key value in lower case.
    case alt(UInt32)
  }

  /// Calls `handler` when such a key is pressed and nothing inside took it; true ends its way.
  ///
  /// An input method takes Escape while it composes, a list while it is open.
  ///
  /// The corresponding signal is `GtkEventControllerKey::key-pressed`.
  package func onKey(_ handler: @escaping (Key) -> Bool) -> Connection {
    let controller = gtk_event_controller_key_new() as OpaquePointer
    gtk_widget_add_controller(raw, controller)
    return Signal.connect(UnsafeMutableRawPointer(controller), "key-pressed") { emission in
      let key = emission.unsigned(at: 1)
      if key == UInt32(GDK_KEY_Escape) { return handler(.escape) }
      let isAlt = emission.flags(at: 3) & GDK_ALT_MASK.rawValue != 0
      return isAlt && handler(.alt(gdk_keyval_to_lower(key)))
    }
  }
}
