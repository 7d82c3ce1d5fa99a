import Foundation

/// One transition between two controllers: their callbacks in the container's order, the views in and out between.
///
/// It begins (will callbacks, the arriving view goes in), is committed (viewIsAppearing, layout), runs for its
/// duration, under a finger or as long as the app's own animation takes, and ends: finished, or cancelled, where the
/// order's way back is gone.
@MainActor
final class AppearanceTransition {
  /// What a container has to do between the callbacks.
  enum Step {
    /// Make ready, before the will callbacks; the coordinator is there.
    case prepare
    /// Put the arriving view into the hierarchy, after the will callbacks.
    case insert
    /// The will callbacks are over and the view is in.
    case didBegin
    /// Take the leaving view out, before the did callbacks.
    case remove
    /// The did callbacks are over.
    case complete
    /// Put the container back as it was, before the callbacks of a cancelled transition.
    case revert
    /// Take the arriving view out again, after the callbacks of a cancelled transition.
    case cancel
  }

  /// What decides when an animated transition is over.
  enum Driver {
    /// The clock, after the transition's duration.
    case clock
    /// A finger, which lets go with `endInteraction(finishing:)`.
    case finger
    /// The app's own animation, which reports with `complete(_:)`; a finger of the app's may drive it.
    case animator(isInteractive: Bool, @MainActor (AppearanceTransition) -> Void)

    var isInteractive: Bool {
      switch self {
      case .clock: false
      case .finger: true
      case .animator(let isInteractive, _): isInteractive
      }
    }
  }

  private enum Phase {
    case waiting
    case begun
    case running
    case ended
  }

  let simulation: Simulation
  let leaving: UIViewController?
  let arriving: UIViewController?
  let coordinator: TransitionCoordinator?
  private let order: TransitionOrder
  private let animated: Bool
  private let duration: TimeInterval
  private let driver: Driver
  private let container: UIViewController?
  private let stillLeaves: @MainActor () -> Bool
  private var perform: @MainActor (Step) -> Void
  private var phase = Phase.waiting
  /// Whether the container was on the screen when the transition began: what arrives goes again when it goes.
  private var followsContainer = false

