import Foundation

/// Where a popover points.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: NSObject {
  /// The view that it points at.
  public var sourceView: UIView?
  /// The rectangle in that view.
  public var sourceRect: CGRect = .null
  /// The bar button item that it points at.
  public var barButtonItem: UIBarButtonItem?

  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }
}
