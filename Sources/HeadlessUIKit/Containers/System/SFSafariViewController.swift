import Foundation

/// Shows a web page, whose inside is not simulated.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController, DelegatingSystemScreen {
  /// What is told of what the user does there.
  public weak var delegate: AnyObject?

  /// Makes a screen for a page.
  public init(url: URL) { super.init(nibName: nil, bundle: nil) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
