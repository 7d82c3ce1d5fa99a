import Foundation

/// Changes of layers that are made together; nothing is drawn, their time passes.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins changes.
  open class func begin() { Simulation.current.layerTransactions.append(LayerTransaction()) }

  /// Ends changes.
  open class func commit() { Simulation.current.layerTransactions.popLast()?.commit() }

  /// Makes changes at once.
  open class func flush() {}

  /// Turns the layers' own animations on or off.
  open class func setDisableActions(_ flag: Bool) { Simulation.current.layerTransaction.disablesActions = flag }

  /// Sets how many seconds the layers' own animations take.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    Simulation.current.layerTransaction.duration = duration
  }

  /// Sets what is called when the animations of the changes are over.
  ///
  /// - UIKit: F7.11.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Simulation.current.layerTransaction.setCompletion(block)
  }
}
