internal import CGLib
internal import Glibc

/// The gettext domain of every string that Verity shows.
package let translationDomain = "verity"

/// The words of `message` in the language of the interface.
///
/// `message` is a literal on one line, so that xgettext finds it; holes are written `{name}`.
///
/// The corresponding C function is `g_dgettext`.
package func translated(_ message: String) -> String {
  // gettext answers its own argument where there is no translation: it must still be alive.
  message.withCString { String(cString: g_dgettext(translationDomain, $0)) }
}

/// The words for `count` things, `singular` or `plural` in the language of the interface.
///
/// The corresponding C function is `g_dngettext`.
package func translatedPlural(_ singular: String, _ plural: String, _ count: Int) -> String {
  singular.withCString { singular in
    plural.withCString { plural in
      String(cString: g_dngettext(translationDomain, singular, plural, UInt(clamping: count)))
    }
  }
}

/// Binds the translations to the first of `directories` that holds some.
///
/// A directory holds `ja/LC_MESSAGES/verity.mo` and its like. Without any, the interface is English.
///
/// The corresponding C functions are `bindtextdomain` and `bind_textdomain_codeset`.
private func bindTranslations(in directories: [String]) {
  let holder = directories.first { directory in
    g_file_test("\(directory)/ja/LC_MESSAGES/\(translationDomain).mo", G_FILE_TEST_EXISTS) != 0
  }
  guard let holder else { return }
  bindtextdomain(translationDomain, holder)
  bind_textdomain_codeset(translationDomain, "UTF-8")
}

/// Takes the language of the environment; texts are UTF-8 in every locale.
///
/// A locale that the system does not have, and one of another encoding, become `C.UTF-8`, in which
/// `LANGUAGE` still chooses the language. Translations are looked for beside the program, in
/// `../share/locale`, and in the system's data directories. Once is enough.
///
/// The corresponding C function is `setlocale`.
package func prepareLanguage() {
  if setlocale(LC_ALL, "") == nil { setlocale(LC_ALL, "C.UTF-8") }
  if g_get_charset(nil) == 0 { setlocale(LC_CTYPE, "C.UTF-8") }
  let isUnset = ["LC_ALL", "LC_MESSAGES", "LANG"].allSatisfy { (name: String) in
    g_getenv(name).map { $0.pointee == 0 } ?? true
  }
  if isUnset { setlocale(LC_MESSAGES, "C.UTF-8") }
  bindTranslations(in: localeDirectories)
}

private var localeDirectories: [String] {
  var directories: [String] = []
  if let program = g_file_read_link("/proc/self/exe", nil) {
    let folder = g_path_get_dirname(program)
    directories.append("\(folder.map { String(cString: $0) } ?? "")/../share/locale")
    g_free(folder)
    g_free(program)
  }
  var next = g_get_system_data_dirs()
  while let directory = next?.pointee {
    directories.append("\(String(cString: directory))/locale")
    next = next.map { $0 + 1 }
  }
  return directories
}
