internal import CGtk

/// A button with words on it.
package final class Button: Widget {
  private let label: UnsafeMutablePointer<GtkWidget>

  /// The most characters that are shown whole.
  private static let longestCaption = 60

  /// Makes a button.
  ///
  /// A click leaves the keyboard where it is.
  ///
  /// The corresponding C functions are `gtk_button_new` and `gtk_label_new_with_mnemonic`. A button
  /// made by `gtk_button_new_with_mnemonic` is called "_OK OK" by screen readers.
  ///
  /// - Parameter caption: The words; an underscore marks the access key, two are one.
  package init(caption: String) {
    label = gtk_label_new_with_mnemonic(caption)
    super.init(sinking: gtk_button_new())
    if self.caption.count > Self.longestCaption {
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
      gtk_label_set_max_width_chars(OpaquePointer(label), Int32(Self.longestCaption))
    }
    gtk_button_set_child(button, label)
    gtk_label_set_mnemonic_widget(OpaquePointer(label), raw)
    gtk_widget_set_focus_on_click(raw, 0)
  }

  /// The words as they are seen, without underscores.
  ///
  /// The corresponding C function is `gtk_label_get_text`.
  package var caption: String { String(cString: gtk_label_get_text(OpaquePointer(label))) }

  /// Calls `handler` when the button is clicked or its access key pressed.
  ///
  /// The corresponding signal is `GtkButton::clicked`.
  package func onClick(_ handler: @escaping () -> Void) -> Connection {
    connect("clicked") { _ in
      handler()
      return false
    }
  }

  /// The access key as a GDK key value in lower case, or nil when there is none.
  ///
  /// The corresponding C function is `gtk_label_get_mnemonic_keyval`.
  package var accessKey: UInt32? {
    let key = gtk_label_get_mnemonic_keyval(OpaquePointer(label))
    return key == UInt32(GDK_KEY_VoidSymbol) || key == 0 ? nil : gdk_keyval_to_lower(key)
  }

  private var button: UnsafeMutablePointer<GtkButton> {
    UnsafeMutableRawPointer(raw).assumingMemoryBound(to: GtkButton.self)
  }
}
