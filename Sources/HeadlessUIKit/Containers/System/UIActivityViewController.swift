import Foundation

/// Offers what can be done with something.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, SystemScreen {
  /// What is told of the end.
  public var completionWithItemsHandler: ((AnyObject?, Bool, [Any]?, AnyObject?) -> Void)?

  package var listener: AnyObject? { completionWithItemsHandler == nil ? nil : self }

  /// Makes a screen for items.
  ///
  /// - UIKit: on an iPad it is presented in a popover (documentation of UIActivityViewController), which needs an anchor.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
    if simulation.device.idiom == .pad { modalPresentationStyle = .popover }
  }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
