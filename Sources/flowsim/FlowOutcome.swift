import FlowReport
import FlowScript

/// What a process says of a flow that it has run.
struct FlowOutcome: Codable, Sendable {
  /// The flow's file.
  var file: String
  /// The lines of its steps, and its trace where that is asked for.
  var text = ""
  /// What became of it; nil where it could not be run.
  var record: FlowRecord?
  /// Why it could not be run.
  var errors: [FlowError] = []
  /// The documents and sources of apps that could not be read by then.
  var files: [FlowError] = []

  /// Whether the process that ran it has died.
  var isOfDeath = false

  /// Whether the flow ends a run that goes on only while nothing fails.
  func isFailure(allowsUndecided: Bool) -> Bool {
    switch record?.verdict {
    case .passed, .warned: false
    case .undecided: !allowsUndecided
    case .failed, nil: true
    }
  }
}
