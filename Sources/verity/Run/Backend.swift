internal import GTKWidgets
internal import Glibc
internal import InputDialogs
internal import InputRules

/// Where a question is asked.
enum Backend: String, CaseIterable {
  /// In a window, or on the terminal where no display can be opened.
  case auto
  /// In a window.
  case gtk
  /// On the terminal that controls the process.
  case terminal

  /// The backend that the options ask for.
  init(_ options: OptionValues) throws(UsageError) {
    self = try options.choice("backend") ?? .auto
  }
}

/// A question that is asked somewhere.
protocol Dialog {
  /// Asks and waits for the end.
  func run() -> Outcome

  /// Ends the dialog with nothing handed over.
  func close()
}

extension EntryDialog: Dialog {}
extension TerminalDialog: Dialog {}

/// There is no place where a question could be asked, in words for the caller.
struct NoBackend: Error, Equatable {
  let sentence: String
}

extension EntryRequest {
  /// The dialog on its backend; GTK is started only for a window.
  func makeDialog() throws(NoBackend) -> any Dialog {
    let store = register.map { file -> EntryDialog.Register in { try file.append($0) } }
    switch backend {
    case .gtk: return try window(store)
    case .terminal: return try terminal(store)
    case .auto: break
    }
    if let window = try? window(store) { return window }
    if let terminal = try? terminal(store) { return terminal }
    throw NoBackend(
      sentence: translated(
        "No display could be opened and there is no terminal: set DISPLAY or WAYLAND_DISPLAY."))
  }

  private func window(_ store: EntryDialog.Register?) throws(NoBackend) -> any Dialog {
    LogWriter.install {
      StandardStreams.complain(translated("The connection to the display was lost."))
      _exit(ExitStatus.error.code)
    }
    do {
      try EntryDialog.start(identifier: identifier, name: "Verity")
    } catch {
      throw NoBackend(
        sentence: translated("No display could be opened: set DISPLAY or WAYLAND_DISPLAY."))
    }
    return EntryDialog(configuration, register: store)
  }

  private func terminal(_ store: EntryDialog.Register?) throws(NoBackend) -> any Dialog {
    do {
      return try TerminalDialog(configuration, register: store)
    } catch {
      throw NoBackend(
        sentence: translated("There is no terminal: run it on one, or with --backend=gtk."))
    }
  }
}
