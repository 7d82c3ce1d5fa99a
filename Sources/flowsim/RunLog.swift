import FlowReport
import FlowScript
import Foundation

/// What `flowsim run` says as it goes, kept for a report as well.
final class RunLog {
  /// What became of flows, by their files: the verdict, and what was said of one that did not pass.
  typealias Outcomes = [String: Outcome]

  struct Outcome: Equatable {
    let verdict: String
    let text: String
  }

  /// Which flows are told of.
  enum Shows {
    case all
    /// Those that did not pass.
    case failures
    /// Those of which something else became than before.
    case changes(since: Outcomes)

    static func of(isQuiet: Bool) -> Shows { isQuiet ? .failures : .all }
  }

  private(set) var text = ""
  /// Why nothing can be said any more; a reader that has gone away is none.
  private(set) var fault: CommandFailure?
  private(set) var outcomes: Outcomes = [:]
  private let isPrinted: Bool
  private let shows: Shows
  private let colors: Console.Colors
  /// What has been said of the flow that runs.
  private var current = ""

  init(isPrinted: Bool, shows: Shows, colors: Console.Colors) {
    self.isPrinted = isPrinted
    self.shows = shows
    self.colors = colors
  }

  /// Begins a flow.
  func begin(_ heading: String) {
    current = ""
    say(heading)
  }

  /// Says a piece of a flow: at once, or when the flow has ended.
  func say(_ piece: String) {
    current += piece
    if case .all = shows { print(piece) }
  }

  /// Ends a flow.
  ///
  /// - Parameter verdict: nil where it could not be run.
  func end(_ file: String, _ verdict: Verdict?) {
    let isGood = verdict == .passed
    let outcome = Outcome(verdict: verdict?.rawValue ?? "unreadable", text: isGood ? "" : current)
    outcomes[file] = outcome
    switch shows {
    case .all: break
    case .failures: if !isGood { print(current) }
    case .changes(let known):
      guard known[file] != outcome else { break }
      let before = known[file].map { "was \($0.verdict)" } ?? "is new"
      // Of one that passes the first line is enough.
      print("\(outcome.verdict), \(before): \(isGood ? String(current.prefix { $0 != "\n" }) + "\n" : current)")
    }
    current = ""
  }

  /// Says what comes after all flows.
  func finish(_ summary: String) { print(summary) }

  private func print(_ piece: String) {
    text += piece
    guard isPrinted, fault == nil else { return }
    do {
      try Console.write(Data(piece.utf8), as: .verdicts, to: nil, colors: colors)
    } catch {
      fault = error as? CommandFailure ?? .fault("\(error)")
    }
  }
}
