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
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// How the text lies between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// What surrounds the field.
  open var borderStyle = BorderStyle.none
  /// When it has a button that empties it.
  open var clearButtonMode = ViewMode.never
  /// What the keyboard offers.
  open var keyboardType = UIKeyboardType.default
  /// What the return key reads.
  open var returnKeyType = UIReturnKeyType.default
  /// What the keyboard writes large by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the keyboard marks misspelt words.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What the text is.
  open var textContentType: UITextContentType?
  /// A view before the text.
  open var leftView: UIView?
  /// When it shows.
  open var leftViewMode = ViewMode.never
  /// A view after the text.
  open var rightView: UIView?
  /// When it shows.
  open var rightViewMode = ViewMode.never
  /// The delegate.
  public weak var delegate: (any UITextFieldDelegate)?

  /// What surrounds a field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view of a field shows.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

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
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// How the text lies between the edges.
  open var textAlignment = NSTextAlignment.natural

  open override var canBecomeFirstResponder: Bool { isEditable }
}
