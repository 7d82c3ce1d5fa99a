import FlowModel
import Foundation

/// Findings as GitLab's code quality report, which shows them in the merge request:
/// https://docs.gitlab.com/ci/testing/code_quality/.
package struct FindingGitLabReport: FindingReport {
  package init() {}

  private struct Issue: Encodable {
    struct Place: Encodable {
      struct Lines: Encodable { let begin: Int }
      let path: String
      let lines: Lines
    }
    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Place
  }

  package func text(of outcome: CheckOutcome) throws -> String {
    let issues = zip(outcome.findings, outcome.fingerprints).map { finding, fingerprint in
      Issue(
        description: finding.message, checkName: finding.ruleID, fingerprint: fingerprint,
        severity: severity(finding.severity),
        location: .init(path: outcome.path(finding.location.file), lines: .init(begin: finding.location.line)))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return String(decoding: try encoder.encode(issues), as: UTF8.self) + "\n"
  }

  private func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
