import Foundation

/// The navigation bar and the toolbar of a navigation controller.
struct NavigationBars: ContainerBars {
  let container: UINavigationController

  func cover(over child: UIViewController, given insets: UIEdgeInsets) -> UIEdgeInsets {
    var cover = UIEdgeInsets.zero
    if !container.navigationBar.isHidden { cover.top = navigationBarFrame(over: child, given: insets).maxY }
    if !container.toolbar.isHidden { cover.bottom = toolbarFrame(given: insets).height + insets.bottom }
    return cover
  }

  func isTranslucent(at edge: UIRectEdge) -> Bool {
    edge == .top ? container.navigationBar.isTranslucent : container.toolbar.isTranslucent
  }

  func layOut(given insets: UIEdgeInsets) {
    container.navigationBar.frame = navigationBarFrame(over: container.shown, given: insets)
    container.toolbar.frame = toolbarFrame(given: insets)
  }

  /// - UIKit: not known are the bars of iOS 26, the height of a navigation bar with a prompt, with a search bar that may
  ///   not show, on a card of a pad or in compact height, with a large title in compact height, and on phones with a Dynamic Island in landscape where
  ///   sources disagree (32 or 44, F4.9); on an iPhone 17 and Air also its place (devices.csv).
  func knownEdges(over child: UIViewController) -> UIRectEdge {
    var known = UIRectEdge.all
    let isKnownSystem = container.simulation.system.hasPublishedBarHeights
    if !container.navigationBar.isHidden, !isKnownSystem || !isNavigationBarKnown(over: child) { known.remove(.top) }
    if !container.toolbar.isHidden, !isKnownSystem { known.remove(.bottom) }
    return known
  }

  private func isNavigationBarKnown(over child: UIViewController) -> Bool {
    let simulation = container.simulation
    let isCompactHeight = simulation.traitCollection.verticalSizeClass == .compact
    if child.navigationItem.prompt != nil { return false }
    if isOnCard, simulation.device.idiom != .phone || isCompactHeight { return false }
    if let search = child.navigationItem.searchController,
      child.navigationItem.hidesSearchBarWhenScrolling || search.isActive || isCompactHeight
        || simulation.device.idiom != .phone
    {
      return false
    }
    if isCompactHeight && showsLargeTitle(of: child) { return false }
    return simulation.device.knowsNavigationBar(in: simulation.orientation)
  }

  private var isOnCard: Bool { container.topmostAncestor.presentation?.active is UISheetPresentationController }

  /// The navigation bar's frame.
  ///
  /// - UIKit: below the status bar: at the top of the safe area, and on phones with a Dynamic Island 5.333 or 5.667
  ///   points above it (F4.7, F4.8); 52 points higher with a large title (F4.7, F4.9), and as much with a search bar
  ///   that always shows (measured by many authors); 56 points high on a card, since iOS 13 (measured by several
  ///   libraries' authors: wix/react-native-navigation 5730, Tencent/QMUI_iOS 877).
  private func navigationBarFrame(over child: UIViewController?, given insets: UIEdgeInsets) -> CGRect {
    let metrics = container.simulation.metrics
    let windowTop = metrics.safeAreaInsets.top
    let isBelowStatusBar = insets.top - container.additionalSafeAreaInsets.top == windowTop
    var title: CGFloat = 0
    if let child, showsLargeTitle(of: child) { title = BarHeights.largeTitle }
    if let item = child?.navigationItem, item.searchController != nil, !item.hidesSearchBarWhenScrolling {
      title += BarHeights.search
    }
    let bounds: CGRect = container.view.bounds
    return CGRect(
      x: bounds.minX, y: insets.top - (isBelowStatusBar ? windowTop - metrics.navigationBarTop : 0),
      width: bounds.width, height: (isOnCard ? BarHeights.navigationOnCard : metrics.bars.navigation) + title)
  }

  /// The toolbar's frame.
  ///
  /// - UIKit: its height is above the safe area, into which its background reaches (F4.9).
  private func toolbarFrame(given insets: UIEdgeInsets) -> CGRect {
    let height = container.simulation.metrics.bars.toolbar
    let bounds: CGRect = container.view.bounds
    return CGRect(x: bounds.minX, y: bounds.maxY - insets.bottom - height, width: bounds.width, height: height)
  }

  /// Whether a child of the stack has a large title.
  ///
  /// - UIKit: where the bar prefers large titles and the item, or for an automatic one the nearest below that is not,
  ///   does not decline (documentation of largeTitleDisplayMode).
  private func showsLargeTitle(of child: UIViewController) -> Bool {
    guard container.navigationBar.prefersLargeTitles else { return false }
    let stack = container.children.prefix { $0 !== child } + [child]
    let mode = stack.reversed().map(\.navigationItem.largeTitleDisplayMode).first { $0 != .automatic }
    return mode != .never && mode != .inline
  }
}
