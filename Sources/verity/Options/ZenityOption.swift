/// An option that belongs to another dialog of zenity's.
///
/// Known by name, so that a script's mistake gets a sentence about itself and not about spelling.
nonisolated struct ZenityOption: Sendable {
  /// What happens to an option of another dialog in an entry dialog.
  enum Fate: Sendable {
    /// It asks for another dialog.
    case dialog
    /// It is refused.
    case refused
    /// It is read and has no effect, as in zenity.
    case ignored
  }

  let name: String
  let takesValue: Bool
  let fate: Fate

  /// All of them, but for those that an entry dialog has as well.
  static let all =
    named(
      "calendar", "color-selection", "error", "file-selection", "forms", "info", "list",
      "notification", "password", "progress", "question", "scale", "text-info", "warning",
      takingValue: false, .dialog)
    + named(
      "about", "auto-close", "auto-kill", "checklist", "confirm-overwrite", "default-cancel",
      "directory", "editable", "ellipsize", "hide-header", "html", "imagelist", "listen",
      "mid-search", "multiple", "no-cancel", "no-interaction", "no-wrap", "pulsate", "radiolist",
      "save", "show-header", "show-palette", "switch", "time-remaining", "username",
      takingValue: false, .refused)
    + named(
      "add-calendar", "add-combo", "add-entry", "add-list", "add-multiline-entry", "add-password",
      "color", "column", "column-values", "combo-values", "date-format", "day", "file-filter",
      "filename", "font", "forms-date-format", "hide-column", "hint", "list-values", "month",
      "percentage", "print-column", "separator", "url", "year",
      takingValue: true, .refused)
    + named("auto-scroll", "hide-value", "no-markup", "print-partial", takingValue: false, .ignored)
    + named("checkbox", "max-value", "min-value", "value", takingValue: true, .ignored)

  private static func named(
    _ names: String..., takingValue: Bool, _ fate: Fate
  ) -> [ZenityOption] {
    names.map { ZenityOption(name: $0, takesValue: takingValue, fate: fate) }
  }
}
