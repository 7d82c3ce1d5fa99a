import Foundation

/// What was copied last. What it holds before the app copies anything, other apps decide.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// The one that all apps share.
  public class var general: UIPasteboard { Simulation.current.pasteboard }

  /// Whether the app has copied something.
  package private(set) var hasContent = false
  /// The text.
  public var string: String? { didSet { hasContent = true } }
  /// The image.
  public var image: UIImage? { didSet { hasContent = true } }
}
