import Foundation

extension UIViewController {
  /// Why a finger that pulls down does nothing here; nil where it moves the card that this controller is in.
  public var reasonAgainstInteractiveDismissal: String? {
    let shown = topmostAncestor
    guard let presentation = shown.presentation else { return "nothing presents it" }
    if let above = shown.ownPresented { return "\(above.screenName) is presented over it" }
    if shown.isOnItsWay { return "a transition is running" }
    return presentation.active.reasonAgainstPulling
  }

  /// Puts a finger on the card that this controller is in, and begins to pull it down.
  ///
  /// - UIKit: the delegate is asked first; then WillDismiss and viewWillDisappear come when the gesture begins, and
  ///   DidDismiss at the end (F1.5.13; G25). Cancelled, the card gets viewWillAppear, viewIsAppearing and viewDidAppear
  ///   without a viewDidDisappear (F1.5.15).
  /// - Returns: the finger; nil where nothing moves, which `reasonAgainstInteractiveDismissal` explains.
  public func beginInteractiveDismissal() -> TransitionFinger? {
    let shown = topmostAncestor
    guard reasonAgainstInteractiveDismissal == nil, let presentation = shown.presentation else { return nil }
    return simulation.run {
      if let reason = presentation.reasonAgainstDismissalByUser() {
        // - UIKit: where the card may not be dismissed, the delegate hears of the attempt (F1.5.13; G25).
        return TransitionFinger(springingBack: reason, in: simulation) {
          presentation.tell(.presentationDidAttemptToDismiss)
        }
      }
      let dismissal = Dismissal(requester: shown, animated: true, isByUser: true)
      guard let transition = dismissal.makeTransition(of: shown, driver: .finger) else { return nil }
      transition.startNow()
      return TransitionFinger(transition)
    }
  }

  /// A finger taps beside what is presented.
  ///
  /// - UIKit: a popover is dismissed as by a pull (UIPresentationController.h; documentation of
  ///   UIModalPresentationStyle.popover); an action sheet is cancelled where it has a button for that; all else stays.
  /// - Returns: whether the presentation takes the tap as one to go away.
  @discardableResult
  public func tapOutsidePresentation() -> Bool {
    let shown = topmostAncestor
    guard let presentation = shown.presentation, shown.ownPresented == nil, !shown.isOnItsWay else { return false }
    if let alert = shown as? UIAlertController { return alert.userDidTapOutside() }
    guard presentation.active.isDismissedByTapOutside else { return false }
    simulation.run {
      if presentation.reasonAgainstDismissalByUser() == nil {
        Dismissal(requester: shown, animated: true, isByUser: true).perform()
      } else {
        presentation.tell(.presentationDidAttemptToDismiss)
      }
    }
    return true
  }
}
