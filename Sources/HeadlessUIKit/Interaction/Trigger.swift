import FlowInterfaceBuilder

/// The object that an action goes to; a control does not own it.
struct WeakTarget {
  private(set) weak var object: AnyObject?
  let isFirstResponder: Bool
  /// Whether it is no object, or not known: what UIKit makes of such a one is not published.
  let isOpen: Bool

  init(_ target: Any?) {
    isOpen = target.map { !(type(of: $0) is AnyClass) } ?? false
    isFirstResponder = target.map { _ in false } ?? true
    object = isOpen ? nil : target as AnyObject?
  }
}

/// What happens when the user sets something off: an action, a segue or a piece of code.
@MainActor
enum Trigger {
  case action(WeakTarget, Selector, at: SourceLocation? = nil)
  case segue(SegueTemplate, owner: WeakTarget)
  case code(UIAction)

  /// Whether it sends an action to a target.
  func sends(_ action: Selector, to target: WeakTarget) -> Bool {
    guard case .action(let own, action, _) = self, !own.isOpen else { return false }
    return own.isFirstResponder == target.isFirstResponder && own.object === target.object
  }

  /// Does it.
  func fire(from sender: AnyObject) {
    switch self {
    case .action(let target, let selector, let location):
      if target.isOpen {
        return Simulation.current.leaveUndecided("what answers \(selector.name): its target is no object", at: location)
      }
      guard target.isFirstResponder || target.object != nil else { return }
      if let control = sender as? UIControl {
        return control.send(selector, to: target.object, connectedAt: location)
      }
      ActionDispatch(simulation: .current, location: location).send(selector, to: target.object, from: sender)
    case .segue(let template, let owner):
      (owner.object as? UIViewController)?.performTriggered(template, sender: sender)
    case .code(let action):
      action.sender = sender
      action.handler(action)
    }
  }
}
