import FlowModel

/// Findings as commands for GitHub Actions, which shows them in the pull request.
package struct FindingGitHubReport: FindingReport {
  package init() {}

  package func text(of outcome: CheckOutcome) -> String {
    outcome.findings.map { finding in
      let place = finding.location
      let properties = [
        "file=\(property(outcome.path(place.file)))", "line=\(place.line)", "col=\(place.column)",
        "title=\(property(finding.ruleID))",
      ]
      let related = (finding.way + finding.related).map { "\n\($0.location): \($0.message)" }.joined()
      return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(data(finding.message + related))\n"
    }.joined()
  }

  private func command(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
