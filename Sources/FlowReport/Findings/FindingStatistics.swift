import FlowModel

extension CheckOutcome {
  /// How many findings of a severity a rule has.
  struct RuleCount: Sendable {
    var rule: String
    var severity: Finding.Severity
    var count: Int
  }

  /// The findings of each rule, by severity: errors first, then those with the most.
  var statistics: [RuleCount] {
    struct Key: Hashable {
      var rule: String
      var severity: Finding.Severity
    }
    return Dictionary(grouping: findings) { Key(rule: $0.ruleID, severity: $0.severity) }
      .map { RuleCount(rule: $0.rule, severity: $0.severity, count: $1.count) }
      .sorted { ($1.severity, $1.count, $0.rule) < ($0.severity, $0.count, $1.rule) }
  }

  /// The findings of each file, in their order.
  var byFile: [(file: String, findings: [Finding])] {
    var files: [(file: String, findings: [Finding])] = []
    for finding in findings {
      if files.last?.file == finding.location.file {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append((finding.location.file, [finding]))
      }
    }
    return files
  }

  /// `4 documents, 12 sources: 1 error, 2 warnings, 0 notes`.
  var summary: String {
    var read = [counted(documents, "document"), counted(sources, "source")]
    if !unreadable.isEmpty { read.append("\(unreadable.count) unreadable") }
    let found = [Finding.Severity.error, .warning, .note].map { counted(count($0), $0.rawValue) }
    let vendored = self.vendored == 0 ? "" : "; \(counted(self.vendored, "more")) in vendored folders"
    return "\(read.joined(separator: ", ")): \(found.joined(separator: ", "))\(vendored)"
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 || noun == "more" ? "" : "s")"
  }
}
