import Foundation

/// The bar above a navigation stack.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var navigationController: UINavigationController?
  private var ownItems: [UINavigationItem] = []
  /// How the bar is drawn; the status bar above it follows.
  open var barStyle = UIBarStyle.default
  /// Whether titles are large where their items do not decline.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { navigationController?.barsDidChange() } }
  }
  /// Whether content shines through.
  open var isTranslucent = true { didSet { if oldValue != isTranslucent { navigationController?.barsDidChange() } } }

  open override var isHidden: Bool { didSet { if oldValue != isHidden { navigationController?.barsDidChange() } } }

  /// The item that is shown.
  public var topItem: UINavigationItem? {
    navigationController.map { $0.topViewController?.navigationItem } ?? ownItems.last
  }

  /// Sets the items of a bar that belongs to no navigation controller.
  func setOwnItems(_ items: [UINavigationItem]) { ownItems = items }

  /// The item of the controller below.
  public var backItem: UINavigationItem? {
    guard let stack = navigationController?.viewControllers, stack.count > 1 else { return nil }
    return stack[stack.count - 2].navigationItem
  }

  /// The title of the back button; nil where there is none.
  ///
  /// - UIKit: left items take its place unless they supplement it (documentation of UINavigationItem).
  var backButtonTitle: String? {
    guard let topItem, let backItem, !topItem.hidesBackButton else { return nil }
    let isReplaced = topItem.leftBarButtonItems?.isEmpty == false && !topItem.leftItemsSupplementBackButton
    return isReplaced ? nil : backItem.titleForBackButton
  }
}

/// A bar of buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  weak var navigationController: UINavigationController?
  private var ownItems: [UIBarButtonItem]?
  /// Whether content shines through.
  open var isTranslucent = true { didSet { if oldValue != isTranslucent { navigationController?.barsDidChange() } } }

  open override var isHidden: Bool { didSet { if oldValue != isHidden { navigationController?.barsDidChange() } } }

  /// The buttons: a navigation controller's toolbar shows those of the top controller.
  open var items: [UIBarButtonItem]? {
    get { navigationController.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { ownItems = newValue }
  }
}

/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  weak var tabBarController: UITabBarController?
  /// Whether content shines through.
  open var isTranslucent = true { didSet { if oldValue != isTranslucent { tabBarController?.barsDidChange() } } }

  open override var isHidden: Bool { didSet { if oldValue != isHidden { tabBarController?.barsDidChange() } } }

  convenience init(tabBarController: UITabBarController) {
    self.init(frame: .zero)
    self.tabBarController = tabBarController
  }

  /// The tabs.
  public var items: [UITabBarItem]? { tabBarController?.controllersInBar.map(\.tabBarItem) }

  /// The selected tab.
  public var selectedItem: UITabBarItem? { tabBarController?.content?.tabBarItem }
}
