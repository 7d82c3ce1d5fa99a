import Foundation

/// The field of a search bar; it stands for the bar, which is the one that is on the screen; iOS 13.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    clearButtonMode = .always
  }

  /// A field that a document holds.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bar's text.
  open override var text: String? {
    get { bar?.text }
    set { bar?.text = newValue }
  }
  open override var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { bar?.text = newValue?.string }
  }
  /// What the empty bar shows.
  open override var placeholder: String? {
    get { bar?.placeholder }
    set { bar?.placeholder = newValue }
  }
  open override var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { bar?.placeholder = newValue?.string }
  }
  open override func insertText(_ text: String) { bar?.insertText(text) }

  open override func deleteBackward() { bar?.deleteBackward() }

  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? false }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { bar?.becomeFirstResponder() ?? false }

  @discardableResult
  open override func resignFirstResponder() -> Bool { bar?.resignFirstResponder() ?? true }

  open override var isHidden: Bool { didSet { if isHidden { leaveOpen() } } }
  open override var alpha: CGFloat { didSet { if alpha < 0.02 { leaveOpen() } } }
  open override var isEnabled: Bool { didSet { if !isEnabled { leaveOpen() } } }
  open override var isUserInteractionEnabled: Bool { didSet { if !isUserInteractionEnabled { leaveOpen() } } }
  public override weak var delegate: (any UITextFieldDelegate)? { didSet { if delegate != nil { leaveOpen() } } }

  /// Sends an event and posts a notification of what the user did in the bar.
  ///
  /// - UIKit: the field is one of UITextField's (documentation of UISearchTextField); whether it is heard before the
  ///   bar's delegate is not published.
  func tell(_ event: UIControl.Event, _ notification: String) {
    sendActions(ofUserFor: event)
    Simulation.current.post(notification, from: self)
  }

  private func leaveOpen() {
    Simulation.current.leaveUndecided("what a search bar does whose field is hidden, disabled or has a delegate")
  }
}
