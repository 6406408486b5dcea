internal import CGtk

/// One line of text that a person types.
package final class Entry: Widget {
  /// How the text is shown and chosen.
  package enum Kind: Equatable {
    /// A `GtkEntry`.
    case plain
    /// A `GtkPasswordEntry`: dots, an icon that shows the text, a Caps Lock warning.
    case hidden
    /// A `GtkComboBoxText` with an entry: type, or choose from the list.
    case combo(choices: [String], isHidden: Bool)
  }

  /// The most bytes of UTF-8 that fit; GTK cuts without a word what goes beyond.
  package static let capacity = 65_534

  /// The widget that has the text: this one, or the combo's entry.
  let field: UnsafeMutablePointer<GtkWidget>

  var insertionFilter: (String) -> String = { $0 }
  var isInserting = false
  private var editHandler: (_ overflow: String?) -> Void = { _ in }
  private var pendingEdit: Work?
  private var overflow: String?

  /// Makes an empty entry.
  ///
  /// The corresponding C functions are `gtk_entry_new`, `gtk_password_entry_new` and
  /// `gtk_combo_box_text_new_with_entry`.
  package init(_ kind: Kind) {
    let outer: UnsafeMutablePointer<GtkWidget>
    switch kind {
    case .plain:
      outer = gtk_entry_new()
      field = outer
    case .hidden:
      outer = gtk_password_entry_new()
      gtk_password_entry_set_show_peek_icon(OpaquePointer(outer), 1)
      field = outer
    case .combo(let choices, let isHidden):
      outer = gtk_combo_box_text_new_with_entry()
      for choice in choices { gtk_combo_box_text_append_text(OpaquePointer(outer), choice) }
      let combo = UnsafeMutableRawPointer(outer).assumingMemoryBound(to: GtkComboBox.self)
      field = gtk_combo_box_get_child(combo)
      let entry = UnsafeMutableRawPointer(field).assumingMemoryBound(to: GtkEntry.self)
      gtk_entry_set_visibility(entry, isHidden ? 0 : 1)
    }
    super.init(sinking: outer)
  }

  /// Whether the text is in a `GtkEntry`, not in a `GtkPasswordEntry`.
  var isGtkEntry: Bool { g_type_check_instance_is_a(typeInstance, gtk_entry_get_type()) != 0 }

  private var typeInstance: UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(field).assumingMemoryBound(to: GTypeInstance.self)
  }

  var editable: OpaquePointer { OpaquePointer(field) }

  /// The `GtkText` inside, which emits what is inserted.
  var delegate: OpaquePointer { gtk_editable_get_delegate(editable) }

  /// The text.
  ///
  /// The corresponding C functions are `gtk_editable_get_text` and `gtk_editable_set_text`.
  package var text: String {
    get { String(cString: gtk_editable_get_text(editable)) }
    set { gtk_editable_set_text(editable, newValue) }
  }

  /// Takes the choice at `index` of a combo; the arrow keys go on from there.
  ///
  /// The corresponding C function is `gtk_combo_box_set_active`.
  package func choose(_ index: Int) {
    gtk_combo_box_set_active(
      UnsafeMutableRawPointer(raw).assumingMemoryBound(to: GtkComboBox.self), Int32(index))
  }

  /// What is shown in a pale colour while the entry is empty.
  ///
  /// The corresponding property is `placeholder-text`.
  package func setPlaceholder(_ text: String) {
    cgtk_object_set_string(field, "placeholder-text", text)
  }

  /// The width for the text, in characters of average width.
  ///
  /// The corresponding C function is `gtk_editable_set_width_chars`.
  package func setWidth(characters: Int32) {
    gtk_editable_set_width_chars(editable, characters)
  }

  package override func grabFocus() { gtk_widget_grab_focus(field) }

  /// Gives the entry the keyboard without selecting its text; nothing happens where it has it.
  ///
  /// The corresponding C function is `gtk_text_grab_focus_without_selecting`.
  package func takeFocusBack() {
    let text = UnsafeMutableRawPointer(delegate)
    guard gtk_widget_has_focus(text.assumingMemoryBound(to: GtkWidget.self)) == 0 else { return }
    gtk_text_grab_focus_without_selecting(text.assumingMemoryBound(to: GtkText.self))
  }

  /// Calls `handler` once for every edit, before the next event and before the edit is drawn.
  ///
  /// GTK reports "replace the selection" as a deletion and an insertion; waiting for the end of the
  /// event keeps whatever is said about the state in between from showing.
  ///
  /// The corresponding signal is `GtkEditable::changed`.
  ///
  /// - Parameter handler: Gets the text as it would have become, where something was too long to be
  ///   inserted; see ``filterInsertions(_:)``.
  package func onEdit(_ handler: @escaping (_ overflow: String?) -> Void) -> Connection {
    editHandler = handler
    return Signal.connect(field, "changed") { [weak self] _ in
      self?.reportEdit(overflow: nil)
      return false
    }
  }

  /// Reports an edit soon, together with all that happens until then.
  func reportEdit(overflow: String?) {
    self.overflow = overflow ?? self.overflow
    guard pendingEdit?.isWaiting != true else { return }
    pendingEdit = MainLoop.soon(.beforeEvents) { [weak self] in self?.handEditOver() }
  }

  /// Reports an edit now that would be reported soon.
  package func reportPendingEdit() {
    guard pendingEdit?.isWaiting == true else { return }
    pendingEdit?.cancel()
    handEditOver()
  }

  private func handEditOver() {
    let overflow = self.overflow
    self.overflow = nil
    editHandler(overflow)
  }

  /// Calls `handler` when Return, Enter on the keypad or ISO Enter is pressed.
  ///
  /// The corresponding signal is `GtkEntry::activate`.
  package func onActivate(_ handler: @escaping () -> Void) -> Connection {
    Signal.connect(field, "activate") { _ in
      handler()
      return false
    }
  }

  /// Calls `handler` when the keyboard goes from the entry to another widget of the same window.
  ///
  /// The corresponding signal is `GtkEventControllerFocus::leave`. GTK emits it as well when the
  /// window as a whole loses the keyboard; that is not leaving the field.
  package func onLeave(_ handler: @escaping () -> Void) -> Connection {
    let controller = gtk_event_controller_focus_new() as OpaquePointer
    gtk_widget_add_controller(field, controller)
    return Signal.connect(UnsafeMutableRawPointer(controller), "leave") { [weak self] _ in
      if self?.isInActiveWindow == true { handler() }
      return false
    }
  }

  /// Takes back an edit that is not reported yet.
  package func cancelPendingEdit() {
    pendingEdit?.cancel()
    overflow = nil
  }

  private var isInActiveWindow: Bool {
    guard let root = gtk_widget_get_root(field) else { return false }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    return gtk_window_is_active(window) != 0
  }
}
