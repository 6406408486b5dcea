public import CGtk

/// The texts that a widget draws, each with its colour.
@MainActor
public enum RenderTree {
  /// The colours of all text nodes below `widget`, as GTK writes them: `rgb(0,0,0)`.
  ///
  /// The widget must be on screen.
  public static func textColors(of widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    serialized(widget).components(between: "color: ", and: ";", inside: "text {")
  }

  /// What the widget draws, as `gsk_render_node_serialize` writes it.
  public static func serialized(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(widget)),
      Double(gtk_widget_get_height(widget)))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return "" }
    defer { gsk_render_node_unref(node) }
    guard let bytes = gsk_render_node_serialize(node) else { return "" }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    let data = g_bytes_get_data(bytes, &size)
    return String(
      decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
  }
}

extension String {
  fileprivate func components(
    between start: String, and end: String, inside opening: String
  ) -> [String] {
    var found: [String] = []
    var isInside = false
    for line in split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line == opening { isInside = true }
      if line == "}" { isInside = false }
      if isInside, line.hasPrefix(start), line.hasSuffix(end) {
        found.append(String(line.dropFirst(start.count).dropLast(end.count)))
      }
    }
    return found
  }
}
