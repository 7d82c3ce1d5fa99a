import Foundation

/// The tab bar of a tab bar controller.
struct TabBars: ContainerBars {
  let container: UITabBarController

  /// - UIKit: the bar is not seen while a controller that hides the bottom bar is on the tab's stack (F1.4.12).
  func cover(over child: UIViewController, given insets: UIEdgeInsets) -> UIEdgeInsets {
    let stack = (child as? UINavigationController)?.viewControllers ?? []
    guard !container.tabBar.isHidden, !(stack + [child]).contains(where: \.hidesBottomBarWhenPushed) else {
      return .zero
    }
    return UIEdgeInsets(bottom: frame(given: insets).height)
  }

  func isTranslucent(at edge: UIRectEdge) -> Bool { container.tabBar.isTranslucent }

  func layOut(given insets: UIEdgeInsets) { container.tabBar.frame = frame(given: insets) }

  func knownEdges(over child: UIViewController) -> UIRectEdge { .all }

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
