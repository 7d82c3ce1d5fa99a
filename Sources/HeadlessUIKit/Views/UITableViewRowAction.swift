import Foundation

/// A button that a swipe brings out of a row, as apps for iOS 8 to 12 give them.
@preconcurrency @MainActor
public final class UITableViewRowAction: NSObject {
  /// What the button is for.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    /// The same as `default`.
    public static let destructive = Style.default
  }

  /// What the button is for.
  public let style: Style
  /// The title.
  public var title: String?
  /// The colour behind it.
  public var backgroundColor: UIColor?
  /// The effect behind it.
  public var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes a button.
  public init(
    style: Style, title: String?, handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
