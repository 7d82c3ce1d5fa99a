import Foundation

/// A finger that pulls a card away.
@MainActor
public final class InteractiveDismissal {
  private let presentation: Presentation
  private let runLoop: VirtualRunLoop
  private let transition: AppearanceTransition?
  /// Why the card springs back whatever the finger does; nil where it can be dismissed.
  public let reasonAgainstDismissal: String?

  fileprivate init(presentation: Presentation, transition: AppearanceTransition?, reasonAgainstDismissal: String?) {
    self.presentation = presentation
    runLoop = presentation.presented.simulation.runLoop
    self.transition = transition
    self.reasonAgainstDismissal = reasonAgainstDismissal
  }

  /// The finger has moved.
  ///
  /// - Parameter progress: how far the card is pulled, from 0 to 1.
  public func move(to progress: CGFloat) {
    transition?.update(progress)
    runLoop.endTurn()
  }

  /// The finger lets go; what is left of the way passes on the clock.
  ///
  /// - UIKit: where the card may not be dismissed, the delegate hears of the attempt (F1.5.13; G25).
  /// - Parameter finishing: whether the finger was far or fast enough to dismiss the card.
  public func end(finishing: Bool) {
    if let transition {
      transition.endInteraction(finishing: finishing)
    } else if finishing {
      presentation.tell(.presentationDidAttemptToDismiss)
    }
    runLoop.endTurn()
  }
}

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
  public func beginInteractiveDismissal() -> InteractiveDismissal? {
    let shown = topmostAncestor
    guard reasonAgainstInteractiveDismissal == nil, let presentation = shown.presentation else { return nil }
    return simulation.run {
      if let reason = presentation.reasonAgainstDismissalByUser() {
        return InteractiveDismissal(presentation: presentation, transition: nil, reasonAgainstDismissal: reason)
      }
      let dismissal = Dismissal(requester: shown, animated: true, isByUser: true)
      let transition = dismissal.makeTransition(of: shown, driver: .finger)
      transition?.startNow()
      return InteractiveDismissal(presentation: presentation, transition: transition, reasonAgainstDismissal: nil)
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
