import Foundation

/// A field for what to search; iOS 13. That of a search bar stands for the bar, which is the one that is on the screen.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?
  /// Whether it stands for a search bar.
  package private(set) var isOfBar = false
  private var isClearButtonSet = false

  convenience init(of bar: UISearchBar) {
    self.init(frame: .zero)
    self.bar = bar
    isOfBar = true
  }

  /// A field of its own.
  ///
  /// - UIKit: an ordinary text field with a search icon (documentation of UISearchTextField).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.clearButtonMode = .always
  }

  /// A field that a document holds.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bar's text.
  open override var text: String? {
    get { isOfBar ? bar?.text : super.text }
    set { if isOfBar { bar?.text = newValue } else { super.text = newValue } }
  }
  open override var attributedText: NSAttributedString? {
    get { isOfBar ? text.map { NSAttributedString(string: $0) } : super.attributedText }
    set { if isOfBar { bar?.text = newValue?.string } else { super.attributedText = newValue } }
  }
  /// What the empty bar shows.
  open override var placeholder: String? {
    get { isOfBar ? bar?.placeholder : super.placeholder }
    set { if isOfBar { bar?.placeholder = newValue } else { super.placeholder = newValue } }
  }
  open override var attributedPlaceholder: NSAttributedString? {
    get { isOfBar ? placeholder.map { NSAttributedString(string: $0) } : super.attributedPlaceholder }
    set { if isOfBar { bar?.placeholder = newValue?.string } else { super.attributedPlaceholder = newValue } }
  }
  open override var clearButtonMode: UITextField.ViewMode { didSet { isClearButtonSet = true } }

  open override func insertText(_ text: String) {
    if isOfBar { bar?.insertText(text) } else { super.insertText(text) }
  }

  open override func deleteBackward() {
    if isOfBar { bar?.deleteBackward() } else { super.deleteBackward() }
  }

  open override var isFirstResponder: Bool { isOfBar ? bar?.isFirstResponder ?? false : super.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isOfBar ? bar?.becomeFirstResponder() ?? false : super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isOfBar ? bar?.resignFirstResponder() ?? true : super.resignFirstResponder()
  }

  open override var isHidden: Bool { didSet { if isHidden { leaveOpen() } } }
  open override var alpha: CGFloat { didSet { if alpha < 0.02 { leaveOpen() } } }
  open override var isEnabled: Bool { didSet { if !isEnabled { leaveOpen() } } }
  open override var isUserInteractionEnabled: Bool { didSet { if !isUserInteractionEnabled { leaveOpen() } } }
  public override weak var delegate: (any UITextFieldDelegate)? { didSet { if delegate != nil { leaveOpen() } } }

  /// Whether it has a button that empties it, as far as that is known.
  ///
  /// - UIKit: what a field of its own does where code says nothing is not published; while it is edited that of a bar is
  ///   seen.
  override var showsClearButton: Bool {
    super.showsClearButton && (isOfBar || isClearButtonSet || isFirstResponder)
  }

  /// What it may be read as beside what is known: its icon, and the button that may be there.
  var openParts: [String] {
    let mayShow = super.showsClearButton && !showsClearButton
    return ["Search", "magnifyingglass"] + (mayShow ? ["Clear text"] : [])
  }

  /// Sends an event and posts a notification of what the user did in the bar.
  ///
  /// - UIKit: the field is one of UITextField's (documentation of UISearchTextField); whether it is heard before the
  ///   bar's delegate is not published.
  func tell(_ event: UIControl.Event, _ notification: String) {
    sendActions(ofUserFor: event)
    Simulation.current.post(notification, from: self)
  }

  private func leaveOpen() {
    guard isOfBar else { return }
    Simulation.current.leaveUndecided("what a search bar does whose field is hidden, disabled or has a delegate")
  }
}
