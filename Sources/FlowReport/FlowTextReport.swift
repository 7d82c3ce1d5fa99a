import FlowInterfaceBuilder
import FlowScript

/// Flows as text for a terminal or a log: a line a step as it runs, and under a step that did not pass, why.
public struct FlowTextReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The line above a flow's steps.
  public func heading(of flow: Flow) -> String { "\(LogText.line(flow.file)): \(LogText.line(flow.name))\n" }

  /// A step with what is to be said of it.
  public func text(of result: StepResult) -> String {
    let indent = String(repeating: "  ", count: result.depth + 1)
    var text = "\(indent)\(result.isUnderWay ? "›" : Self.mark(result.verdict)) \(LogText.line(result.title))"
    if result.verdict != .passed || result.failure != nil {
      text += "  (\(result.step.location.description))"
    }
    text += "\n"
    for note in result.notes { text += "\(indent)    note: \(LogText.line(note))\n" }
    if let failure = result.failure {
      let lead = failure.verdict == .undecided ? "undecided: " : "\(result.verdict.rawValue): "
      for (number, line) in failure.lines.enumerated() {
        text += "\(indent)    \(number == 0 ? lead : "")\(LogText.line(line))\n"
      }
      for site in result.step.callSites.reversed() { text += "\(indent)    run from \(site)\n" }
    }
    return text
  }

  /// A flow whose process has died at a step.
  public func text(ofDeath record: FlowRecord) -> String {
    (record.steps ?? []).flatMap { step in
      ["  ✗ \(LogText.line(step.title))  (\(step.place))"]
        + step.reason.enumerated().map { "      \($0 == 0 ? "failed: " : "")\(LogText.line($1))" }
    }.map { $0 + "\n" }.joined()
  }

  /// The last line: how many flows and steps, and how they ended.
  public func summary(of run: FlowRun) -> String {
    let records = run.records
    var parts: [String] = []
    for verdict in [Verdict.passed, .warned, .failed, .undecided] {
      let count = run.count(verdict)
      if count > 0 || verdict == .passed { parts.append("\(count) \(verdict.rawValue)") }
    }
    let unreadable = Set(run.unreadable.map(\.location.file)).count
    if unreadable > 0 { parts.append("\(unreadable) unreadable") }
    if !run.notRun.isEmpty { parts.append("\(run.notRun.count) not run") }
    let steps = records.reduce(0) { $0 + $1.stepCount }
    let decided = records.reduce(0) { $0 + $1.decidedSteps }
    return "\(counted(records.count + unreadable + run.notRun.count, "flow")): \(parts.joined(separator: ", ")); "
      + "\(counted(steps, "step")), \(decided) decided\n"
  }

  private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// The mark of a step that ended so.
  static func mark(_ verdict: Verdict) -> String {
    switch verdict {
    case .passed: "✓"
    case .warned: "!"
    case .undecided: "?"
    case .failed: "✗"
    }
  }
}
