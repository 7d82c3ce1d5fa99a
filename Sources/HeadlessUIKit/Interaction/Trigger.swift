import FlowInterfaceBuilder

/// The object that an action goes to; a control does not own it.
struct WeakTarget {
  weak var object: AnyObject?
  let isFirstResponder: Bool

  init(_ object: AnyObject?) {
    self.object = object
    isFirstResponder = object == nil
  }
}

/// What happens when the user sets something off: an action, a segue or a piece of code.
@MainActor
enum Trigger {
  case action(WeakTarget, Selector, at: SourceLocation? = nil)
  case segue(SegueTemplate, owner: WeakTarget)
  case code(UIAction)

  /// Does it.
  func fire(from sender: AnyObject) {
    switch self {
    case .action(let target, let selector, let location):
      guard target.isFirstResponder || target.object != nil else { return }
      ActionDispatch(simulation: .current, location: location).send(selector, to: target.object, from: sender)
    case .segue(let template, let owner):
      (owner.object as? UIViewController)?.performTriggered(template, sender: sender)
    case .code(let action):
      action.sender = sender
      action.handler(action)
    }
  }
}
