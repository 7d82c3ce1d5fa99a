/// What was taken from what held it in the run loop's turn that goes on: views from superviews, controllers from parents,
/// constraints and recognizers from views.
///
/// - UIKit: whether such an object ends at once, where nobody else holds it, or lives until the turn's autorelease pool is
///   drained, is not published.
@MainActor
package final class Removals {
  private struct Removed {
    weak var object: AnyObject?
  }

  private var removed: [Removed] = []

  /// Notes that an object was removed, which ends at once where nobody else holds it.
  func add(_ object: AnyObject) { removed.append(Removed(object: object)) }

  /// Whether one has ended that may live on for the turn.
  var haveEnded: Bool { removed.contains { $0.object == nil } }

  /// The turn is over, and with it the lives of all that was removed.
  func endTurn() { if !removed.isEmpty { removed = [] } }
}

extension Simulation {
  /// Notes that an object is taken from what held it.
  func noteRemoval(of object: AnyObject) {
    if openRules.other == .removals { autoreleasePool.add(object) } else { removals.add(object) }
  }

  /// Code found nil in place of an object, or runs because one has ended.
  package func noteEnd() { if removals.haveEnded { openRules.meet(.removals) } }
}
