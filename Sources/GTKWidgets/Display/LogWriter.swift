internal import CGtk

/// What GTK and GLib have to say, kept off standard error.
///
/// GLib's own threads have something to say as well: nothing here belongs to the main thread.
package nonisolated enum LogWriter {
  /// Keeps warnings and chatter off standard error; `G_MESSAGES_DEBUG` brings them back.
  ///
  /// Criticals stay: they are mistakes of this program. GDK ends the process with status 1 when
  /// the connection to the display breaks; the message that goes before is the only sign of it, and
  /// `connectionLost` is called then, on whatever thread, instead. Call this once, before GTK starts.
  ///
  /// The corresponding C function is `g_log_set_writer_func`.
  package static func install(connectionLost: @escaping @convention(c) () -> Void) {
    self.connectionLost = connectionLost
    g_log_set_writer_func(
      { level, fields, count, data in
        let mistakes = G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
        let isChatter = level.rawValue & mistakes == 0
        if isChatter, level.rawValue & G_LOG_LEVEL_MESSAGE.rawValue != 0,
          LogWriter.isFromDisplay(fields, count)
        {
          LogWriter.connectionLost?()
        }
        guard isChatter, g_getenv("G_MESSAGES_DEBUG") == nil else {
          return g_log_writer_default(level, fields, count, data)
        }
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  nonisolated(unsafe) private static var connectionLost: (@convention(c) () -> Void)?

  /// Whether a record is one of GDK's own; its messages announce the end of the connection.
  private static func isFromDisplay(
    _ fields: UnsafePointer<GLogField>?, _ count: gsize
  ) -> Bool {
    UnsafeBufferPointer(start: fields, count: Int(count)).contains { field in
      guard String(cString: field.key) == "GLIB_DOMAIN", let value = field.value else {
        return false
      }
      let domain = value.assumingMemoryBound(to: CChar.self)
      return String(cString: domain) == "Gdk"
    }
  }
}
