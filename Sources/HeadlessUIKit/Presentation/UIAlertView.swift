import Foundation

/// The fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
  case `default`
  case secureTextInput
  case plainTextInput
  case loginAndPasswordInput
}

/// The alert of iOS 2 to 8, which apps without scenes still show.
///
/// - UIKit: since iOS 8 an alert controller in a window of its own shows it (the hierarchies that crash logs and Xcode's
///   view debugger print: `_UIAlertControllerShimPresenterWindow`), so that the screens below present nothing.
@preconcurrency @MainActor
public final class UIAlertView: UIView {
  /// The title.
  public var title: String? { didSet { alert.title = title } }
  /// The text below it.
  public var message: String? { didSet { alert.message = message } }
  /// What is asked and told.
  public weak var delegate: (any UIAlertViewDelegate)?
  /// The place of the button to cancel; -1 for none.
  public var cancelButtonIndex = -1
  /// The place of the first other button; -1 for none.
  public var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// The number of buttons.
  public var numberOfButtons: Int { titles.count }
  /// Whether it is shown.
  public var isVisible: Bool { shownIn != nil }
  /// The fields.
  public var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }

  private var titles: [String?] = []
  private let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  private var shownIn: UIWindow?
  private weak var formerKeyWindow: UIWindow?

  /// Makes an alert without buttons.
  ///
  /// - UIKit: an app with scenes raises NSObjectNotAvailableException here (crash logs of iOS 13 and later, for example
  ///   github.com/payu-intrepos/PayUMoney-IOS-SDK/issues/54).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    guard alert.simulation.application.hasScenes else { return }
    alert.simulation.raise(
      UIKitException(
        .objectNotAvailable,
        "UIAlertView is deprecated and unavailable for UIScene based applications, please use UIAlertController!"))
  }

  /// Makes an alert with one button, or none.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title, message, delegate)
    (alert.title, alert.message) = (title, message)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// An alert is made by code only.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  /// - Returns: its place.
  @discardableResult
  public func addButton(withTitle title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// The title of a button.
  public func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// A field, by its place.
  ///
  /// - UIKit: a place that it has not raises NSInvalidArgumentException (crash logs).
  public func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = alert.textFields ?? []
    if fields.indices.contains(textFieldIndex) { return fields[textFieldIndex] }
    alert.simulation.raise(
      UIKitException(
        .invalidArgument, "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields"))
    return nil
  }

  /// Shows it over everything.
  ///
  /// - UIKit: clicked, will dismiss and did dismiss come in this order (documentation of UIAlertViewDelegate); the first is
  ///   told before the alert goes, here as it has gone, of which the screens below see nothing. One without buttons
  ///   has none (observed by many authors), and stays until code dismisses it.
  public func show() {
    guard shownIn == nil else { return }
    for (index, title) in titles.enumerated() where index >= alert.actions.count {
      let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
      alert.addAction(UIAlertAction(title: title ?? "", style: style) { [weak self] _ in self?.userDidTouch(index) })
    }
    askForFirstButton()
    delegate?.willPresent(self)
    formerKeyWindow = alert.simulation.application.keyWindow
    let window = UIWindow(frame: alert.simulation.screen.bounds)
    window.windowLevel = .alert
    let root = UIAlertViewRoot(self)
    window.rootViewController = root
    shownIn = window
    window.makeKeyAndVisible()
    root.present(alert, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didPresent(self)
    }
  }

  /// Takes it away, as by a button.
  ///
  /// - UIKit: the delegate is not told of a touch, of the rest it is (documentation).
  public func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard shownIn != nil else { return }
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alert.dismiss(animated: animated) { [weak self] in self?.end(by: buttonIndex) }
  }

  private func userDidTouch(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    end(by: index)
  }

  private func end(by index: Int) {
    guard let window = shownIn else { return }
    shownIn = nil
    let isKey = window.isKeyWindow
    window.isHidden = true
    window.rootViewController = nil
    if isKey, let formerKeyWindow, !formerKeyWindow.isHidden { formerKeyWindow.makeKeyAndVisible() }
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }

  /// - UIKit: asked as it is shown and as a field's text changes (documentation of
  ///   alertViewShouldEnableFirstOtherButton(_:)); the second is not followed.
  private func askForFirstButton() {
    guard let delegate, firstOtherButtonIndex >= 0, !delegate.alertViewShouldEnableFirstOtherButton(self) else {
      return
    }
    alert.actions[firstOtherButtonIndex].isEnabled = false
    guard alert.textFields != nil else { return }
    alert.simulation.leaveUndecided("whether the first button of an alert view can be touched as its text changes")
  }

  /// - UIKit: the fields of a name and a password show "Login" and "Password" (documentation of UIAlertViewStyle: a login
  ///   identifier and a password; the texts by many pictures).
  private func makeFields() {
    guard alert.textFields == nil else {
      return alert.simulation.leaveUndecided("what becomes of the fields of an alert view whose style changes")
    }
    switch alertViewStyle {
    case .default: break
    case .plainTextInput: alert.addTextField()
    case .secureTextInput: alert.addTextField { $0.isSecureTextEntry = true }
    case .loginAndPasswordInput:
      alert.addTextField { $0.placeholder = "Login" }
      alert.addTextField {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
      }
    }
  }
}

/// What presents the alert; it keeps the alert view while that is shown.
private final class UIAlertViewRoot: UIViewController {
  private let alertView: UIAlertView

  init(_ alertView: UIAlertView) {
    self.alertView = alertView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
