import FlowInterfaceBuilder
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
      let lines = [LogText.line(finding.message)] + (finding.way + finding.related).map(\.description)
      let message = data(lines.joined(separator: "\n"))
      return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(message)\n"
    }.joined()
  }

  private func command(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A message as a command takes it. By scalars: CR and LF together are one character.
  private func data(_ text: String) -> String { escaped(LogText.lines(text), ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private func property(_ text: String) -> String {
    escaped(LogText.line(text), ["%": "%25", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let code = codes[scalar] { result += code } else { result.unicodeScalars.append(scalar) }
    }
  }
}
