import FlowInterfaceBuilder
import Foundation

extension Trace {
  /// One event as a line: `SignIn viewWillAppear:1`.
  public func line(for event: TraceEvent) -> String { entry(for: event).line }

  /// The callback and its detail, without the subject: `viewWillAppear:1`, `willMove(toParent: Nav)`.
  public func callbackText(_ event: TraceEvent) -> String { entry(for: event).callbackText }

  /// The trace from a position on as plain text, a line an event, with the virtual time before it when asked for.
  public func text(from start: Int = 0, times: Bool = false) -> String {
    entries(from: start).map { $0.text(times: times) }.joined()
  }

  /// The trace from a position on as a JSON array: time in seconds, controller, callback, animated, detail.
  public func json(from start: Int = 0) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(entries(from: start))
  }

  /// The trace from a position on as values that encode to JSON.
  public func entries(from start: Int = 0) -> [TraceEntry] { events(from: start).map(entry) }

  private func entry(for event: TraceEvent) -> TraceEntry {
    var entry = TraceEntry(
      time: event.time, controller: name(of: event.subject), callback: event.callback.rawValue, animated: nil,
      detail: nil)
    switch event.detail {
    case .none: break
    case .animated(let animated): entry.animated = animated
    case .subject(let subject): entry.detail = subject.map(name(of:)) ?? "nil"
    case .text(let text): entry.detail = text
    }
    return entry
  }
}

/// One event of a trace with its names written out, as JSON has it.
public struct TraceEntry: Codable, Hashable, Sendable {
  /// Seconds of virtual time since the simulation began.
  public var time: TimeInterval
  /// The name of the view controller, or `app`.
  public var controller: String
  /// The callback, as UIKit spells it.
  public var callback: String
  /// The animated flag of an appearance callback.
  public var animated: Bool?
  /// What came with the event: a parent's name, a segue, a warning's text.
  public var detail: String?

  /// The event as a line with its end, and the virtual time before it when asked for.
  package func text(times: Bool) -> String {
    (times ? String(format: "%8.3f  ", time) : "") + LogText.line(line) + "\n"
  }

  /// The event as a line: `SignIn viewWillAppear:1`.
  fileprivate var line: String {
    switch TraceCallback(rawValue: callback) {
    case .call, .warning, .exception, .undecided: "\(callback) \(detail ?? "")"
    default: "\(controller) \(callbackText)"
    }
  }

  /// The callback and its detail: `viewWillAppear:1`, `willMove(toParent: Nav)`.
  fileprivate var callbackText: String {
    if let animated { return "\(callback):\(animated ? 1 : 0)" }
    guard let detail else { return callback }
    let isArgument = TraceCallback(rawValue: callback)?.endsInController == true
    return isArgument ? "\(callback.dropLast()) \(detail))" : "\(callback) \(detail)"
  }
}
