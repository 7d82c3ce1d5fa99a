import HeadlessUIKit

/// One thing to do in an app.
enum WalkMove: Hashable {
  /// Touches the element at a position.
  case tap(Int)
  /// Performs a segue of the controller at a position.
  case segue(Int, String)
  /// Performs an unwind segue of the controller at a position, by its own position.
  case unwind(Int, Int)
  /// Dismisses what is presented.
  case dismiss

  /// All that can be done now.
  @MainActor
  static func all(in simulation: Simulation) -> [WalkMove] {
    let elements = simulation.screenElements
    var moves = elements.indices.filter { elements[$0].isReachable && elements[$0].answersTouch }.map(WalkMove.tap)
    for (index, controller) in performers(in: simulation).enumerated() {
      moves += controller.segueIdentifiers.map { .segue(index, $0) }
      moves += controller.unwindSegues.indices.map { .unwind(index, $0) }
    }
    if simulation.visiblePath.first?.presentingViewController != nil { moves.append(.dismiss) }
    return moves
  }

  @MainActor
  private static func performers(in simulation: Simulation) -> [UIViewController] {
    simulation.visiblePath + simulation.embeddedScreens
  }

  /// Does it.
  @MainActor
  func perform(in simulation: Simulation) {
    switch self {
    case .tap(let index): simulation.touch(simulation.screenElements[index])
    case .segue(let index, let identifier):
      let controller = Self.performers(in: simulation)[index]
      simulation.run { controller.performSegue(withIdentifier: identifier, sender: nil) }
    case .unwind(let index, let segue):
      let controller = Self.performers(in: simulation)[index]
      controller.performUnwind(controller.unwindSegues[segue])
    case .dismiss:
      simulation.run { simulation.visiblePath.first?.dismiss(animated: true) }
    }
    simulation.settle()
  }
}
