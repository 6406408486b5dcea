internal import CGLib
internal import Glibc
internal import InputDialogs
internal import InputRules

/// A file that accepted values are appended to, a line each.
struct RegisterFile: Equatable {
  /// Where the file is.
  let path: String

  /// The file that is used when none is named: `$XDG_DATA_HOME/verity/register.txt`.
  static var defaultPath: String {
    "\(String(cString: g_get_user_data_dir()))/verity/register.txt"
  }

  /// How long another program may hold the lock: 100 times 20 milliseconds.
  private static let attempts = 100
  private static let microsecondsBetween: UInt32 = 20_000

  /// Appends `value` as one line, under a lock, and waits until it is on the disk.
  ///
  /// A new file has mode 0600. Either the whole line is stored or nothing is.
  ///
  /// The corresponding C functions are `open`, `flock`, `write` and `fsync`.
  ///
  /// - Throws: `RegisterFailure` with the reason in words.
  func append(_ value: String) throws(EntryDialog.RegisterFailure) {
    if path == Self.defaultPath {
      let folder = g_path_get_dirname(path)
      g_mkdir_with_parents(folder, 0o700)
      g_free(folder)
    }
    // A pipe that nobody reads would keep the value for nobody: opened like this, it says so.
    let access = isPipe ? O_WRONLY | O_NONBLOCK : O_RDWR
    let file = open(path, access | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o600)
    guard file >= 0 else { throw failure(errno) }
    defer { close(file) }
    try lock(file)
    let size = lseek(file, 0, SEEK_END)
    let line = (endsInsideLine(file, size) ? "\n" : "") + value + "\n"
    guard StandardStreams.write(line, to: file), sync(file) else {
      let reason = errno
      if size >= 0 { ftruncate(file, size) }
      throw failure(reason)
    }
  }

  private var isPipe: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  private func lock(_ file: Int32) throws(EntryDialog.RegisterFailure) {
    for _ in 0..<Self.attempts {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(errno) }
      usleep(Self.microsecondsBetween)
    }
    throw failure(EWOULDBLOCK)
  }

  /// Whether the last line has no newline; then the value would become a part of it.
  private func endsInsideLine(_ file: Int32, _ size: Int) -> Bool {
    var last: UInt8 = 0
    return size > 0 && pread(file, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  /// A device or a pipe has nothing to wait for, and says EINVAL or EROFS.
  private func sync(_ file: Int32) -> Bool {
    fsync(file) == 0 || errno == EINVAL || errno == EROFS
  }

  private func failure(_ reason: Int32) -> EntryDialog.RegisterFailure {
    let sentence =
      switch reason {
      case ENOSPC, EDQUOT: translated("Not stored: there is no space left for {file}.")
      case EACCES, EPERM: translated("Not stored: you may not write to {file}.")
      case ENOENT, ENOTDIR: translated("Not stored: the folder of {file} does not exist.")
      case EWOULDBLOCK: translated("Not stored: another program is using {file}.")
      default: translated("Not stored in {file}: {reason}.")
      }
    return EntryDialog.RegisterFailure(
      sentence: sentence.filled(
        with: ["file": path, "reason": String(cString: g_strerror(reason))]))
  }
}
