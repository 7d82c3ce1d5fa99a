import Foundation

/// A line of text that the user writes.
@preconcurrency @MainActor
open class UITextField: UIControl {
  fileprivate var words = ""
  private var placeholderWords: String?
  private let endOfEditing = EndOfEditing()
  /// The text; empty rather than nil.
  open var text: String? {
    get { words }
    set {
      words = newValue ?? ""
      codeDidSetText()
    }
  }
  /// The text with its looks; set, it gives the text.
  ///
  /// - UIKit: the font, the colour and other looks of the field become those that the text begins with (documentation of
  ///   UITextField.attributedText).
  open var attributedText: NSAttributedString? {
    get { .ofOpenLooks(words) }
    set {
      words = newValue?.string ?? ""
      if let first = newValue?.firstLooks { take(first) }
      codeDidSetText()
    }
  }
  /// What an empty field shows, with its looks.
  ///
  /// - UIKit: setting one of a text and its looks calls no override of the other (observed by many authors).
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderWords.map { NSAttributedString(string: $0) } }
    set { placeholderWords = newValue?.string }
  }
  /// What an empty field shows.
  open var placeholder: String? {
    get { placeholderWords }
    set { placeholderWords = newValue }
  }
  /// Whether the text is a secret.
  ///
  /// - UIKit: a text that becomes a secret while it is edited is emptied by the next character, as one that is edited
  ///   again is (openradar 25690848, and the many fields that work around it).
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry, isFirstResponder { isEmptiedNext = isSecureTextEntry && hasText } }
  }
  /// The font.
  ///
  /// - UIKit: the system's of 17 points (documentation of UITextField.font).
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor?
  /// The smallest size of the font where it adjusts to the width, in points.
  open var minimumFontSize: CGFloat = 0
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
  /// Whether an empty field has no return key.
  open var enablesReturnKeyAutomatically = false
  /// What the keyboard writes large by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the keyboard marks misspelt words.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What the text is.
  open var textContentType: UITextContentType?
  /// A view before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When it shows.
  open var leftViewMode = ViewMode.never
  /// A view after the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When it shows.
  open var rightViewMode = ViewMode.never
  /// What comes in place of the keyboard.
  open var inputView: UIView?
  /// What comes above the keyboard.
  open var inputAccessoryView: UIView?
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

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }

  /// Whether the next character empties it.
  ///
  /// - UIKit: a secret that is edited again is emptied by the first character (observed by many authors; not documented).
  var isEmptiedNext = false { didSet { isEmptyingOpen = false } }
  /// Whether code has set the text since that was due, which may have ended it.
  private(set) var isEmptyingOpen = false

  private func codeDidSetText() {
    isEmptyingOpen = isEmptiedNext
    if !isBeingDecoded { Simulation.current.keyboardMemory.textDidChange(of: self) }
  }

  /// Whether editing empties the field as it begins.
  open var clearsOnBeginEditing = false
  /// Whether the user edits it.
  public var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// - UIKit: whether a field that has the keyboard loses it is not documented.
  override func didDisable() {
    if isFirstResponder { Simulation.current.keyboardMemory.leaveOpen(self, "it is disabled") }
  }

  /// Deletes the last character, as the key for deleting does, also where there is none.
  ///
  /// - UIKit: the keyboard calls it (documentation of UIKeyInput.deleteBackward()).
  open func deleteBackward() { eraseAtCaret() }

  /// Inserts a text where the caret is, as a key does.
  ///
  /// - UIKit: the keyboard calls it (documentation of UIKeyInput.insertText(_:)).
  open func insertText(_ text: String) { insertAtCaret(text) }

  /// - UIKit: the recognizers of text input take the finger, so that the field gets touchDown and touchCancel
  ///   (Stack Overflow 8797726); touchUpInside is observed by some. Its primary action is the return key's
  ///   (documentation of UITextField and UIControl.Event.primaryActionTriggered).
  override func userDidLift(_ finger: UITouch) {
    if hasTrigger(for: .touchUpInside) {
      Simulation.current.leaveUndecided("whether a tap on a text field sends touchUpInside", at: origin?.location)
    }
    userDidTouchInVain(with: finger)
    becomeFirstResponder()
  }

  /// Whether there is text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Begins editing.
  ///
  /// - UIKit: the delegate is asked; who has the keyboard then gives it up; the delegate is told, and the event sent
  ///   and the notification posted (documentation: "Manage text fields", the order of the delegate's methods; that of the
  ///   event and the notification is not published).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing, text?.isEmpty == false, delegate?.textFieldShouldClear(self) ?? true { clear() }
    // A scroll view brings the field that is edited into sight (observed by many authors; not documented).
    if isOffScreen(),
      let scroll = sequence(first: superview, next: { $0?.superview }).lazy.compactMap({ $0 as? UIScrollView }).first
    {
      scroll.scrollSomewhere(animated: true)
      scroll.rest(showing: self)
    }
    isEmptiedNext = isSecureTextEntry && text?.isEmpty == false
    delegate?.textFieldDidBeginEditing(self)
    sendActions(ofUserFor: .editingDidBegin)
    Simulation.current.post("UITextFieldTextDidBeginEditingNotification", from: self)
    return true
  }

  /// Ends editing.
  ///
  /// - UIKit: the delegate is asked, then told, in one of two ways, of which the one with a reason comes first where it
  ///   is implemented (documentation of textFieldDidEndEditing(_:reason:)).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard endOfEditing.isAllowed({ delegate?.textFieldShouldEndEditing(self) ?? true }), super.resignFirstResponder()
    else {
      return false
    }
    tellOfEnd()
    return true
  }

  /// Whether the button that empties the field is seen.
  ///
  /// - UIKit: where there is text, and as the mode says (documentation of clearButtonMode).
  var showsClearButton: Bool {
    guard isEnabled, text?.isEmpty == false, rightView == nil || rightViewMode == .never else { return false }
    return isShown(clearButtonMode)
  }

  override func lostKeyboard() { tellOfEnd() }

  private func tellOfEnd() {
    let reason = "textFieldDidEndEditing(_:reason:)"
    if let delegate {
      if (delegate as? any InterpretedClass)?.implements(reason) ?? true {
        delegate.textFieldDidEndEditing(self, reason: .committed)
      } else {
        delegate.textFieldDidEndEditing(self)
      }
    }
    sendActions(ofUserFor: .editingDidEnd)
    Simulation.current.post("UITextFieldTextDidEndEditingNotification", from: self)
  }
}

