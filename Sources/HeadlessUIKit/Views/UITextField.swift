import Foundation

/// What a text field asks its delegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Asks whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes, unless the delegate implements it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text that the user writes.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The text; empty rather than nil.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// What an empty field shows.
  open var placeholder: String?
  /// Whether the text is a secret.
  open var isSecureTextEntry = false
  /// The delegate.
  public weak var delegate: (any UITextFieldDelegate)?

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func userDidTap() {
    super.userDidTap()
    if becomeFirstResponder() { sendActions(for: .editingDidBegin) }
  }

  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    let didResign = super.resignFirstResponder()
    if wasFirst { sendActions(for: .editingDidEnd) }
    return didResign
  }
}

/// Text of many lines.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = "" { didSet { if text == nil { text = "" } } }
  /// Whether the user can change it.
  open var isEditable = true

  open override var canBecomeFirstResponder: Bool { isEditable }
}
