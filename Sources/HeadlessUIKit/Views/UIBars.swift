import Foundation

/// The bar above a navigation stack.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  package var navigationController: UINavigationController? {
    get { navigationReference.target }
    set { navigationReference = BackReference(newValue) }
  }
  private var navigationReference = BackReference<UINavigationController>()
  private var ownItems: [UINavigationItem] = []
  /// How the bar is drawn; the status bar above it follows.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below.
  open var shadowImage: UIImage?
  /// How it looks.
  open lazy var standardAppearance = UINavigationBarAppearance()
  /// How it looks while content is scrolled to its upper end.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks at the compact height.
  open var compactAppearance: UINavigationBarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The image behind the bar.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }

  /// Sets the image behind the bar.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { backgroundImages[metrics] = image }

  /// Whether titles are large where their items do not decline.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { navigationController?.barsDidChange() } }
  }
  /// Whether content shines through.
  open var isTranslucent = true { didSet { if oldValue != isTranslucent { navigationController?.barsDidChange() } } }

  open override var isHidden: Bool { didSet { if oldValue != isHidden { navigationController?.barsDidChange() } } }

  /// The search that goes on in it.
  ///
  /// - UIKit: it hides the bar unless it is told not to (documentation of hidesNavigationBarDuringPresentation).
  package var activeSearch: UISearchController? {
    guard let search = topItem?.searchController, search.isActive, search.hidesNavigationBarDuringPresentation else {
      return nil
    }
    return search
  }

  /// Whether a search may hide it whose field lies in the content, or in place of the title.
  ///
  /// - UIKit: so the documentation of hidesNavigationBarDuringPresentation; where the field goes then is observed in
  ///   several ways.
  package var mayHideForFieldElsewhere: Bool {
    guard let navigation = navigationController, let search = navigation.simulation.activeSearch,
      search.hidesNavigationBarDuringPresentation, topItem?.searchController !== search
    else { return false }
    let content = navigation.topViewController?.viewIfLoaded
    return topItem?.titleView.map(search.searchBar.isDescendant) == true
      || content.map(search.searchBar.isDescendant) == true
  }

  /// The item that is shown.
  ///
  /// - UIKit: as the view of a controller that is pushed loads, the bar still shows the item of the one below (many apps
  ///   set its title or back button there, in `viewDidLoad`).
  public var topItem: UINavigationItem? {
    guard let navigationController else { return ownItems.last }
    let stack = navigationController.viewControllers
    let isComing = stack.count > 1 && stack.last?.isLoadingView == true
    return (isComing ? stack[stack.count - 2] : stack.last)?.navigationItem
  }

  /// Sets the items of a bar that belongs to no navigation controller.
  func setOwnItems(_ items: [UINavigationItem]) { ownItems = items }

  /// The items, the one that is shown last: of a navigation controller's bar those of its controllers.
  open var items: [UINavigationItem]? {
    get { navigationController.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items of a bar of the app's own.
  ///
  /// - UIKit: a navigation controller manages those of its bar itself (documentation of UINavigationBar); what becomes of
  ///   setting them is not said.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if navigationController != nil || (items?.count ?? 0) > 1 {
      Simulation.current.leaveUndecided(
        "what a navigation bar does with the items that code sets", at: origin?.location)
    }
    ownItems = items ?? []
  }

  /// The item of the controller below.
  public var backItem: UINavigationItem? {
    guard let stack = navigationController?.viewControllers, stack.count > 1 else { return nil }
    return stack[stack.count - 2].navigationItem
  }

  /// The title of the back button; nil where there is none.
  ///
  /// - UIKit: left items take its place unless they supplement it (documentation of UINavigationItem).
  package var backButtonTitle: String? {
    guard let topItem, let backItem, !topItem.hidesBackButton else { return nil }
    let isReplaced = topItem.leftBarButtonItems?.isEmpty == false && !topItem.leftItemsSupplementBackButton
    return isReplaced ? nil : backItem.titleForBackButton
  }

  /// Whether it is not known what the back button reads.
  ///
  /// - UIKit: where there is no room for its title it reads Back, or nothing (documentation of
  ///   UINavigationItem.backBarButtonItem: the title may be shortened; the widths are not published).
  var hasOpenBackTitle: Bool {
    guard let backItem, let back = backButtonTitle, !back.isEmpty else { return false }
    if backItem.mayHideBackTitle { return true }
    let width = window?.bounds.width ?? bounds.width
    let letters = back.count + (topItem?.titleView == nil ? topItem?.title?.count ?? 0 : 0)
    let others = topItem?.rightBarButtonItems?.count ?? 0
    return width > 0 && back.count > Self.shortTitle
      && CGFloat(letters) * Self.widthOfLetter + Self.roomBesideTitles + CGFloat(others) * Self.widthOfButton > width
  }

  /// How many letters a back button surely shows.
  private static let shortTitle = 12
  /// How wide a letter of a title is at most, on the average of a title, in points.
  private static let widthOfLetter: CGFloat = 9.5
  /// What the sign of the back button and the edges take, in points.
  private static let roomBesideTitles: CGFloat = 50
  /// What a button at the other side takes, in points.
  private static let widthOfButton: CGFloat = 44
}

