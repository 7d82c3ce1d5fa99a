import Foundation

/// An object that answers events, and hands those that it does not answer to its next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Where back references to it lead, once there is one; each class that holds controllers or views of its own empties
  /// it first thing in its `deinit`.
  nonisolated(unsafe) private(set) var madeAnchor: ResponderAnchor?

  /// Where back references to it lead.
  var anchor: ResponderAnchor {
    if let madeAnchor { return madeAnchor }
    let anchor = ResponderAnchor(self)
    madeAnchor = anchor
    return anchor
  }

  /// Makes a responder.
  public override init() { super.init() }

  /// The responder asked next.
  open var next: UIResponder? { nil }

  /// Whether it can become first responder; false unless a class says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it is the first responder.
  open var isFirstResponder: Bool { Simulation.current.application.firstResponder === self }

  /// Makes it the first responder, if it can be.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    Simulation.current.application.firstResponder = self
    return true
  }

  /// Gives up being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { Simulation.current.application.firstResponder = nil }
    return true
  }

  /// Called after the object was decoded from a storyboard or nib, with its outlets to other objects set.
  open func awakeFromNib() {}
}
