import Foundation

extension UIViewController {
  func attachChild(_ child: UIViewController) {
    guard child.mayBecomeChild(of: self) else { return }
    if let oldParent = child.parent, oldParent !== self { child.leaveParent() }
    guard child.parent == nil else { return }
    child.parent = self
    child.hasMovedToParent = false
    child.hasAnnouncedRemoval = false
    child.isMovingFromParent = false
    // - UIKit: true in the appearance callbacks of a child that is being added (F1.3.9).
    if isCustomContainer { child.isMovingToParent = true }
    children.append(child)
    simulation.containment.noteAdded(child, to: self)
    child.sendWillMove(toParent: self)
  }

  func removeFromParentByCode() {
    if let parent { simulation.containment.noteRemoved(self, from: parent) }
    leaveParent()
  }

  private func leaveParent() {
    guard let parent else { return }
    parent.detachChild(self)
    isMovingToParent = false
    if appearance != .disappearing { isMovingFromParent = false }
    sendDidMove(toParent: nil)
    owesSecondDidMove = appearance == .disappearing
  }

  /// Removes a child from the list, without a callback.
  func detachChild(_ child: UIViewController) {
    simulation.noteRemoval(of: child)
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
    if child.parent === self { child.parent = nil }
  }

  func sendWillMove(toParent parent: UIViewController?) { sendMove(.willMoveToParent, parent) }

  func sendDidMove(toParent parent: UIViewController?) { sendMove(.didMoveToParent, parent) }

  private func sendMove(_ callback: TraceCallback, _ parent: UIViewController?) {
    simulation.record(callback, traceSubject, .subject(parent?.traceSubject))
    note(callback, parent)
    isSendingMove = true
    simulation.run {
      if callback == .willMoveToParent { willMove(toParent: parent) } else { didMove(toParent: parent) }
    }
    isSendingMove = false
  }

  /// Records a move that the app's code calls itself; one that UIKit sends is recorded before the call.
  func recordMove(_ callback: TraceCallback, _ parent: UIViewController?) {
    guard !isSendingMove else { return }
    simulation.record(callback, traceSubject, .subject(parent?.traceSubject))
    note(callback, parent)
    if callback == .willMoveToParent, parent == nil, let container = self.parent {
      // - UIKit: true in the appearance callbacks of a child that is being removed (F1.3.9).
      isMovingFromParent = appearance != .disappeared
      simulation.containment.noteAnnouncedRemoval(self, from: container)
    }
  }

  private func note(_ callback: TraceCallback, _ parent: UIViewController?) {
    if callback == .didMoveToParent, parent != nil { hasMovedToParent = true }
    if callback == .willMoveToParent { hasAnnouncedRemoval = parent == nil }
  }

  func transitionBetweenChildren(
    from: UIViewController, to: UIViewController, duration: TimeInterval, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      let selector =
        "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      return simulation.raise(
        UIKitException(
          .invalidArgument,
          "Children view controllers \(from.logName) and \(to.logName) must have a common parent view controller "
            + "when calling \(selector)"), by: traceSubject)
    }
    AppearanceTransition(
      simulation: simulation, order: .childTransition, in: self, leaving: from, arriving: to, animated: duration > 0,
      duration: duration
    ) { [unowned self] step in
      switch step {
      case .insert:
        let superview: UIView = from.loadedView?.superview ?? view
        superview.attach(to.view, at: superview.subviews.count)
        animations?()
      case .remove: from.loadedView?.removeFromSuperview()
      case .complete: completion?(true)
      case .prepare, .didBegin, .revert, .cancel: break
      }
    }.startNow()
  }

  /// The nearest navigation controller above.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller above.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    var current = parent
    while let controller = current {
      if let container = controller as? Container { return container }
      current = controller.parent
    }
    return nil
  }
}
