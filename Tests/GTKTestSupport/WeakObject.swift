import CGtk

/// Watches a GObject without keeping it alive.
@MainActor
public final class WeakObject {
  private let place = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  /// Watches `object`.
  public init(_ object: UnsafeMutableRawPointer) {
    place.initialize(to: object)
    g_object_add_weak_pointer(object.assumingMemoryBound(to: GObject.self), place)
  }

  isolated deinit {
    if let object = place.pointee {
      g_object_remove_weak_pointer(object.assumingMemoryBound(to: GObject.self), place)
    }
    place.deallocate()
  }

  /// Whether the object is still there.
  public var isAlive: Bool { place.pointee != nil }
}
