import Foundation

/// Finds the view that takes a touch on another one, as far as frames are known.
///
/// - UIKit: hitTest(_:with:) goes through the subviews from front to back, into those that the point lies in and that
///   take touches, and ends at the innermost; what lies outside of its superview's bounds is drawn and never hit
///   (documentation of UIView.hitTest(_:with:)).
@MainActor
struct HitTest {
  private let target: UIView
  private let window: UIWindow
  let point: CGPoint

  /// - Returns: nil where it is not known where the view lies, or where its middle is off the screen, so that whoever
  ///   touches it has moved it first.
  init?(on target: UIView) {
    guard let window = target.window, let frame = target.convert(target.boundsPlace, to: window).frame, !frame.isEmpty
    else { return nil }
    self.target = target
    self.window = window
    point = CGPoint(x: frame.midX, y: frame.midY)
    guard window.bounds.contains(point) else { return nil }
  }

  /// The view that a finger on the middle of the target hits; nil where none in its window is.
  func view() -> UIView? { hit(window) }

  private func hit(_ view: UIView) -> UIView? {
    guard view.takesTouches, mayContainPoint(view) else { return nil }
    for subview in view.subviews.reversed() {
      if let found = hit(subview) { return found }
    }
    return view is UIPresentationContainerView ? nil : view
  }

  /// Whether the point lies in a view; one whose place is not known is only looked into on the way to the target.
  private func mayContainPoint(_ view: UIView) -> Bool {
    guard let frame = view.convert(view.boundsPlace, to: window).frame else { return target.isDescendant(of: view) }
    return frame.contains(point)
  }
}
