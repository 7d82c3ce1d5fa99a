import FlowModel
import Foundation

/// The findings that a project knows and lives with: they are counted, not placed, so that lines may move.
package struct Baseline: Sendable {
  /// Findings that are the same but for their lines.
  private struct Entry: Codable, Hashable {
    var path: String
    var rule: String
    var message: String
  }

  private struct File: Codable {
    struct Known: Codable {
      var path: String
      var rule: String
      var message: String
      var count: Int
    }
    var version: Int
    var findings: [Known]
  }

  private struct OtherVersion: Error {}

  private static let version = 1
  private let known: [Entry: Int]

  /// The baseline of an app as it is.
  package init(_ findings: [Finding]) {
    known = Dictionary(findings.map { (Self.entry($0), 1) }, uniquingKeysWith: +)
  }

  /// Reads a baseline.
  ///
  /// - Throws: when the data is none, or of another version.
  package init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    guard file.version == Self.version else { throw OtherVersion() }
    known = Dictionary(
      file.findings.map { (Entry(path: $0.path, rule: $0.rule, message: $0.message), $0.count) }, uniquingKeysWith: +)
  }

  /// The baseline as a file, sorted, so that it can be kept under version control.
  package func data() throws -> Data {
    let findings = known.map { File.Known(path: $0.path, rule: $0.rule, message: $0.message, count: $1) }
      .sorted { ($0.path, $0.rule, $0.message) < ($1.path, $1.rule, $1.message) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(File(version: Self.version, findings: findings)) + Data("\n".utf8)
  }

  /// The findings that are not known: of more than are known, the last.
  package func new(among findings: [Finding]) -> [Finding] {
    var left = known
    return findings.filter { finding in
      let entry = Self.entry(finding)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  private static func entry(_ finding: Finding) -> Entry {
    Entry(
      path: finding.location.file, rule: finding.ruleID,
      message: finding.message.replacing(#/\bline \d+/#, with: "line"))
  }
}
