import FlowInterfaceBuilder
import Foundation

/// Sends an action to the code that the class's bindings name for it.
///
/// - UIKit: an action without a target goes up the responder chain to the first object that answers it; a target that
///   does not answer raises NSInvalidArgumentException (documentation of UIControl and UIResponder).
@MainActor
struct ActionDispatch {
  let simulation: Simulation
  /// Where the storyboard connects the action.
  var location: SourceLocation?

  /// Sends the action; true if something answered it.
  @discardableResult
  func send(_ selector: Selector, to target: AnyObject?, from sender: Any?) -> Bool {
    if let target { return deliver(selector, to: target, from: sender, isRequired: true) }
    var responder = startOfChain(sender)
    while let current = responder {
      if deliver(selector, to: current, from: sender, isRequired: false) { return true }
      responder = current.next
    }
    return false
  }

  private func startOfChain(_ sender: Any?) -> UIResponder? {
    if let first = simulation.application.firstResponder { return first }
    if let responder = sender as? UIResponder { return responder }
    return simulation.application.keyWindow?.rootViewController?.topmostPresented
  }

  private func deliver(_ selector: Selector, to target: AnyObject, from sender: Any?, isRequired: Bool) -> Bool {
    let subject = (target as? UIViewController)?.traceSubject ?? .app
    if let action = InterfaceBindings.action(selector.name, of: target) {
      simulation.record(.action, subject, .text(selector.name))
      simulation.run { action(target, sender) }
      return true
    }
    if let origin = InterfaceOrigin.of(target), let className = origin.unlinkedClass {
      if let screen = target as? UIViewController, let code = simulation.unlinkedCode,
        simulation.run({ code.perform(selector.name, on: screen) })
      {
        simulation.record(.action, subject, .text(selector.name))
        return true
      }
      simulation.leaveUndecided(
        "what \(className) does in the action \(selector.name)", at: location ?? origin.location, by: subject)
      return true
    }
    guard isRequired else { return false }
    simulation.raise(
      UIKitException(
        .invalidArgument,
        "-[\(String(describing: type(of: target))) \(selector.name)]: unrecognized selector sent to instance"),
      by: subject)
    return false
  }
}
