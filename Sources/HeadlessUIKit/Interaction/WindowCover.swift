import Foundation

/// What a finger meant for a view comes down on in a window that lies in front of the view's.
///
/// - UIKit: the window in front is asked first, and keeps a touch that hits something in it, itself included
///   (documentation of UIView.hitTest(_:with:) and UIWindow.windowLevel).
@MainActor
enum WindowCover {
  /// The view that takes the touch, and the point in its window where the finger comes down; nil where that is not known.
  case certain(UIView, CGPoint?)
  /// A window that may let the touch through.
  case open(UIWindow)

  /// - Returns: nil where no window in front takes the touch.
  init?(over covered: UIView, in simulation: Simulation) {
    let windows = simulation.application.windowsFromTheBack
    guard windows.count > 1, let window = covered.window, let own = windows.firstIndex(where: { $0 === window }) else {
      return nil
    }
    let point = HitTest(on: covered)?.point
    for front in windows[(own + 1)...].reversed() where front.takesTouches {
      guard let point else {
        guard front.frame.intersects(window.frame) else { continue }
        let isWhole = front.frame.contains(window.frame) && !front.decidesOnHits
        self = isWhole ? .certain(front.rootViewController?.viewIfLoaded ?? front, nil) : .open(front)
        return
      }
      let place = CGPoint(
        x: point.x + window.frame.minX - front.frame.minX, y: point.y + window.frame.minY - front.frame.minY)
      guard let hit = HitTest(at: place, in: front).view() else { continue }
      self = .certain(hit, place)
      return
    }
    return nil
  }
}
