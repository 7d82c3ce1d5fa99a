import Foundation

/// The tabs as the bar shows them, and what a finger does to them.
extension UITabBarController {
  private static let roomInBar = 5

  /// Whether the bar ends with a tab for those that have no room.
  ///
  /// - UIKit: with more than five tabs in compact width (F1.6.5).
  var hasMoreTab: Bool {
    (viewControllers?.count ?? 0) > Self.roomInBar && simulation.traitCollection.horizontalSizeClass == .compact
  }

  /// The controllers of the tabs that the bar shows.
  var controllersInBar: [UIViewController] {
    let tabs = viewControllers ?? []
    return hasMoreTab ? tabs.prefix(Self.roomInBar - 1) + [moreNavigationController] : tabs
  }

  /// The controllers of the tabs that the list of more tabs shows.
  var controllersInMoreList: [UIViewController] {
    hasMoreTab ? Array((viewControllers ?? []).dropFirst(Self.roomInBar - 1)) : []
  }

  /// Whether a tab has no room in the bar.
  public func isInMoreList(_ index: Int) -> Bool { hasMoreTab && index >= Self.roomInBar - 1 }

  /// The position in the bar of what is selected.
  var selectedPosition: Int? { controllersInBar.firstIndex { $0 === content } }

  /// Does what a tap on a tab of the bar does.
  ///
  /// - UIKit: the delegate is asked and told, also when the tab is selected already (F1.6.3); a tap on the selected tab
  ///   pops its navigation controller to the root (F1.6.4). The controller is told as its bar's delegate before the
  ///   selection changes (observed by many authors: `selectedIndex` is the old one in `tabBar(_:didSelect:)`).
  func userDidTap(tabAt position: Int) {
    let controller = controllersInBar[position]
    if let delegate, overridesTabBar, delegate is any InterpretedClass {
      simulation.leaveUndecided("whether the delegate of the tabs or the controller itself is told of the touch first")
    }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    if let delegate {
      simulation.record(.tabShouldSelect, traceSubject, .subject(controller.traceSubject))
      guard simulation.run({ delegate.tabBarController(self, shouldSelect: controller) }) else { return }
    }
    if controller === content {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else if hasMoreTab, controller === moreNavigationController {
      if moreNavigationController.viewControllers.count > 1, let tab = moreNavigationController.topViewController {
        selectedViewController = tab
      } else {
        selectedViewController = moreNavigationController
      }
    } else {
      selectedViewController = controller
    }
    if let delegate {
      simulation.record(.tabDidSelect, traceSubject, .subject(controller.traceSubject))
      simulation.run { delegate.tabBarController(self, didSelect: controller) }
    }
  }
}

extension Simulation {
  /// Selects a tab as a finger does: on the bar or, where it has no room there, in the list of more tabs.
  ///
  /// - Parameter index: the position among the tab bar controller's view controllers.
  /// - Returns: false where no finger reaches the tab.
  public func userSelectsTab(at index: Int, of tabs: UITabBarController) -> Bool {
    let isListed = tabs.isInMoreList(index)
    let position = isListed ? tabs.controllersInBar.count - 1 : index
    guard let tab = tabElement(at: position, of: tabs), tab.isReachable else { return false }
    if isListed, tabs.selectedPosition != position { touch(tab) }
    guard isListed else {
      touch(tab)
      return true
    }
    let list = tabs.moreNavigationController
    if list.viewControllers.count > 1 {
      run { _ = list.popToRootViewController(animated: true) }
      settle()
    }
    let row = index - (tabs.controllersInBar.count - 1)
    let cell = screenElements.first { element in
      guard case .view(let view) = element.target, let cell = view as? UITableViewCell else { return false }
      return (list.viewControllers.first as? UITableViewController)?.tableView.indexPath(for: cell)?.row == row
    }
    guard let cell else { return false }
    touch(cell)
    return true
  }
}
