internal import CGtk

/// A colour without transparency; each part is from 0 to 1.
package struct Color: Equatable {
  /// Red, from 0 to 1.
  package var red: Double
  /// Green, from 0 to 1.
  package var green: Double
  /// Blue, from 0 to 1.
  package var blue: Double

  /// Makes a colour.
  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// The desktop's colours.
package enum Theme {
  /// The background that windows have, or nil where the theme does not name it.
  ///
  /// The corresponding C function is `gtk_style_context_lookup_color`.
  package static func background(of widget: Widget) -> Color? {
    let context = gtk_widget_get_style_context(widget.raw)
    var rgba = GdkRGBA()
    for name in ["window_bg_color", "theme_bg_color", "bg_color"]
    where gtk_style_context_lookup_color(context, name, &rgba) != 0 {
      return Color(rgba)
    }
    return nil
  }

  /// The colour of a widget's text.
  ///
  /// The corresponding C function is `gtk_style_context_get_color`.
  package static func foreground(of widget: Widget) -> Color {
    var rgba = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget.raw), &rgba)
    return Color(rgba)
  }

  /// Calls `handler` when the person chooses another theme, or switches between light and dark.
  ///
  /// The corresponding signals are `notify::gtk-theme-name` and
  /// `notify::gtk-application-prefer-dark-theme` of `GtkSettings`.
  package static func onChange(_ handler: @escaping () -> Void) -> [Connection] {
    guard let settings = gtk_settings_get_default() else { return [] }
    return ["gtk-theme-name", "gtk-application-prefer-dark-theme"].map { property in
      Signal.connect(UnsafeMutableRawPointer(settings), "notify::\(property)") { _ in
        handler()
        return false
      }
    }
  }
}

extension Color {
  fileprivate init(_ rgba: GdkRGBA) {
    self.init(red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue))
  }
}
