import CGtk
import GTKTestSupport
import XCTest

@testable import GTKWidgets

/// Each wrapper frees its widget, and each connection its handler.
@MainActor
final class LifetimeTests: XCTestCase {
  override func setUp() async throws {
    try Toolkit.start(identifier: "io.github.verity.Tests", name: "Tests")
  }

  func testEveryWidgetIsFreedWithItsWrapper() async {
    let makers: [(String, () -> Widget)] = [
      ("label", { Label(maximumWidth: 60) }),
      ("button", { Button(caption: "_OK") }),
      ("box", { Box(.vertical, spacing: 6) }),
      ("entry", { Entry(.plain) }),
      ("hidden entry", { Entry(.hidden) }),
      ("combo", { Entry(.combo(choices: ["a", "b"], isHidden: false)) }),
      ("image", { Image(icon: "dialog-question") ?? Label(maximumWidth: 1) }),
      ("scrolled window", { ScrolledWindow(Label(maximumWidth: 60), maximumHeight: 100) }),
    ]
    for (id, make) in makers {
      var widget: Widget? = make()
      let object = WeakObject(widget!.raw)
      XCTAssertTrue(object.isAlive, id)
      widget = nil
      XCTAssertTrue(until { !object.isAlive }, "\(id) is still there")
    }
  }

  func testAWindowIsFreedWhenItIsDestroyed() async {
    var window: Window? = Window(title: "Title")
    let object = WeakObject(window!.raw)
    window?.setChild(Label(maximumWidth: 60))
    window?.present()
    settle()
    window?.destroy()
    window = nil
    XCTAssertTrue(until { !object.isAlive })
  }

  func testAHandlerIsFreedWhenItIsDisconnected() async {
    let button = Button(caption: "OK")
    weak var captured: Sentinel?
    let connection = connect(button, capturing: &captured)
    XCTAssertNotNil(captured)
    connection.disconnect()
    XCTAssertNil(captured)
    connection.disconnect()
  }

  func testAHandlerIsFreedWithItsWidget() async {
    var button: Button? = Button(caption: "OK")
    weak var captured: Sentinel?
    _ = connect(button!, capturing: &captured)
    XCTAssertNotNil(captured)
    button = nil
    XCTAssertNil(captured)
  }

  func testWorkIsFreedWhenItIsDoneOrCancelled() async {
    weak var done: Sentinel?
    weak var cancelled: Sentinel?
    var count = 0
    do {
      let (first, second) = (Sentinel(), Sentinel())
      (done, cancelled) = (first, second)
      let work = MainLoop.soon {
        _ = first; count += 1
      }
      MainLoop.after(milliseconds: 60_000) {
        _ = second; count += 10
      }.cancel()
      XCTAssertTrue(until { !work.isWaiting })
    }
    XCTAssertEqual(count, 1)
    XCTAssertNil(done)
    XCTAssertNil(cancelled)
  }

  private final class Sentinel {}

  private func connect(_ button: Button, capturing sentinel: inout Sentinel?) -> Connection {
    let object = Sentinel()
    sentinel = object
    return button.onClick { _ = object }
  }
}
