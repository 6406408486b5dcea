internal import CGtk
internal import Glibc

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
    g_log_set_writer_func(
      { level, fields, count, _ in
        let isChatter = level.rawValue & G_LOG_LEVEL_ERROR.rawValue == 0
        if isChatter, LogWriter.announcesTheEnd(level, fields, count) {
          LogWriter.connectionLost?()
        }
        if !isChatter || g_getenv("G_MESSAGES_DEBUG") != nil {
          LogWriter.write(level, fields, count)
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

  /// Writes a record to standard error, if `G_MESSAGES_DEBUG` does not leave it out.
  ///
  /// GLib's own writer puts some of them on standard output, which is the answer's alone.
  ///
  /// The corresponding C functions are `g_log_writer_default_would_drop` and
  /// `g_log_writer_format_fields`.
  private static func write(
    _ level: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: gsize
  ) {
    let domain = field("GLIB_DOMAIN", fields, count)
    guard g_log_writer_default_would_drop(level, domain) == 0,
      let text = g_log_writer_format_fields(level, fields, count, 0)
    else { return }
    defer { g_free(text) }
    _ = Glibc.write(STDERR_FILENO, text, strlen(text))
    _ = Glibc.write(STDERR_FILENO, "\n", 1)
  }

  private static func field(
    _ name: String, _ fields: UnsafePointer<GLogField>?, _ count: gsize
  ) -> String? {
    UnsafeBufferPointer(start: fields, count: Int(count))
      .first { String(cString: $0.key) == name }?.value
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }
}
