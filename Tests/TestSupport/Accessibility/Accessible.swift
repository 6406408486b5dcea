internal import CAtspi

/// A node of the tree that screen readers see; everything is read afresh.
package final class Accessible {
  /// A state that a node can have.
  package enum State: CaseIterable {
    case focused
    case invalid
    case sensitive
    case showing
  }

  /// A stretch of text in one colour.
  package struct Run: Equatable {
    /// The text.
    package var text: String
    /// The colour as AT-SPI writes it, such as `65535,0,0`; nil for the theme's.
    package var color: String?
  }

  /// A rectangle in pixels.
  package struct Extents: Equatable {
    /// The distance from the left edge.
    package var x: Int
    /// The distance from the upper edge.
    package var y: Int
    /// The width.
    package var width: Int
    /// The height.
    package var height: Int
  }

  let raw: UnsafeMutablePointer<AtspiAccessible>

  init(owning raw: UnsafeMutablePointer<AtspiAccessible>) { self.raw = raw }

  isolated deinit { g_object_unref(raw) }

  /// What the node is called.
  package var name: String { taken(atspi_accessible_get_name(raw, nil)) }

  /// What is said about the node besides.
  package var description: String { taken(atspi_accessible_get_description(raw, nil)) }

  /// What the node is, in AT-SPI's words.
  package var role: String { taken(atspi_accessible_get_role_name(raw, nil)) }

  /// Whether the node has a state.
  package func has(_ state: State) -> Bool {
    guard let states = atspi_accessible_get_state_set(raw) else { return false }
    defer { g_object_unref(states) }
    return state.raw.contains { atspi_state_set_contains(states, $0) != 0 }
  }

  /// The nodes directly below.
  package var children: [Accessible] {
    let count = max(0, atspi_accessible_get_child_count(raw, nil))
    return (0..<count).compactMap { index in
      atspi_accessible_get_child_at_index(raw, index, nil).map(Accessible.init(owning:))
    }
  }

  /// This node and all below it, in order.
  package var all: [Accessible] { [self] + children.flatMap(\.all) }

  /// The names of the nodes that this one is described by.
  package var describers: [String] {
    guard let relations = atspi_accessible_get_relation_set(raw, nil) else { return [] }
    defer { g_array_unref(relations) }
    return relations.pointers.map { $0.assumingMemoryBound(to: AtspiRelation.self) }
      .filter { atspi_relation_get_relation_type($0) == ATSPI_RELATION_DESCRIBED_BY }
      .flatMap { relation in
        (0..<atspi_relation_get_n_targets(relation)).compactMap { index in
          atspi_relation_get_target(relation, index).map { Accessible(owning: $0).name }
        }
      }
  }

  /// The text.
  package var text: String {
    guard let text = atspi_accessible_get_text_iface(raw) else { return "" }
    defer { g_object_unref(UnsafeMutableRawPointer(text)) }
    return taken(atspi_text_get_text(text, 0, atspi_text_get_character_count(text, nil), nil))
  }

  /// The text in its stretches of colour.
  package var runs: [Run] {
    guard let text = atspi_accessible_get_text_iface(raw) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(text)) }
    var runs: [Run] = []
    var offset: Int32 = 0
    let count = atspi_text_get_character_count(text, nil)
    while offset < count {
      var (start, end) = (Int32(0), Int32(0))
      let attributes = atspi_text_get_attribute_run(text, offset, 0, &start, &end, nil)
      defer { attributes.map(g_hash_table_unref) }
      let color = "fg-color".withCString { g_hash_table_lookup(attributes, $0) }
        .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
      // GTK 4.8 takes bytes for characters where the last stretch has no attributes.
      if end <= offset { end = count }
      let part = taken(atspi_text_get_text(text, offset, end, nil))
      if let last = runs.last, last.color == color {
        runs[runs.count - 1].text += part
      } else {
        runs.append(Run(text: part, color: color))
      }
      offset = end
    }
    return runs
  }

  /// Where the node is in its window.
  package var extents: Extents {
    guard let component = atspi_accessible_get_component_iface(raw),
      let rectangle = atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, nil)
    else { return Extents(x: 0, y: 0, width: 0, height: 0) }
    defer { g_free(rectangle) }
    let part = rectangle.pointee
    return Extents(
      x: Int(part.x), y: Int(part.y), width: Int(part.width), height: Int(part.height))
  }

  /// Does what a click does, as a screen reader asks for it.
  ///
  /// The corresponding C function is `atspi_action_do_action`.
  package func activate() {
    guard let action = atspi_accessible_get_action_iface(raw) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(action)) }
    atspi_action_do_action(action, 0, nil)
  }

  private func taken(_ string: UnsafeMutablePointer<CChar>?) -> String {
    guard let string else { return "" }
    defer { g_free(string) }
    return String(cString: string)
  }
}

extension Accessible.State {
  /// AT-SPI's own names; GTK 4.8 says that an entry is invalid with the first of the two.
  fileprivate var raw: [AtspiStateType] {
    switch self {
    case .focused: [ATSPI_STATE_FOCUSED]
    case .invalid: [ATSPI_STATE_INVALID, ATSPI_STATE_INVALID_ENTRY]
    case .sensitive: [ATSPI_STATE_SENSITIVE]
    case .showing: [ATSPI_STATE_SHOWING]
    }
  }
}

extension UnsafeMutablePointer<GArray> {
  /// The elements of an array of pointers.
  fileprivate var pointers: [UnsafeMutableRawPointer] {
    let data = UnsafeMutableRawPointer(pointee.data)
    return (0..<Int(pointee.len)).compactMap { index in
      data?.load(
        fromByteOffset: index * MemoryLayout<UnsafeMutableRawPointer?>.stride,
        as: UnsafeMutableRawPointer?.self)
    }
  }
}
