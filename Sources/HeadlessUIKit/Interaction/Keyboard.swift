import Foundation

extension Simulation {
  /// Whether a field has the keyboard.
  public var hasKeyboard: Bool { application.firstResponder is UIView }

  /// Types text into the field that has the keyboard.
  ///
  /// - Returns: false if no field has it.
  @discardableResult
  public func type(_ text: String) -> Bool {
    edit { $0 + text }
  }

  /// Deletes characters at the end of the field that has the keyboard.
  ///
  /// - Returns: false if no field has it.
  @discardableResult
  public func erase(characters count: Int) -> Bool {
    edit { String($0.dropLast(count)) }
  }

  /// Puts the keyboard away.
  public func hideKeyboard() {
    run { _ = application.firstResponder?.resignFirstResponder() }
    settle()
  }

  private func edit(_ change: (String) -> String) -> Bool {
    defer { settle() }
    return run {
      switch application.firstResponder {
      case let field as UITextField:
        field.text = change(field.text ?? "")
        field.sendActions(for: .editingChanged)
      case let view as UITextView: view.text = change(view.text)
      case let search as UISearchBar: search.text = change(search.text ?? "")
      default: return false
      }
      return true
    }
  }
}
