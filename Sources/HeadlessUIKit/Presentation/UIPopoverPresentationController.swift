import Foundation

/// Presents a popover.
///
/// - UIKit: UIPopoverPresentationController.h.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points at.
  open var sourceView: UIView?
  /// The rectangle in that view, in points; null for all of it.
  open var sourceRect: CGRect = .null
  /// The bar button item that it points at.
  open var barButtonItem: UIBarButtonItem?
  /// The directions that its arrow may have.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction that its arrow has; unknown before the presentation.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether it may lie over what it points at.
  open var canOverlapSourceViewRect = false
  /// Views below that take touches while it is shown.
  open var passthroughViews: [UIView]?
  /// The room that it leaves at the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The card that it becomes in a compact environment.
  ///
  /// - UIKit: from iOS 15 on (UIPopoverPresentationController.h).
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet(.formSheet) }
  private var ownSheet: UISheetPresentationController?

  /// Whether it has something to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }

  /// The item that it points at.
  ///
  /// - UIKit: from iOS 16 on in place of `barButtonItem` (UIPopoverPresentationController.h).
  open var sourceItem: AnyObject? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  open override var frameOfPresentedViewInContainerView: CGRect { popoverFrame() }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { popoverSize(in: CGRect(origin: .zero, size: parentSize)) }

  open override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }

  func adaptiveSheet(_ style: UIModalPresentationStyle) -> UISheetPresentationController {
    if let ownSheet, ownSheet.presentationStyle == style { return ownSheet }
    let sheet = UISheetPresentationController(style, presenting: presentedViewController)
    ownSheet = sheet
    return sheet
  }

  /// - UIKit: in a horizontally or vertically compact environment a popover is as a form sheet, from iOS 13 on; the
  ///   style still reads as `.popover` (F1.5.8; documentation of UIModalPresentationStyle.popover).
  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact ? .formSheet : .none
  }

  override var reasonAgainstPulling: String? { "a popover goes away by a tap beside it" }

  override var isDismissedByTapOutside: Bool { true }
}

/// The sides that the arrow of a popover can be on.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover lies below what it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// None is known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Prepares a popover, besides what every presentation asks.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the presentation; the last chance to set an anchor.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing unless the delegate implements it.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
