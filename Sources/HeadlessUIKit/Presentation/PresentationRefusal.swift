/// What UIKit refuses to present, and what it says: an exception, or a warning and nothing happens.
@MainActor
struct PresentationRefusal {
  let presented: UIViewController
  let requester: UIViewController

  private var simulation: Simulation { requester.simulation }

  /// - UIKit: what is presented already, or is part of a container or the root of a window, raises (F1.5.25).
  func allowsPresented() -> Bool {
    if let owner = presented.ownPresenting {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented.logName) that is already being presented "
          + "by \(owner.logName).")
      return false
    }
    if presented.parent != nil || presented === requester || presented.isRootOfWindow {
      raise(.invalidArgument, "Application tried to present modally an active controller \(presented.logName).")
      return false
    }
    return true
  }

  /// - UIKit: while the presenter presents or is itself on its way, or where its view is in no window, nothing happens
  ///   (F1.5.21, F1.5.24). Whether a refused request calls its completion is not known (F1.5.26).
  func allows(presenter: UIViewController) -> Bool {
    let attempt =
      "[Presentation] Attempt to present \(presented.logName) on \(presenter.logName) (from \(requester.logName)) "
    if let other = presenter.ownPresented, !other.isOnItsWay {
      warn(attempt + "which is already presenting \(other.logName).")
      return false
    }
    if presenter.ownPresented != nil || presenter.isMovingInOrOut {
      warn(attempt + "while a presentation is in progress.")
      return false
    }
    guard presenter.loadedView?.window != nil else {
      // - UIKit: whether a stack loads its first screen, and has it appear, before its own view is in the window is not
      //   published; apps that present there show what they present, in a tab's stack too.
      if presenter !== requester,
        sequence(first: requester, next: { $0 === presenter ? nil : $0.parent }).contains(where: {
          $0 is UINavigationController
        })
      {
        simulation.leaveUndecided("whether a navigation controller presents as its first screen loads")
        return false
      }
      warn(attempt + "whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  /// - UIKit: a popover without an anchor raises, after its delegate could prepare it (F1.5.9); for an action sheet in
  ///   words of its own (crash logs of iOS 11 to 16, material-components-ios#8730).
  func allowsAnchor(of controller: UIPresentationController, by presenter: UIViewController) -> Bool {
    guard let popover = controller as? UIPopoverPresentationController else { return true }
    simulation.run {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
    if popover.hasAnchor { return true }
    if presented is UIAlertController {
      raise(
        .generic,
        "Your application has presented a UIAlertController (\(presented.logName)) of style "
          + "UIAlertControllerStyleActionSheet from \(presenter.logClassName) (\(presenter.logName)). The "
          + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must "
          + "provide location information for this popover through the alert controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If "
          + "this information is not known when you present the alert controller, you may provide it in the "
          + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
    } else {
      raise(
        .generic,
        "UIPopoverPresentationController (<UIPopoverPresentationController: 0x0>) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs.")
    }
    return false
  }

  /// - UIKit: a requester whose view is in a window that its controllers are no part of is warned of; the words are
  ///   those of iOS 17 (LNPopupController#560, 2024) and before (SwiftPages#18, 2015).
  func warnIfDetached() {
    let root = requester.topmostAncestor
    guard root.ownPresenting == nil, !root.isRootOfWindow else { return }
    warn(
      simulation.system.refusesDetachedPresenters
        ? "Presenting view controller \(presented.logName) from detached view controller \(requester.logName) is not "
          + "supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure "
          + "\(requester.logName) is in the view controller hierarchy before presenting from it. Will become a hard "
          + "exception in a future release."
        : "Presenting view controllers on detached view controllers is discouraged \(requester.logName).")
  }

  private func raise(_ name: UIKitException.Name, _ reason: String) {
    simulation.raise(UIKitException(name, reason), by: requester.traceSubject)
  }

  private func warn(_ text: String) { simulation.warn(text, by: requester.traceSubject) }
}

extension UIViewController {
  /// Whether it is the root of the window that its view is in.
  fileprivate var isRootOfWindow: Bool { loadedView?.window?.rootViewController === self }

  /// Whether its own presentation or dismissal moves.
  fileprivate var isMovingInOrOut: Bool {
    isOnItsWay && appearance.isInTransition && appearanceIsAnimated
  }
}

extension SystemVersion {
  /// Whether presenting from a detached controller is called unsupported, rather than discouraged.
  ///
  /// - UIKit: seen on iOS 17 (LNPopupController#560).
  fileprivate var refusesDetachedPresenters: Bool { major >= 17 }
}
