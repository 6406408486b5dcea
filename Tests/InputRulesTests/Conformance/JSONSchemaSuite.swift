import Foundation
import Testing

/// A file of the JSON-Schema-Test-Suite.
struct JSONSchemaSuite {
  /// A test of the suite.
  struct Test {
    let id: String
    let schema: [String: Any]
    let data: Any
    let isValid: Bool

    /// The data if it is a text.
    var text: String? { JSONSchemaSuite.number(data) == nil ? data as? String : nil }

    /// The data if it is a number, as it is written in the file.
    var number: String? { JSONSchemaSuite.number(data) }
  }

  let tests: [Test]

  /// Reads a file; numbers become texts, so that none of their digits is lost.
  init(_ file: String) throws {
    let contents = try ConformanceTables.contents(of: "json-schema/\(file)")
    let groups = try JSONSerialization.jsonObject(with: Self.markingNumbers(contents))
    tests = try #require(groups as? [[String: Any]]).flatMap { group in
      let schema = group["schema"] as? [String: Any] ?? [:]
      let name = group["description"] as? String ?? ""
      return (group["tests"] as? [[String: Any]] ?? []).compactMap { test -> Test? in
        guard let description = test["description"] as? String, let data = test["data"],
          let isValid = test["valid"] as? Bool
        else { return nil }
        return Test(id: "\(name): \(description)", schema: schema, data: data, isValid: isValid)
      }
    }
  }

  private static let mark = "\u{1}number "

  /// The number that `value` stands for, as it was written; nil for anything else.
  static func number(_ value: Any?) -> String? {
    guard let text = value as? String, text.hasPrefix(mark) else { return nil }
    return String(text.dropFirst(mark.count))
  }

  /// JSON with each number as a text that begins with the mark.
  private static func markingNumbers(_ json: Data) -> Data {
    var result: [UInt8] = []
    var isInText = false
    var isEscaped = false
    var isInNumber = false
    for byte in json {
      let isNumeric = byte.isNumeric || isInNumber && "eE+.".utf8.contains(byte)
      if !isInText, isNumeric != isInNumber {
        result += Array(isInNumber ? "\"".utf8 : "\"\\u0001number ".utf8)
        isInNumber.toggle()
      }
      if byte == UInt8(ascii: "\""), !isEscaped { isInText.toggle() }
      isEscaped = isInText && byte == UInt8(ascii: "\\") && !isEscaped
      result.append(byte)
    }
    return Data(result)
  }
}

extension UInt8 {
  fileprivate var isNumeric: Bool { (0x30...0x39).contains(self) || self == UInt8(ascii: "-") }
}
