import Foundation

/// An on and off control.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Sets it; no event is sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override class var madeSize: MadeSize { .always(CGSize(width: 51, height: 31)) }

  override func userDidTouch(_ finger: UITouch) {
    if hasTrigger(for: .touchDown) {
      Simulation.current.leaveUndecided("whether a tap on a switch sends touchDown", at: origin?.location)
    }
  }

  override func userDidLift(_ finger: UITouch) {
    isOn.toggle()
    sendActions(ofUserFor: [.valueChanged, .touchUpInside, .primaryActionTriggered])
  }
}
