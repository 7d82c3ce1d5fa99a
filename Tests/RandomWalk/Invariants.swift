import HeadlessUIKit

/// What must hold of an app after every operation, and what must hold when it has come to rest.
@MainActor
struct Invariants {
  let world: World

  /// What does not hold at any time; nil where all does.
  var violation: String? {
    if let exception = world.simulation.exceptions.first { return "UIKit raises \(exception)" }
    for controller in world.simulation.allControllers {
      for child in controller.children where child.parent !== controller {
        return "\(name(child)) is a child of \(name(controller)), but its parent is \(child.parent.map(name) ?? "none")"
      }
    }
    return nil
  }

  /// What does not hold at rest; nil where all does.
  func violationAtRest(_ ledger: AppearanceLedger) -> String? {
    violation ?? unfinished(ledger) ?? asymmetry ?? wrongChain(ledger) ?? leftover ?? leak
  }

  private func name(_ controller: UIViewController) -> String { world.simulation.trace.name(of: controller) }

  private func unfinished(_ ledger: AppearanceLedger) -> String? {
    let names = ledger.unfinished.map { "\(world.simulation.trace.name(of: $0)) (\(ledger[$0].rawValue))" }
    return names.isEmpty ? nil : "a will callback without its did: \(names.sorted().joined(separator: ", "))"
  }

  private func tree(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(tree)
  }

  private var alive: [UIViewController] { world.known.compactMap(\.controller) }

  private var asymmetry: String? {
    for controller in alive {
      guard let parent = controller.parent, !parent.children.contains(where: { $0 === controller }) else { continue }
      return "the parent of \(name(controller)) is \(name(parent)), which does not have it"
    }
    return nil
  }

  /// The controllers that are seen, as their containers and presentations tell it.
  private var seen: [UIViewController] {
    func collect(_ controller: UIViewController, isSeen: Bool) -> [UIViewController] {
      let presented = world.presented(by: controller)
      let own = isSeen && !isCovered(controller)
      var found = own ? [controller] : []
      for child in controller.children {
        found += collect(child, isSeen: own && isShown(child, by: controller))
      }
      return found + (presented.map { collect($0, isSeen: isSeen) } ?? [])
    }
    return world.root.map { collect($0, isSeen: true) } ?? []
  }

  private func isShown(_ child: UIViewController, by container: UIViewController) -> Bool {
    switch container {
    case let stack as UINavigationController: stack.topViewController === child
    case let tabs as UITabBarController:
      tabs.selectedViewController === child || tabs.selectedViewController?.parent === child
    case let split as UISplitViewController:
      // A column that the display mode hides stays a child.
      split.viewControllers.contains { $0 === child }
        && (split.isCollapsed || split.displayMode != .secondaryOnly || split.viewControllers.last === child)
    case let pages as UIPageViewController: pages.viewControllers?.contains { $0 === child } == true
    default: isCovered(child) || child.viewIfLoaded.map { $0.isDescendant(of: container.view) } == true
    }
  }

  /// Whether what a controller presents takes its place.
  private func isCovered(_ controller: UIViewController) -> Bool {
    let style = world.presented(by: controller)?.presentedStyle
    return style == .fullScreen || style == .currentContext
  }

  private func wrongChain(_ ledger: AppearanceLedger) -> String? {
    let seen = seen
    let names = Set(seen.map(name))
    let appeared = Set(ledger.appeared.map(world.simulation.trace.name)).subtracting(earlyPages(besides: names))
    if names != appeared {
      let missing = names.subtracting(appeared).sorted()
      let extra = appeared.subtracting(names).sorted()
      return "seen but not appeared: \(missing); appeared but not seen: \(extra)"
    }
    for controller in alive {
      let isInWindow = controller.viewIfLoaded?.window != nil
      guard isInWindow != names.contains(name(controller)) else { continue }
      return "the view of \(name(controller)) is \(isInWindow ? "in the window" : "in no window")"
    }
    return nil
  }

  /// The pages of containers that have not appeared.
  private func earlyPages(besides seen: Set<String>) -> [String] {
    alive.compactMap { $0 as? UIPageViewController }.filter { !seen.contains(name($0)) }
      .flatMap { $0.viewControllers ?? [] }.flatMap(tree).map(name)
  }

  /// What holds only while something moves.
  private var leftover: String? {
    for controller in seen {
      if controller.isBeingPresented || controller.isBeingDismissed || controller.isMovingToParent
        || controller.isMovingFromParent
      {
        return "\(name(controller)) still says that it is being presented, dismissed or moved"
      }
      if controller.transitionCoordinator != nil { return "\(name(controller)) still has a transition coordinator" }
    }
    return nil
  }

  private var leak: String? {
    let controllers = world.simulation.allControllers
    // What a collapsed split view keeps of its columns cannot be seen from outside.
    guard !controllers.contains(where: { ($0 as? UISplitViewController)?.isCollapsed == true }) else { return nil }
    // Tabs that have no room in the bar are held by a list that need not be there yet.
    let tabs = controllers.compactMap { ($0 as? UITabBarController)?.viewControllers }.joined()
    // Pages beside the one that is shown are kept until others are set.
    let pages = alive.compactMap { ($0 as? UIPageViewController)?.neighbours?.held }.joined()
    let held = Set((controllers + (Array(tabs) + pages).flatMap(tree)).map(ObjectIdentifier.init))
    let leaked = alive.filter { !held.contains(ObjectIdentifier($0)) }
    return leaked.isEmpty ? nil : "alive, though no container holds it: \(leaked.map(name).joined(separator: ", "))"
  }
}
