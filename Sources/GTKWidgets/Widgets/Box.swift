internal import CGtk

/// A row or a column of widgets.
package final class Box: Widget {
  /// Which way the widgets go.
  package enum Orientation {
    case horizontal
    case vertical

    var raw: GtkOrientation {
      self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    }
  }

  /// Makes a box.
  ///
  /// The corresponding C function is `gtk_box_new`.
  ///
  /// - Parameter spacing: Pixels between two widgets.
  package init(_ orientation: Orientation, spacing: Int32) {
    super.init(sinking: gtk_box_new(orientation.raw, spacing))
  }

  /// Adds a widget at the end.
  ///
  /// The corresponding C function is `gtk_box_append`.
  package func append(_ child: Widget) { gtk_box_append(box, child.raw) }

  /// Takes a widget out.
  ///
  /// The corresponding C function is `gtk_box_remove`.
  package func remove(_ child: Widget) { gtk_box_remove(box, child.raw) }

  /// Puts the box at the end of the line, as buttons are in a dialog.
  ///
  /// The corresponding C function is `gtk_widget_set_halign`.
  package func alignToEnd() { gtk_widget_set_halign(raw, GTK_ALIGN_END) }

  /// Makes all widgets as large as the largest.
  ///
  /// The corresponding C function is `gtk_box_set_homogeneous`.
  package func makeHomogeneous() { gtk_box_set_homogeneous(box, 1) }

  /// Calls `handler` when the person clicks on `child` while it is insensitive.
  ///
  /// GTK gives such clicks to the box behind.
  ///
  /// The corresponding signal is `GtkGestureClick::pressed`.
  package func onClick(
    onInsensitive child: Widget, _ handler: @escaping () -> Void
  ) -> Connection {
    let gesture = gtk_gesture_click_new() as OpaquePointer
    gtk_widget_add_controller(raw, gesture)
    return Signal.connect(UnsafeMutableRawPointer(gesture), "pressed") {
      [weak self, weak child] emission in
      guard let self, let child, !child.isSensitive else { return false }
      var point = (x: 0.0, y: 0.0)
      let (x, y) = (emission.double(at: 2), emission.double(at: 3))
      let isInTree = gtk_widget_translate_coordinates(raw, child.raw, x, y, &point.x, &point.y)
      if isInTree != 0, gtk_widget_contains(child.raw, point.x, point.y) != 0 { handler() }
      return false
    }
  }

  private var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(raw).assumingMemoryBound(to: GtkBox.self)
  }
}
