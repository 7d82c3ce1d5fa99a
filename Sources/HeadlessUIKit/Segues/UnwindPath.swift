/// The way from the source of an unwind segue back to its destination.
///
/// - UIKit: it follows the ancestors that were searched up to the one in whose branch the destination lies, which
///   dismisses what the source lies in; then one step for each container from there down, the outermost first, and none
///   for a container around that ancestor (F2.30, F2.34; G66); each is told of the controller closest to it in the
///   direction of the destination (documentation of unwind(for:towards:)).
@MainActor
struct UnwindPath {
  /// The controller that dismisses what the source lies in; nil where no presentation is left.
  let presenter: UIViewController?
  /// The containers, and the child that each is to show.
  let steps: [(container: UIViewController, next: UIViewController)]

  init(from source: UIViewController, to destination: UIViewController) {
    var containers = [destination]
    while let parent = containers[containers.count - 1].parent { containers.append(parent) }
    var current: UIViewController? = source
    var crossesPresentation = false
    while let controller = current, !containers.contains(where: { $0 === controller }) {
      if controller.parent == nil, controller.ownPresenting != nil { crossesPresentation = true }
      current = controller.unwindAncestor
    }
    presenter = crossesPresentation ? current : nil
    let common = current.flatMap { meeting in containers.firstIndex { $0 === meeting } } ?? 0
    steps = (0..<common).reversed().map { (containers[$0 + 1], containers[$0]) }
  }
}
