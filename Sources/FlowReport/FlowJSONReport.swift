import FlowScript
import Foundation

/// Flows as JSON: `flows` with their steps, and `totals`.
public struct FlowJSONReport: Sendable {
  private let includesTrace: Bool

  /// Makes a report.
  ///
  /// - Parameter includesTrace: whether each flow comes with its trace, event by event.
  public init(includesTrace: Bool = false) { self.includesTrace = includesTrace }

  /// The report, with sorted keys.
  public func json(of results: [FlowResult], unreadable: [FlowError]) throws -> Data {
    let report = Report(
      flows: results.map(flow), unreadable: unreadable.map(\.description),
      totals: Totals(
        flows: results.count + Set(unreadable.map(\.location.file)).count,
        passed: count(.passed, results), warned: count(.warned, results), failed: count(.failed, results),
        undecided: count(.undecided, results), steps: results.reduce(0) { $0 + $1.steps.count },
        decided: results.reduce(0) { $0 + $1.decidedSteps }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(report) + Data("\n".utf8)
  }

  private func count(_ verdict: Verdict, _ results: [FlowResult]) -> Int { results.count { $0.verdict == verdict } }

  private func flow(_ result: FlowResult) -> FlowEntry {
    FlowEntry(
      file: result.file, name: result.name, verdict: result.verdict, steps: result.steps.map(step),
      trace: includesTrace ? result.trace.entries : nil)
  }

  private func step(_ result: StepResult) -> StepEntry {
    StepEntry(
      title: result.title, file: result.step.location.file, line: result.step.location.line,
      column: result.step.location.column, depth: result.depth, verdict: result.verdict,
      message: result.failure?.message, difference: result.failure?.difference,
      fault: result.failure?.location?.description, hint: result.failure?.hint, screens: result.failure?.screens,
      notes: result.notes)
  }

  private struct Report: Encodable {
    let flows: [FlowEntry]
    let unreadable: [String]
    let totals: Totals
  }

  private struct Totals: Encodable {
    let flows: Int
    let passed: Int
    let warned: Int
    let failed: Int
    let undecided: Int
    let steps: Int
    let decided: Int
  }

  private struct FlowEntry: Encodable {
    let file: String
    let name: String
    let verdict: Verdict
    let steps: [StepEntry]
    let trace: [FlowTrace.Entry]?
  }

  private struct StepEntry: Encodable {
    let title: String
    let file: String
    let line: Int
    let column: Int
    let depth: Int
    let verdict: Verdict
    let message: String?
    let difference: [String]?
    let fault: String?
    let hint: String?
    let screens: [String]?
    let notes: [String]
  }
}
