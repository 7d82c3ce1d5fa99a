import FlowInterfaceBuilder
import FlowModel

/// Findings as Markdown, for the summary of a build (`$GITHUB_STEP_SUMMARY`) or a comment.
package struct FindingMarkdownReport: FindingReport {
  package init() {}

  package func text(of outcome: CheckOutcome) -> String {
    var parts = ["## flowsim check", outcome.summary]
    if !outcome.unreadable.isEmpty {
      let files = outcome.unreadable.map { "- \(place($0.location, outcome)): \(escaped($0.message))" }
      parts.append("### Cannot be read\n\n" + files.joined(separator: "\n"))
    }
    if !outcome.findings.isEmpty {
      let rows = outcome.statistics.map { "| `\($0.rule)` | \($0.severity.rawValue) | \($0.count) |" }
      parts.append("| rule | severity | findings |\n| --- | --- | ---: |\n" + rows.joined(separator: "\n"))
    }
    for (file, findings) in outcome.byFile {
      let lines = findings.map { item($0, outcome) }
      parts.append("### \(escaped(outcome.path(file)))\n\n" + lines.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func item(_ finding: Finding, _ outcome: CheckOutcome) -> String {
    let severity = finding.severity.rawValue
    let line = "- **\(severity)** line \(finding.location.line): \(escaped(finding.message)) `\(finding.ruleID)`"
    let way = finding.way.map { escaped($0.message) }.joined(separator: " › ")
    let related = finding.related.map { "  - \(escaped($0.message)): \(place($0.location, outcome))" }
    return ([line] + (way.isEmpty ? [] : ["  - way: \(way)"]) + related).joined(separator: "\n")
  }

  private func place(_ location: SourceLocation, _ outcome: CheckOutcome) -> String {
    "\(escaped(outcome.path(location.file))):\(location.line)"
  }

  /// Text that stands for itself in a line of Markdown: no link, image, code, mention or HTML comes of it.
  private func escaped(_ text: String) -> String {
    LogText.line(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!": result += "\\\(scalar)"
      // No address, and nobody is called by their name.
      case "@": result += "&#64;"
      case ":" where result.hasSuffix("http") || result.hasSuffix("https"): result += "&#58;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
