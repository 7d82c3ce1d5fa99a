import FlowInterfaceBuilder
import FlowModel
import Foundation

/// Findings as Xcode shows them beside the line, from a build phase: absolute paths, related places as notes.
package struct FindingXcodeReport: FindingReport {
  private let folder: String

  /// - Parameter folder: the working folder.
  package init(folder: String = FileManager.default.currentDirectoryPath) { self.folder = folder }

  package func text(of outcome: CheckOutcome) -> String {
    outcome.findings.flatMap { finding in
      [line(finding.location, finding.severity, "\(finding.message) [\(finding.ruleID)]", outcome)]
        + (finding.way + finding.related).map { line($0.location, .note, $0.message, outcome) }
    }.joined()
  }

  private func line(
    _ location: SourceLocation, _ severity: Finding.Severity, _ message: String, _ outcome: CheckOutcome
  ) -> String {
    let path = outcome.path(location.file)
    let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let place = SourceLocation(file: absolute, line: location.line, column: location.column)
    return "\(place): \(severity.rawValue): \(LogText.line(message))\n"
  }
}
