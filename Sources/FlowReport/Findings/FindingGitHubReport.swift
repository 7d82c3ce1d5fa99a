import FlowInterfaceBuilder
import FlowModel

/// Findings as commands for GitHub Actions, which shows them in the pull request.
package struct FindingGitHubReport: FindingReport {
  package init() {}

  package func text(of outcome: CheckOutcome) -> String {
    outcome.findings.map { finding in
      let place = finding.location
      return GitHubCommand.text(
        command(finding.severity), file: outcome.path(place.file), line: place.line, column: place.column,
        title: finding.ruleID, [LogText.line(finding.message)] + (finding.way + finding.related).map(\.description))
    }.joined()
  }

  private func command(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
