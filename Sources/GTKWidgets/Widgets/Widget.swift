internal import CGtk

/// A GTK widget, kept alive by this object.
///
/// The base of every wrapper; it owns one reference.
package class Widget {
  let raw: UnsafeMutablePointer<GtkWidget>

  /// Owns a fresh widget: takes its floating reference.
  ///
  /// The corresponding C function is `g_object_ref_sink`.
  init(sinking fresh: UnsafeMutablePointer<GtkWidget>) {
    raw = fresh
    g_object_ref_sink(fresh)
  }

  isolated deinit { g_object_unref(raw) }

  /// Whether the widget answers to keys and clicks.
  ///
  /// The corresponding C functions are `gtk_widget_get_sensitive` and `gtk_widget_set_sensitive`.
  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(raw) != 0 }
    set { gtk_widget_set_sensitive(raw, newValue ? 1 : 0) }
  }

  /// Space around the widget, in pixels.
  ///
  /// The corresponding C functions are `gtk_widget_set_margin_start` and its sisters.
  package func setMargin(_ pixels: Int32) {
    gtk_widget_set_margin_start(raw, pixels)
    gtk_widget_set_margin_end(raw, pixels)
    gtk_widget_set_margin_top(raw, pixels)
    gtk_widget_set_margin_bottom(raw, pixels)
  }

  /// Lets the widget take all the height that is left.
  ///
  /// The corresponding C function is `gtk_widget_set_vexpand`.
  package func expandVertically() { gtk_widget_set_vexpand(raw, 1) }

  /// The least size, in pixels; -1 is the natural one.
  ///
  /// The corresponding C function is `gtk_widget_set_size_request`.
  package func requestSize(width: Int32 = -1, height: Int32 = -1) {
    gtk_widget_set_size_request(raw, width, height)
  }

  /// Adds a style class of the theme.
  ///
  /// The corresponding C function is `gtk_widget_add_css_class`.
  package func addStyleClass(_ name: String) { gtk_widget_add_css_class(raw, name) }

  /// Gives the widget the keyboard.
  ///
  /// The corresponding C function is `gtk_widget_grab_focus`.
  package func grabFocus() { gtk_widget_grab_focus(raw) }

  /// Tells the person that something is not possible: a sound or a flash, as the desktop is set.
  ///
  /// The corresponding C function is `gtk_widget_error_bell`.
  package func ringErrorBell() { gtk_widget_error_bell(raw) }

  func connect(_ signal: String, _ handler: @escaping Signal.Handler) -> Connection {
    Signal.connect(raw, signal, handler)
  }
}
