import ArgumentParser
import FlowInterfaceBuilder
import FlowReport
import FlowScript
import Foundation

/// Runs the flows of a plan one after the other, in this process or in others beside it.
@MainActor
struct FlowRunner {
  let verifier: FlowVerifier
  let allowsUndecided: Bool
  /// Whether nothing is run after a flow that does not pass.
  let failsFast: Bool
  let listsSteps: Bool
  let includesTrace: Bool

  /// Runs all.
  ///
  /// - Parameters:
  ///   - subflows: the files that are not run alone.
  ///   - unreadable: what is wrong with the flows that could not be read.
  func run(
    _ entries: [FlowPlan.Entry], _ helpers: FlowHelpers, _ log: RunLog, subflows: [String], unreadable: [FlowError]
  ) -> FlowRun {
    var run = FlowRun()
    run.unreadable = unreadable
    run.allowsUndecided = allowsUndecided
    var files: [FlowError] = []
    var hasFailed = false
    var ended: Set<Int> = []
    let report = FlowTextReport()
    for (index, entry) in entries.enumerated() {
      let isCut = Interruption.signal != nil && !helpers.hasOutcome(at: index)
      if hasFailed && failsFast || entry.sequence.map(ended.contains) == true || isCut {
        run.notRun.append(.init(entry.flow))
        continue
      }
      let known = helpers.outcome(at: index, of: entry.flow)
      if known?.isOfDeath == true, Interruption.signal != nil {
        // Who ends this process from a terminal ends those beside it.
        run.notRun.append(.init(entry.flow))
        continue
      }
      log.begin(report.heading(of: entry.flow))
      let outcome: FlowOutcome
      if let known {
        outcome = known
        log.say(known.text)
      } else {
        outcome = self.run(entry.flow) { log.say($0) }
      }
      log.end(entry.flow.file, outcome.record?.verdict)
      if let record = outcome.record { run.records.append(record) }
      run.unreadable += outcome.errors
      files += outcome.files
      for error in outcome.errors { Console.error(error.description) }
      guard outcome.isFailure(allowsUndecided: allowsUndecided) else { continue }
      hasFailed = true
      if let sequence = entry.sequence { ended.insert(sequence) }
    }
    log.say(FlowListing.note(of: subflows))
    log.finish(report.summary(of: run))
    files = FlowErrors(files).errors
    for error in files { Console.error(error.description) }
    run.unreadable += files
    return run
  }

  /// Runs a flow in this process.
  ///
  /// - Parameter say: is told of each step as it ends.
  private func run(_ flow: Flow, say: (String) -> Void) -> FlowOutcome {
    var outcome = FlowOutcome(file: flow.file)
    do throws(FlowErrors) {
      let result = try verifier.run(flow) { say(FlowTextReport().text(of: $0)) }
      if includesTrace { say(result.trace.text) }
      outcome.record = FlowRecord(result, of: flow, listsSteps: listsSteps, includesTrace: includesTrace)
    } catch {
      outcome.errors = error.errors
    }
    outcome.files = verifier.unreadableFiles
    return outcome
  }

  /// Runs a share of the flows for another process, and hands over what comes of each in a line.
  func run(_ entries: [FlowPlan.Entry], _ share: FlowShare) throws {
    ParentWatch.begin()
    let encoder = JSONEncoder()
    for (index, entry) in entries.enumerated() where share.has(index) && Interruption.signal == nil {
      var text = ""
      var outcome = run(entry.flow) { text += $0 }
      outcome.text = text
      do {
        try OutputFile.write(try encoder.encode(outcome) + Data("\n".utf8), to: STDOUT_FILENO)
      } catch {
        // Where nobody reads on, there is nothing more to do.
        throw ExitCode(ExitStatus.fault)
      }
    }
  }
}
