import Foundation

/// How a bar looks; kept as it was set, and not drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// Makes the looks that UIKit chooses.
  public override init() {}

  /// Looks as UIKit chooses.
  open func configureWithDefaultBackground() { backgroundColor = nil }

  /// Covers what lies behind.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Shows what lies behind.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// A size class of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
