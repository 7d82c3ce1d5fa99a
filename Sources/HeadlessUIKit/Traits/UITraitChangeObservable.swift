/// What can be asked to call back when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIViewController: UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a handler after any of some traits has changed, with the traits before.
  ///
  /// - UIKit: from iOS 17 on, in place of `traitCollectionDidChange(_:)` (F5.12).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    registeredTraitState?.registrations.append(registration)
    return registration
  }

  /// Sends an action to a target after any of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: AnyObject, action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] environment, _ in
      if let target { UIApplication.shared.sendAction(action, to: target, from: environment, for: nil) }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registeredTraitState?.registrations.removeAll { $0 === registration }
  }

  private var registeredTraitState: TraitState? {
    (self as? UIViewController)?.madeTraitState ?? (self as? UIView)?.madeTraitState
  }
}

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
