/// A view of the app's that takes what the keyboard sends, without being a field.
///
/// - UIKit: each character comes to `insertText(_:)`, that of the return key as a line break, and the key for deleting to
///   `deleteBackward()` (documentation of UIKeyInput; "Communicating with the text input system").
@MainActor
struct KeyInput: KeyTaking {
  private let view: UIView
  private let insert: @MainActor (AnyObject, Any?) -> Void
  private let delete: @MainActor (AnyObject, Any?) -> Void

  /// Nil for a view whose class has no such methods.
  init?(_ view: UIView) {
    guard let insert = InterfaceBindings.action("insertText:", of: view),
      let delete = InterfaceBindings.action("deleteBackward", of: view)
    else { return nil }
    (self.view, self.insert, self.delete) = (view, insert, delete)
  }

  func type(_ text: String) { for character in text where view.isFirstResponder { insert(view, String(character)) } }

  func pressReturn() { type("\n") }

  func erase(characters count: Int) { for _ in 0..<count where view.isFirstResponder { delete(view, nil) } }
}
