import FlowScript
import Foundation

/// Flows as JSON: `flows` with their steps, and `totals`.
public struct FlowJSONReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The report, with sorted keys.
  public func json(of records: [FlowRecord], unreadable: [FlowError]) throws -> Data {
    let report = Report(
      flows: records.map(FlowEntry.init), unreadable: unreadable.map(\.description),
      totals: Totals(
        flows: records.count + Set(unreadable.map(\.location.file)).count,
        passed: count(.passed, records), warned: count(.warned, records), failed: count(.failed, records),
        undecided: count(.undecided, records), steps: records.reduce(0) { $0 + $1.stepCount },
        decided: records.reduce(0) { $0 + $1.decidedSteps }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(report) + Data("\n".utf8)
  }

  private func count(_ verdict: Verdict, _ records: [FlowRecord]) -> Int { records.count { $0.verdict == verdict } }

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
    let steps: [FlowRecord.Step]
    let trace: [FlowTrace.Entry]?

    init(_ record: FlowRecord) {
      file = record.file
      name = record.name
      verdict = record.verdict
      steps = record.steps ?? []
      trace = record.trace
    }
  }
}
