import Foundation

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
  /// The texts in place of the title and the message, with looks.
  ///
  /// - UIKit: apps set them by the keys `attributedTitle` and `attributedMessage` (observed by many authors; not
  ///   documented).
  package var attributedTitle: NSAttributedString?
  package var attributedMessage: NSAttributedString?
  /// The title that is seen.
  package var shownTitle: String? { attributedTitle?.string ?? title }
  /// The message that is seen.
  package var shownMessage: String? { attributedMessage?.string ?? message }
  /// Alert or action sheet.
  public let preferredStyle: Style
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that the return key of the last text field stands for.
  ///
  /// - UIKit: it has to be added before (documentation of preferredAction); what happens otherwise is not said.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
      simulation.leaveUndecided("what an alert does with a preferred action that is none of its actions")
    }
  }
  /// The text fields of an alert.
  public private(set) var textFields: [UITextField]?

  /// Makes an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = styleToPresent
  }

  /// Makes an action sheet without a title.
  ///
  /// - UIKit: an action sheet is the style that is taken where none is given (documentation of preferredStyle).
  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

  /// An alert is made by code only.
  public required init?(coder: NSCoder) { nil }

  /// - UIKit: an alert lies over the presenter, whose view stays (F1.5.5); on an iPad an action sheet is a popover
  ///   (the text of the exception for one without an anchor, F1.5.9).
  override var styleToPresent: UIModalPresentationStyle {
    preferredStyle == .actionSheet && simulation.device.idiom == .pad ? .popover : .overFullScreen
  }

  /// Adds a button.
  ///
  /// - UIKit: a second one to cancel with raises NSInternalInconsistencyException, and so does one without a title
  ///   (crash logs of iOS 8 to 16).
  open func addAction(_ action: UIAlertAction) {
    guard action.title != nil else { return raise("Actions added to UIAlertController must have a title") }
    guard action.style != .cancel || cancelAction == nil else {
      return raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  /// Adds a text field.
  ///
  /// - UIKit: an action sheet can have none (crash logs).
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return raise("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    field.leavePlaceOpen()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
  }

  /// - UIKit: one with nothing to show raises NSInternalInconsistencyException (crash logs).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if shownTitle == nil, shownMessage == nil, actions.isEmpty, textFields == nil {
      raise("UIAlertController must have a title, a message or an action to display")
    }
  }

  /// - UIKit: the first text field takes the keyboard as the alert is shown (observed by many authors; not documented).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isBeingDismissed { textFields?.first?.becomeFirstResponder() }
  }

  /// Does what a tap on a button does: the alert goes away, then the handler runs.
  func userDidTap(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Does what the return key of one of its text fields does.
  ///
  /// - UIKit: the next field takes the keyboard; in the last one the preferred action is chosen (documentation of
  ///   preferredAction for keys; oleb.net, "UIAlertController with a text field", 2018: the alert is dismissed by it).
  ///   Whether a disabled one is, and which action where none is preferred, is not known for all versions.
  func userDidReturn(in field: UITextField) {
    let fields = textFields ?? []
    guard let place = fields.firstIndex(where: { $0 === field }), !actions.isEmpty else { return }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
    } else if let preferredAction, preferredAction.isEnabled {
      userDidTap(preferredAction)
    } else {
      simulation.leaveUndecided("which action of the alert the return key chooses")
    }
  }

  /// The buttons that are seen.
  ///
  /// - UIKit: a popover has none to cancel with: a tap beside it does that (Human Interface Guidelines, action sheets;
  ///   openradar 21198077).
  var shownActions: [UIAlertAction] {
    presentedStyle == .popover ? actions.filter { $0.style != .cancel } : actions
  }

  /// Does what a tap beside it does.
  ///
  /// - UIKit: an action sheet is cancelled as by its button, which a popover does not show; an alert stays (Human
  ///   Interface Guidelines, action sheets).
  /// - Returns: whether it goes away.
  func userDidTapOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return false }
    if let cancelAction {
      simulation.run { userDidTap(cancelAction) }
      return true
    }
    guard styleToPresent == .popover else { return false }
    simulation.run { dismiss(animated: true) }
    return true
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private func raise(_ reason: String) {
    simulation.raise(UIKitException(.internalInconsistency, reason), by: traceSubject)
  }
}

extension UIAlertController {
  /// Whether another alert is presented over it.
  ///
  /// - UIKit: whether something of it is still seen is not published.
  var isUnderAlert: Bool { ownPresented is UIAlertController }
}
