import Foundation

/// Has the user choose pictures and videos; its inside is not simulated.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController, DelegatingSystemScreen {
  /// What is told of what the user does there.
  public weak var delegate: AnyObject?

  /// Makes a screen as a `PHPickerConfiguration` has it.
  public init(configuration: Any) { super.init(nibName: nil, bundle: nil) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
