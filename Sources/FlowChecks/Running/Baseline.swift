import FlowModel
import Foundation

/// The findings that a project knows and lives with: they are counted, not placed, so that lines may move.
package struct Baseline: Sendable {
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
  private let known: [KnownFinding: Int]

  /// The baseline of an app as it is.
  package init(_ findings: [Finding]) {
    known = Dictionary(findings.map { (KnownFinding($0), 1) }, uniquingKeysWith: +)
  }

  /// Reads a baseline.
  ///
  /// - Throws: when the data is none, or of another version.
  package init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    guard file.version == Self.version else { throw OtherVersion() }
    known = Dictionary(
      file.findings.map { (KnownFinding(path: $0.path, rule: $0.rule, message: $0.message), $0.count) },
      uniquingKeysWith: +)
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
      let entry = KnownFinding(finding)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }
}

/// Findings that are the same but for their lines.
package struct KnownFinding: Sendable, Hashable {
  package var path: String
  package var rule: String
  package var message: String
}

extension KnownFinding {
  package init(_ finding: Finding) {
    self.init(
      path: finding.location.file, rule: finding.ruleID,
      message: finding.message.replacing(#/\blines? \d+/#, with: "line"))
  }
}
