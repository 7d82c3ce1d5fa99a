import Foundation

/// The recognizer of the finger that goes back from the left edge.
///
/// - UIKit: it does not begin where the back button is hidden or replaced, unless the app gives it another delegate
///   (F1.4.15).
@MainActor
final class InteractivePopGesture: UIGestureRecognizer {
  /// The delegate that UIKit gives the recognizer.
  final class OwnDelegate: UIGestureRecognizerDelegate {
    weak var navigationController: UINavigationController?

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let navigationController, !navigationController.isNavigationBarHidden else { return false }
      return navigationController.navigationBar.backButtonTitle != nil
    }
  }

  private let ownDelegate = OwnDelegate()

  init(navigationController: UINavigationController) {
    super.init()
    ownDelegate.navigationController = navigationController
    delegate = ownDelegate
  }
}

extension UINavigationController {
  /// Why a finger from the left edge does nothing here; nil where it goes back.
  public var reasonAgainstInteractivePop: String? {
    if let reason = reasonBeforeInteractivePop { return reason }
    guard let recognizer = interactivePopGestureRecognizer, let delegate = recognizer.delegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    else { return nil }
    return delegate is InteractivePopGesture.OwnDelegate
      ? "the back button is hidden or replaced"
      : "the delegate of interactivePopGestureRecognizer does not let it begin"
  }

  /// The same, as far as no delegate is asked.
  package var reasonBeforeInteractivePop: String? {
    if viewControllers.count < 2 { return "the stack has nothing to go back to" }
    if isInTransition || pendingChange != nil { return "a transition is running" }
    guard interactivePopGestureRecognizer?.isEnabled == true else {
      return "interactivePopGestureRecognizer is disabled"
    }
    return nil
  }

  /// Puts a finger on the left edge, where that begins to go back.
  ///
  /// - UIKit: the will callbacks come when the gesture begins, the stack is shorter from then on, and the coordinator
  ///   is interactive (F1.4.13; G15); cancelled, the stack is as before (F1.4.14; G16), and the delegate is not told
  ///   of a didShow.
  /// - Returns: the finger; nil where nothing begins, which `reasonAgainstInteractivePop` explains.
  public func beginInteractivePop() -> TransitionFinger? {
    reasonAgainstInteractivePop == nil ? startInteractivePop() : nil
  }

  /// The same of a finger whose recognizer has been asked whether it begins.
  func startInteractivePop() -> TransitionFinger? {
    guard appearance == .appeared, shown != nil else { return nil }
    return simulation.run {
      if topViewController?.navigationItem.backAction != nil {
        simulation.leaveUndecided("whether a finger goes back where the back button has an action of its own")
      }
      let change = StackChange(animated: true, oldStack: children)
      _ = takeOff(above: children.count - 2)
      guard let arriving = topViewController else { return nil }
      let transition = makeTransition(for: change, to: arriving, driver: .finger)
      transition.startNow()
      return TransitionFinger(transition)
    }
  }
}
