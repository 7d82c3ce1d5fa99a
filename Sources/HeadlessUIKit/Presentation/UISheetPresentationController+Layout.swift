import Foundation

extension UISheetPresentationController: UISheetPresentationControllerDetentResolutionContext {
  /// The traits of what the card lies in.
  public var containerTraitCollection: UITraitCollection { traitCollection }

  /// The height of the largest detent, in points without the safe area at the bottom.
  public var maximumDetentValue: CGFloat { container.height - largeTop - containerInsets.bottom }

  /// Where the card lies: attached to the bottom edge or, where there is room on all sides, in the middle.
  ///
  /// - UIKit: a card at the edge is as high as its detent and the safe area at the bottom (F4.16). In regular width and
  ///   height it is in the middle, and a form sheet as large as the preferred content size (documentation of
  ///   UIModalPresentationStyle). The sizes that no document gives are measured in `CardSize`.
  func cardFrame() -> CGRect { isInTheMiddle ? middleFrame(in: container) : edgeAttachedFrame() }

  /// Whether there is room on all sides.
  var isInTheMiddle: Bool {
    traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
  }

  /// Where it lies in the middle of a rectangle.
  func middleFrame(in container: CGRect) -> CGRect {
    let preferred = presentationStyle == .formSheet ? presentedViewController.preferredContentSize : .zero
    let size = preferred == .zero ? CardSize.size(of: presentationStyle, in: container.size) : preferred
    let fitting = CGSize(width: min(size.width, container.width), height: min(size.height, container.height))
    return CGRect(
      x: ((container.width - fitting.width) / 2).rounded(.down),
      y: ((container.height - fitting.height) / 2).rounded(.down), width: fitting.width, height: fitting.height)
  }

  private func edgeAttachedFrame() -> CGRect {
    let value = currentDetent?.resolvedValue(in: self) ?? maximumDetentValue
    let height = value + containerInsets.bottom
    let room = container.inset(left: containerInsets.left, right: containerInsets.right)
    var width = room.width
    let preferred = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 { width = min(width, preferred) }
    return CGRect(
      x: room.minX + ((room.width - width) / 2).rounded(.down), y: container.height - height, width: width,
      height: height)
  }

  private var container: CGRect { containerView?.bounds ?? presentedViewController.simulation.screen.bounds }

  private var containerInsets: UIEdgeInsets {
    let simulation = presentedViewController.simulation
    return simulation.metrics.safeAreaInsets
  }

  /// Where a large card begins.
  private var largeTop: CGFloat { containerInsets.top + CardSize.gapBelowStatusBar }
}

/// Measures of cards that Apple does not document.
enum CardSize {
  /// Between the safe area's top and a large card, in points.
  ///
  /// - UIKit: no number is published; that it is above zero is (F4.16).
  static let gapBelowStatusBar: CGFloat = 10

  /// The size of a card in the middle of a screen, in points.
  ///
  /// - UIKit: a form sheet is smaller than a page sheet, whose height is greater than its width, and a part of what lies
  ///   below stays visible (documentation of UIModalPresentationStyle); the numbers differ between versions and are not
  ///   published.
  static func size(of style: UIModalPresentationStyle, in container: CGSize) -> CGSize {
    if style == .formSheet { return CGSize(width: 540, height: 620) }
    return CGSize(width: min(704, container.width - 44), height: container.height - 44)
  }
}

extension CGRect {
  fileprivate func inset(left: CGFloat, right: CGFloat) -> CGRect {
    CGRect(x: minX + left, y: minY, width: width - left - right, height: height)
  }
}
