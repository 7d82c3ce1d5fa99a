import Foundation

/// Presents a card.
///
/// - UIKit: UISheetPresentationController.h; code reaches it from iOS 15 on, before that cards are all large.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the card rests, from the smallest to the largest.
  ///
  /// - UIKit: only large unless code sets others (F4.16).
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The detent at which the card is; nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The largest detent at which what lies below is not dimmed and takes touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling in the card makes it larger first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it is a card in compact height too, rather than full screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is the preferred content size's where it is attached to the bottom edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners, in points; nil for UIKit's.
  open var preferredCornerRadius: CGFloat?
  /// The view that the card seems to come from.
  open weak var sourceView: UIView?

  /// Makes changes whose effect is animated.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Asks for the heights of custom detents again.
  ///
  /// - UIKit: from iOS 16 on (UISheetPresentationController.h).
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  open override var frameOfPresentedViewInContainerView: CGRect { cardFrame() }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { isInTheMiddle ? middleFrame(in: CGRect(origin: .zero, size: parentSize)).size : parentSize }

  open override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }

  /// - UIKit: in compact height a card is as a full screen, unless it prefers otherwise (F1.5.7; documentation of
  ///   UIModalPresentationStyle.formSheet and prefersEdgeAttachedInCompactHeight).
  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight ? .fullScreen : .none
  }

  override var reasonAgainstPulling: String? { nil }

  /// The detent at which the card is.
  public var currentDetent: Detent? {
    let available = detents.filter { $0.resolvedValue(in: self) != nil }
    return available.first { $0.identifier == selectedDetentIdentifier } ?? available.first
  }

  /// A finger drags the card to another of its heights.
  ///
  /// - UIKit: the delegate hears of the user's changes only (UISheetPresentationController.h).
  public func userDidDrag(to identifier: Detent.Identifier) {
    guard detents.contains(where: { $0.identifier == identifier }), currentDetent?.identifier != identifier else {
      return
    }
    selectedDetentIdentifier = identifier
    presentedViewController.simulation.run {
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// Whether a finger that goes up or down may bring the card to another of its heights.
  ///
  /// - UIKit: the user drags a card between its detents, and scrolling in it makes it larger first (documentation of
  ///   detents and prefersScrollingExpandsWhenScrolledToEdge); how far that takes is not published.
  func mayMove(along path: SwipePath) -> Bool {
    let available = detents.filter { $0.resolvedValue(in: self) != nil }
    guard let index = available.firstIndex(where: { $0 === currentDetent }) else { return false }
    if path.isHorizontal { return false }
    return path.direction == .up ? index < available.count - 1 : index > 0
  }

  /// - UIKit: a finger on what a card leaves free puts it away where that is dimmed (observed by many authors; not
  ///   documented). Whether it does above the largest card nobody has published.
  override var isDismissedByTapOutside: Bool { !isUndimmed && currentDetent?.identifier != .large }

  override var areaThatKeepsTouches: CGRect {
    isUndimmed ? frameOfPresentedViewInContainerView : super.areaThatKeepsTouches
  }

  private var isUndimmed: Bool {
    guard let current = detents.firstIndex(where: { $0 === currentDetent }),
      let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return current <= limit
  }
}

/// Is told of a card's heights, besides what every presentation tells.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Told when the user has changed the detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing unless the delegate implements it.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
