import Foundation

extension UIViewController {
  /// The style after adaptation to the device.
  ///
  /// - UIKit: in compact width a popover becomes a sheet from iOS 13 on (F1.5.8).
  var adaptedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .popover && simulation.traitCollection.horizontalSizeClass == .compact
      ? .pageSheet : modalPresentationStyle
  }

  /// What this controller or its nearest ancestor presents.
  ///
  /// - UIKit: UIViewController.h (F1.5.10).
  public var presentedViewController: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let presented = controller.ownPresented { return presented }
      current = controller.parent
    }
    return nil
  }

  /// What presents this controller or its farthest ancestor.
  public var presentingViewController: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let presenting = controller.ownPresenting { return presenting }
      current = controller.parent
    }
    return nil
  }

  /// The anchor of a popover; only a controller of the popover style has one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if popoverController == nil { popoverController = UIPopoverPresentationController() }
    return popoverController
  }

  /// The ancestor that presents for this controller.
  ///
  /// - UIKit: the one that fills the screen, or for the context styles the first that defines the context
  ///   (F1.5.10).
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var current = self
    while let parent = current.parent {
      if style.isContextual, current.definesPresentationContext { return current }
      current = parent
    }
    return current
  }

  /// The controller that presents nothing further, above this one.
  var topmostPresented: UIViewController {
    var current = self
    while let presented = current.ownPresented { current = presented }
    return current
  }
}
