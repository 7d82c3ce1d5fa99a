import Foundation

/// One turn of the interface: who is told of it, and in which order.
///
/// - UIKit: willTransition(to:with:) with the new traits, parent before children; viewWillTransition(to:with:) with the
///   new size, parent before children; the window turns; traitCollectionDidChange(_:); updateViewConstraints(), the
///   children first (F5.15); layout (F5.1). A controller that is about to appear, as at launch, is told of the traits and
///   not of the size (F5.4; G06).
@MainActor
package struct Rotation {
  /// What is posted while the device and its interface turn.
  package nonisolated static let notifications = [
    "UIDeviceOrientationDidChangeNotification", "UIApplicationWillChangeStatusBarOrientationNotification",
    "UIApplicationDidChangeStatusBarOrientationNotification", "UIApplicationWillChangeStatusBarFrameNotification",
    "UIApplicationDidChangeStatusBarFrameNotification",
  ]

  let simulation: Simulation
  let from: UIInterfaceOrientation
  let to: UIInterfaceOrientation
  private let coordinator: TransitionCoordinator

  init(simulation: Simulation, to: UIInterfaceOrientation) {
    self.simulation = simulation
    self.to = to
    from = simulation.orientation
    // - UIKit: 0.3 s for a quarter turn, twice that for a half (documentation of statusBarOrientationAnimationDuration).
    let duration = from.isPortrait == to.isPortrait ? 0.6 : 0.3
    coordinator = TransitionCoordinator(from: nil, to: nil, duration: duration)
  }

  func perform() {
    let windows = simulation.application.windowScene.windows
    let roots = windows.compactMap(\.rootViewController)
    let presentations = roots.flatMap(\.presentations)
    let tops = roots + presentations
    let size = simulation.device.size(in: to)
    for controller in tops { controller.ownTransitionCoordinator = coordinator }
    tellBefore(roots, presentations.compactMap { $0.presentation?.active }, size)
    let old = simulation.screenTraits.current
    simulation.orientation = to
    for window in windows { window.frame = CGRect(origin: window.frame.origin, size: size) }
    for window in windows { window.inheritTraits(from: old, to: simulation.screenTraits.current) }
    simulation.run { for controller in tops { controller.presentation?.adaptAgain(with: coordinator) } }
    simulation.systemInterface.setNeedsUpdate()
    simulation.run { for controller in tops { controller.updateConstraintsForTurn() } }
    _ = simulation.layoutQueue.performLayout()
    coordinator.begin(from: nil, to: nil)
    simulation.runLoop.after(coordinator.transitionDuration) { [simulation, coordinator] in
      for controller in tops where controller.ownTransitionCoordinator === coordinator {
        controller.ownTransitionCoordinator = nil
      }
      simulation.systemInterface.setNeedsUpdate()
      simulation.run { coordinator.end() }
    }
  }

  private func tellBefore(
    _ roots: [UIViewController], _ presentations: [UIPresentationController], _ size: CGSize
  ) {
    let new = simulation.device.traitCollection(in: to)
    if simulation.device.traitCollection(in: from) != new {
      let traits = simulation.screenTraits.current.turned(to: new)
      for controller in roots { controller.sendWillTransition(to: traits, with: coordinator) }
      for controller in presentations { simulation.run { controller.willTransition(to: traits, with: coordinator) } }
    }
    for controller in roots { controller.sendViewWillTransition(to: size, with: coordinator) }
    for controller in presentations { simulation.run { controller.viewWillTransition(to: size, with: coordinator) } }
  }
}

extension UITraitCollection {
  /// These traits with the size classes of others.
  fileprivate func turned(to new: UITraitCollection) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, new])
  }
}