  /// Makes a transition that has not begun.
  ///
  /// - Parameters:
  ///   - container: the container that it happens in; its coordinator is the transition's while it runs.
  ///   - coordinator: the coordinator, where code could ask for one before the transition began.
  ///   - duration: seconds of an animated one, where they are not the order's.
  ///   - stillLeaves: whether the leaving one is still to go after the arriving one's will callback, whose code may
  ///     have brought it back.
  ///   - perform: does the container's part in each step.
  init(
    simulation: Simulation, order: TransitionOrder, in container: UIViewController? = nil,
    leaving: UIViewController?, arriving: UIViewController?, animated: Bool, duration: TimeInterval? = nil,
    driver: Driver = .clock, coordinator: TransitionCoordinator? = nil,
    presentationStyle: UIModalPresentationStyle = .none, stillLeaves: @escaping @MainActor () -> Bool = { true },
    perform: @escaping @MainActor (Step) -> Void
  ) {
    let duration = duration ?? order.duration
    self.simulation = simulation
    self.order = order
    self.container = container
    self.leaving = leaving
    self.arriving = arriving
    self.animated = animated
    self.duration = duration
    self.driver = driver
    self.stillLeaves = stillLeaves
    self.perform = perform
    if animated, duration > 0 {
      self.coordinator =
        coordinator
        ?? TransitionCoordinator(
          from: leaving, to: arriving, duration: duration, presentationStyle: presentationStyle,
          isInteractive: driver.isInteractive)
    } else {
      self.coordinator = nil
    }
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

  /// Begins in the layout of the container's view, and goes on at once.
  func startInLayout(of navigation: UINavigationController) {
    navigation.beginsInLayout = { self.begin() }
    navigation.view.layOut()
    commit()
  }

  // MARK: Under a finger

  /// The finger has moved.
  ///
  /// - Parameter progress: how far, from 0 to 1.
  func update(_ progress: CGFloat) { coordinator?.update(min(max(progress, 0), 1)) }

  /// The finger lets go, and what is left of the way, forth or back, passes on the clock; an animation of the app's own
  /// goes that way by itself.
  ///
  /// - UIKit: who asked to be told of the end of the interaction is told before the will callbacks of a cancelled
  ///   transition (F1.4.14; G16).
  func endInteraction(finishing: Bool) {
    guard let coordinator, coordinator.isInteractive, phase != .ended else { return }
    simulation.run { coordinator.endInteraction(cancelled: !finishing) }
    guard case .finger = driver else { return }
    let left = finishing ? 1 - coordinator.percentComplete : coordinator.percentComplete
    simulation.runLoop.after(duration * left) { self.complete(finishing) }
  }

  /// Ends the transition.
  func complete(_ finished: Bool) {
    guard phase != .ended else { return }
    commit()
    guard phase != .ended else { return }
    beginAlongside()
    phase = .ended
    if finished { finish() } else { goBack() }
    if let coordinator { simulation.run { coordinator.end(cancelled: !finished) } }
    perform(finished ? .complete : .cancel)
    setCoordinator(nil)
    coordinator?.letGo()
    perform = { _ in }
    if finished {
      if order.asksForSystemInterface { simulation.systemInterface.setNeedsUpdate() }
    } else {
      askForSurroundings()
    }
  }

  /// Lets UIKit ask those who are in charge now.
  private func askForSurroundings() {
    if order.asksForSystemInterface { simulation.systemInterface.setNeedsUpdate() }
    if order.asksForOrientation { OrientationControl(simulation: simulation).update() }
  }

  // MARK: The phases

  private func begin() {
    phase = .begun
    arriving?.loadViewIfNeeded()
    arriving?.takePlaceInContainer()
    setCoordinator(coordinator)
    perform(.prepare)
    followsContainer = isContainerVisible
    if followsContainer || order.appearsBeforeContainer && container?.appearance == .disappeared {
      for side in order.will {
        switch side {
        case .leaving: if stillLeaves() { leaving?.beginTransition(false, animated: animated) }
        case .arriving: arriving?.beginTransition(true, animated: animated)
        }
      }
    }
    perform(.insert)
    perform(.didBegin)
    askForSurroundings()
  }

  private func commit() {
    guard phase == .begun else { return }
    phase = .running
    if animated, case .animator(_, let animate) = driver {
      simulation.run { animate(self) }
      guard phase == .running else { return }
    }
    if !order.joinsContainer { arriving?.deliverViewIsAppearing() }
    if animated || order.laysOutUnanimated { _ = simulation.layoutQueue.performLayout() }
    beginAlongside()
    if !animated {
      simulation.tellBeforeFirstAppearance()
      complete(true)
    } else if case .clock = driver {
      simulation.runLoop.afterAnimation(duration) { self.complete(true) }
    }
  }

  private func beginAlongside() {
    if let coordinator { simulation.run { coordinator.begin(from: leaving, to: arriving) } }
  }

  private func finish() {
    perform(.remove)
    for side in order.did {
      switch side {
      // What a later transition has turned round, that one ends.
      case .leaving: if leaving?.appearance != .appearing { leaving?.endTransition() }
      case .arriving:
        if followsContainer, !isContainerVisible {
          arriving?.beginTransition(false, animated: animated)
        } else if arriving?.appearance == .disappearing {
          continue
        }
        arriving?.endTransition()
      }
    }
  }

  private func goBack() {
    perform(.revert)
    for step in order.cancel {
      switch step {
      case .will(.leaving):
        guard isContainerVisible else { continue }
        leaving?.beginTransition(true, animated: animated)
        leaving?.deliverViewIsAppearing()
      case .will(.arriving): arriving?.beginTransition(false, animated: animated)
      case .did(.leaving): leaving?.endTransition()
      case .did(.arriving): arriving?.endTransition()
      }
    }
  }

  /// Whether what arrives appears: in a container that is on the screen itself, or in one that makes no difference.
  ///
  /// - UIKit: appearance follows the window (F1.2.1); of a container that is not there, or goes, it follows that one's.
  private var isContainerVisible: Bool {
    guard let container, container !== leaving,
      let place = container === arriving ? container.parent : container
    else { return true }
    if place !== container, place.managesChildrenAppearance,
      !place.appearanceChildren.contains(where: { $0 === container })
    {
      return false
    }
    switch place.appearance {
    case .appeared, .appearing: return true
    case .disappearing, .disappeared: return false
    }
  }

  private func setCoordinator(_ coordinator: TransitionCoordinator?) {
    guard let own = self.coordinator else { return }
    func set(_ controller: UIViewController?) {
      // Another transition may have begun meanwhile, whose coordinator stays.
      guard let controller, coordinator != nil || controller.ownTransitionCoordinator === own else { return }
      controller.ownTransitionCoordinator = coordinator
    }
    set(container)
    set(leaving)
    set(arriving)
  }
}
