import FlowScript
import Foundation

/// Flows as JSON: `flows` with their steps, and `totals`.
public struct FlowJSONReport: FlowReport {
  /// Makes a report.
  public init() {}

  /// The report, with sorted keys.
  public func text(of run: FlowRun) throws -> String {
    let report = Report(
      flows: run.records.map(FlowEntry.init), notRun: run.notRun.isEmpty ? nil : run.notRun.map(\.file),
      unreadable: run.unreadable.map(\.description),
      totals: Totals(
        flows: run.records.count + run.unreadableFiles.count + run.notRun.count,
        passed: run.count(.passed), warned: run.count(.warned), failed: run.count(.failed),
        undecided: run.count(.undecided), steps: run.records.reduce(0) { $0 + $1.stepCount },
        decided: run.records.reduce(0) { $0 + $1.decidedSteps }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private struct Report: Encodable {
    let flows: [FlowEntry]
    /// Nil where all ran.
    let notRun: [String]?
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
    let steps: [FlowRecord.Step]
    /// Nil for none.
    let tags: [String]?
    let trace: [FlowTrace.Entry]?

    init(_ record: FlowRecord) {
      file = record.file
      name = record.name
      verdict = record.verdict
      steps = (record.steps ?? []).map { step in
        var step = step
        step.snapshot = nil
        return step
      }
      tags = record.tags.isEmpty ? nil : record.tags
      trace = record.trace
    }
  }
}
