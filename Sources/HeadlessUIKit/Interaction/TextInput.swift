import Foundation

/// What takes the keys of the keyboard.
@MainActor
protocol KeyTaking {
  /// Types text at the end, a character at a time.
  func type(_ text: String)
  /// Deletes characters at the end, one at a time.
  func erase(characters count: Int)
  /// Does what the return key does.
  func pressReturn()
}

/// A change of a field's text that a person makes.
package struct TypedChange {
  package let field: UIView
  package let before: String
  package let after: String
  /// Whether nothing of what stood there is left.
  package let isWhole: Bool
}

/// A view that takes text from the keyboard.
@MainActor
protocol TextInput: UIView, KeyTaking {
  /// The text as it is.
  var inputText: String { get set }
  /// Whether the next character that is typed or deleted empties it first.
  var isEmptiedNext: Bool { get set }
  /// Whether that is not certain.
  var isEmptyingOpen: Bool { get }
  /// Whether the delegate is the app's and says which changes it allows.
  var asksForChanges: Bool { get }
  /// Whether the delegate lets a range of the text, in UTF-16, be replaced.
  func allowsChange(in range: NSRange, to replacement: String) -> Bool
  /// Told after a change of the user's.
  func inputDidChange()
  /// Does what the key for deleting does.
  func deleteBackward()
  /// Puts a text where the caret is, as a key does.
  func insertText(_ text: String)
}

extension TextInput {
  /// Types text at the end, a character at a time.
  ///
  /// - UIKit: the delegate is asked before each character that is typed or deleted, and the change is told of after it
  ///   (documentation of textField(_:shouldChangeCharactersIn:replacementString:) and textViewDidChange(_:)).
  func type(_ text: String) { for character in text where isFirstResponder { byKey { insertText(String(character)) } } }

  /// Deletes characters at the end, one at a time.
  func erase(characters count: Int) { for _ in 0..<count where isFirstResponder { byKey { deleteBackward() } } }

  private func byKey(_ body: () -> Void) {
    let memory = Simulation.current.keyboardMemory
    memory.fieldOfKey = self
    body()
    memory.fieldOfKey = nil
  }

  /// What ``UITextField/insertText(_:)`` does by its own.
  func insertAtCaret(_ text: String) { replace(selection, by: text) }

  /// Deletes what is selected, or the character before the caret.
  func eraseAtCaret() {
    if selection.length > 0 { return replace(selection, by: "") }
    guard let caret = Range(selection, in: inputText)?.lowerBound, let last = inputText[..<caret].last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: selection.location - length, length: length), by: "")
  }

  /// - UIKit: whether the delegate is asked about what code inserts or deletes is told in both ways (Stack Overflow
  ///   4674023 and 5886258), and what that does to a field that is not edited is not published.
  func replace(_ range: NSRange, by replacement: String) {
    let simulation = Simulation.current
    let isByKey = simulation.keyboardMemory.fieldOfKey === self
    guard isByKey || isFirstResponder else {
      return simulation.leaveUndecided(
        "what code inserts into \(caption), or deletes, while that is not edited", at: origin?.location)
    }
    let isAsked = isByKey || asksForChanges && simulation.openRules.takesOther(.changesByCode)
    if isAsked, asksForChanges, simulation.isTextOpen?(self) == true {
      simulation.leaveUndecided(
        "where in the text of \(caption), which is not known, a change lies", at: origin?.location)
    }
    guard !isAsked || allowsChange(in: range, to: replacement), let place = Range(range, in: inputText) else { return }
    if simulation.keyboardMemory.openCaret === self, !isEmptiedNext, !inputText.isEmpty {
      simulation.leaveUndecided(
        "where in the text of \(caption) the finger has put the caret", at: origin?.location)
    }
    if isEmptyingOpen, !inputText.isEmpty {
      simulation.leaveUndecided(
        "whether the next character empties a secret whose text code set while it was edited", at: origin?.location)
    }
    let before = inputText
    inputText = isEmptiedNext ? replacement : inputText.replacingCharacters(in: place, with: replacement)
    noteTyping(from: before, isWhole: isEmptiedNext)
    let end = range.location + replacement.utf16.count
    simulation.keyboardMemory.select(
      isEmptiedNext || end >= inputText.utf16.count ? nil : NSRange(location: end, length: 0))
    isEmptiedNext = false
    inputDidChange()
  }

  /// A person has changed the text.
  func noteTyping(from before: String, isWhole: Bool) {
    Simulation.current.onTyping?(TypedChange(field: self, before: before, after: inputText, isWhole: isWhole))
  }
}

extension TextInput {
  var isEmptiedNext: Bool {
    get { false }
    set {}
  }

  var isEmptyingOpen: Bool { false }
}
