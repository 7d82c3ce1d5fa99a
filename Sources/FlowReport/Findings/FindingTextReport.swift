import FlowInterfaceBuilder
import FlowModel

/// Findings for a person: a line each, and a summary.
package struct FindingTextReport: FindingReport {
  private let folds: Bool
  private let hasStatistics: Bool

  /// - Parameters:
  ///   - folds: whether findings of one rule about one class of a document are one.
  ///   - hasStatistics: whether the findings of each rule are counted.
  package init(folds: Bool = true, hasStatistics: Bool = false) {
    self.folds = folds
    self.hasStatistics = hasStatistics
  }

  package func text(of outcome: CheckOutcome) -> String {
    let lines = (folds ? folded(outcome.findings) : outcome.findings.map { [$0] }).map { findings -> String in
      let finding = findings[0]
      let way = finding.way.map { LogText.line($0.message) }.joined(separator: " › ")
      let related = finding.related.map { "    \($0)" }
      return ([finding.description] + more(findings) + (way.isEmpty ? [] : ["    way: \(way)"]) + related)
        .joined(separator: "\n")
    }
    return (lines + [outcome.summary] + (hasStatistics ? statistics(of: outcome) : [])).map { $0 + "\n" }.joined()
  }

  /// Findings that differ in the member of a class, or in where it stands, alone.
  private struct Kind: Hashable {
    let file: String
    let rule: String
    let severity: Finding.Severity
    let type: String
  }

  private func folded(_ findings: [Finding]) -> [[Finding]] {
    var groups: [[Finding]] = []
    var numbers: [Kind: Int] = [:]
    for finding in findings {
      guard let subject = finding.subject else {
        groups.append([finding])
        continue
      }
      let kind = Kind(
        file: finding.location.file, rule: finding.ruleID, severity: finding.severity, type: subject.type)
      if let number = numbers[kind] {
        groups[number].append(finding)
      } else {
        numbers[kind] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  /// `2 more of ItemController: 'name' (line 3), 'price' (line 7)`.
  private func more(_ findings: [Finding]) -> [String] {
    guard findings.count > 1, let type = findings[0].subject?.type else { return [] }
    let others = findings.dropFirst().map { finding in
      let line = "line \(finding.location.line)"
      return finding.subject?.member.map { "\(LogText.line($0)) (\(line))" } ?? line
    }
    return ["    \(others.count) more of \(LogText.line(type)): \(others.joined(separator: ", "))"]
  }

  /// `12  warning  missing-outlet`.
  private func statistics(of outcome: CheckOutcome) -> [String] {
    let counts = outcome.statistics
    let width = counts.map { "\($0.count)".count }.max() ?? 0
    return counts.map { count in
      let number = "\(count.count)"
      let severity = count.severity.rawValue
      return String(repeating: " ", count: width - number.count) + "\(number)  \(severity)"
        + String(repeating: " ", count: 7 - severity.count) + "  \(count.rule)"
    }
  }
}
