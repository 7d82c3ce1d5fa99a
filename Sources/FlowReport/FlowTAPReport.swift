import FlowInterfaceBuilder
import FlowScript

/// Flows as the Test Anything Protocol, version 14: a test point for each flow, with what is wrong as YAML.
///
/// A flow that is undecided is not ok; where undecided flows do not fail the run, it is marked as a TODO.
public struct FlowTAPReport: FlowReport {
  /// Makes a report.
  public init() {}

  /// The report, a line break at its end.
  public func text(of run: FlowRun) -> String {
    var points: [String] = []
    func add(_ isOk: Bool, _ file: String, _ name: String, _ directive: String = "", _ details: [(String, String)] = [])
    {
      let number = points.count + 1
      var text = "\(isOk ? "ok" : "not ok") \(number) - \(described(file)): \(described(name))\(directive)\n"
      if !details.isEmpty {
        text += "  ---\n" + details.map { "  \($0.0): \(quoted($0.1))\n" }.joined() + "  ...\n"
      }
      points.append(text)
    }
    for record in run.records {
      let fault = record.fault
      let details = fault.map { step in
        [("verdict", record.verdict.rawValue), ("at", step.place), ("step", step.title)]
          + (step.reason.isEmpty ? [] : [("message", step.reason.joined(separator: "\n"))])
      }
      switch record.verdict {
      case .passed: add(true, record.file, record.name)
      case .warned: add(true, record.file, record.name, "", details ?? [])
      case .failed: add(false, record.file, record.name, "", details ?? [])
      case .undecided:
        add(false, record.file, record.name, run.allowsUndecided ? " # TODO undecided" : "", details ?? [])
      }
    }
    for (file, errors) in run.unreadableFiles {
      add(
        false, file, "unreadable", "",
        [("verdict", "unreadable"), ("message", errors.map(\.description).joined(separator: "\n"))])
    }
    for skipped in run.notRun { add(true, skipped.file, skipped.name, " # SKIP not run: the run ended before it") }
    return "TAP version 14\n1..\(points.count)\n" + points.joined()
  }

  /// A description, in which a number sign would begin a directive.
  private func described(_ text: String) -> String {
    LogText.line(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A text as YAML's double quotes have it.
  private func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      LogText.line(String(line)).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"" + lines.joined(separator: "\\n") + "\""
  }
}
