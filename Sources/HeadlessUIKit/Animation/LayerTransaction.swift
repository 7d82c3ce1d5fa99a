import Foundation

/// Changes of layers from `CATransaction.begin()` to `commit()`, or in one turn, and who waits for their animations.
///
/// - UIKit: F7.11.
@MainActor
final class LayerTransaction {
  private let simulation = Simulation.current
  private var completion: Completion?
  /// How many seconds the layers' own animations take; nil for the default.
  var duration: TimeInterval?
  /// Whether layers change without animations of their own.
  var disablesActions = false

  /// Who waits for the animations that are added after it was set.
  @MainActor
  final class Completion {
    let block: () -> Void
    /// How much UIKit had put off when it was set.
    let requests: Int
    var requestsOfLayers = 0
    var running = 0
    var changesLayers = false
    private var isClosed = false

    init(_ block: @escaping () -> Void, _ requests: Int) {
      self.block = block
      self.requests = requests
    }

    func end() {
      running -= 1
      callIfOver()
    }

    func close() {
      isClosed = true
      callIfOver()
    }

    private func callIfOver() {
      guard isClosed, running == 0 else { return }
      Simulation.current.runLoop.after(0) { self.block() }
    }
  }

  /// How long what UIKit animates counts as taking: as a push does.
  private static var lengthOfUIKit: TimeInterval {
    UIView.areAnimationsEnabled ? TransitionOrder.navigation.duration : 0
  }
  /// How many seconds the own animations of layers take.
  private static let defaultDuration: TimeInterval = 0.25

  /// Sets what is called when the animations are over that are added from here on.
  func setCompletion(_ block: (() -> Void)?) {
    completion?.close()
    completion = block.map { Completion($0, simulation.runLoop.requests) }
  }

  /// Waits for an animation that is added now.
  ///
  /// - Returns: what to call when it is over.
  func wait() -> (() -> Void)? {
    guard let completion else { return nil }
    completion.running += 1
    completion.requestsOfLayers += 1
    return { completion.end() }
  }

  /// Notes that a layer puts something off that is no animation.
  func notePutOff() { completion?.requestsOfLayers += 1 }

  /// Notes that a layer without a view changes.
  func noteChange() { if !disablesActions { completion?.changesLayers = true } }

  /// Ends the changes.
  func commit() {
    guard let completion else { return }
    self.completion = nil
    let runLoop = simulation.runLoop
    var length: TimeInterval?
    if runLoop.requests > completion.requests + completion.requestsOfLayers {
      length = Self.lengthOfUIKit
    } else if completion.changesLayers, !simulation.openRules.takesOther(.layerChanges) {
      length = duration ?? Self.defaultDuration
    }
    if let length {
      completion.running += 1
      runLoop.after(length) { completion.end() }
    }
    completion.close()
  }
}

extension Simulation {
  /// The changes of layers that go on; those of the turn where none were begun.
  var layerTransaction: LayerTransaction {
    if let last = layerTransactions.last { return last }
    let made = LayerTransaction()
    layerTransactions = [made]
    runLoop.atCommit { [weak self] in
      guard let self, layerTransactions.first === made else { return }
      layerTransactions.removeFirst()
      made.commit()
    }
    return made
  }

  /// Waits for an animation of UIView's or of a layer, if somebody wants to be told when all are over.
  func waitForAnimation() -> (() -> Void)? { layerTransactions.last?.wait() }
}
