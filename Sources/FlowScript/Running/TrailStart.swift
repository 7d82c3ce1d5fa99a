import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// Where an app is before a step, so that afterwards it can be told where it went.
///
/// It looks at controllers alone, and decides nothing.
@MainActor
struct TrailStart {
  private let simulation: Simulation
  private let eventCount: Int
  private let segueCount: Int
  /// The controllers that are seen, the innermost first.
  private let shown: [TraceSubject]
  /// All that the app's windows hold.
  private let held: Set<TraceSubject>
  private let parts: Set<Part>

  private struct Part: Hashable {
    let container: TraceSubject
    let part: TraceSubject
  }

  init(_ simulation: Simulation) {
    self.simulation = simulation
    eventCount = simulation.trace.count
    segueCount = simulation.performedSegues.count
    shown = Self.shown(in: simulation).map(\.traceSubject)
    held = Set(simulation.allControllers.map(\.traceSubject))
    parts = Set(Self.parts(of: simulation))
  }

  /// Where an app went.
  ///
  /// - Parameter start: where it was; nil where it was launched since.
  static func trail(in simulation: Simulation, since start: TrailStart?) -> [FlowTrail.Event] {
    let start = start.flatMap { $0.simulation === simulation ? $0 : nil }
    let trace = simulation.trace
    func place(_ subject: TraceSubject) -> FlowTrail.Place {
      let origin = trace.origin(of: subject)
      return FlowTrail.Place(
        file: origin?.location.file, objectID: origin?.object.id, className: trace.className(of: subject))
    }
    let appeared = trace.events(from: start?.eventCount ?? 0).filter { $0.callback == .viewDidAppear }.map(\.subject)
    var events: [FlowTrail.Event] = []
    func add(_ event: FlowTrail.Event) { if !events.contains(event) { events.append(event) } }

    let segues = simulation.performedSegues.dropFirst(start?.segueCount ?? 0)
    for segue in segues {
      guard let id = segue.id else { continue }
      add(.segue(id: id, file: segue.location.file, from: place(segue.source), to: place(segue.destination)))
    }
    let now = shown(in: simulation)
    let arrived = Set(segues.map(\.destination))
    let seen = Set(appeared + now.map(\.traceSubject))
    for controller in simulation.allControllers {
      guard start?.held.contains(controller.traceSubject) != true, seen.contains(controller.traceSubject),
        !arrived.contains(controller.traceSubject), let move = move(to: controller, start)
      else { continue }
      let path = simulation.visiblePath
      let inside = path.firstIndex { $0 === controller }.map { path[$0...].map(\.traceSubject) }
      let own = inside ?? [controller.traceSubject]
      let from = (start?.shown ?? []) + appeared.filter { start?.shown.contains($0) != true && !own.contains($0) }
      add(.move(move, from: from.map(place), to: own.map(place)))
    }
    for part in parts(of: simulation) where start?.parts.contains(part) != true {
      add(.part(of: place(part.container), place(part.part)))
    }
    for subject in appeared + now.map(\.traceSubject) where start?.shown.contains(subject) != true {
      add(.screen(place(subject)))
    }
    return events
  }

  /// How a controller that is new came; nil where it came within another one that is.
  private static func move(to controller: UIViewController, _ start: TrailStart?) -> FlowTrail.Move? {
    if controller.isPresentedItself { return .present }
    guard let parent = controller.parent else { return .root }
    return parent is UINavigationController && start?.held.contains(parent.traceSubject) == true ? .push : nil
  }

  private static func shown(in simulation: Simulation) -> [UIViewController] {
    simulation.visiblePath.reversed() + simulation.embeddedScreens
  }

  private static func parts(of simulation: Simulation) -> [Part] {
    shown(in: simulation).compactMap { controller in
      controller.parent.map { Part(container: $0.traceSubject, part: controller.traceSubject) }
    }
  }
}

extension FlowTrail {
  /// The way of a flow that has run with its trails kept: its steps up to the first that is not decided or fails.
  package init(_ result: FlowResult) {
    let steps = result.steps.filter { !$0.step.command.isBlock }
    let stop = steps.firstIndex { $0.verdict == .failed || $0.verdict == .undecided && !$0.isPassedOver }
    let counted = steps[..<(stop ?? steps.endIndex)].filter { $0.verdict != .undecided }
    self.init(
      file: result.file, name: result.name, events: counted.flatMap(\.trail),
      end: stop.map { index in
        End(
          verdict: steps[index].verdict.rawValue, title: steps[index].title,
          location: steps[index].step.location)
      })
  }
}
