import FlowModel

/// Findings as Checkstyle's XML, which Jenkins, reviewdog, Danger and others read.
package struct FindingCheckstyleReport: FindingReport {
  package init() {}

  package func text(of outcome: CheckOutcome) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for (file, findings) in outcome.byFile {
      lines.append("  " + XMLText.tag("file", ["name": outcome.path(file)]))
      lines += findings.map { finding in
        "    "
          + XMLText.tag(
            "error",
            [
              "line": "\(finding.location.line)", "column": "\(finding.location.column)",
              "severity": severity(finding.severity), "message": finding.message, "source": "flowsim.\(finding.ruleID)",
            ], isEmpty: true)
      }
      lines.append("  </file>")
    }
    for fault in outcome.unreadable {
      lines.append("  " + XMLText.tag("file", ["name": outcome.path(fault.location.file)]))
      lines.append(
        "    "
          + XMLText.tag(
            "error",
            [
              "line": "\(fault.location.line)", "column": "\(fault.location.column)", "severity": "error",
              "message": fault.message, "source": "flowsim.unreadable",
            ], isEmpty: true))
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
  }

  private func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
