import Foundation

/// The view that holds a presented controller's view in the window.
final class UIPresentationContainerView: UIView {
  /// The presentation controller in charge of it.
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// Whether the user sees nothing below it: full screens, and cards on a phone, unless they leave it undimmed.
  var hidesWhatIsBelow: Bool {
    guard let presentationController, let window, frame.contains(window.bounds) else { return false }
    switch presentationController.presentationStyle {
    case .fullScreen, .currentContext: return true
    case .pageSheet, .formSheet, .automatic:
      return window.simulation.device.idiom == .phone && areaThatKeepsTouches.contains(bounds)
    case .custom, .overFullScreen, .overCurrentContext, .popover, .none: return false
    }
  }

  /// Whether tests may be told of nothing below it, which the user sees: alerts, action sheets and popovers, and cards on
  /// an iPad, unless they let touches through.
  ///
  /// - UIKit: snapshots of the accessibility tree leave out what lies behind modal views (documentation of
  ///   XCUIElementQuery.includingNonModalElements; Maestro's `snapshotKeyHonorModalViews`, which is on by default); of
  ///   which presentations that holds is not published.
  var mayHideFromTests: Bool {
    guard let presentationController, window != nil, areaThatKeepsTouches.contains(bounds) else { return false }
    if presentationController.presentedViewController is UIAlertController { return true }
    switch presentationController.presentationStyle {
    case .pageSheet, .formSheet, .automatic, .popover: return true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: return false
    }
  }

  /// A finger beside what is presented is its own, unless it lets that through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self else { return found }
    return event?.target == nil && areaThatKeepsTouches.contains(point) ? self : nil
  }

  /// The part of it in which no touch reaches what lies below, in its own coordinates, in points.
  var areaThatKeepsTouches: CGRect { presentationController?.areaThatKeepsTouches ?? bounds }
}
