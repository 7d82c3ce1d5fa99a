import Foundation

/// What a search bar asks and tells its delegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Asks whether editing begins.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Told that editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks whether editing ends.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Told that editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Told that the user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks whether text is replaced by other text.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Told that the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Told that the button to cancel was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Told that the user chose a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes, unless the delegate implements it.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes, unless the delegate implements it.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing unless the delegate implements it.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Yes, unless the delegate implements it.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing unless the delegate implements it.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing unless the delegate implements it.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field for what to search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The text.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// What an empty field shows.
  open var placeholder: String? { didSet { isPlaceholderSet = true } }
  private var isPlaceholderSet = false
  private let endOfEditing = EndOfEditing()
  /// What an empty field shows, be it of the system's own.
  ///
  /// - UIKit: the bar of a search controller reads "Search" where code sets nothing (user interface tests of many authors
  ///   tap `searchFields["Search"]`); the word in other languages, and what code sets as nil, are asked.
  package var shownPlaceholder: String? { hasOwnPlaceholder ? "Search" : placeholder }
  /// Whether it has a placeholder of the system's own.
  var hasOwnPlaceholder: Bool {
    placeholder == nil && !isPlaceholderSet && searchController != nil && Simulation.current.isInEnglish
  }
  /// A view above the keyboard, as long as the field has it.
  open var inputAccessoryView: UIView?
  /// A text above the field.
  open var prompt: String?
  /// Whether there is a button to cancel beside the field; a search controller then leaves that to who sets it.
  ///
  /// - UIKit: documentation of UISearchController.automaticallyShowsCancelButton.
  open var showsCancelButton = false { didSet { searchController?.automaticallyShowsCancelButton = false } }
  /// Whether there is a button for bookmarks in an empty field.
  open var showsBookmarkButton = false
  /// Whether there is a button for results in the field.
  open var showsSearchResultsButton = false
  /// How much of the bar is drawn.
  open var searchBarStyle = Style.default
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// How the bar is drawn.
  open var barStyle = UIBarStyle.default
  /// What the keyboard offers.
  open var keyboardType = UIKeyboardType.default
  /// What the return key reads.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether an empty field has no search key.
  open var enablesReturnKeyAutomatically = true
  /// What the keyboard writes large by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether the keyboard corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The delegate.
  public weak var delegate: (any UISearchBarDelegate)?

  /// The titles of the scopes below the field.
  open var scopeButtonTitles: [String]?
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are seen; a search controller then leaves that to who sets it.
  ///
  /// - UIKit: documentation of UISearchController.automaticallyShowsScopeBar.
  open var showsScopeBar = false { didSet { searchController?.automaticallyShowsScopeBar = false } }
  /// Whether content shines through.
  open var isTranslucent = true
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// What the button to cancel reads in place of its own title.
  ///
  /// - UIKit: apps set it by the key `cancelButtonText` (observed by many authors; not documented).
  package var cancelButtonText: String?
  weak var searchController: UISearchController?
  private var field: UISearchTextField?
  /// The field in the bar; iOS 13. What is set of it is set of the bar.
  open var searchTextField: UISearchTextField {
    if let field { return field }
    let made = UISearchTextField(of: self)
    field = made
    addSubview(made)
    return made
  }
  /// The identifier of the field, else its own.
  var shownIdentifier: String? { field?.accessibilityIdentifier ?? accessibilityIdentifier }

  /// Whether there is a button to cancel now.
  ///
  /// - UIKit: apps for the iPad have none that code asks for (documentation of showsCancelButton).
  var hasCancelButton: Bool {
    showsCancelButton && Simulation.current.device.idiom == .phone
      || searchController.map { $0.isActive && $0.automaticallyShowsCancelButton } == true
  }

  /// The scopes that are seen now.
  var shownScopes: [String] {
    let isSearching = searchController.map { $0.isActive && $0.automaticallyShowsScopeBar } == true
    return showsScopeBar || isSearching ? scopeButtonTitles ?? [] : []
  }

  /// Does what a tap on a scope does.
  func userDidTap(scopeAt index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.update()
  }

  /// How much of a search bar is drawn.
  public enum Style: Int, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// Shows the button to cancel, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { true }

  func deleteBackward() { eraseAtCaret() }

  func insertText(_ text: String) { insertAtCaret(text) }

  /// Begins editing.
  ///
  /// - UIKit: the delegate is asked, who has the keyboard gives it up, and the delegate is told (documentation of
  ///   UISearchBarDelegate).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    searchTextField.tell(.editingDidBegin, "UITextFieldTextDidBeginEditingNotification")
    searchController?.begin()
    return true
  }

  /// Ends editing, where the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard endOfEditing.isAllowed({ delegate?.searchBarShouldEndEditing(self) ?? true }), super.resignFirstResponder()
    else {
      return false
    }
    tellOfEnd()
    return true
  }

  override func lostKeyboard() { tellOfEnd() }

  private func tellOfEnd() {
    delegate?.searchBarTextDidEndEditing(self)
    searchTextField.tell(.editingDidEnd, "UITextFieldTextDidEndEditingNotification")
  }

  /// Does what a tap on the button to cancel does: it tells the delegate; a search controller ends its search.
  func userDidCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.end()
  }
}

extension UISearchBar: ClearButtonHolder {
  /// Whether the button that empties the field is seen.
  ///
  /// - UIKit: where there is text, unless code says otherwise of the field (user interface tests of many authors tap
  ///   `searchFields.buttons["Clear text"]`).
  var showsClearButton: Bool { field?.showsClearButton ?? !inputText.isEmpty }

  /// Does what a tap on that button does.
  ///
  /// - UIKit: the delegate is told that the text is empty, then the bar begins editing, where it does not go on (observed
  ///   by many authors: in `searchBar(_:textDidChange:)` the bar is not yet the first responder).
  func userDidClear() {
    let before = inputText
    text = ""
    noteTyping(from: before, isWhole: true)
    inputDidChange()
    becomeFirstResponder()
  }
}

extension UISearchBar: TextInput {
  var asksForChanges: Bool {
    (delegate as? NSObject)?.appImplements("searchBar(_:shouldChangeTextIn:replacementText:)") ?? false
  }

  var inputText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  func allowsChange(in range: NSRange, to replacement: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func inputDidChange() {
    delegate?.searchBar(self, textDidChange: inputText)
    searchTextField.tell(.editingChanged, "UITextFieldTextDidChangeNotification")
    searchController?.update()
  }

  /// The search key.
  ///
  /// - UIKit: the delegate is told, and the field sends what every field does; an empty field has no such key unless
  ///   told otherwise (documentation of searchBarSearchButtonClicked(_:) and enablesReturnKeyAutomatically). Whether a
  ///   UISearchController takes the keyboard from it is not documented; Apple's samples do it in code.
  func pressReturn() {
    guard hasReturnKey else { return }
    delegate?.searchBarSearchButtonClicked(self)
    searchTextField.sendActions(ofUserFor: [.editingDidEndOnExit, .primaryActionTriggered])
    if searchController != nil, isFirstResponder {
      Simulation.current.keyboardMemory.leaveOpen(self, "its search key is pressed")
    }
  }

  /// Whether the search key can be pressed.
  var hasReturnKey: Bool { !enablesReturnKeyAutomatically || !inputText.isEmpty }
}
