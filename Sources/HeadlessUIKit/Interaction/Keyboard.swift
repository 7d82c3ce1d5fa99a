import Foundation

extension Simulation {
  /// Whether a field has the keyboard.
  public var hasKeyboard: Bool { application.firstResponder is UIView }

  /// Types text into the field that has the keyboard, a character at a time.
  ///
  /// - UIKit: each key goes to the view that is the first responder then (documentation of UIResponder): code that answers
  ///   one by making another field first responder has the next one there. Each comes in a turn of its own, after what the
  ///   main queue has to do and the layout (documentation of the main event loop).
  /// - Returns: false if no field has it.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard !text.isEmpty else { return edit { _ in } }
    defer { settle() }
    var isTaken = false
    for character in text {
      if isTaken { endTurnOfKey() }
      guard press({ $0.type(String(character)) }) else { break }
      isTaken = true
    }
    return isTaken
  }

  /// Deletes characters at the end of the field that has the keyboard, one at a time.
  ///
  /// - Returns: false if no field has it.
  @discardableResult
  public func erase(characters count: Int) -> Bool {
    guard count > 1 else { return edit { $0.erase(characters: count) } }
    defer { settle() }
    var isTaken = false
    for _ in 0..<count {
      if isTaken { endTurnOfKey() }
      guard press({ $0.erase(characters: 1) }) else { break }
      isTaken = true
    }
    return isTaken
  }

  /// What is due before the next key or touch comes.
  func endTurnOfKey() { run { runLoop.advance(by: 0) } }

  /// Presses the return key of the keyboard.
  ///
  /// - Returns: false if no field has the keyboard.
  @discardableResult
  public func pressReturn() -> Bool { edit { $0.pressReturn() } }

  /// Puts the keyboard away.
  public func hideKeyboard() {
    run { _ = application.firstResponder?.resignFirstResponder() }
    settle()
  }

  /// What the field that has the keyboard brings up above it, and in place of it.
  ///
  /// - UIKit: they come and go with the keyboard (documentation of UIResponder.inputAccessoryView and inputView).
  package var keyboardViews: [UIView] {
    switch application.firstResponder {
    case let field as UITextField: [field.inputAccessoryView, field.inputView].compactMap(\.self)
    case let text as UITextView: [text.inputAccessoryView, text.inputView].compactMap(\.self)
    case let search as UISearchBar: [search.inputAccessoryView].compactMap(\.self)
    default: []
    }
  }

  private func edit(_ use: (any KeyTaking) -> Void) -> Bool {
    defer { settle() }
    return press(use)
  }

  /// Uses the keys of the field that has the keyboard.
  ///
  /// - Returns: false if no field has it.
  @discardableResult
  func press(_ press: (any KeyTaking) -> Void) -> Bool {
    run {
      guard let view = application.firstResponder as? UIView else { return false }
      if let question = questionOfKeyboard(view) { leaveUndecided(question, at: view.origin?.location) }
      if let input = (view as? any KeyTaking) ?? KeyInput(view) {
        press(input)
      } else if view is any InterpretedClass {
        leaveUndecided("what \(view.caption) makes of keys", at: view.origin?.location)
      } else {
        return false
      }
      return true
    }
  }
}
