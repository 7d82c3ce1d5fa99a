import Foundation

/// Has the user choose music; its inside is not simulated.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController, DelegatingSystemScreen {
  /// What is told of what the user does there.
  public weak var delegate: AnyObject?
  /// Whether several may be chosen.
  public var allowsPickingMultipleItems = false
  /// What stands above the choice.
  public var prompt: String?
  /// Whether what is in the cloud is shown as well.
  public var showsCloudItems = true

  /// Makes a screen.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
