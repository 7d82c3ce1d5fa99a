import Foundation

/// Has the user choose a contact; its inside is not simulated.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController, DelegatingSystemScreen {
  /// What is told of what the user does there.
  public weak var delegate: AnyObject?

  /// Makes a screen.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
