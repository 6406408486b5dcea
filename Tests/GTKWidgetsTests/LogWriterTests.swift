import CGtk
import Foundation
import XCTest

@testable import GTKWidgets

final class LogWriterTests: XCTestCase {
  /// The settings' and the bus's threads complain as well, where a folder or a bus is missing.
  func testOtherThreadsMaySpeak() async {
    LogWriter.install {}
    let done = expectation(description: "the thread has ended")
    let thread = Thread {
      "Tests".withCString { domain in
        "a warning".withCString { message in
          let fields = [
            GLogField(key: Self.domainKey, value: domain, length: -1),
            GLogField(key: Self.messageKey, value: message, length: -1),
          ]
          g_log_structured_array(G_LOG_LEVEL_WARNING, fields, gsize(fields.count))
        }
      }
      done.fulfill()
    }
    thread.start()
    await fulfillment(of: [done], timeout: 5)
  }

  nonisolated(unsafe) private static let domainKey = UnsafePointer(strdup("GLIB_DOMAIN")!)
  nonisolated(unsafe) private static let messageKey = UnsafePointer(strdup("MESSAGE")!)
}
