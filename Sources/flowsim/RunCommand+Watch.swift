import ArgumentParser
import FlowReport
import FlowScript
import Foundation

/// `flowsim run --watch`.
extension RunCommand {
  /// Runs the flows, and again whenever one of their files or apps changes, until a signal ends it.
  ///
  /// - Throws: the status of the last run.
  @MainActor
  func watchFlows() throws {
    Interruption.watch()
    var known: RunLog.Outcomes?
    var status: Int32?
    repeat {
      let turn = try watchedTurn(after: known)
      if Interruption.signal != nil, !turn.isWhole { break }
      (known, status) = (turn.outcomes, turn.status)
      try waitForChange(of: turn.paths)
    } while Interruption.signal == nil && Console.hasReader
    throw ExitCode(status ?? 128 + (Interruption.signal ?? 0))
  }

  private struct Turn {
    let outcomes: RunLog.Outcomes
    let status: Int32
    let isWhole: Bool
    /// What it read.
    let paths: [String]
  }

  /// Runs the flows once: what a later turn tells of is what has changed.
  @MainActor
  private func watchedTurn(after known: RunLog.Outcomes?) throws -> Turn {
    let plan: (entries: [FlowPlan.Entry], errors: [FlowError], subflows: [String])
    do {
      plan = try flows.plan(world.files)
    } catch let failure as CommandFailure where known != nil {
      // A file that an editor writes anew is gone for a moment.
      Console.error("error: \(failure.message)")
      return Turn(outcomes: known ?? [:], status: failure.status, isWhole: true, paths: flows.paths)
    }
    for error in plan.errors { Console.error(error.description) }
    let runner = runner
    let helpers = FlowHelpers(count: processCount(for: plan.entries.count), retries: retry)
    let log = RunLog(
      isPrinted: true, shows: known.map { .changes(since: $0) } ?? .of(isQuiet: quiet),
      colors: coloring.colors)
    let run = runner.run(plan.entries, helpers, log, subflows: plan.subflows, unreadable: plan.errors)
    try reports.write(run, log: log.text, isQuiet: true)
    if let fault = log.fault { throw fault }
    let paths = plan.entries.flatMap { [$0.flow.file] + $0.flow.files + runner.verifier.sources(of: $0.flow) }
    return Turn(
      outcomes: log.outcomes, status: status(of: run), isWhole: run.notRun.isEmpty,
      paths: Set(flows.paths + [flows.config].compactMap(\.self) + paths).sorted())
  }

  /// Waits until a file has changed, and none any more: editors write several.
  private func waitForChange(of paths: [String]) throws {
    var files = FileWatch(paths, without: reports.files.map(\.file))
    try Console.write(
      Data("watching \(Console.counted(files.count, "file")): Ctrl-C ends\n".utf8), as: .text, to: nil)
    var changed: Set<String> = []
    while Interruption.signal == nil, Console.hasReader {
      Thread.sleep(forTimeInterval: Self.pause)
      let now = files.changes()
      changed.formUnion(now)
      if now.isEmpty, let first = changed.min() {
        let more = changed.count > 1 ? " and \(Console.counted(changed.count - 1, "other"))" : ""
        return try Console.write(Data("\n\(first)\(more) changed\n".utf8), as: .text, to: nil)
      }
    }
  }

  /// Seconds between two looks at the files.
  private static let pause = 0.2
}
