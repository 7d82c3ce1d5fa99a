import Foundation

/// A controller that asks for what it presents, or for itself, to be dismissed.
@MainActor
struct Dismissal {
  let requester: UIViewController
  let animated: Bool
  let completion: (() -> Void)?

  private var simulation: Simulation { requester.simulation }

  /// Dismisses all that the presenter carries.
  ///
  /// - UIKit: on a presented controller it goes to its presenter; what lies above goes as well and only the top one
  ///   moves (F1.5.11); order G21; nothing happens where nothing is presented (F1.5.12).
  func perform() {
    guard let presenter = presenterToDismissFrom(), let presented = presenter.ownPresented else {
      complete()
      return
    }
    guard !presented.isBeingPresented, !presented.isBeingDismissed else {
      simulation.warn(
        "Warning: Attempt to dismiss from view controller \(presenter.logName) while a presentation or dismiss is in "
          + "progress!", by: presenter.traceSubject)
      return
    }
    var chain = [presented]
    while let next = chain[chain.count - 1].ownPresented { chain.append(next) }
    let top = chain[chain.count - 1]
    let covered = chain.dropLast()
    let returning = chain.contains { $0.presentationView?.style.removesPresentersView == true } ? presenter : nil
    for controller in chain { controller.isBeingDismissed = true }
    for controller in covered { controller.beginIfVisible() }
    AppearanceTransition(
      simulation: simulation, order: .presentation, in: presenter, leaving: top, arriving: returning,
      animated: animated && UIView.areAnimationsEnabled,
      steps: .init(
        insert: {
          guard let returning, let view = returning.loadedView, view.superview == nil else { return }
          presented.presentationView?.presentersSuperview?.insertSubview(view, at: 0)
        },
        remove: {
          for controller in chain.reversed() {
            controller.presentationView?.removeFromSuperview()
            controller.loadedView?.removeFromSuperview()
            controller.ownPresenting?.ownPresented = nil
            controller.ownPresenting = nil
            controller.presentationRequester = nil
            controller.presentationView = nil
          }
          for controller in covered where controller.appearance == .disappearing {
            controller.endAppearanceTransition()
          }
        },
        completion: {
          for controller in chain { controller.isBeingDismissed = false }
          complete()
        })
    ).startNow()
  }

  private func presenterToDismissFrom() -> UIViewController? {
    var current: UIViewController? = requester
    while let controller = current {
      if controller.ownPresented != nil { return controller }
      if let presenting = controller.ownPresenting { return presenting }
      current = controller.parent
    }
    return nil
  }

  private func complete() {
    guard let completion else { return }
    simulation.record(.completion, requester.traceSubject, .text("dismiss"))
    simulation.run { completion() }
  }
}

extension UIViewController {
  /// A controller that a card above it left visible disappears with its own dismissal.
  fileprivate func beginIfVisible() {
    if appearance == .appeared { beginAppearanceTransition(false, animated: false) }
  }
}
