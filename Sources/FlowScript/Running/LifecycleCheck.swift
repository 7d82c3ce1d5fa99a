import FlowModel
import HeadlessUIKit

/// Compares the callbacks of a trace with those that a flow expects.
@MainActor
struct LifecycleCheck {
  let simulation: Simulation
  /// Only this screen's callbacks; nil for all screens', written `Screen.callback` or `callback`.
  let screen: String?
  let expected: [String]
  /// Whether nothing else may have happened.
  let isExact: Bool

  /// Why the callbacks are not those expected; nil where they are.
  var failure: StepFailure? {
    if let slip = unknownCallback { return slip }
    let events = relevantEvents
    if isExact { return exactFailure(events) }
    var next = 0
    var reached = 0
    for (index, event) in events.enumerated() where next < expected.count && matches(expected[next], event) {
      next += 1
      reached = index + 1
    }
    guard next < expected.count else { return nil }
    let after = next == 0 ? "it does not happen" : "it does not happen after \(expected[next - 1])"
    return StepFailure(
      "\(expected[next]) is missing: \(after)",
      difference: events[..<reached].map { "  \(rendered($0))" } + expected[next...].map { "- \($0)" }
        + events[reached...].map { "  \(rendered($0))" })
  }

  private func exactFailure(_ events: [TraceEvent]) -> StepFailure? {
    let isEqual = events.count == expected.count && zip(expected, events).allSatisfy { matches($0, $1) }
    return isEqual ? nil : StepFailure("the callbacks are others", difference: difference(from: events))
  }

  /// One line a callback, in their order: what is expected and happened after two spaces, what did not happen after
  /// `- `, what happened beside it after `+ `.
  private func difference(from events: [TraceEvent]) -> [String] {
    let wanted = expected.map(Callback.expected)
    let happened = events.map(Callback.happened)
    let changes = happened.difference(from: wanted) { left, right in
      guard case (.expected(let name), .happened(let event)) = (left, right) else { return false }
      return matches(name, event)
    }
    let missing = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var position = 0
    for (offset, name) in expected.enumerated() {
      if missing.contains(offset) {
        lines.append("- \(name)")
        continue
      }
      while added.contains(position) {
        lines.append("+ \(rendered(events[position]))")
        position += 1
      }
      lines.append("  \(rendered(events[position]))")
      position += 1
    }
    return lines + events[position...].map { "+ \(rendered($0))" }
  }

  /// A callback of either list that is compared.
  private enum Callback {
    case expected(String)
    case happened(TraceEvent)
  }

  private var relevantEvents: [TraceEvent] {
    simulation.trace.events().filter { event in
      guard event.callback.isLifecycle else { return false }
      guard let screen else { return true }
      return isNamed(screen, event.subject)
    }
  }

  private func isNamed(_ name: String, _ subject: TraceSubject) -> Bool {
    let traceName = simulation.trace.name(of: subject)
    return traceName == name || simulation.trace.screenNames(of: subject).contains(name)
  }

  /// The screens that the expected callbacks name and that the trace does not know.
  var unseenScreens: [String] {
    let names = expected.compactMap { parts($0).screen }.uniqued
    let subjects = Set(simulation.trace.events().map(\.subject))
    return names.filter { name in !subjects.contains { isNamed(name, $0) } }
  }

  /// An expected callback that no controller has.
  private var unknownCallback: StepFailure? {
    let known = TraceCallback.allCases.filter(\.isLifecycle).map { String($0.rawValue.prefix { $0 != "(" }) }
    for event in expected {
      let name = String(parts(event).callback.prefix { $0 != "(" && $0 != ":" })
      if known.contains(name) { continue }
      let advice = NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
      return StepFailure(
        "no callback is called '\(name)': \(advice ?? "there are \(known.uniqued.joined(separator: ", "))")")
    }
    return nil
  }

  /// `Screen.viewWillAppear` in its two parts; a dot inside a callback's brackets ends no screen's name.
  private func parts(_ expected: String) -> (screen: String?, callback: Substring) {
    guard screen == nil, let dot = expected.lastIndex(of: "."),
      !expected[dot...].contains("(") || expected[..<dot].allSatisfy({ $0 != "(" })
    else { return (nil, expected[...]) }
    return (String(expected[..<dot]), expected[expected.index(after: dot)...])
  }

  /// `viewWillAppear` matches with any flag, `viewWillAppear:1` with its own.
  private func matches(_ expected: String, _ event: TraceEvent) -> Bool {
    let (screen, wanted) = parts(expected)
    if let screen, !isNamed(screen, event.subject) { return false }
    let full = simulation.trace.callbackText(event)
    let callback = event.callback.rawValue
    return wanted == full || wanted == callback || wanted == callback.prefix { $0 != "(" }
  }

  private func rendered(_ event: TraceEvent) -> String {
    let text = simulation.trace.callbackText(event)
    return screen == nil ? "\(simulation.trace.name(of: event.subject)).\(text)" : text
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
