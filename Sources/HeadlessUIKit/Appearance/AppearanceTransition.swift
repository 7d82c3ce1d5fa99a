import Foundation

/// One transition between two controllers: their callbacks in the container's order, the views in and out between.
@MainActor
final class AppearanceTransition {
  private let simulation: Simulation
  private let order: TransitionOrder
  private let leaving: UIViewController?
  private let arriving: UIViewController?
  private let animated: Bool
  private let duration: TimeInterval
  private let insert: @MainActor () -> Void
  private let didBegin: @MainActor () -> Void
  private let remove: @MainActor () -> Void
  private let completion: @MainActor () -> Void

  /// - Parameters:
  ///   - insert: puts the arriving view into the hierarchy, after the will callbacks.
  ///   - didBegin: is told when the will callbacks are over and the view is in.
  ///   - remove: takes the leaving view out, before the did callbacks.
  ///   - completion: is called after the did callbacks.
  init(
    simulation: Simulation, order: TransitionOrder, leaving: UIViewController?, arriving: UIViewController?,
    animated: Bool, duration: TimeInterval? = nil, insert: @escaping @MainActor () -> Void = {},
    didBegin: @escaping @MainActor () -> Void = {}, remove: @escaping @MainActor () -> Void = {},
    completion: @escaping @MainActor () -> Void = {}
  ) {
    self.simulation = simulation
    self.order = order
    self.leaving = leaving
    self.arriving = arriving
    self.animated = animated
    self.duration = duration ?? order.duration
    self.insert = insert
    self.didBegin = didBegin
    self.remove = remove
    self.completion = completion
  }

  /// Begins now, and goes on when the turn ends.
  func startNow() {
    begin()
    simulation.runLoop.atCommit { self.commit() }
  }

  /// Begins and goes on at once, for a transition that itself waited for the turn's end.
  func startInCommit() {
    begin()
    commit()
  }

  private func begin() {
    arriving?.loadViewIfNeeded()
    for side in order.will {
      switch side {
      case .leaving: leaving?.beginAppearanceTransition(false, animated: animated)
      case .arriving: arriving?.beginAppearanceTransition(true, animated: animated)
      }
    }
    insert()
    didBegin()
  }

  private func commit() {
    arriving?.deliverViewIsAppearing()
    if animated || order.laysOutUnanimated { _ = simulation.layoutQueue.performLayout() }
    if animated {
      simulation.runLoop.after(duration) { self.finish() }
    } else {
      finish()
    }
  }

  private func finish() {
    remove()
    for side in order.did {
      switch side {
      case .leaving: leaving?.endAppearanceTransition()
      case .arriving: arriving?.endAppearanceTransition()
      }
    }
    completion()
  }
}
