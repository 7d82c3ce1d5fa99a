import Foundation

/// A button that a swipe brings out of a row.
@preconcurrency @MainActor
public final class UIContextualAction: NSObject {
  /// What the button is for.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Code that is handed the action, a view and what to call when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the button is for.
  public let style: Style
  /// The title.
  public var title: String?
  /// The image.
  public var image: UIImage?
  /// The colour behind it.
  public var backgroundColor: UIColor!
  /// The code that it runs.
  public let handler: Handler

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons that a swipe brings out of a row.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over all of the row does what the first button does.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
