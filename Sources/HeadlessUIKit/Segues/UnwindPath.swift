/// The way from the source of an unwind segue back to its destination.
///
/// - UIKit: one dismissal by the presenter that the two have in common, then one step for each container between, the
///   outermost first (F2.30; G66); each is told of the controller closest to it in the direction of the destination
///   (documentation of unwind(for:towards:)).
@MainActor
struct UnwindPath {
  /// The controller that dismisses what the source lies in; nil where no presentation is left.
  let presenter: UIViewController?
  /// The containers, and the child that each is to show.
  let steps: [(container: UIViewController, next: UIViewController)]

  init(from source: UIViewController, to destination: UIViewController) {
    var containers = [destination]
    while let parent = containers[containers.count - 1].parent { containers.append(parent) }
    var presenter: UIViewController?
    var current: UIViewController? = source
    while let controller = current, !containers.contains(where: { $0 === controller }) {
      if controller.parent == nil, let presenting = controller.ownPresenting { presenter = presenting }
      current = controller.parent ?? controller.ownPresenting
    }
    self.presenter = presenter
    let common = current.flatMap { meeting in containers.firstIndex { $0 === meeting } } ?? 0
    steps = (0..<common).reversed().map { (containers[$0 + 1], containers[$0]) }
  }
}
