import Foundation

extension UIViewController {
  /// Makes a controller a child of this one.
  ///
  /// - UIKit: calls the child's willMove(toParent:), never its didMove; a child of another container is first taken
  ///   from it; inside willMove `parent` is already the new one (F1.3.1, F1.3.2, F1.3.5; G50).
  public func addChild(_ child: UIViewController) {
    if let oldParent = child.parent, oldParent !== self { child.removeFromParent() }
    guard child.parent == nil else { return }
    child.parent = self
    children.append(child)
    child.sendWillMove(toParent: self)
  }

  /// Takes this controller from its container.
  ///
  /// - UIKit: calls didMove(toParent: nil), never willMove(toParent: nil) (F1.3.1); the call is seen again when the
  ///   disappearance ends (Catalyst; F1.3.3; G50).
  public func removeFromParent() {
    guard let parent else { return }
    parent.detachChild(self)
    sendDidMove(toParent: nil)
    owesSecondDidMove = appearance == .disappearing
  }

  /// Removes a child from the list, without a callback.
  func detachChild(_ child: UIViewController) {
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
    if child.parent === self { child.parent = nil }
  }

  func sendWillMove(toParent parent: UIViewController?) { sendMove(.willMoveToParent, parent) }

  func sendDidMove(toParent parent: UIViewController?) { sendMove(.didMoveToParent, parent) }

  private func sendMove(_ callback: TraceCallback, _ parent: UIViewController?) {
    simulation.record(callback, traceSubject, .subject(parent?.traceSubject))
    isSendingMove = true
    simulation.run {
      if callback == .willMoveToParent { willMove(toParent: parent) } else { didMove(toParent: parent) }
    }
    isSendingMove = false
  }

  /// Records a move that the app's code calls itself; one that UIKit sends is recorded before the call.
  func recordMove(_ callback: TraceCallback, _ parent: UIViewController?) {
    if !isSendingMove { simulation.record(callback, traceSubject, .subject(parent?.traceSubject)) }
  }

  /// Replaces the view of one child by another's.
  ///
  /// - UIKit: both must be children of the receiver; the appearance goes by G56; raises
  ///   NSInvalidArgumentException otherwise (F1.3.6, F1.3.8).
  public func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
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
      duration: duration,
      steps: .init(
        insert: { [unowned self] in
          (from.loadedView?.superview ?? view).addSubview(to.view)
          animations?()
        },
        remove: { from.loadedView?.removeFromSuperview() },
        completion: { completion?(true) })
    ).startNow()
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
