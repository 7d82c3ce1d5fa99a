import Foundation

/// What a text view asks and tells its delegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Told that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks whether editing ends.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Told that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether text is replaced by other text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Told that the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Told that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes, unless the delegate implements it.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes, unless the delegate implements it.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes, unless the delegate implements it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing unless the delegate implements it.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Text of many lines.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private let endOfEditing = EndOfEditing()
  fileprivate var words = ""
  /// The text.
  open var text: String! {
    get { words }
    set {
      words = newValue ?? ""
      if !isBeingDecoded { Simulation.current.keyboardMemory.textDidChange(of: self) }
    }
  }
  /// The text with its looks; set, it gives the text.
  open var attributedText: NSAttributedString! {
    get { .ofOpenLooks(words) }
    set {
      words = newValue?.string ?? ""
      if let first = newValue?.firstLooks { take(first) }
    }
  }
  /// Whether there is text.
  open var hasText: Bool { !words.isEmpty }
  /// Whether the user can change it.
  open var isEditable = true
  /// Whether the user can select it.
  open var isSelectable = true
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// How the text lies between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area in which the text lies.
  public let textContainer: NSTextContainer

  /// Makes a text view that lays its text out in an area; nil for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Makes a text view.
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
  }

  /// Decodes a text view of a document.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }
  /// What the keyboard offers.
  open var keyboardType = UIKeyboardType.default
  /// What the return key reads.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether an empty view has no return key.
  open var enablesReturnKeyAutomatically = false
  /// What the keyboard writes large by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the keyboard marks misspelt words.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What comes in place of the keyboard.
  open var inputView: UIView?
  /// What comes above the keyboard.
  open var inputAccessoryView: UIView?
  /// The delegate.
  public weak var delegate: (any UITextViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Deletes the last character, as the key for deleting does, also where there is none.
  ///
  /// - UIKit: the keyboard calls it (documentation of UIKeyInput.deleteBackward()).
  open func deleteBackward() { eraseAtCaret() }

  /// Inserts a text where the caret is, as a key does.
  ///
  /// - UIKit: the keyboard calls it (documentation of UIKeyInput.insertText(_:)).
  open func insertText(_ text: String) { insertAtCaret(text) }

  /// Begins editing.
  ///
  /// - UIKit: the delegate is asked, who has the keyboard gives it up, and the delegate is told (documentation of
  ///   UITextViewDelegate).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    Simulation.current.keyboardComesFirst(for: self)
    delegate?.textViewDidBeginEditing(self)
    Simulation.current.post("UITextViewTextDidBeginEditingNotification", from: self)
    return true
  }

  /// Ends editing, where the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard endOfEditing.isAllowed({ delegate?.textViewShouldEndEditing(self) ?? true }), super.resignFirstResponder()
    else {
      return false
    }
    tellOfEnd()
    return true
  }

  override func lostKeyboard() { tellOfEnd() }

  private func tellOfEnd() {
    delegate?.textViewDidEndEditing(self)
    Simulation.current.post("UITextViewTextDidEndEditingNotification", from: self)
  }
}

extension UITextView: TextInput {
  var asksForChanges: Bool {
    (delegate as? NSObject)?.appImplements("textView(_:shouldChangeTextIn:replacementText:)") ?? false
  }

  var inputText: String {
    get { text }
    set { words = newValue }
  }

  func allowsChange(in range: NSRange, to replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  /// - UIKit: the order of the three is not published.
  func inputDidChange() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    Simulation.current.post("UITextViewTextDidChangeNotification", from: self)
  }

  /// The return key types a new line.
  ///
  /// - UIKit: it is disabled for want of text where that is asked for (documentation of
  ///   enablesReturnKeyAutomatically).
  func pressReturn() { if hasReturnKey { type("\n") } }

  /// Whether the return key can be pressed.
  var hasReturnKey: Bool { !enablesReturnKeyAutomatically || hasText }
}
