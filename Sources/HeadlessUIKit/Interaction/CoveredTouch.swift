import Foundation

extension Simulation {
  /// Lets time pass until nothing lies over a view any more, where a flow is run both ways.
  ///
  /// - Source: Maestro touches the middle of what it finds, whatever lies over that; how long a device takes until then is
  ///   nowhere said.
  func waitForCover(over view: UIView) {
    guard runLoop.isDue(within: 0...runLoop.patience), run({ view.isUnderAnother }),
      openRules.takesOther(.coveredTouches)
    else { return }
    let end = runLoop.now + runLoop.patience
    while run({ view.isUnderAnother }), pass(until: end) {}
  }
}

extension UIView {
  /// Whether a finger on its middle hits a view that neither holds it nor lies in it.
  fileprivate var isUnderAnother: Bool {
    guard let hit = HitTest(on: self)?.view() else { return false }
    return !hit.isDescendant(of: self) && !isDescendant(of: hit)
  }
}
