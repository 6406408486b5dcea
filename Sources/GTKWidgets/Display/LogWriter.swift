internal import CGtk

/// What GTK and GLib have to say, kept off standard error.
///
/// GLib's own threads have something to say as well: nothing here belongs to the main thread.
package nonisolated enum LogWriter {
  /// Keeps warnings and chatter off standard error; `G_MESSAGES_DEBUG` brings them back.
  ///
  /// Criticals go as well: GTK utters one when a socket of the accessibility bus is stale. Errors,
  /// and what `G_DEBUG` makes fatal, still end the process. GDK ends it with status 1 when a Wayland
  /// connection breaks; the message that goes before is the only sign of it, and `connectionLost` is
  /// called then, on whatever thread, instead. Call this once, before GTK starts.
  ///
  /// The corresponding C function is `g_log_set_writer_func`.
  package static func install(connectionLost: @escaping @convention(c) () -> Void) {
    self.connectionLost = connectionLost
    // Standard output is the answer's alone, whatever G_MESSAGES_DEBUG asks for.
    g_log_writer_default_set_use_stderr(1)
    g_log_set_writer_func(
      { level, fields, count, data in
        let isChatter = level.rawValue & G_LOG_LEVEL_ERROR.rawValue == 0
        if isChatter, LogWriter.announcesTheEnd(level, fields, count) {
          LogWriter.connectionLost?()
        }
        guard isChatter, g_getenv("G_MESSAGES_DEBUG") == nil else {
          return g_log_writer_default(level, fields, count, data)
        }
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  nonisolated(unsafe) private static var connectionLost: (@convention(c) () -> Void)?

  /// Whether a record announces the end of the connection.
  ///
  /// All messages of GDK's do; under X11 some of it is for debugging only, among much else.
  private static func announcesTheEnd(
    _ level: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: gsize
  ) -> Bool {
    let isMessage = level.rawValue & G_LOG_LEVEL_MESSAGE.rawValue != 0
    guard isMessage || level.rawValue & G_LOG_LEVEL_DEBUG.rawValue != 0,
      field("GLIB_DOMAIN", fields, count) == "Gdk"
    else { return false }
    // Swift's own search for a text would link the library for regular expressions, two megabytes.
    return isMessage || g_strrstr(field("MESSAGE", fields, count) ?? "", "Fatal IO error") != nil
  }

  private static func field(
    _ name: String, _ fields: UnsafePointer<GLogField>?, _ count: gsize
  ) -> String? {
    UnsafeBufferPointer(start: fields, count: Int(count))
      .first { String(cString: $0.key) == name }?.value
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }
}
