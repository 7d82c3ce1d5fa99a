import Foundation

/// Shows an app of the store; its inside is not simulated.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController, DelegatingSystemScreen {
  /// What is told of what the user does there.
  public weak var delegate: AnyObject?

  /// Makes a screen.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
