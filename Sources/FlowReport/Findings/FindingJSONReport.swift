import FlowModel
import Foundation

/// Findings as JSON: `findings` with their related places, `unreadable`, and `totals`, those of each rule among them.
package struct FindingJSONReport: FindingReport {
  package init() {}

  package func text(of outcome: CheckOutcome) throws -> String {
    let report = Report(
      findings: outcome.findings.map { finding in
        Entry(
          path: finding.location.file, line: finding.location.line, column: finding.location.column,
          severity: finding.severity, message: finding.message, rule: finding.ruleID,
          related: (finding.way + finding.related).map(place))
      },
      unreadable: outcome.unreadable.map { place(.init(location: $0.location, message: $0.message)) },
      totals: Totals(
        documents: outcome.documents, sources: outcome.sources, unreadable: outcome.unreadable.count,
        errors: outcome.count(.error), warnings: outcome.count(.warning), notes: outcome.count(.note),
        vendored: outcome.vendored,
        rules: Dictionary(outcome.findings.map { ($0.ruleID, 1) }, uniquingKeysWith: +)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private func place(_ place: Finding.RelatedPlace) -> Place {
    Place(
      path: place.location.file, line: place.location.line, column: place.location.column, message: place.message)
  }

  private struct Report: Encodable {
    let findings: [Entry]
    let unreadable: [Place]
    let totals: Totals
  }

  private struct Entry: Encodable {
    let path: String
    let line: Int
    let column: Int
    let severity: Finding.Severity
    let message: String
    let rule: String
    let related: [Place]
  }

  private struct Place: Encodable {
    let path: String
    let line: Int
    let column: Int
    let message: String
  }

  private struct Totals: Encodable {
    let documents: Int
    let sources: Int
    let unreadable: Int
    let errors: Int
    let warnings: Int
    let notes: Int
    let vendored: Int
    let rules: [String: Int]
  }
}
