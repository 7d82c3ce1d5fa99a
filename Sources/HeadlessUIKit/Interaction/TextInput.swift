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

/// A view that takes text from the keyboard.
@MainActor
protocol TextInput: UIView, KeyTaking {
  /// The text as it is.
  var inputText: String { get set }
  /// Whether the next character that is typed or deleted empties it first.
  var isEmptiedNext: Bool { get set }
  /// Whether that is not certain.
  var isEmptyingOpen: Bool { get }
  /// Whether the delegate lets a range of the text, in UTF-16, be replaced.
  func allowsChange(in range: NSRange, to replacement: String) -> Bool
  /// Told after a change of the user's.
  func inputDidChange()
  /// Does what the key for deleting does.
  func deleteBackward()
}

extension TextInput {
  /// Types text at the end, a character at a time.
  ///
  /// - UIKit: the delegate is asked before each character that is typed or deleted, and the change is told of after it
  ///   (documentation of textField(_:shouldChangeCharactersIn:replacementString:) and textViewDidChange(_:)).
  func type(_ text: String) {
    for character in text where isFirstResponder {
      replace(NSRange(location: inputText.utf16.count, length: 0), by: String(character))
    }
  }

  /// Deletes characters at the end, one at a time.
  func erase(characters count: Int) { for _ in 0..<count where isFirstResponder { deleteBackward() } }

  /// Deletes the last character.
  func eraseLast() {
    guard let last = inputText.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: inputText.utf16.count - length, length: length), by: "")
  }

  private func replace(_ range: NSRange, by replacement: String) {
    guard allowsChange(in: range, to: replacement), let place = Range(range, in: inputText) else { return }
    let simulation = Simulation.current
    if simulation.keyboardMemory.openCaret === self, !isEmptiedNext, !inputText.isEmpty {
      simulation.leaveUndecided(
        "where in the text of \(caption) the finger has put the caret", at: origin?.location)
    }
    if isEmptyingOpen, !inputText.isEmpty {
      simulation.leaveUndecided(
        "whether the next character empties a secret whose text code set while it was edited", at: origin?.location)
    }
    inputText = isEmptiedNext ? replacement : inputText.replacingCharacters(in: place, with: replacement)
    isEmptiedNext = false
    inputDidChange()
  }
}

extension TextInput {
  var isEmptiedNext: Bool {
    get { false }
    set {}
  }

  var isEmptyingOpen: Bool { false }
}
