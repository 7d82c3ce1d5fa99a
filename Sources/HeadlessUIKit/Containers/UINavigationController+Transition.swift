import Foundation

/// A change of the stack on its way to being seen: it waits for the navigation controller's next layout, or follows a
/// finger.
@MainActor
struct StackChange {
  /// Whether it will be animated.
  var animated: Bool
  /// The coordinator that code can ask for before it begins.
  var coordinator: TransitionCoordinator?
  /// Whether the whole stack was replaced without animation.
  var isReplacement = false
  /// The stack before it, where it may be cancelled.
  var oldStack: [UIViewController] = []
}

/// How a change of the stack comes to be seen.
extension UINavigationController {
  /// - UIKit: the stack has changed; the callbacks come in the next layout, between the navigation controller's own
  ///   viewWillLayoutSubviews and viewDidLayoutSubviews (F1.4.2; G10; vineetchoudhary/iOS-in-Depth, 2018,
  ///   iOS 11), but a replaced stack that is not animated is there at once from iOS 18 on (F1.4.3, F1.4.7).
  ///
  /// - UIKit: the first controller of an empty stack comes without animation, since there is nothing that it comes over
  ///   (no source: many apps make an empty stack the window's root and push the first one after it).
  ///
  /// - Parameter oldStack: the stack before the change, where it may have to be put back.
  func setNeedsTransition(animated: Bool, replacesStack: Bool = false, from oldStack: [UIViewController] = []) {
    if shown == nil {
      // The first one of a stack that is on the screen already.
      guard appearance == .appearing || appearance == .appeared else { return }
      installBars()
    }
    guard appearance != .disappeared else { return forgetHiddenTop() }
    let animated = animated && shown != nil && UIView.areAnimationsEnabled && !joinsAppearance
    let isWaiting = pendingChange != nil
    var coordinator: TransitionCoordinator?
    if animated {
      coordinator = TransitionCoordinator(
        from: shown, to: topViewController, duration: TransitionOrder.navigation.duration)
    }
    pendingChange = StackChange(
      animated: animated, coordinator: coordinator, isReplacement: replacesStack && !animated,
      oldStack: pendingChange?.oldStack ?? oldStack)
    ownTransitionCoordinator = coordinator
    if replacesStack, !animated, appearance == .appeared, simulation.system.appliesReplacedStackAtOnce {
      performPendingTransition()
    } else if !isWaiting {
      simulation.runLoop.atCommit { [reference = BackReference(self)] in reference.target?.performPendingTransition() }
    }
  }

  /// Lets go of the top that was shown last, when it has left the stack while nothing of it is on the screen.
  private func forgetHiddenTop() {
    guard let shown, shownHasLeft else { return }
    self.shown = nil
    shownHasLeft = false
    shown.loadedView?.removeFromSuperview()
    shown.isMovingFromParent = false
    shown.parent = nil
    shown.sendDidMove(toParent: nil)
    didTakeOff(shown)
  }

  /// Whether a push waits.
  ///
  /// - UIKit: for a transition whose did callbacks are being sent (no source: many apps push there); up to iOS 17 for a replaced
  ///   stack of the same turn (F1.4.3). There is a report of one that waits for another push of the same turn (openradar
  ///   44091459, iOS 11.4), against F1.4.2.
  var holdsPushes: Bool {
    isEndingTransition || (pendingChange?.isReplacement == true && !simulation.system.appliesReplacedStackAtOnce)
  }

  /// Whether a change of the stack waits for the viewIsAppearing of the navigation controller's own appearance.
  private var joinsAppearance: Bool { appearance == .appearing && changeJoinsAppearance }

  func performPendingTransition(order: TransitionOrder = .navigation) {
    guard let change = pendingChange, !joinsAppearance else { return }
    pendingChange = nil
    guard let arriving = topViewController, arriving !== shown else {
      ownTransitionCoordinator = nil
      change.coordinator?.end()
      change.coordinator?.letGo()
      return performHeldChanges()
    }
    let animation = change.animated ? NavigationAnimation(to: arriving, in: self) : nil
    if let custom = animation?.custom {
      change.coordinator?.prepare(duration: custom.duration, isInteractive: custom.isInteractive)
    }
    let transition = makeTransition(
      for: change, to: arriving, order: order, driver: animation?.custom.driver ?? .clock, animation: animation)
    if order.joinsContainer { transition.startInCommit() } else { transition.startInLayout(of: self) }
  }

