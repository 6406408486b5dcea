/// How a dialog ended.
public enum Outcome: Equatable, Sendable {
  /// The person confirmed; the payload is the value, which keeps every rule.
  case accepted(String)

  /// The person chose Cancel.
  case cancelled

  /// The person pressed Escape or closed the window.
  case dismissed

  /// The person chose an extra button; the payload is its caption as it was given.
  case extraButton(String)

  /// The time ran out; the payload is the value if it was right at that moment.
  case timedOut(String?)

  /// The program ended the dialog with ``EntryDialog/close()``.
  case closed
}
