import Foundation

extension UIViewController {
  /// Whether it, or a controller on its stack, hides the bar below.
  fileprivate var hidesBarBelow: Bool {
    (((self as? UINavigationController)?.viewControllers ?? []) + [self]).contains(where: \.hidesBottomBarWhenPushed)
  }
}

extension UITabBar {
  /// Whether what is shown leaves it on the screen.
  ///
  /// - UIKit: it is not seen while a controller that hides the bottom bar is on the stack of the tab that is shown
  ///   (F1.4.12).
  var isOnScreen: Bool { tabBarController?.content?.hidesBarBelow != true }
}

/// The tab bar of a tab bar controller.
struct TabBars: ContainerBars {
  let container: UITabBarController

  /// - UIKit: the bar is not seen while a controller that hides the bottom bar is on the tab's stack (F1.4.12).
  func cover(over child: UIViewController, given insets: UIEdgeInsets) -> UIEdgeInsets {
    guard !container.tabBar.isHidden, !child.hidesBarBelow else { return .zero }
    return UIEdgeInsets(bottom: frame(given: insets).height)
  }

  func isTranslucent(at edge: UIRectEdge) -> Bool { container.tabBar.isTranslucent }

  func layOut(given insets: UIEdgeInsets) { container.tabBar.frame = frame(given: insets) }

  /// - UIKit: not known are the bar of iOS 26 and that of an iPad since iPadOS 18, which moved it to the top (F1.6.5,
  ///   F4.9).
  func knownEdges(over child: UIViewController) -> UIRectEdge {
    let system = container.simulation.system
    guard cover(over: child, given: .zero).bottom > 0 else { return .all }
    if system.hasTabsAtTopOfPad, container.simulation.device.idiom == .pad { return [.left, .right] }
    return system.hasPublishedBarHeights ? .all : [.top, .left, .right]
  }

  /// The tab bar's frame, which reaches down to the edge.
  ///
  /// - UIKit: 49 points and the safe area below (F4.7, F4.9).
  private func frame(given insets: UIEdgeInsets) -> CGRect {
    let bounds: CGRect = container.view.bounds
    let simulation = container.simulation
    let height = simulation.metrics.bars.tab + insets.bottom
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
