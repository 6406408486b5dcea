internal import CGtk

/// A picture of a fixed size.
package final class Image: Widget {
  /// The width and the height, in pixels.
  package static let size: Int32 = 48

  /// Makes a picture.
  ///
  /// The corresponding C functions are `gtk_image_new_from_file` and `gtk_image_new_from_icon_name`.
  ///
  /// - Parameter icon: A file's path or a name of the icon theme; a file comes first.
  /// - Returns: nil where there is neither.
  package init?(icon: String) {
    let isFile = g_file_test(icon, G_FILE_TEST_IS_REGULAR) != 0
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    guard isFile || gtk_icon_theme_has_icon(theme, icon) != 0 else { return nil }
    super.init(sinking: isFile ? gtk_image_new_from_file(icon) : gtk_image_new_from_icon_name(icon))
    gtk_image_set_pixel_size(OpaquePointer(raw), Self.size)
    gtk_widget_set_valign(raw, GTK_ALIGN_START)
  }
}
