internal import CAtspi

/// AT-SPI as a whole.
enum AccessibilityBus {
  /// The application with that process id; nil while it is not on the bus.
  ///
  /// The corresponding C functions are `atspi_get_desktop` and `atspi_accessible_get_process_id`.
  static func application(processId: Int32) -> Accessible? {
    _ = isStarted
    handleEvents()
    guard let raw = atspi_get_desktop(0) else { return nil }
    atspi_accessible_clear_cache(raw)
    // Nobody turns the main loop that would keep a cache right.
    atspi_accessible_set_cache_mask(raw, ATSPI_CACHE_NONE)
    let application = Accessible(owning: raw).children.last { child in
      atspi_accessible_get_process_id(child.raw, nil) == UInt32(processId)
    }
    application.map { atspi_accessible_set_cache_mask($0.raw, ATSPI_CACHE_NONE) }
    return application
  }

  /// Handles what has come from the bus.
  ///
  /// The corresponding C function is `g_main_context_iteration`.
  static func handleEvents() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  private static let isStarted: Bool = {
    atspi_init()
    // A program that has just started answers some questions about itself a moment later.
    g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
    // Milliseconds for one call, and for a program that has just started.
    atspi_set_timeout(5_000, 5_000)
    return true
  }()
}
