import Foundation

/// Animations that wait for a finger rather than for the clock: those of a transition that it drives.
@MainActor
final class HeldAnimations {
  private var waiting: [(duration: TimeInterval, completion: (Bool) -> Void)] = []

  /// Holds an animation of so many seconds.
  func hold(_ duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    if let completion { waiting.append((duration, completion)) }
  }

  /// The finger lets go: each animation takes the time that is left of its way, forth or back.
  ///
  /// - Parameter elapsed: the seconds of their own time that the finger has taken them.
  func release(forth: Bool, elapsed: TimeInterval, speed: CGFloat, on runLoop: VirtualRunLoop) {
    for (duration, completion) in waiting {
      let left = forth ? max(0, duration - elapsed) : min(duration, elapsed)
      runLoop.after(left / max(speed, 0.001)) { completion(true) }
    }
    waiting = []
  }
}
