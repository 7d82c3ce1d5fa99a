import FlowInterfaceBuilder
import FlowModel

/// Findings for a person: a line each, and a summary.
package struct FindingTextReport: FindingReport {
  package init() {}

  package func text(of outcome: CheckOutcome) -> String {
    let lines = outcome.findings.map { finding -> String in
      let way = finding.way.map { LogText.line($0.message) }.joined(separator: " › ")
      let related = finding.related.map { "    \($0)" }
      return ([finding.description] + (way.isEmpty ? [] : ["    way: \(way)"]) + related).joined(separator: "\n")
    }
    return (lines + [summary(of: outcome)]).map { $0 + "\n" }.joined()
  }

  /// `4 documents, 12 sources: 1 error, 2 warnings, 0 notes`.
  private func summary(of outcome: CheckOutcome) -> String {
    var read = [counted(outcome.documents, "document"), counted(outcome.sources, "source")]
    if !outcome.unreadable.isEmpty { read.append("\(outcome.unreadable.count) unreadable") }
    let found = [Finding.Severity.error, .warning, .note].map { counted(outcome.count($0), $0.rawValue) }
    return "\(read.joined(separator: ", ")): \(found.joined(separator: ", "))"
  }

  private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