  /// Gives up the top, which becomes a column of a split view again, at once and without animation.
  func giveUpTop() {
    let top = takeOff(above: children.count - 2).last
    guard top === shown else { return }
    guard appearance == .appeared || appearance == .appearing, let arriving = topViewController else {
      return forgetHiddenTop()
    }
    makeTransition(for: StackChange(animated: false), to: arriving, driver: .clock).startInCommit()
  }

  private func performHeldChanges() {
    let changes = heldChanges
    heldChanges = []
    for change in changes { change() }
  }

  /// The transition from what is shown to the top of the stack.
  ///
  /// - UIKit: the popped one has no parent any more in its viewDidDisappear (F1.4.4).
  /// - Parameter animation: the delegate's own, if it makes one.
  func makeTransition(
    for change: StackChange, to arriving: UIViewController, order: TransitionOrder = .navigation,
    driver: AppearanceTransition.Driver, animation: NavigationAnimation? = nil
  ) -> AppearanceTransition {
    let leaving = shown
    let leavesStack = shownHasLeft
    let animated = change.animated
    if leavesStack { leaving?.isMovingFromParent = true }
    isInTransition = true
    arriving.isMovingToParent = hasNewTop
    return AppearanceTransition(
      simulation: simulation, order: order, in: self, leaving: leaving, arriving: arriving, animated: animated,
      duration: animation?.custom.duration, driver: driver, coordinator: change.coordinator
    ) { [self] step in
      switch step {
      case .prepare: break
      case .insert:
        place(arriving)
        if let animation { animation.begin(leaving) } else { arriving.insertView(into: view) }
      case .didBegin: tell(.navigationWillShow, arriving, animated)
      case .remove:
        isEndingTransition = true
        leaving?.removeViewFromContainer()
        animation?.end(with: arriving)
        if leavesStack, leaving?.parent === self { leaving?.parent = nil }
      case .complete:
        isInTransition = false
        isEndingTransition = false
        if hasNewTop, arriving === topViewController, !order.joinsContainer {
          hasNewTop = false
          arriving.sendDidMove(toParent: self)
        }
        if leavesStack, let leaving {
          leaving.sendDidMove(toParent: nil)
          didTakeOff(leaving)
        }
        if !order.joinsContainer { tell(.navigationDidShow, arriving, animated) }
        (parent as? UISplitViewController)?.loadedView?.setNeedsLayout()
        performHeldChanges()
      case .revert:
        leaving?.isMovingFromParent = false
        restoreStack(change.oldStack)
        shown = leaving
        bars?.layOut(given: view.safeAreaInsets)
      case .cancel:
        isInTransition = false
        arriving.removeViewFromContainer()
        animation?.end(with: leaving)
        performHeldChanges()
      }
    }
  }

  /// Puts the stack back, as its change is cancelled.
  ///
  /// - UIKit: a cancelled transition leaves the stack as it was (F1.4.14).
  private func restoreStack(_ oldStack: [UIViewController]) {
    for controller in children where !oldStack.contains(where: { $0 === controller }) { controller.parent = nil }
    children = oldStack
    for controller in oldStack where controller.parent == nil { controller.parent = self }
    hasNewTop = false
  }

  /// - UIKit: willShow after both will callbacks, didShow after both did callbacks (F1.4.9; G12).
  func tell(_ callback: TraceCallback, _ controller: UIViewController, _ animated: Bool) {
    guard let delegate else { return }
    simulation.record(callback, traceSubject, .subject(controller.traceSubject))
    simulation.run {
      if callback == .navigationWillShow {
        delegate.navigationController(self, willShow: controller, animated: animated)
      } else {
        delegate.navigationController(self, didShow: controller, animated: animated)
      }
    }
  }

  func install(_ controller: UIViewController) {
    place(controller)
    controller.insertView(into: view)
  }

  private func place(_ controller: UIViewController) {
    shown = controller
    shownHasLeft = false
    // A tab bar comes or goes with what is on the stack.
    if parent?.bars != nil { loadedView?.setNeedsSafeAreaUpdate() }
    navigationBar.setNeedsLayout()
    // The layout that runs places it, and the bars.
    guard !beginsTransitionInLayout else { return }
    placeContent(of: controller)
    bars?.layOut(given: view.safeAreaInsets)
  }
}

extension UIViewController {
  /// Leaves a stack on which another one was seen.
  ///
  /// - UIKit: whether it is told that it moves to no parent is reported both ways (F1.4.5, F1.4.23): where the app's
  ///   class listens, a flow runs both ways.
  func leaveStackUnseen() {
    guard appImplements("willMove(toParent:)", "didMove(toParent:)"), !simulation.openRules.takesOther(.moves) else {
      return parent = nil
    }
    sendWillMove(toParent: nil)
    parent = nil
    sendDidMove(toParent: nil)
  }
}
