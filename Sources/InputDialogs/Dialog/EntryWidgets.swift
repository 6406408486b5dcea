internal import InputRules
internal import GTKWidgets

/// The widgets of a dialog, put together.
final class EntryWidgets {
  /// The longest line of text, in characters of average width.
  static let lineLength: Int32 = 60

  /// The tallest text that is shown without scrolling, in pixels.
  static let tallestText: Int32 = 320

  let window: Window
  let label = Label(maximumWidth: lineLength)
  let entry: Entry
  let cancel: Button
  let register: Button
  let extras: [Button]
  private let text = Box(.horizontal, spacing: 0)
  private(set) var scroller: ScrolledWindow?

  init(_ configuration: EntryDialog.Configuration) {
    window = Window(title: configuration.title.onOneLine)
    entry = Entry(Entry.Kind(configuration))
    cancel = Button(caption: configuration.cancelLabel)
    register = Button(caption: configuration.registerLabel)
    extras = configuration.extraLabels.map(Button.init(caption:))
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
    let column = Box(.vertical, spacing: 12)
    column.setMargin(24)
    if !configuration.title.isEmpty { column.append(heading(configuration.title)) }
    label.setTarget(entry)
    if let icon = configuration.icon {
      let row = Box(.horizontal, spacing: 12)
      row.append(Image(icon: icon))
      row.append(text)
      column.append(row)
    } else {
      column.append(text)
    }
    text.append(label)
    entry.setPlaceholder(configuration.placeholder)
    column.append(entry)
    column.append(buttonRow())
    window.setChild(column)
  }

  private func heading(_ title: String) -> Label {
    let heading = Label(maximumWidth: Self.lineLength)
    heading.show(text: title)
    heading.addStyleClass("title-4")
    return heading
  }

  private func buttonRow() -> Box {
    let buttons = [cancel, register] + extras
    let isTooLong = buttons.map(\.caption.count).reduce(0, +) > Int(Self.lineLength)
    let row = Box(isTooLong ? .vertical : .horizontal, spacing: 12)
    register.addStyleClass("suggested-action")
    for button in buttons { row.append(button) }
    row.makeHomogeneous()
    row.alignToEnd()
    return row
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
