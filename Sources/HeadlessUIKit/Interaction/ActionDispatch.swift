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
      if let asked = question(current) {
        simulation.leaveUndecided("whether \(asked) lets \(current.typeName) answer \(selector.name)", at: location)
        return true
      }
      if deliver(selector, to: current, from: sender, isRequired: false) { return true }
      responder = current.next
    }
    return false
  }

  /// Whether an object answers an action, or may do so; without one somebody in the responder chain may.
  func mayAnswer(_ selector: Selector, _ target: AnyObject?) -> Bool {
    guard let target else { return true }
    if UIKitSelector(selector, of: target) != nil || InterfaceBindings.action(selector.name, of: target) != nil
      || unreadClass(of: target) != nil
    {
      return true
    }
    guard let sources = simulation.classes.sources else { return false }
    guard let object = target as? NSObject else { return sources.action(selector.name, ofPlain: target) != nil }
    return sources.action(selector.name, ofPlain: target) != nil || !(object is any InterpretedClass)
      || sources.mayInherit(selector.name, object)
  }

  /// The class of an object that may answer what nobody here sees.
  private func unreadClass(of target: AnyObject) -> String? {
    InterfaceOrigin.unlinkedClass(of: target) ?? simulation.classes.sources?.partlyReadClass(of: target)
  }

  /// The method of an app's responder that may send the action elsewhere.
  ///
  /// - UIKit: which of the chain answers an action these methods say (documentation of
  ///   UIResponder.target(forAction:withSender:)); whether controls without a target ask them is not said.
  private func question(_ responder: UIResponder) -> String? {
    guard let object = responder as? any InterpretedClass else { return nil }
    return ["canPerformAction(_:withSender:)", "target(forAction:withSender:)"].first(where: object.implements)
  }

  /// - UIKit: where no object is the first responder, the screen that is shown: bar items without a target reach the stack
  ///   around it, in tabs too (github.com/DmnUAll/Tracker-ios); where exactly UIKit begins is not documented.
  private func startOfChain(_ sender: Any?) -> UIResponder? {
    if let first = simulation.application.firstResponder { return first }
    if let responder = sender as? UIResponder { return responder }
    return simulation.visiblePath.last ?? simulation.application.keyWindow?.rootViewController?.topmostPresented
  }

  private func deliver(_ selector: Selector, to target: AnyObject, from sender: Any?, isRequired: Bool) -> Bool {
    let subject = (target as? UIViewController)?.traceSubject ?? .app
    if let own = UIKitSelector(selector, of: target) {
      simulation.record(.action, subject, .text(selector.name))
      simulation.run(own.perform)
      return true
    }
    if let action = InterfaceBindings.action(selector.name, of: target) {
      simulation.record(.action, subject, .text(selector.name))
      simulation.run { action(target, sender) }
      return true
    }
    if let action = simulation.classes.sources?.action(selector.name, ofPlain: target) {
      simulation.record(.action, subject, .text(selector.name))
      simulation.run { action(sender) }
      return true
    }
    if let className = unreadClass(of: target) {
      simulation.leaveUndecided(
        "what \(className) does in the action \(selector.name)",
        at: location ?? InterfaceOrigin.of(target)?.location, by: subject)
      return true
    }
    guard isRequired else { return false }
    if let sources = simulation.classes.sources, let object = target as? NSObject,
      !(object is any InterpretedClass) || sources.mayInherit(selector.name, object)
    {
      if sources.send(selector.name, to: object) != true {
        simulation.leaveUndecided("what \(object.typeName) does in \(selector.name)", at: location, by: subject)
      }
      return true
    }
    raiseUnrecognized(selector, (target as? NSObject)?.typeName ?? String(describing: type(of: target)), by: subject)
    return false
  }

  private func raiseUnrecognized(_ selector: Selector, _ className: String, by subject: TraceSubject) {
    simulation.raise(
      UIKitException(
        .invalidArgument, "-[\(className) \(selector.name)]: unrecognized selector sent to instance"), by: subject)
  }
}
