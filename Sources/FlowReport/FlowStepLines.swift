import FlowInterfaceBuilder
import FlowScript

/// Steps of a report that lists them below the flow, a line each, and under it why it did not pass.
enum FlowStepLines {
  static func lines(_ step: FlowRecord.Step) -> [String] {
    let indent = String(repeating: "  ", count: step.depth)
    var lines = ["\(indent)\(FlowTextReport.mark(step.verdict)) \(LogText.line(step.title))"]
    lines += step.notes.map { "\(indent)    note: \(LogText.line($0))" }
    lines += step.reason.map { "\(indent)    \($0)" }
    return lines
  }
}
