import HeadlessUIKit

/// What a walk met.
struct WalkReport {
  /// How many states of the app were looked at.
  var states = 0
  /// What no app should meet: callbacks out of order, an app that does not come to rest.
  private(set) var faults: [String] = []
  /// The exceptions and warnings of UIKit's, each with the moves after which it was met first.
  private(set) var issues: [String] = []

  /// Looks at an app after some moves.
  @MainActor
  mutating func check(_ simulation: Simulation, after way: [WalkMove]) {
    issues += (simulation.exceptions.map(\.description) + simulation.warnings).map { "\(way): \($0)" }
    guard simulation.exceptions.isEmpty else { return }
    if !simulation.settle() { faults.append("\(way): does not come to rest") }
    guard simulation.visibleScreen != nil else { return faults.append("\(way): no screen is visible") }
    faults += LifecycleOrder(simulation).faults.map { "\(way): \($0)" }
  }
}
