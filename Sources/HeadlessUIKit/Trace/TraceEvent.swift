import Foundation

/// The number that a trace knows an object by, in the order in which the objects were made; 0 is the app itself.
public struct TraceSubject: Hashable, Sendable {
  let index: UInt32

  /// The app: the subject of what no view controller does.
  public static let app = TraceSubject(index: 0)
}

/// What an event carries besides its subject and callback.
public enum TraceDetail: Hashable, Sendable {
  /// Nothing.
  case none
  /// The animated flag.
  case animated(Bool)
  /// Another object: the parent of `willMove(toParent:)`, nil for none.
  case subject(TraceSubject?)
  /// Words.
  case text(String)
}

/// One thing that happened in a simulation.
public struct TraceEvent: Hashable, Sendable {
  /// Seconds of virtual time since the simulation began.
  public let time: TimeInterval
  /// Whom it happened to.
  public let subject: TraceSubject
  /// What happened.
  public let callback: TraceCallback
  /// What came with it.
  public let detail: TraceDetail
}
