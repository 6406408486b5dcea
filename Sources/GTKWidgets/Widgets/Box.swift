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

  private var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(raw).assumingMemoryBound(to: GtkBox.self)
  }
}
