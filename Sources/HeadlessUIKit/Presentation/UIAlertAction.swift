import Foundation

/// A button of an alert.
@preconcurrency @MainActor
public final class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  /// The button's title.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be tapped.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
