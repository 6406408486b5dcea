internal import CGtk

/// GTK as a whole: starting it.
package enum Toolkit {
  /// There is no display that could be opened.
  package struct DisplayError: Error {}

  private static var savedEnvironment: [String: String?] = [:]

  /// Starts GTK; once is enough, and nothing happens where somebody else has started it.
  ///
  /// Drawing goes without GL, which costs more than the rest of the start together, unless the
  /// environment asks for something else. Without a session bus none is launched. What is put into
  /// the environment for that is taken out again when the first window is on screen.
  ///
  /// The corresponding C function is `gtk_init_check`.
  ///
  /// - Parameters:
  ///   - identifier: The application id, such as `io.github.verity.Verity`.
  ///   - name: The program's name for people and screen readers.
  package static func start(identifier: String, name: String) throws(DisplayError) {
    guard gtk_is_initialized() == 0 else { return }
    g_set_prgname(identifier)
    g_set_application_name(name)
    prepareEnvironment()
    // The locale is set already; GTK's own way would go back to one that is not UTF-8.
    gtk_disable_setlocale()
    guard gtk_init_check() != 0 else {
      restoreEnvironment()
      throw DisplayError()
    }
  }

  /// Lets windows go from right to left, or from left to right.
  ///
  /// The corresponding C function is `gtk_widget_set_default_direction`.
  package static func setDirection(isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  private static func prepareEnvironment() {
    set("GSK_RENDERER", to: "cairo")
    if gtk_get_minor_version() >= 16 {
      set("GDK_DISABLE", to: "gl,vulkan")
    } else {
      set("GDK_DEBUG", to: "gl-disable")
    }
    let bus = "\(String(cString: g_get_user_runtime_dir()))/bus"
    if g_file_test(bus, G_FILE_TEST_EXISTS) == 0 {
      // An address of this kind fails at once; without one, GDBus runs dbus-launch.
      set("DBUS_SESSION_BUS_ADDRESS", to: "disabled:")
    }
  }

  private static func set(_ name: String, to value: String) {
    guard g_getenv(name) == nil else { return }
    savedEnvironment.updateValue(nil, forKey: name)
    g_setenv(name, value, 1)
  }

  /// Takes out of the environment what ``start(identifier:name:)`` put there.
  ///
  /// Gsk prints a message when its variable is gone before the first window is realised.
  static func restoreEnvironment() {
    for name in savedEnvironment.keys { g_unsetenv(name) }
    savedEnvironment = [:]
  }
}
