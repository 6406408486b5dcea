/// A dialog of the program as screen readers see it.
package final class AccessibleDialog {
  /// The application, which is called by the program's name.
  package let application: Accessible

  /// The program's window.
  package let window: Accessible

  /// Where a person types.
  package let entry: Accessible

  /// The one label with the description and the sentence.
  package let label: Accessible

  /// The title inside of the window; nil when there is none.
  package let heading: Accessible?

  private let nodes: [Accessible]

  /// Waits until the program's dialog is on the screen.
  package init(of program: Program) throws {
    let parts = try Deadline.wait(for: "the dialog of process \(program.id)") { () -> Parts? in
      guard program.command.isRunning else {
        throw Failure("the program ended: \(try program.result())")
      }
      return AccessibilityBus.application(processId: program.id).flatMap(Parts.init)
    }
    application = parts.application
    window = parts.window
    nodes = parts.nodes
    entry = parts.entry
    label = parts.label
    heading = parts.heading
  }

  /// The button with that caption.
  package func button(_ caption: String) throws -> Accessible {
    guard let button = nodes.first(where: { $0.role == "push button" && $0.name == caption })
    else { throw Failure("there is no button '\(caption)' among \(buttons)") }
    return button
  }

  /// The captions of all buttons, in order.
  package var buttons: [String] {
    nodes.filter { $0.role == "push button" }.map(\.name)
  }

  private struct Parts {
    let application: Accessible
    let window: Accessible
    let nodes: [Accessible]
    let entry: Accessible
    let label: Accessible
    let heading: Accessible?

    init?(_ application: Accessible) {
      self.application = application
      guard let window = application.children.first(where: { $0.has(.showing) }) else { return nil }
      self.window = window
      nodes = window.all
      guard let index = nodes.firstIndex(where: { ["text", "password text"].contains($0.role) })
      else { return nil }
      entry = nodes[index]
      let labels = nodes[..<index].filter { $0.role == "label" }
      guard let label = labels.last else { return nil }
      self.label = label
      heading = labels.count > 1 ? labels.first : nil
    }
  }
}
