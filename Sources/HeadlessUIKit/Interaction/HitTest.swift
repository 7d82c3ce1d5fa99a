import Foundation

/// Where a finger comes down, and the view that it hits.
@MainActor
struct HitTest {
  private let window: UIWindow
  /// The view that it is meant for; nil for a point of the screen.
  private let target: UIView?
  /// In the window, in points.
  let point: CGPoint

  /// A finger on the middle of a view.
  ///
  /// - Returns: nil where it is not known where the view lies, or where its middle is off the screen, so that whoever
  ///   touches it has moved it first.
  init?(on target: UIView) {
    guard let window = target.window, let frame = target.convert(target.boundsPlace, to: window).frame, !frame.isEmpty
    else { return nil }
    self.target = target
    self.window = window
    // A transform goes about the middle.
    let shift = target.shift(in: window)
    point = CGPoint(x: frame.midX + shift.tx, y: frame.midY + shift.ty)
    guard window.bounds.contains(point) else { return nil }
  }

  /// A finger on a point of a window.
  init(at point: CGPoint, in window: UIWindow) {
    target = nil
    self.window = window
    self.point = point
  }

  /// The view that the finger hits; nil where none in its window is.
  func view() -> UIView? {
    window.hitTest(point, with: UIEvent(of: UITouch(on: nil, tapCount: 1, at: point), target: target))
  }
}
