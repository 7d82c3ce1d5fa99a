import Foundation

/// A controller that asks for what it presents, or for itself, to be dismissed.
@MainActor
struct Dismissal {
  let requester: UIViewController
  let animated: Bool
  /// Whether the user dismisses it, rather than code.
  var isByUser = false
  var completion: (() -> Void)?

  private var simulation: Simulation { requester.simulation }

  /// Dismisses all that the presenter carries.
  ///
  /// - UIKit: on a presented controller it goes to its presenter; what lies above goes as well and only the top one
  ///   moves (F1.5.11); order G21; nothing happens where nothing is presented (F1.5.12).
  func perform() {
    guard let presented = presentedToDismiss() else { return complete() }
    makeTransition(of: presented, driver: nil)?.startNow()
  }

  /// The transition that takes away a controller and all that lies above it; nil where UIKit refuses.
  ///
  /// - UIKit: F1.5.23; the words are those before iOS 13, of which no later ones are known. A controller may be dismissed
  ///   from its viewDidAppear on, as those who meet the warning are told.
  /// - Parameter driver: what moves it; nil for the app's own animation if it has one, else the clock.
  func makeTransition(of presented: UIViewController, driver: AppearanceTransition.Driver?) -> AppearanceTransition? {
    let chain = presented.presentedChain
    guard let presenter = presented.ownPresenting, let top = chain.last,
      !chain.contains(where: { $0.isBeingDismissed || $0.isBeingPresented && $0.appearance.isInTransition })
    else {
      simulation.warn(
        "Warning: Attempt to dismiss from view controller \((presented.ownPresenting ?? presented).logName) while a "
          + "presentation or dismiss is in progress!", by: requester.traceSubject)
      return nil
    }
    let animated = animated && UIView.areAnimationsEnabled
    for controller in chain { controller.isBeingDismissed = true }
    let custom = animated && driver == nil ? CustomTransition.dismissing(top) : nil
    let driver = driver ?? custom?.driver ?? .clock
    let order = TransitionOrder.presentation
    let duration = custom?.duration ?? order.duration
    let coordinator = TransitionCoordinator(
      from: top, to: presenter, duration: duration, presentationStyle: top.presentation?.style ?? .none,
      isInteractive: driver.isInteractive, container: top.presentation?.container)
    return AppearanceTransition(
      simulation: simulation, order: order, in: presenter, leaving: top,
      arriving: presented.presentation?.removesPresentersView == true ? presenter : nil, animated: animated,
      duration: duration, driver: driver, coordinator: coordinator, perform: steps(for: chain, isCustom: custom != nil))
  }

  private func steps(
    for chain: [UIViewController], isCustom: Bool
  ) -> @MainActor (AppearanceTransition.Step) -> Void {
    let presentations = chain.compactMap(\.presentation)
    let covered = chain.dropLast()
    return { [simulation] step in
      switch step {
      case .prepare:
        simulation.run {
          if isByUser { presentations[0].tell(.presentationWillDismiss) }
          for presentation in presentations { presentation.active.dismissalTransitionWillBegin() }
        }
        for controller in covered { controller.beginIfVisible() }
      case .insert:
        if !isCustom { presentations[0].restorePresentersView() }
      case .remove:
        if isCustom { presentations[0].restorePresentersView() }
        for presentation in presentations.reversed() {
          presentation.removeViews()
          presentation.unlink()
        }
        for controller in covered where controller.appearance == .disappearing { controller.endTransition() }
      case .complete:
        for controller in chain { controller.isBeingDismissed = false }
        simulation.run {
          for presentation in presentations { presentation.active.dismissalTransitionDidEnd(true) }
          if isByUser { presentations[0].tell(.presentationDidDismiss) }
        }
        complete()
      case .revert:
        for controller in chain { controller.isBeingDismissed = false }
        for controller in covered where controller.appearance == .disappearing {
          controller.beginTransition(true, animated: false)
          controller.endTransition()
        }
      case .cancel:
        presentations[0].removePresentersView()
        simulation.run {
          for presentation in presentations { presentation.active.dismissalTransitionDidEnd(false) }
          for presentation in presentations { presentation.adaptAgain() }
        }
      case .didBegin: break
      }
    }
  }

  private func presentedToDismiss() -> UIViewController? {
    var current: UIViewController? = requester
    while let controller = current {
      if let presented = controller.ownPresented { return presented }
      if controller.ownPresenting != nil { return controller }
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
  /// This presented controller, and what is presented above it.
  fileprivate var presentedChain: [UIViewController] {
    func above(_ controller: UIViewController) -> [UIViewController] {
      let own = controller.ownPresented.map { [$0] + above($0) } ?? []
      return own + controller.children.flatMap(above)
    }
    return [self] + above(self)
  }

  /// A controller that a card above it left visible disappears with its own dismissal.
  fileprivate func beginIfVisible() {
    if appearance == .appeared { beginTransition(false, animated: false) }
  }
}
