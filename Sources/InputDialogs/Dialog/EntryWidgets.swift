internal import InputRules
internal import GTKWidgets

/// The widgets of a dialog, put together.
final class EntryWidgets {
  /// The longest line of text, in characters of average width.
  static let lineLength: Int32 = 60

  /// Space around everything, and between two things, in pixels.
  private static let margin: Int32 = 24
  private static let spacing: Int32 = 12

  /// The least width for text, in pixels, however narrow the window shall be.
  private static let leastText: Int32 = 160

  /// The most extra buttons that are shown without scrolling.
  private static let mostExtras = 8

  /// The least width for the answer, in characters of average width.
  static let entryLength: Int32 = 28

  /// The most lines of a heading; a longer one ends in an ellipsis.
  private static let longestHeading: Int32 = 4

  /// The tallest text that is shown without scrolling, in pixels.
  static let tallestText: Int32 = 320

  let window: Window
  let label = Label(maximumWidth: lineLength)
  let entry: Entry
  let completion: Completion?
  let confirmationLabel: Label?
  let confirmation: Entry?
  let cancel: Button
  let register: Button
  let extras: [Button]
  let buttons: Box
  private let text = Box(.horizontal, spacing: 0)
  private(set) var scroller: ScrolledWindow?

  init(_ configuration: EntryDialog.Configuration) {
    window = Window(title: configuration.title.onOneLine)
    entry = Entry(Entry.Kind(configuration))
    completion = configuration.validator.hasCompletions ? Completion(for: entry) : nil
    confirmationLabel = configuration.confirmation.map { _ in Label(maximumWidth: Self.lineLength) }
    confirmation = configuration.confirmation.map { _ in
      Entry(configuration.isHidden ? .hidden : .plain)
    }
    cancel = Button(caption: configuration.cancelLabel)
    register = Button(caption: configuration.registerLabel)
    extras = configuration.extraLabels.map(Button.init(caption:))
    buttons = Self.row(of: [cancel, register] + extras)
    assemble(configuration)
    window.setModal(configuration.isModal)
    window.setDefault(register)
    if let icon = configuration.windowIcon { window.setIcon(name: icon) }
    if configuration.width != nil || configuration.height != nil {
      window.setDefaultSize(
        width: configuration.width ?? -1, height: configuration.height ?? -1)
    }
  }

  private func assemble(_ configuration: EntryDialog.Configuration) {
    let column = Box(.vertical, spacing: Self.spacing)
    column.setMargin(Self.margin)
    if !configuration.title.isEmpty { column.append(heading(configuration.title)) }
    label.setTarget(entry)
    if let image = configuration.icon.flatMap(Image.init(icon:)) {
      let row = Box(.horizontal, spacing: Self.spacing)
      row.append(image)
      row.append(text)
      column.append(row)
    } else {
      column.append(text)
    }
    text.append(label)
    entry.setPlaceholder(configuration.placeholder)
    if configuration.width == nil { entry.setWidth(characters: Self.entryLength) }
    column.append(entry)
    if let label = confirmationLabel, let confirmation {
      label.show(markup: (configuration.confirmation?.label ?? "").onOneLine.escapedForMarkup)
      label.setTarget(confirmation)
      column.append(label)
      column.append(confirmation)
    }
    register.addStyleClass("suggested-action")
    column.append(
      extras.count > Self.mostExtras
        ? ScrolledWindow(buttons, maximumHeight: Self.tallestText) : buttons)
    window.setChild(column)
  }

  private func heading(_ title: String) -> Label {
    let heading = Label(maximumWidth: Self.lineLength)
    heading.show(text: title.breakingLongWords)
    heading.limitLines(Self.longestHeading)
    heading.addStyleClass("title-4")
    return heading
  }

  /// The buttons beside each other and of one width, as far as a line of text is long enough.
  private static func row(of buttons: [Button]) -> Box {
    let lengths = buttons.map(\.caption.count)
    let line = Int(lineLength)
    let row = Box(lengths.reduce(0, +) > line ? .vertical : .horizontal, spacing: spacing)
    for button in buttons { row.append(button) }
    if (lengths.max() ?? 0) * buttons.count <= line { row.makeHomogeneous() }
    row.alignToEnd()
    return row
  }

  /// The width for text in a window of the given width, in pixels.
  func textWidth(in windowWidth: Int32, hasIcon: Bool) -> Int32 {
    max(windowWidth - 2 * Self.margin - (hasIcon ? Image.size + Self.spacing : 0), Self.leastText)
  }

  /// Puts a text that is too tall for the screen into a view that scrolls.
  func scrollText() {
    text.remove(label)
    let scroller = ScrolledWindow(label, maximumHeight: Self.tallestText)
    text.append(scroller)
    self.scroller = scroller
  }
}

extension Entry.Kind {
  fileprivate init(_ configuration: EntryDialog.Configuration) {
    if !configuration.choices.isEmpty {
      self = .combo(
        choices: configuration.choices.map(\.onOneLine), isHidden: configuration.isHidden)
    } else {
      self = configuration.isHidden ? .hidden : .plain
    }
  }
}
