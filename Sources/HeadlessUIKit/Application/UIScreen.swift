import Foundation

/// A device's screen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the current simulation.
  public static var main: UIScreen { Simulation.current.screen }

  /// The screen's rectangle in the interface's orientation, in points.
  public internal(set) var bounds: CGRect

  /// How many pixels a point is wide.
  public let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The coordinates of the interface as it is turned.
  ///
  /// - UIKit: its bounds are those of the screen, and follow its orientation (documentation of coordinateSpace).
  public var coordinateSpace: any UICoordinateSpace { self }
}

/// Coordinates of a screen, a scene or a view.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle that the coordinates fill, in points.
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}
