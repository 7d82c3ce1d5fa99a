import Foundation

/// A finger that is down and moves what follows it: the top of a navigation stack, a page, a card.
@MainActor
public final class TransitionFinger {
  private let runLoop: VirtualRunLoop
  private let transition: AppearanceTransition?
  private let attempt: @MainActor () -> Void
  /// Why what follows springs back whatever the finger does; nil where it can be finished.
  public let reasonAgainstFinishing: String?

  /// A finger that drives a transition.
  init(_ transition: AppearanceTransition) {
    runLoop = transition.simulation.runLoop
    self.transition = transition
    attempt = {}
    reasonAgainstFinishing = nil
  }

  /// A finger that what follows it springs back from.
  ///
  /// - Parameter attempt: is told when the finger was far or fast enough.
  init(springingBack reason: String, in simulation: Simulation, attempt: @escaping @MainActor () -> Void) {
    runLoop = simulation.runLoop
    transition = nil
    self.attempt = attempt
    reasonAgainstFinishing = reason
  }

  /// The finger has moved.
  ///
  /// - Parameter progress: how far on its way, from 0 to 1.
  public func move(to progress: CGFloat) {
    transition?.update(progress)
    runLoop.endTurn()
  }

  /// The finger lets go; what is left of the way passes on the clock.
  ///
  /// - Parameter finishing: whether it was far or fast enough, so that what follows does not go back.
  public func end(finishing: Bool) {
    if let transition {
      transition.endInteraction(finishing: finishing)
    } else if finishing {
      attempt()
    }
    runLoop.endTurn()
  }
}
