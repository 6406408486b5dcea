import Foundation
import Testing

/// The tables of others, and what is decided differently here.
enum ConformanceTables {
  /// The directory of the tables: `VERITY_CONFORMANCE`, else what lies beside the checkout; nil where
  /// there is none.
  static let directory: URL? = {
    let given = ProcessInfo.processInfo.environment["VERITY_CONFORMANCE"]
    let directory = given.map { URL(filePath: $0) } ?? root.appending(path: "../shared/conformance")
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: directory.path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue ? directory : nil
  }()

  /// Why the tests were skipped.
  static let absence: Comment = """
    SKIPPED: the conformance tables are not there; set VERITY_CONFORMANCE to their directory
    """

  static let isPresent = directory != nil

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// A case of a table and how it was decided.
  struct Outcome {
    let id: String
    let isAsExpected: Bool
    let detail: String
  }

  /// Prints "file: passed of total" and compares what did not pass with `deviations.json`, both ways.
  static func report(_ file: String, _ outcomes: [Outcome]) throws {
    let passed = outcomes.count { $0.isAsExpected }
    print("\(file): \(passed) of \(outcomes.count)")
    #expect(!outcomes.isEmpty, "\(file) has no case that can be asked")
    let deviations = try deviations(of: file)
    for outcome in outcomes where !outcome.isAsExpected {
      #expect(deviations.contains(outcome.id), "\(file): \(outcome.id): \(outcome.detail)")
    }
    let failed = Set(outcomes.filter { !$0.isAsExpected }.map(\.id))
    for id in deviations.subtracting(failed) {
      Issue.record("\(file): \(id) is listed as a deviation, but passes or does not exist")
    }
  }

  /// A reason with the cases that it is for.
  private struct Deviation: Decodable {
    let file: String
    let reason: String
    let cases: [String]
  }

  private static func deviations(of file: String) throws -> Set<String> {
    let list = URL(filePath: #filePath).appending(path: "../deviations.json").standardized
    let all = try JSONDecoder().decode([Deviation].self, from: Data(contentsOf: list))
    #expect(all.allSatisfy { !$0.reason.isEmpty && !$0.cases.isEmpty })
    return Set(all.filter { $0.file == file }.flatMap(\.cases))
  }

  /// The contents of a table, below `directory`.
  static func contents(of file: String) throws -> Data {
    try Data(contentsOf: #require(directory).appending(path: file))
  }
}
