import FlowInterfaceBuilder
import FlowScript

/// Flows that did not pass as commands for GitHub Actions, which shows them at their steps in the pull request.
public struct FlowGitHubReport: FlowReport {
  /// Makes a report.
  public init() {}

  /// The report, a line break at its end.
  public func text(of run: FlowRun) -> String {
    var text = ""
    for record in run.records where record.verdict != .passed {
      guard let step = record.fault else { continue }
      let name =
        switch record.verdict {
        case .failed: "error"
        case .undecided: run.allowsUndecided ? "notice" : "error"
        case .warned, .passed: "warning"
        }
      let first = "\(LogText.line(step.title)): \(record.verdict.rawValue)"
      text += GitHubCommand.text(
        name, file: step.file, line: step.line, column: step.column, title: record.name,
        [first] + step.reason.map(LogText.line))
    }
    for (file, errors) in run.unreadableFiles {
      for error in errors {
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        text += GitHubCommand.text(
          "error", file: file, line: error.location.line, column: error.location.column, title: "unreadable",
          [LogText.line(error.message)] + lines.dropFirst())
      }
    }
    return text
  }
}
