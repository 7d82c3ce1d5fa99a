import HeadlessUIKit

extension FlowTrace {
  @MainActor
  init(of simulation: Simulation) {
    entries = simulation.trace.entries()
  }
}

extension Simulation {
  /// Whether an effect that is not known came before the first exception, of those that no step has reported.
  func isUndecidedFirst(after reportedUndecided: Int, _ reportedExceptions: Int) -> Bool {
    guard undecidedEffects.count > reportedUndecided else { return false }
    guard exceptions.count > reportedExceptions else { return true }
    let marks = trace.events().map(\.callback).filter { $0 == .undecided || $0 == .exception }
    var undecided = 0
    var exceptions = 0
    for mark in marks {
      if mark == .undecided { undecided += 1 } else { exceptions += 1 }
      if undecided > reportedUndecided { return true }
      if exceptions > reportedExceptions { return false }
    }
    return false
  }
}
