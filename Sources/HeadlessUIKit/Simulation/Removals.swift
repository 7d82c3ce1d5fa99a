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

  /// Whether what is removed lives until the turn's end.
  package var live = false
  /// Whether code came upon the end of something that may live on for the turn.
  package private(set) var areOpen = false
  private var removed: [Removed] = []

  /// Notes that an object was removed, and puts it into the pool where it lives on.
  func add(_ object: AnyObject, to pool: AutoreleasePool) {
    if live { return pool.add(object) }
    removed.append(Removed(object: object))
  }

  /// Code found nil in place of an object, or runs because one has ended.
  package func sawEnd() {
    guard !areOpen, !removed.isEmpty else { return }
    areOpen = removed.contains { $0.object == nil }
  }

  /// The turn is over, and with it the lives of all that was removed.
  func endTurn() { if !removed.isEmpty { removed = [] } }
}

extension Simulation {
  /// Notes that an object is taken from what held it.
  func noteRemoval(of object: AnyObject) { removals.add(object, to: autoreleasePool) }
}
