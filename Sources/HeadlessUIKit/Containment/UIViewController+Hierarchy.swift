extension UIViewController {
  /// The controller around this one that has its own way of showing.
  func outerTarget(_ action: Selector, sender: Any?) -> UIViewController? {
    let first = answersShowing(action) ? parent : self
    return first?.targetViewController(forAction: action, sender: sender)
  }

  /// Whether a class of the app's overrides a way of showing, and so is the one that shows what is in it.
  ///
  /// - UIKit: the first controller is asked that overrides the method, from the inside (documentation of
  ///   targetViewController(forAction:sender:)).
  func overridesShowing(_ action: Selector) -> Bool {
    guard let own = self as? any InterpretedClass else { return false }
    return action == .show && own.implements("show(_:sender:)")
      || action == .showDetail && own.implements("showDetailViewController(_:sender:)")
  }

  /// Holds the hierarchy of controllers against that of views when the view comes into a window.
  ///
  /// - UIKit: the first controller above the view must be the parent, else UIViewControllerHierarchyInconsistency is
  ///   raised; a controller without a parent may be shown all the same (F1.3.7; documentation of
  ///   UIViewController.hierarchyInconsistencyException).
  func viewWillEnterWindow() {
    guard let container = viewContainer else { return }
    guard let parent else {
      if ownPresenting == nil { simulation.containment.noteShown(self, in: container) }
      return
    }
    guard parent !== container else { return }
    raiseInconsistency(expected: container, "actual parent is:\(parent.logName)")
  }

  /// Whether a container may take this controller as its child; raises if its view lies in another controller's.
  ///
  /// - UIKit: addChild holds the two hierarchies against each other as well (F1.3.7; documentation of
  ///   UIViewController.hierarchyInconsistencyException).
  func mayBecomeChild(of parent: UIViewController) -> Bool {
    if sequence(first: parent, next: \.parent).contains(where: { $0 === self }) {
      simulation.leaveUndecided(
        "what UIKit does with a controller that is to be its own child or descendant: \(screenName)",
        at: origin?.location, by: traceSubject)
      return false
    }
    guard let container = viewContainer, container !== parent else { return true }
    raiseInconsistency(expected: container, "requested parent is:\(parent.logName)")
    return false
  }

  /// The first controller above the view.
  private var viewContainer: UIViewController? { loadedView?.superview?.owner }

  private func raiseInconsistency(expected: UIViewController, _ found: String) {
    simulation.raise(
      UIKitException(
        .hierarchyInconsistency,
        "child view controller:\(logName) should have parent view controller:\(expected.logName) but \(found)"),
      by: traceSubject)
  }
}
