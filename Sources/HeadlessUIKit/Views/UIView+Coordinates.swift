import Foundation

extension UIView {
  /// A point of this view in the coordinates of another; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, or with nil of the window, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of this view in the coordinates of another; nil stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or with nil of the window, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the point zero of its coordinates lies in those of its outermost superview, in points.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var current = self
    while let superview = current.superview {
      origin.x += current.frame.minX - current.contentOrigin.x
      origin.y += current.frame.minY - current.contentOrigin.y
      current = superview
    }
    return CGPoint(x: origin.x - current.contentOrigin.x, y: origin.y - current.contentOrigin.y)
  }

  /// Lets the first responder in this view give up being it.
  ///
  /// - UIKit: one that is forced gives up whatever its delegate says (documentation of endEditing(_:)).
  /// - Returns: whether there was none, or it gave up.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = Simulation.current.application.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    guard !responder.resignFirstResponder() else { return true }
    if force { responder.loseKeyboard() }
    return force
  }

  /// Loses the keyboard as it leaves its window.
  ///
  /// - UIKit: a field that leaves the screen while it is edited ends editing: its delegate is told (published
  ///   observations of iOS 7 and later; that the delegate is not asked is not published).
  func loseKeyboard() {
    let application = Simulation.current.application
    guard application.firstResponder === self else { return }
    application.firstResponder = nil
    lostKeyboard()
  }
}
