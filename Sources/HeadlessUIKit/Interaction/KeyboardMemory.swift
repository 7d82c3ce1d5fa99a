/// Which fields had the keyboard as their screens went.
@MainActor
final class KeyboardMemory {
  private struct Entry {
    weak var controller: UIViewController?
    weak var field: UIView?
  }

  private var entries: [Entry] = []
  /// The field that got the keyboard back with its screen, until a finger or code gives it to one.
  private(set) weak var restored: UIView?
  /// The field that may have lost the keyboard, and by what.
  private(set) var doubted: (field: BackReference<UIView>, cause: String)?
  /// Whether it is not known of a field whether it has the keyboard.
  var isOpen: Bool { restored != nil || doubted != nil }
  /// The field whose caret a finger may have put into its text.
  private(set) weak var openCaret: UIView?
  /// The field that a key changes, while it does.
  weak var fieldOfKey: UIView?

  /// What is selected of the text that is edited, in UTF-16; nil for the caret at its end.
  private(set) var selection: NSRange?

  /// Whether it was code that selected it.
  private var isByCode = false

  /// Another field has the keyboard, or none.
  func responderDidChange() { (restored, doubted, openCaret, selection, isByCode) = (nil, nil, nil, nil, false) }

  /// A key, or code, has put the caret somewhere.
  func select(_ range: NSRange?, byCode: Bool = false) { (selection, openCaret, isByCode) = (range, nil, byCode) }

  /// UIKit may have taken the keyboard from a field.
  func leaveOpen(_ field: UIView, _ cause: String) { doubted = (BackReference(field), cause) }

  /// Code has set a field's text, so that the caret is behind it, or there is none.
  func textDidChange(of field: UIView) {
    if field === openCaret { openCaret = nil }
    if field.isFirstResponder { selection = nil }
  }

  /// A finger has touched a view.
  ///
  /// - UIKit: whether what code selects as editing begins stays selected, or the finger's caret takes its place, is told in
  ///   both ways.
  func userDidTouch(_ view: UIView) {
    if view === restored { restored = nil }
    if view === doubted?.field.target { doubted = nil }
    if let input = view as? any TextInput, input.isFirstResponder {
      (openCaret, selection, isByCode) = (input.mayHoldFinger || isByCode ? view : nil, nil, false)
    }
  }

  fileprivate func remember(_ field: UIView, of controller: UIViewController) {
    entries.removeAll { $0.controller == nil || $0.field == nil || $0.controller === controller }
    entries.append(Entry(controller: controller, field: field))
  }

  fileprivate func didRestore(_ field: UIView) { restored = field }

  fileprivate func take(of controller: UIViewController) -> UIView? {
    guard let index = entries.firstIndex(where: { $0.controller === controller }) else { return nil }
    return entries.remove(at: index).field
  }
}

extension UIViewController {
  /// Takes the keyboard from a field in its view, as the screen goes.
  func parkKeyboard() {
    guard let view = loadedView, let field = simulation.application.firstResponder as? UIView,
      field.isDescendant(of: view)
    else { return }
    if !isLeaving { simulation.keyboardMemory.remember(field, of: self) }
    simulation.run { field.loseKeyboard() }
  }

  /// Whether the screen goes for good: it is popped or dismissed itself, or with the container that holds it.
  private var isLeaving: Bool {
    sequence(first: self, next: \.parent).contains { $0.isMovingFromParent || $0.isBeingDismissed }
  }

  /// Gives it back, as the screen has come back.
  ///
  /// - UIKit: a field that had the keyboard as another screen was pushed or presented has it again when its own comes
  ///   back (observed by many authors, who end editing in viewWillDisappear to keep it away); that it always has, and
  ///   when the delegate is told, is not published: what is typed then is left open.
  func restoreKeyboard() {
    guard let field = simulation.keyboardMemory.take(of: self), field.window != nil,
      simulation.application.firstResponder == nil, simulation.run({ field.becomeFirstResponder() })
    else { return }
    simulation.keyboardMemory.didRestore(field)
  }
}

extension Simulation {
  /// What is not known of whether a field takes what is typed; nil where it does.
  func questionOfKeyboard(_ field: UIView) -> String? {
    if field === keyboardMemory.restored {
      return "whether \(field.caption) has the keyboard again as its screen comes back"
    }
    if let doubted = keyboardMemory.doubted, doubted.field.target === field {
      return "whether \(field.caption) keeps the keyboard as \(doubted.cause)"
    }
    let layers = field.window?.subviews ?? []
    let own = layers.firstIndex(where: field.isDescendant)
    guard let own, layers[(own + 1)...].contains(where: { $0 is UIPresentationContainerView && !$0.isHidden }) else {
      return nil
    }
    return "whether \(field.caption) keeps the keyboard below what is presented"
  }
}
