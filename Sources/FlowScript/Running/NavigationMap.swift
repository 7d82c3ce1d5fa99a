import HeadlessUIKit

/// Where the app's controllers are: the window's root, stacks, presentations and tabs, by the names of their instances.
public struct NavigationMap: Sendable, Hashable {
  /// A change of the navigation.
  package struct Event: Sendable, Hashable, CustomStringConvertible {
    package enum Kind: Sendable { case stack, presented, dismissed, tab, root }

    package let kind: Kind
    package let description: String
  }

  private var root: String?
  private var stacks: [String: [String]] = [:]
  private var presented: [String] = []
  private var tabs: [String: String] = [:]

  @MainActor
  package init(of simulation: Simulation) {
    func name(_ controller: UIViewController) -> String { simulation.trace.name(of: controller) }
    root = simulation.rootViewController.map(name)
    for controller in simulation.allControllers {
      if controller.isPresentedItself { presented.append(name(controller)) }
      switch controller {
      case let navigation as UINavigationController:
        stacks[name(navigation)] = navigation.viewControllers.map(name)
      case let tabBar as UITabBarController:
        tabs[name(tabBar)] = tabBar.selectedViewController.map { $0.tabBarItem.title ?? name($0) } ?? "none"
      default: break
      }
    }
  }

  /// What is another than it was; what came with a container is in the event of that container.
  package func events(since before: NavigationMap) -> [Event] {
    var events: [Event] = []
    if root != before.root {
      events.append(Event(kind: .root, description: "\(root ?? "nothing") became the window's root"))
    }
    for (navigation, stack) in stacks.sorted(by: { $0.key < $1.key }) {
      guard let old = before.stacks[navigation] else { continue }
      events += old.filter { !stack.contains($0) }.map { Event(kind: .stack, description: "\($0) left the stack") }
      events += stack.filter { !old.contains($0) }.map { Event(kind: .stack, description: "\($0) was pushed") }
      if old != stack, Set(old) == Set(stack) {
        events.append(Event(kind: .stack, description: "the stack became \(stack.joined(separator: " › "))"))
      }
    }
    events += before.presented.filter { !presented.contains($0) }.map {
      Event(kind: .dismissed, description: "\($0) was dismissed")
    }
    events += presented.filter { !before.presented.contains($0) }.map {
      Event(kind: .presented, description: "\($0) was presented")
    }
    for (tabBar, title) in tabs.sorted(by: { $0.key < $1.key }) {
      guard let old = before.tabs[tabBar], old != title else { continue }
      events.append(Event(kind: .tab, description: "the tab '\(title)' was selected"))
    }
    return events
  }
}
