import Foundation

extension UIPopoverPresentationController {
  /// Where the popover lies: beside its anchor on the first permitted side with room, moved into the screen.
  ///
  /// - UIKit: as large as the preferred content size (documentation of UIViewController.preferredContentSize); the size
  ///   of one that prefers none, and the order of the sides, are not published.
  func popoverFrame() -> CGRect {
    let bounds = containerView?.bounds ?? presentedViewController.simulation.screen.bounds
    let room = bounds.inset(by: popoverLayoutMargins)
    let size = popoverSize(in: bounds)
    let anchor = anchor(in: bounds)
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(permittedArrowDirections.contains)
    let places = sides.map { ($0, CGRect(origin: origin(of: size, $0, beside: anchor), size: size)) }
    guard let (side, place) = places.first(where: { room.holds($0.1, along: $0.0) }) ?? places.first else {
      return CGRect(origin: origin(of: size, .up, beside: anchor), size: size).moved(into: room)
    }
    arrowDirection = side
    return place.moved(into: room)
  }

  /// How large it is in a rectangle.
  func popoverSize(in bounds: CGRect) -> CGSize {
    let room = bounds.inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    let wanted = preferred == .zero ? CGSize(width: 320, height: 480) : preferred
    return CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
  }

  /// The rectangle that it points at; for an item of a bar, whose place is not known, the top's end.
  private func anchor(in bounds: CGRect) -> CGRect {
    if barButtonItem != nil, barButtonItem?.customView == nil {
      return CGRect(x: bounds.maxX, y: bounds.minY, width: 0, height: 0)
    }
    guard let view = barButtonItem?.customView ?? sourceView else { return .zero }
    let whole = view.frameInWindow
    guard barButtonItem == nil, !sourceRect.isNull else { return whole }
    return sourceRect.offsetBy(dx: whole.minX - view.bounds.minX, dy: whole.minY - view.bounds.minY)
  }

  private func origin(of size: CGSize, _ arrow: UIPopoverArrowDirection, beside anchor: CGRect) -> CGPoint {
    let middle = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    return switch arrow {
    case .down: CGPoint(x: middle.x, y: anchor.minY - size.height)
    case .left: CGPoint(x: anchor.maxX, y: middle.y)
    case .right: CGPoint(x: anchor.minX - size.width, y: middle.y)
    default: CGPoint(x: middle.x, y: anchor.maxY)
    }
  }
}

extension CGRect {
  /// Whether a rectangle fits in the direction that an arrow points in.
  fileprivate func holds(_ other: CGRect, along arrow: UIPopoverArrowDirection) -> Bool {
    arrow == .up || arrow == .down
      ? other.minY >= minY && other.maxY <= maxY : other.minX >= minX && other.maxX <= maxX
  }

  fileprivate func moved(into room: CGRect) -> CGRect {
    CGRect(
      x: max(room.minX, min(minX, room.maxX - width)), y: max(room.minY, min(minY, room.maxY - height)), width: width,
      height: height)
  }
}
