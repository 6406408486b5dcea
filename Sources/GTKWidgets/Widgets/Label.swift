internal import CGtk

/// A text that can be read, not changed.
package final class Label: Widget {
  private var label: OpaquePointer { OpaquePointer(raw) }

  /// Makes a label that wraps.
  ///
  /// The corresponding C functions are `gtk_label_new` and `gtk_label_set_wrap`.
  ///
  /// - Parameter maximumWidth: The longest line, in characters of average width.
  package init(maximumWidth: Int32) {
    super.init(sinking: gtk_label_new(nil))
    gtk_label_set_wrap(label, 1)
    gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(label, maximumWidth)
    // A path or a value that wraps must not look as if it had hyphens.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_yalign(label, 0)
  }

  /// Shows the beginning of a text that takes more lines.
  ///
  /// The corresponding C functions are `gtk_label_set_lines` and `gtk_label_set_ellipsize`.
  package func limitLines(_ lines: Int32) {
    gtk_label_set_lines(label, lines)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
  }

  /// Shows plain text.
  ///
  /// The corresponding C function is `gtk_label_set_text`.
  package func show(text: String) { gtk_label_set_text(label, text) }

  /// Shows Pango markup in which an underscore marks the access key and two are one.
  ///
  /// The corresponding C function is `gtk_label_set_markup_with_mnemonic`.
  package func show(markup: String) { gtk_label_set_markup_with_mnemonic(label, markup) }

  /// The text as it is seen.
  ///
  /// The corresponding C function is `gtk_label_get_text`.
  package var text: String { String(cString: gtk_label_get_text(label)) }

  /// Makes the label the name of `widget`; its access key goes there.
  ///
  /// The corresponding C function is `gtk_label_set_mnemonic_widget`.
  package func setTarget(_ widget: Widget) { gtk_label_set_mnemonic_widget(label, widget.raw) }

  /// The room that `markup` takes when it wraps at the label's maximum width, in pixels.
  ///
  /// - Parameter limit: Another maximum width, in pixels; the smaller one counts.
  ///
  /// The corresponding C functions are `gtk_widget_create_pango_layout` and
  /// `pango_layout_get_pixel_size`.
  package func room(
    forMarkup markup: String, limit: Int32?
  ) -> (width: Int32, height: Int32) {
    let layout = gtk_widget_create_pango_layout(raw, nil)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_markup_with_accel(layout, markup, -1, UInt32(UInt8(ascii: "_")), nil)
    pango_layout_set_width(layout, min(widestLine, limit.map { $0 * PANGO_SCALE } ?? Int32.max))
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    return (width, height)
  }

  /// The maximum width in Pango units, measured as GtkLabel measures it.
  private var widestLine: Int32 {
    let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(raw), nil, nil)
    defer { pango_font_metrics_unref(metrics) }
    let character = pango_font_metrics_get_approximate_char_width(metrics)
    let digit = pango_font_metrics_get_approximate_digit_width(metrics)
    return max(character, digit) * gtk_label_get_max_width_chars(label)
  }
}
