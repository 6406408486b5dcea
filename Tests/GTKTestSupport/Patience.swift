import CGtk

/// Runs the main loop until `condition` holds, for five seconds at most.
///
/// - Returns: Whether it came to hold.
@MainActor
public func until(_ condition: () -> Bool) -> Bool {
  let end = g_get_monotonic_time() + 5_000_000
  while !condition() {
    guard g_get_monotonic_time() < end else { return false }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
  }
  return true
}

/// Runs the main loop until it has nothing to do at the moment.
@MainActor
public func settle() {
  while g_main_context_iteration(nil, 0) != 0 {}
}
