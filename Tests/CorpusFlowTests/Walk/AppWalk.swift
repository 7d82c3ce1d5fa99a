import FlowInterfaceBuilder
import HeadlessUIKit

/// A walk through an app from one of its storyboards: wherever taps, segues, back buttons and dismissals lead, each
/// state of the app once, and every move from each.
@MainActor
struct AppWalk {
  let interfaces: InterfaceBundle
  let storyboard: InterfaceDocument
  let device: Device
  /// How many states of the app are looked at, at most.
  let limit: Int
  private(set) var report = WalkReport()

  /// Walks.
  init(_ interfaces: InterfaceBundle, from storyboard: InterfaceDocument, device: Device = .standard, limit: Int) {
    self.interfaces = interfaces
    self.storyboard = storyboard
    self.device = device
    self.limit = limit
    guard let start = simulation(after: []) else { return }
    report.check(start, after: [])
    var seen: Set<String> = [Self.state(of: start)]
    var waiting: [[WalkMove]] = [[]]
    while !waiting.isEmpty, report.states < limit {
      let way = waiting.removeFirst()
      guard let simulation = simulation(after: way) else { continue }
      report.states += 1
      for move in WalkMove.all(in: simulation) {
        guard let next = self.simulation(after: way + [move]) else { continue }
        report.check(next, after: way + [move])
        // A flow stops where the app would have crashed, and where only its code knows how it goes on.
        guard next.exceptions.isEmpty, next.undecidedEffects.isEmpty else { continue }
        if seen.insert(Self.state(of: next)).inserted { waiting.append(way + [move]) }
      }
    }
  }

  /// The app after some moves; nil when it has no first screen.
  private func simulation(after way: [WalkMove]) -> Simulation? {
    let simulation = Simulation(device: device, interfaces: interfaces)
    simulation.launch(storyboard)
    guard simulation.rootViewController != nil else { return nil }
    for move in way { move.perform(in: simulation) }
    return simulation
  }

  /// The controllers on the screen, and the stacks that they are in.
  private static func state(of simulation: Simulation) -> String {
    let shown = simulation.visiblePath + simulation.embeddedScreens
    let places = (shown + simulation.visibleStack).map { controller in
      controller.origin.map { "\($0.location)" } ?? controller.screenName
    }
    return places.joined(separator: " ")
  }
}
