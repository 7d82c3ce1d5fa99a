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

  /// A finger beside what is presented is its own, unless it lets that through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self else { return found }
    return event?.target == nil && areaThatKeepsTouches.contains(point) ? self : nil
  }

  /// The part of it in which no touch reaches what lies below, in its own coordinates, in points.
  var areaThatKeepsTouches: CGRect { presentationController?.areaThatKeepsTouches ?? bounds }
}
