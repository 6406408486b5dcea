internal import CGtk

extension Entry {
  /// The name that screen readers give the entry.
  ///
  /// It takes the place of the label that the entry is the target of: that label also has the
  /// sentence, which would be read twice.
  ///
  /// The corresponding property is `GTK_ACCESSIBLE_PROPERTY_LABEL`.
  package func setAccessibleName(_ name: String) {
    gtk_accessible_reset_relation(OpaquePointer(field), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    cgtk_accessible_set_string(field, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  /// What screen readers say about the entry besides its name; nil or empty for nothing.
  ///
  /// GTK 4.8 exports no error message, and screen readers follow the description of the widget that
  /// has the keyboard: the sentence lives there. Later versions announce it as well.
  ///
  /// The corresponding property is `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
  package func describe(_ sentence: String?) {
    cgtk_accessible_set_string(field, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence ?? "")
    if let sentence { cgtk_accessible_announce(field, sentence) }
  }

  /// Says whether the text is wrong, and which label says why.
  ///
  /// The corresponding state is `GTK_ACCESSIBLE_STATE_INVALID`, the relations are
  /// `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE` and `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`.
  package func setInvalid(_ isInvalid: Bool, explainedBy label: Label) {
    cgtk_accessible_set_invalid(field, isInvalid ? 1 : 0)
    if isInvalid {
      cgtk_accessible_set_error_message(field, label.raw)
      cgtk_accessible_set_described_by(field, label.raw)
    } else {
      let accessible = OpaquePointer(field)
      gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE)
      gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
    }
  }
}
