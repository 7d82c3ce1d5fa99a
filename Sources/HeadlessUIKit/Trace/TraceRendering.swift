import FlowInterfaceBuilder
import Foundation

extension Trace {
  /// One event as a line: `SignIn viewWillAppear:1`.
  public func line(for event: TraceEvent) -> String {
    let subject = name(of: event.subject)
    switch event.callback {
    case .call, .warning, .exception, .undecided:
      return "\(event.callback.rawValue) \(detailText(event.detail))"
    default:
      return "\(subject) \(callbackText(event))"
    }
  }

  /// The callback and its detail, without the subject: `viewWillAppear:1`, `willMove(toParent: Nav)`.
  public func callbackText(_ event: TraceEvent) -> String {
    let name = event.callback.rawValue
    switch event.detail {
    case .none: return name
    case .animated(let animated): return "\(name):\(animated ? 1 : 0)"
    case .subject:
      guard name.hasSuffix(":)") else { return "\(name) \(detailText(event.detail))" }
      return "\(name.dropLast(1)) \(detailText(event.detail)))"
    case .text(let text): return "\(name) \(text)"
    }
  }

  /// The trace from a position on as plain text, a line an event, with the virtual time before it when asked for.
  public func text(from start: Int = 0, times: Bool = false) -> String {
    events(from: start)
      .map { (times ? String(format: "%8.3f  ", $0.time) : "") + LogText.line(line(for: $0)) + "\n" }
      .joined()
  }

  /// The trace from a position on as a JSON array: time in seconds, controller, callback, animated, detail.
  public func json(from start: Int = 0) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(entries(from: start))
  }

  /// The trace from a position on as values that encode to JSON.
  public func entries(from start: Int = 0) -> [TraceEntry] {
    events(from: start).map { event in
      var entry = TraceEntry(
        time: event.time, controller: name(of: event.subject), callback: event.callback.rawValue, animated: nil,
        detail: nil)
      switch event.detail {
      case .none: break
      case .animated(let animated): entry.animated = animated
      case .subject, .text: entry.detail = detailText(event.detail)
      }
      return entry
    }
  }

  private func detailText(_ detail: TraceDetail) -> String {
    switch detail {
    case .none: ""
    case .animated(let animated): animated ? "1" : "0"
    case .subject(let subject): subject.map(name(of:)) ?? "nil"
    case .text(let text): text
    }
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
}
