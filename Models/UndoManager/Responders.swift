import UIKit

/// - UIKit: a responder's undo manager is that of the next one, and each window has one of its own (documentation of
///   `UIResponder.undoManager`).
extension UIResponder {
  var undoManager: UndoManager? {
    if let window = self as? UIWindow { return WindowUndoManagers.manager(of: window) }
    if self is UITextField || self is UITextView { return unreadUndoManager() }
    return next?.undoManager
  }
}

private enum WindowUndoManagers {
  private static var known: [ObjectIdentifier: UndoManager] = [:]

  static func manager(of window: UIWindow) -> UndoManager {
    let id = ObjectIdentifier(window)
    if let manager = known[id] { return manager }
    let made = UndoManager()
    known[id] = made
    return made
  }
}
