import Foundation
import HeadlessUIKit
import SeededRandom

extension World {
  /// Does one thing, where there is anything to do it to, and lets time pass.
  func perform(_ operation: Operation) {
    var generator = SeededGenerator(seed: operation.seed)
    simulation.run { act(operation.kind, operation.isAnimated, using: &generator) }
    isAtRest = false
    switch operation.pause {
    case .untilRest:
      simulation.settle()
      isAtRest = finger == nil
    case .turn: simulation.run { simulation.runLoop.endTurn() }
    case .seconds(let seconds): simulation.run { simulation.runLoop.advance(by: seconds) }
    case .none: break
    }
  }

  /// Lets everything come to rest.
  func rest() {
    lift(finishing: false)
    simulation.settle()
  }

  private func act(_ kind: Operation.Kind, _ animated: Bool, using generator: inout SeededGenerator) {
    // What comes over a view, or takes it away, takes the finger from it.
    if [.present, .dismiss, .dismissAll, .tapOutside, .turnDevice, .replaceRoot].contains(kind) {
      lift(finishing: false)
    }
    switch kind {
    case .push, .pop, .popTo, .popToRoot, .setStack, .hideBar, .backSwipe:
      guard let stack = pick(UINavigationController.self, using: &generator),
        (stack.parent as? UITabBarController)?.moreNavigationController !== stack
      else { return }
      act(kind, on: stack, animated, using: &generator)
    case .present: present(animated, using: &generator)
    case .dismiss: actionable.randomElement(using: &generator)?.dismiss(animated: animated)
    case .dismissAll: root?.dismiss(animated: animated)
    case .pullDown:
      guard finger == nil, let shown = actionable.randomElement(using: &generator) else { return }
      shown.isModalInPresentation = generator.chance(20)
      finger = shown.beginInteractiveDismissal()
    case .tapOutside: actionable.randomElement(using: &generator)?.tapOutsidePresentation()
    case .selectTab, .tapTab:
      guard let tabs = pick(UITabBarController.self, using: &generator),
        let index = tabs.viewControllers?.indices.randomElement(using: &generator)
      else { return }
      if kind == .selectTab { tabs.selectedIndex = index } else { _ = simulation.userSelectsTab(at: index, of: tabs) }
    case .embed:
      guard let container = pick(Probe.self, using: &generator) else { return }
      embed(makeTree(depth: 1, using: &generator), in: container)
    case .unembed: unembed(using: &generator)
    case .exchange: exchange(animated, using: &generator)
    case .setPage:
      // While a page turns, UIKit's own scroll view does not survive this.
      guard let pages = pick(UIPageViewController.self, using: &generator), pages.transitionCoordinator == nil
      else { return }
      pages.setViewControllers([registerPage()], direction: .forward, animated: animated)
    case .turnPage:
      guard finger == nil, let pages = pick(UIPageViewController.self, using: &generator) else { return }
      finger = pages.beginTurn(generator.chance(50) ? .forward : .reverse)
    case .moveFinger: move(to: CGFloat.random(in: 0...1, using: &generator))
    case .liftFinger: lift(finishing: generator.chance(50))
    case .showDetail:
      pick(UISplitViewController.self, using: &generator)?.showDetailViewController(register(Probe()), sender: nil)
    case .turnDevice:
      // What becomes of a presentation in the context of a column that moves, nobody has recorded.
      guard !isColumnPresentingInContext else { return }
      let orientations: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
      simulation.turnDevice(to: orientations.randomElement(using: &generator) ?? .portrait)
    case .replaceRoot:
      guard generator.chance(20), let root, !presents(root) else { return }
      simulation.application.keyWindow?.rootViewController = makeTree(depth: 3, canSplit: true, using: &generator)
    }
  }

  private func pick<Controller: UIViewController>(
    _ type: Controller.Type, using generator: inout SeededGenerator
  ) -> Controller? {
    actionable.compactMap { $0 as? Controller }.randomElement(using: &generator)
  }

  // MARK: Stacks

  private func act(
    _ kind: Operation.Kind, on stack: UINavigationController, _ animated: Bool,
    using generator: inout SeededGenerator
  ) {
    let leaves = stack.viewControllers.dropFirst().contains(where: presents)
    switch kind {
    case .push:
      stack.pushViewController(makeTree(depth: 1, canStack: false, using: &generator), animated: animated)
    case .hideBar: stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: animated)
    case .backSwipe where finger == nil && !leaves: finger = stack.beginInteractivePop()
    case .pop where !leaves: stack.popViewController(animated: animated)
    case .popToRoot where !leaves: stack.popToRootViewController(animated: animated)
    case .popTo where !leaves:
      guard let target = stack.viewControllers.randomElement(using: &generator) else { return }
      stack.popToViewController(target, animated: animated)
    // A collapsed split view leaves a stack in a stack, which cannot be set again.
    case .setStack where !stack.viewControllers.contains { presents($0) || $0 is UINavigationController }:
      var controllers = stack.viewControllers.filter { _ in generator.chance(60) }.shuffled(using: &generator)
      if controllers.isEmpty || generator.chance(50) { controllers.append(register(Probe())) }
      stack.setViewControllers(controllers, animated: animated)
    default: return
    }
  }

  // MARK: Presentations

  private static let styles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext, .popover,
  ]

  private func present(_ animated: Bool, using generator: inout SeededGenerator) {
    let visible = actionable.filter { $0.viewIfLoaded?.window != nil && !isLeaving($0) }
    guard let presenter = visible.randomElement(using: &generator) else { return }
    let controller = makeTree(depth: 2, using: &generator)
    // Who covers only a part that is itself on the move covers nobody knows what.
    let styles = Self.styles.filter { isAtRest || $0 != .currentContext && $0 != .overCurrentContext }
    controller.modalPresentationStyle = styles.randomElement(using: &generator) ?? .automatic
    controller.popoverPresentationController?.sourceView = presenter.view
    presenter.definesPresentationContext = generator.chance(30)
    presenter.present(controller, animated: animated)
  }

  /// Whether a controller, or one that it is in, is on its way out.
  private func isLeaving(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains { $0.isMovingFromParent || $0.isBeingDismissed }
  }

  // MARK: Children

  private func unembed(using generator: inout SeededGenerator) {
    let children = actionable.filter { $0.parent is Probe && !presents($0) }
    guard let child = children.randomElement(using: &generator) else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func exchange(_ animated: Bool, using generator: inout SeededGenerator) {
    let children = actionable.filter {
      $0.parent is Probe && !presents($0) && $0.viewIfLoaded?.superview === $0.parent?.viewIfLoaded
    }
    guard let old = children.randomElement(using: &generator), let container = old.parent else { return }
    let new = makeTree(depth: 1, using: &generator)
    container.addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = container.view.bounds
    container.transition(from: old, to: new, duration: animated ? 0.3 : 0, animations: nil) { [weak old, weak new] _ in
      new?.didMove(toParent: container)
      old?.removeFromParent()
    }
  }

  // MARK: The finger

  private func move(to progress: CGFloat) { finger?.move(to: progress) }

  private func lift(finishing: Bool) {
    finger?.end(finishing: finishing)
    finger = nil
  }
}

extension World {
  /// Whether something in a split view presents in its own context.
  fileprivate var isColumnPresentingInContext: Bool {
    simulation.allControllers.contains { controller in
      guard let style = controller.presentedViewController?.modalPresentationStyle else { return false }
      return controller.splitViewController != nil && [.currentContext, .overCurrentContext].contains(style)
    }
  }
}
