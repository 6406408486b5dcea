internal import Foundation

/// The translations of the program.
package enum Translations {
  /// The languages that there are, as in `data/po/LINGUAS`.
  package static let languages: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let list = root.appendingPathComponent("data/po/LINGUAS")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }()
}
