import Foundation

/// A place in the text of a field, between two characters.
@preconcurrency @MainActor
public final class UITextPosition: NSObject {
  /// How many characters of UTF-16 stand before it.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of the text of a field.
@preconcurrency @MainActor
public final class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether nothing is in it: a caret.
  public var isEmpty: Bool { start.offset == end.offset }

  init(_ one: Int, _ other: Int) {
    start = UITextPosition(min(one, other))
    end = UITextPosition(max(one, other))
    super.init()
  }
}

extension TextInput {
  /// What is selected of the text, in UTF-16: the caret is at the end until something puts it elsewhere.
  ///
  /// - UIKit: where a finger puts it hangs on the size of the text (``KeyboardMemory/openCaret``).
  var selection: NSRange {
    let end = inputText.utf16.count
    guard isFirstResponder, let known = Simulation.current.keyboardMemory.selection, known.upperBound <= end else {
      return NSRange(location: end, length: 0)
    }
    return known
  }

  /// The same as an object.
  fileprivate var selectedRangeOfText: UITextRange? {
    get {
      let simulation = Simulation.current
      if !isFirstResponder {
        simulation.leaveUndecided("where the caret of \(caption) is, which is not edited", at: origin?.location)
      } else if simulation.keyboardMemory.openCaret === self, !inputText.isEmpty {
        simulation.leaveUndecided(
          "where in the text of \(caption) the finger has put the caret", at: origin?.location)
      }
      return UITextRange(selection.location, selection.upperBound)
    }
    set {
      guard isFirstResponder, let newValue else {
        return Simulation.current.leaveUndecided(
          "what a selection does to \(caption), which is not edited", at: origin?.location)
      }
      let start = newValue.start.offset
      Simulation.current.keyboardMemory.select(
        NSRange(location: start, length: newValue.end.offset - start), byCode: true)
    }
  }

  fileprivate func place(_ offset: Int) -> UITextPosition? {
    (0...inputText.utf16.count).contains(offset) ? UITextPosition(offset) : nil
  }

  fileprivate func text(of range: UITextRange) -> String? {
    let length = range.end.offset - range.start.offset
    return Range(NSRange(location: range.start.offset, length: length), in: inputText).map { String(inputText[$0]) }
  }
}

extension UITextField {
  /// What is selected, or where the caret is; nil where it is not edited, which is not published.
  public var selectedTextRange: UITextRange? {
    get { selectedRangeOfText }
    set { selectedRangeOfText = newValue }
  }
  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { selectedTextRange = UITextRange(0, inputText.utf16.count) }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }

  /// The place so many characters of UTF-16 behind another one; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(position.offset + offset)
  }

  /// How many characters of UTF-16 a place lies behind another one.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// The range between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition.offset, toPosition.offset)
  }

  /// The text of a range.
  public func text(in range: UITextRange) -> String? { text(of: range) }
}

extension UITextView {
  /// What is selected, or where the caret is; nil where it is not edited, which is not published.
  public var selectedTextRange: UITextRange? {
    get { selectedRangeOfText }
    set { selectedRangeOfText = newValue }
  }
  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { selectedTextRange = UITextRange(0, inputText.utf16.count) }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }

  /// The place so many characters of UTF-16 behind another one; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(position.offset + offset)
  }

  /// How many characters of UTF-16 a place lies behind another one.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// The range between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition.offset, toPosition.offset)
  }

  /// The text of a range.
  public func text(in range: UITextRange) -> String? { text(of: range) }
}
