internal import CGtk

extension Entry {
  /// Watches all that is typed, pasted or set.
  ///
  /// Everything is inserted as `filter` answers it. What does not fit into ``capacity`` is not
  /// inserted, not even its beginning; ``onEdit(_:)`` reports it.
  ///
  /// The corresponding signal is `GtkEditable::insert-text`.
  package func filterInsertions(_ filter: @escaping (String) -> String) -> Connection {
    insertionFilter = filter
    return Signal.connect(UnsafeMutableRawPointer(delegate), "insert-text") {
      [weak self] emission in
      self?.insert(emission)
      return false
    }
  }

  private func insert(_ emission: Signal.Emission) {
    guard !isInserting, let given = emission.string(at: 1) else { return }
    let length = emission.int(at: 2)
    let inserted = length < 0 ? given : String(decoding: given.utf8.prefix(length), as: UTF8.self)
    let filtered = insertionFilter(inserted)
    let fits = text.utf8.count + filtered.utf8.count <= Self.capacity
    guard !fits || filtered != inserted else { return }
    g_signal_stop_emission_by_name(UnsafeMutableRawPointer(delegate), "insert-text")
    let position = emission.pointer(at: 3)?.assumingMemoryBound(to: Int32.self)
    guard fits else {
      reportEdit(overflow: text(with: filtered, at: Int(position?.pointee ?? 0)))
      return
    }
    isInserting = true
    gtk_editable_insert_text(delegate, filtered, -1, position)
    isInserting = false
  }

  private func text(with inserted: String, at position: Int) -> String {
    var scalars = text.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: position, limitedBy: scalars.endIndex)
    scalars.insert(contentsOf: inserted.unicodeScalars, at: index ?? scalars.endIndex)
    return String(scalars)
  }
}
