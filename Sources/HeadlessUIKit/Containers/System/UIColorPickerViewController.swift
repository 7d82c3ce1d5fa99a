import Foundation

/// Has the user choose a colour; its inside is not simulated.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController, DelegatingSystemScreen {
  /// What is told of what the user does there.
  public weak var delegate: AnyObject?
  /// Whether colours may be transparent.
  public var supportsAlpha = true

  /// Makes a screen.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
