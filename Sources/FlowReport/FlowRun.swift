import FlowScript

/// What a run of flows ended with.
public struct FlowRun: Sendable {
  /// What became of the flows that ran, in their order.
  public var records: [FlowRecord] = []
  /// What could not be read: flows, and files of their apps.
  public var unreadable: [FlowError] = []
  /// The flows that were not run, because one before them failed or somebody ended the run.
  public var notRun: [Skipped] = []
  /// Whether a flow that is undecided ends the run with 0.
  public var allowsUndecided = false

  /// A run of some flows.
  public init(_ records: [FlowRecord] = []) { self.records = records }

  /// A flow that was not run.
  public struct Skipped: Sendable, Hashable {
    package let file: String
    package let name: String

    /// Notes a flow.
    public init(_ flow: Flow) {
      file = flow.file
      name = flow.name
    }
  }

  /// How many flows ended so.
  func count(_ verdict: Verdict) -> Int { records.count { $0.verdict == verdict } }

  /// The unreadable files with what is wrong with them, in their order.
  var unreadableFiles: [(file: String, errors: [FlowError])] {
    var files: [(file: String, errors: [FlowError])] = []
    var places: [String: Int] = [:]
    for error in unreadable {
      let file = error.location.file
      if let place = places[file] {
        files[place].errors.append(error)
      } else {
        places[file] = files.count
        files.append((file, [error]))
      }
    }
    return files
  }
}

/// A run of flows in one format.
public protocol FlowReport: Sendable {
  /// The report as text, a line break at its end.
  func text(of run: FlowRun) throws -> String
}
