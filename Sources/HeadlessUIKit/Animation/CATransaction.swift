import Foundation

/// Changes of layers that are made together; nothing is drawn, their time passes.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins changes.
  open class func begin() {}

  /// Ends changes.
  open class func commit() {}

  /// Makes changes at once.
  open class func flush() {}

  /// Turns the layers' own animations on or off.
  open class func setDisableActions(_ flag: Bool) {}

  /// Sets how many seconds the layers' own animations take.
  open class func setAnimationDuration(_ duration: TimeInterval) {}

  /// Sets what is called when the animations of the changes are over.
  ///
  /// - UIKit: it is called when all animations of the transaction are over, or at once where there are none
  ///   (documentation of CATransaction.setCompletionBlock(_:)). Here it is called as after a transition of UIKit's.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    Simulation.current.runLoop.after(UIView.areAnimationsEnabled ? TransitionOrder.navigation.duration : 0) { block() }
  }
}
