import Foundation

/// An object that answers events, and hands those that it does not answer to its next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring {
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

  /// Whether it can give up being first responder; true unless a class says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Makes it the first responder, if it can be.
  ///
  /// - UIKit: the present one is asked to resign first; where it does not, nothing changes (documentation of
  ///   UIResponder.becomeFirstResponder()).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let application = Simulation.current.application
    if application.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = application.firstResponder {
      guard present.resignFirstResponder(), application.firstResponder !== present else { return false }
    }
    application.firstResponder = self
    return true
  }

  /// Gives up being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Simulation.current.application.firstResponder = nil
    return true
  }

  /// What its user does, for other devices and searches.
  public final var userActivity: NSUserActivity?

  /// Told of an activity that is continued, by a delegate that hands it on.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Told that fingers came down on it, or on a view that hands that on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(touches) { $0.touchesBegan(touches, with: event) }
  }

  /// Told that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(touches) { $0.touchesMoved(touches, with: event) }
  }

  /// Told that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(touches) { $0.touchesEnded(touches, with: event) }
  }

  /// Told that a gesture recognizer, or the system, has taken the fingers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(touches) { $0.touchesCancelled(touches, with: event) }
  }

  /// Whether it does something with touches itself and hands none to the next responder.
  ///
  /// - UIKit: controls and scroll views do (documentation of UIResponder.touchesBegan(_:with:) and UIControl).
  var keepsTouches: Bool { false }

  /// Whether it is kept off the screen by what it stands in.
  var isKeptOffScreen: Bool { false }

  private func handOn(_ touches: Set<UITouch>, _ tell: (UIResponder) -> Void) {
    for touch in touches { touch.reach(self) }
    if !keepsTouches, let next { tell(next) }
  }

  /// Told that the keyboard is gone without having been asked for.
  func lostKeyboard() {}

  /// Called after the object was decoded from a storyboard or nib, with its outlets to other objects set.
  open func awakeFromNib() {}
}
