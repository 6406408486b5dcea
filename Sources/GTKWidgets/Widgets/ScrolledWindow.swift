internal import CGtk

/// A view of something that is taller than its place.
package final class ScrolledWindow: Widget {
  /// Makes a view that is as wide as its child and at most `maximumHeight` pixels high.
  ///
  /// The corresponding C function is `gtk_scrolled_window_new`.
  package init(_ child: Widget, maximumHeight: Int32) {
    super.init(sinking: gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(view, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(view, 1)
    gtk_scrolled_window_set_min_content_height(view, maximumHeight)
    gtk_scrolled_window_set_max_content_height(view, maximumHeight)
    gtk_scrolled_window_set_child(view, child.raw)
  }

  /// Shows the end of what is inside.
  ///
  /// The corresponding C function is `gtk_adjustment_set_value`.
  package func scrollToEnd() {
    let adjustment = gtk_scrolled_window_get_vadjustment(view)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
  }

  private var view: OpaquePointer { OpaquePointer(raw) }
}