extension UITextField {
  /// What is seen of the text.
  ///
  /// - UIKit: a secret is hidden (documentation of isSecureTextEntry), by a dot for each character.
  var shownText: String? { isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text }

  fileprivate func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .always: true
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    case .never: false
    }
  }

  /// The views before and after the text that are not seen now.
  ///
  /// - UIKit: they show as their modes say (documentation of leftViewMode and rightViewMode).
  var sideViewsOutOfSight: [UIView] {
    [(leftView, leftViewMode), (rightView, rightViewMode)].compactMap { isShown($1) ? nil : $0 }
  }

  /// Does what a tap on that button does.
  ///
  /// - UIKit: the delegate is asked (documentation of textFieldShouldClear(_:)). Then the field begins editing, where it
  ///   does not go on (observed by many authors, who keep the keyboard away by a flag that textFieldShouldClear(_:) sets
  ///   and textFieldShouldBeginEditing(_:) reads); whether it does where the delegate keeps the text is not published.
  func userDidClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else {
      if !isFirstResponder {
        Simulation.current.leaveUndecided(
          "whether a field begins editing whose delegate keeps its text", at: origin?.location)
      }
      return
    }
    clear()
    inputDidChange()
    becomeFirstResponder()
  }

  private func clear() {
    let before = inputText
    text = ""
    noteTyping(from: before, isWhole: true)
  }
}

extension UITextField: TextInput {
  var asksForChanges: Bool {
    (delegate as? NSObject)?.appImplements("textField(_:shouldChangeCharactersIn:replacementString:)") ?? false
  }

  var inputText: String {
    get { text ?? "" }
    // What the user types calls no override of the setter (observed by many authors).
    set { words = newValue }
  }

  func allowsChange(in range: NSRange, to replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  func inputDidChange() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(ofUserFor: .editingChanged)
    Simulation.current.post("UITextFieldTextDidChangeNotification", from: self)
  }

  /// The return key.
  ///
  /// - UIKit: the delegate is asked; unless it says no, editingDidEndOnExit and primaryActionTriggered are sent, and
  ///   where something is connected to the first, editing ends (documentation of textFieldShouldReturn(_:),
  ///   UIControl.Event.editingDidEndOnExit and primaryActionTriggered).
  func pressReturn() {
    guard hasReturnKey, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = hasTrigger(for: .editingDidEndOnExit)
    sendActions(ofUserFor: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
    (superview?.controller as? UIAlertController)?.userDidReturn(in: self)
  }

  /// Whether the return key can be pressed.
  ///
  /// - UIKit: not where it is disabled for want of text (documentation of enablesReturnKeyAutomatically).
  var hasReturnKey: Bool { !enablesReturnKeyAutomatically || hasText }
}
