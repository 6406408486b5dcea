internal import CGtk

/// A list below an entry with texts to choose from; arrow keys walk it, Return takes one.
package final class Completion {
  /// How many texts are offered at the most.
  package static let longest = 12

  private let completion = gtk_entry_completion_new()
  private let list: UnsafeMutablePointer<GtkListStore>?
  /// The texts that are offered.
  package private(set) var shown: [String] = []

  /// Makes an empty list for `entry`.
  ///
  /// The corresponding C functions are `gtk_entry_completion_new` and `gtk_entry_set_completion`.
  ///
  /// - Returns: nil for a hidden entry, which has no list.
  package init?(for entry: Entry) {
    guard entry.isGtkEntry else { return nil }
    var types = [GType(16 << 2)]  // G_TYPE_STRING, a macro
    list = gtk_list_store_newv(1, &types)
    gtk_entry_completion_set_model(completion, list.map { OpaquePointer($0) })
    gtk_entry_completion_set_text_column(completion, 0)
    gtk_entry_completion_set_minimum_key_length(completion, 1)
    cgtk_entry_completion_match_everything(completion)
    gtk_entry_set_completion(
      UnsafeMutableRawPointer(entry.field).assumingMemoryBound(to: GtkEntry.self), completion)
  }

  isolated deinit {
    g_object_unref(list)
    g_object_unref(completion.map { UnsafeMutableRawPointer($0) })
  }

  /// Offers `texts`, in this order.
  ///
  /// The corresponding C functions are `gtk_list_store_clear` and
  /// `gtk_list_store_insert_with_valuesv`.
  package func offer(_ texts: [String]) {
    guard texts != shown else { return }
    shown = texts
    gtk_list_store_clear(list)
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    defer { g_value_unset(&value) }
    var column: Int32 = 0
    for text in texts {
      g_value_set_string(&value, text)
      gtk_list_store_insert_with_valuesv(list, nil, -1, &column, &value, 1)
    }
  }
}