/// A bar of buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  var navigationController: UINavigationController? {
    get { navigationReference.target }
    set { navigationReference = BackReference(newValue) }
  }
  private var navigationReference = BackReference<UINavigationController>()
  private var ownItems: [UIBarButtonItem]?
  /// Whether content shines through.
  open var isTranslucent = true { didSet { if oldValue != isTranslucent { navigationController?.barsDidChange() } } }

  open override var isHidden: Bool { didSet { if oldValue != isHidden { navigationController?.barsDidChange() } } }

  /// The buttons: a navigation controller's toolbar shows those of the top controller.
  open var items: [UIBarButtonItem]? {
    get { navigationController.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { ownItems = newValue }
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// How it looks.
  open lazy var standardAppearance = UITabBarAppearance()
  /// How it looks while content is scrolled to its lower end.
  open var scrollEdgeAppearance: UITabBarAppearance?
  override var isKeptOffScreen: Bool { !isOnScreen }
  var tabBarController: UITabBarController? {
    get { tabBarReference.target }
    set { tabBarReference = BackReference(newValue) }
  }
  private var tabBarReference = BackReference<UITabBarController>()
  /// Whether content shines through.
  open var isTranslucent = true { didSet { if oldValue != isTranslucent { tabBarController?.barsDidChange() } } }

  open override var isHidden: Bool { didSet { if oldValue != isHidden { tabBarController?.barsDidChange() } } }

  convenience init(tabBarController: UITabBarController) {
    self.init(frame: .zero)
    self.tabBarController = tabBarController
  }

  /// Told of touches on the tabs of a bar that has no tab bar controller.
  ///
  /// - UIKit: F7.2.
  public weak var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      guard tabBarController == nil else {
        return Simulation.current.raise(
          UIKitException(
            .internalInconsistency,
            "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."))
      }
      ownDelegate = newValue
    }
  }
  private weak var ownDelegate: (any UITabBarDelegate)?
  private var ownItems: [UITabBarItem]?
  private var ownSelection: UITabBarItem?

  /// The tabs: those of its tab bar controller, else its own.
  ///
  /// - UIKit: F7.2.
  open var items: [UITabBarItem]? {
    get { tabBarController.map { $0.controllersInBar.map(\.tabBarItem) } ?? ownItems }
    set { if isOwn { ownItems = newValue } }
  }

  /// Whether code may change what it shows: a tab bar controller's raises.
  private var isOwn: Bool {
    if tabBarController == nil { return true }
    Simulation.current.raise(
      UIKitException(
        .internalInconsistency, "Directly modifying a tab bar managed by a tab bar controller is not allowed."))
    return false
  }

  /// Sets the tabs of a bar that has no tab bar controller.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected tab.
  open var selectedItem: UITabBarItem? {
    get { tabBarController.map { $0.content?.tabBarItem } ?? ownSelection }
    set { if isOwn { ownSelection = newValue } }
  }

  /// Does what a tap on a tab of its own does.
  ///
  /// - UIKit: it is selected, and the delegate is told (documentation of UITabBar and
  ///   `tabBar(_:didSelect:)`).
  func userDidTap(_ item: UITabBarItem) {
    ownSelection = item
    delegate?.tabBar(self, didSelect: item)
  }
}
