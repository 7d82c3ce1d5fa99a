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

/// An alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Alert or action sheet.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// Alert or action sheet.
  public let preferredStyle: Style
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields of an alert.
  public private(set) var textFields: [UITextField]?

  /// Makes an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    // - UIKit: an alert lies over the presenter, whose view stays (F1.5.5).
    chosenModalPresentationStyle = .overFullScreen
  }

  /// An alert is made by code only.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
  }

  /// Does what a tap on a button does: the alert goes away, then the handler runs.
  func userDidTap(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.handler?(action) }
  }
}
