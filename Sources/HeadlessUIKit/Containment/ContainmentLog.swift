/// What the app's containers have done of the steps of adding and removing children.
///
/// Steps may come in any order and after animations, so what is missing is told when the simulation comes to rest and
/// nothing waits any more; UIKit's own containers are not watched.
@MainActor
final class ContainmentLog {
  private enum Step {
    case added
    case announcedRemoval
    case removed
    case shownWithoutChild
  }

  /// A step, with what it was done to: the names outlive the controllers.
  private struct Entry {
    let step: Step
    weak var child: UIViewController?
    weak var view: UIView?
    weak var container: UIViewController?
    let childName: String
    let containerName: String
    let subject: TraceSubject

    @MainActor
    init(_ step: Step, _ child: UIViewController, in container: UIViewController) {
      self.step = step
      self.child = child
      self.container = container
      view = child.loadedView
      childName = child.logName
      containerName = container.logName
      subject = child.traceSubject
    }
  }

  private var entries: [Entry] = []
  private unowned let simulation: Simulation

  init(simulation: Simulation) { self.simulation = simulation }

  // MARK: What the app does

  /// Code made a controller a child.
  func noteAdded(_ child: UIViewController, to container: UIViewController) {
    guard container.isCustomContainer else { return }
    entries.append(Entry(.added, child, in: container))
  }

  /// Code told a child that it is about to be removed.
  func noteAnnouncedRemoval(_ child: UIViewController, from container: UIViewController) {
    guard container.isCustomContainer else { return }
    entries.append(Entry(.announcedRemoval, child, in: container))
  }

  /// Code takes a child from its container.
  func noteRemoved(_ child: UIViewController, from container: UIViewController) {
    guard container.isCustomContainer else { return }
    let entry = Entry(.removed, child, in: container)
    if !child.hasAnnouncedRemoval { warn(.willMoveToNil, entry) }
    entries.append(entry)
  }

  /// A controller's view comes into a window in the view of another, whose child it is not.
  func noteShown(_ controller: UIViewController, in container: UIViewController) {
    entries.append(Entry(.shownWithoutChild, controller, in: container))
  }

  // MARK: At rest

  /// Tells what is missing.
  func check() {
    guard !entries.isEmpty else { return }
    let open = entries
    entries = []
    for entry in open {
      switch entry.step {
      case .added: checkAdded(entry)
      case .announcedRemoval: checkAnnounced(entry)
      case .removed: checkRemoved(entry)
      case .shownWithoutChild: checkShown(entry)
      }
    }
  }

  /// An addition is judged when its container is on the screen; until then the container may have yet to do its part.
  private func checkAdded(_ entry: Entry) {
    guard let child = entry.child, let container = entry.container, child.parent === container else { return }
    guard container.appearance == .appeared else { return entries.append(entry) }
    if !child.hasMovedToParent { warn(.didMove, entry) }
    if !container.showsAnyChild {
      warn(.addSubview, entry)
    } else if !container.shouldAutomaticallyForwardAppearanceMethods, container.shows(child),
      !container.children.contains(where: { container.shows($0) && $0.appearance != .disappeared })
    {
      warn(.forwarding, entry)
    }
  }

  private func checkAnnounced(_ entry: Entry) {
    guard let child = entry.child, let container = entry.container, child.parent === container,
      child.hasAnnouncedRemoval, !container.shows(child)
    else { return }
    warn(.removeFromParent, entry)
  }

  private func checkRemoved(_ entry: Entry) {
    guard let view = entry.view, let container = entry.container?.loadedView, entry.child?.parent == nil,
      view.isDescendant(of: container)
    else { return }
    warn(.removeFromSuperview, entry)
  }

  private func checkShown(_ entry: Entry) {
    guard let view = entry.view, view.window != nil, entry.child?.parent == nil, entry.child?.ownPresenting == nil,
      view.superview?.owner != nil
    else { return }
    warn(.addChild, entry)
  }

  private func warn(_ omission: ContainmentOmission, _ entry: Entry) {
    simulation.warn(
      "[Containment] " + omission.warning(entry.childName, in: entry.containerName), by: entry.subject)
  }
}

extension UIViewController {
  /// Whether the app's code, not UIKit, adds and removes the children.
  var isCustomContainer: Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: false
    default: true
    }
  }

  /// Whether a child's view lies in this controller's.
  fileprivate func shows(_ child: UIViewController) -> Bool {
    guard let view = child.loadedView, let loadedView else { return false }
    return view.isDescendant(of: loadedView)
  }

  /// Whether the view of any child lies in this controller's: a container may keep others for later.
  fileprivate var showsAnyChild: Bool { children.contains { shows($0) } }
}
