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
    for event in events where next < expected.count && matches(expected[next], event) { next += 1 }
    guard next < expected.count else { return nil }
    let reached = next == 0 ? "it does not happen" : "it does not happen after \(expected[next - 1])"
    return StepFailure(
      "\(expected[next]) is missing: \(reached)",
      difference: ["- expected: \(expected.joined(separator: ", "))", "+ actual:   \(rendered(events))"])
  }

  private func exactFailure(_ events: [TraceEvent]) -> StepFailure? {
    let isEqual = events.count == expected.count && zip(expected, events).allSatisfy { matches($0, $1) }
    if isEqual { return nil }
    return StepFailure.mismatch(
      "the callbacks are others", expected: expected.joined(separator: ", "), actual: rendered(events))
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

  private func rendered(_ events: [TraceEvent]) -> String {
    events.map { event in
      let text = simulation.trace.callbackText(event)
      return screen == nil ? "\(simulation.trace.name(of: event.subject)).\(text)" : text
    }.joined(separator: ", ")
  }
}
