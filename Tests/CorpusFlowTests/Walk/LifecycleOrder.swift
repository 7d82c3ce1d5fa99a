import HeadlessUIKit

/// The order that UIKit keeps in the callbacks of each controller, whatever the app does.
@MainActor
struct LifecycleOrder {
  private(set) var faults: [String] = []

  /// - UIKit: viewDidLoad comes before the first appearance; each appearance begins, is confirmed and ends, where no
  ///   gesture cancels a transition (facts, sections 1.1 and 1.2; the traces of groups A to D).
  init(_ simulation: Simulation) {
    let trace = simulation.trace
    var states: [TraceSubject: TraceCallback] = [:]
    var loaded: Set<TraceSubject> = []
    for event in trace.events() {
      guard let before = Self.predecessors[event.callback] else {
        if event.callback == .viewDidLoad { loaded.insert(event.subject) }
        continue
      }
      if !loaded.contains(event.subject) {
        faults.append("\(trace.name(of: event.subject)) \(event.callback.rawValue) before viewDidLoad")
      }
      if !before.contains(states[event.subject]) {
        let last = states[event.subject]?.rawValue ?? "nothing"
        faults.append("\(trace.name(of: event.subject)) \(event.callback.rawValue) after \(last)")
      }
      states[event.subject] = event.callback
    }
    let unfinished = states.filter { $0.value != .viewDidAppear && $0.value != .viewDidDisappear }
    faults += unfinished.map { "\(trace.name(of: $0.key)) rests after \($0.value.rawValue)" }.sorted()
    let appeared = Set(states.filter { $0.value == .viewDidAppear }.map { trace.name(of: $0.key) })
    for controller in simulation.visiblePath + simulation.embeddedScreens
    where !appeared.contains(trace.name(of: controller)) {
      faults.append("\(trace.name(of: controller)) is on the screen without viewDidAppear")
    }
  }

  private static let predecessors: [TraceCallback: [TraceCallback?]] = [
    .viewWillAppear: [nil, .viewDidDisappear],
    .viewIsAppearing: [.viewWillAppear],
    .viewDidAppear: [.viewIsAppearing],
    .viewWillDisappear: [.viewDidAppear],
    .viewDidDisappear: [.viewWillDisappear],
  ]
}
