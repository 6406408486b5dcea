internal import Glibc
internal import InputDialogs

/// What the process tells its caller by its exit code.
nonisolated enum ExitStatus: Equatable {
  case ok
  case cancel
  case escape
  case extra
  case timeout
  case error
  /// A value was judged and is not right.
  case refused
  case signal(Int32)

  /// The exit code, from 0 to 255.
  ///
  /// `ZENITY_OK` and its like choose another one, `DIALOG_OK` where that is not set; the value is
  /// read as C's `atoi` reads it, as in zenity.
  var code: Int32 {
    let chosen = variable.flatMap { getenv("ZENITY_\($0)") ?? getenv("DIALOG_\($0)") }
    return chosen.map { atoi($0) & 0xFF } ?? defaultCode
  }

  private var defaultCode: Int32 {
    switch self {
    case .ok: 0
    case .cancel, .escape, .extra, .refused: 1
    case .timeout: 5
    case .error: 255
    case .signal(let number): 128 + number
    }
  }

  private var variable: String? {
    switch self {
    case .ok: "OK"
    case .cancel: "CANCEL"
    case .escape: "ESC"
    case .extra: "EXTRA"
    case .timeout: "TIMEOUT"
    case .error: "ERROR"
    case .refused, .signal: nil
    }
  }
}
