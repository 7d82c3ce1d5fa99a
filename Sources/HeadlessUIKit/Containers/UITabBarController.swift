import Foundation

/// Controllers side by side, one of which is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The delegate.
  public weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the tabs.
  public private(set) lazy var tabBar = UITabBar(tabBarController: self)
  /// The list of the tabs that have no room in the bar, and what the user chose there.
  public private(set) lazy var moreNavigationController: UINavigationController = simulation.run {
    MoreNavigationController(of: self)
  }
  private var tabs: [UIViewController] = [] { didSet { hasTabs = true } }
  /// Whether it was given tabs, be it none.
  private var hasTabs = false
  private var selection = 0
  /// Whether the list of more tabs is selected, rather than a tab.
  private var isListSelected = false
  private var shown: UIViewController?
  private var hadMoreTab = false
  private var isAdopting = false

  deinit { madeAnchor?.release() }

  /// The tabs' controllers; nil until they are set (its documentation).
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Told, as the delegate of the bar, that the user touched a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Takes a bar of the app's in place of its own, whose tabs it then shows.
  ///
  /// - UIKit: apps set it by the key `tabBar` (observed by many authors; not documented).
  /// - Returns: whether what comes of it is known: the bar is fresh, and the one before it is seen.
  package func take(_ bar: UITabBar) -> Bool {
    guard bar.superview == nil, bar.tabBarController == nil, bar.delegate == nil, bar.items == nil, !tabBar.isHidden
    else { return false }
    let before = tabBar
    let isInstalled = before.superview != nil
    before.removeFromSuperview()
    before.tabBarController = nil
    bar.tabBarController = self
    tabBar = bar
    if isInstalled { install(bars: [bar]) }
    barsDidChange()
    return true
  }

  /// Whether a class of the app's is told of touches on the bar.
  var overridesTabBar: Bool { (self as? any InterpretedClass)?.implements("tabBar(_:didSelect:)") == true }

  /// The tabs' controllers that the user may put in another order: all, until the app says which.
  ///
  /// - UIKit: each controller that is added is added here too (documentation of
  ///   UITabBarController.customizableViewControllers).
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? tabs }
    set { customizable = .some(newValue) }
  }
  private var customizable: [UIViewController]??

  /// Replaces the tabs.
  ///
  /// - UIKit: the tab that was selected stays selected; where it is gone, the one at its index is, else the first
  ///   (documentation of UITabBarController.viewControllers; all versions).
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let new = controllers ?? []
    let selected = tabs.indices.contains(selection) ? tabs[selection] : nil
    for old in tabs where !new.contains(where: { $0 === old }) {
      old.sendWillMove(toParent: nil)
      old.removeFromParent()
    }
    tabs = new
    for controller in new where controller.parent !== self { adopt(controller) }
    if let index = new.firstIndex(where: { $0 === selected }) {
      selection = index
    } else if !new.indices.contains(selection) {
      selection = 0
    }
    if isVisible { showSelection() }
  }

  /// Makes a controller a child, and the last tab.
  ///
  /// - UIKit: a tab bar controller makes a tab of what code adds to it (many authors, who fill theirs so in `viewDidLoad`).
  open override func addChild(_ child: UIViewController) {
    super.addChild(child)
    guard !isAdopting else { return }
    tabs.append(child)
    child.sendDidMove(toParent: self)
    if isVisible { showSelection() }
  }

  /// Makes a tab a child.
  func adopt(_ tab: UIViewController) {
    isAdopting = true
    addChild(tab)
    isAdopting = false
    tab.sendDidMove(toParent: self)
  }

  /// Makes an empty container, and loads its view.
  ///
  /// - UIKit: a subclass's `viewDidLoad` runs inside of `super.init`, before what its own init does after that; one of a
  ///   storyboard loads its view when it is asked for (F1.6.8).
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    loadViewIfNeeded()
  }

  /// Decodes a container of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? InterfaceCoder)?.decodeRelationships(self)
  }

  // MARK: The selection

  /// The index of the selected tab; `NSNotFound` while the list of more tabs is selected, and without tabs (its
  /// documentation).
  ///
  /// - UIKit: both will callbacks run inside the setter; a view loads when its tab is first selected (F1.6.1, F1.6.2;
  ///   G30); the delegate is not asked (F1.6.3); the tab that is selected gets no callbacks (F1.6.7).
  open var selectedIndex: Int {
    get { isListSelected || tabs.isEmpty ? NSNotFound : selection }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }

  /// The selected tab's controller; `moreNavigationController` while the list of more tabs is selected.
  ///
  /// - UIKit: one that is not among the tabs raises NSInvalidArgumentException (F1.6.6).
  open var selectedViewController: UIViewController? {
    get {
      if isListSelected { return moreNavigationController }
      return tabs.indices.contains(selection) ? tabs[selection] : nil
    }
    set {
      if newValue != nil, hasMoreTab, newValue === moreNavigationController { return selectList() }
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        return simulation.raise(
          UIKitException(
            .invalidArgument,
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
              + "of view controllers can be selected."), by: traceSubject)
      }
      select(index)
    }
  }

  func select(_ index: Int) {
    arrangeForWidth()
    selection = index
    isListSelected = false
    if isInMoreList(index) {
      if moreNavigationController.parent == nil { adopt(moreNavigationController) }
      moreNavigationController.setViewControllers(
        [moreNavigationController.viewControllers[0], tabs[index]], animated: false)
    }
    if isVisible { showSelection() }
  }

  private func selectList() {
    moreNavigationController.popToRootViewController(animated: false)
    listDidShow()
    if isVisible { showSelection() }
  }

  /// The user chose a tab in the list of more tabs.
  func chooseInList(_ tab: UIViewController) {
    guard let index = tabs.firstIndex(where: { $0 === tab }) else { return }
    selection = index
    isListSelected = false
  }

  /// The list of more tabs is what is shown.
  func listDidShow() { isListSelected = true }

  /// The controller whose view lies under the bar: a tab's own, or the navigation controller of the more tabs.
  var content: UIViewController? {
    isListSelected || isInMoreList(selection) ? moreNavigationController : selectedViewController
  }

  // MARK: What is shown

  override func rootViewWillLayOut() { arrangeForWidth() }

  /// Moves tabs between the bar and the list of more tabs when the width has changed (F1.6.5).
  private func arrangeForWidth() {
    guard hasMoreTab != hadMoreTab else { return }
    hadMoreTab.toggle()
    if hadMoreTab {
      if let tab = shown, isInMoreList(selection) {
        tab.beginTransition(false, animated: false)
        tab.loadedView?.removeFromSuperview()
        tab.endTransition()
        shown = nil
      }
      select(selection)
    } else {
      isListSelected = false
      while moreNavigationController.viewControllers.count > 1 { moreNavigationController.giveUpTop() }
      for tab in tabs where tab.parent == nil { adopt(tab) }
      if isVisible { showSelection() }
    }
  }

  private var isVisible: Bool { appearance == .appeared || appearance == .appearing }

  /// Shows the selected tab in the place of another, or nothing where there is no tab any more.
  ///
  /// The app's code that a tab's callbacks run may select another one: the last selection counts.
  private func showSelection() {
    let arriving = content
    // Its code may select another tab.
    arriving?.loadViewIfNeeded()
    guard arriving === content, arriving !== shown else { return }
    if let arriving, arriving.parent == nil { adopt(arriving) }
    let leaving = shown
    shown = arriving
    AppearanceTransition(
      simulation: simulation, order: .tab, in: self, leaving: leaving, arriving: arriving, animated: false
    ) { [self] in
      leaving !== shown
    } perform: { [self] step in
      switch step {
      case .insert: if let arriving, arriving === shown { install(arriving) }
      case .remove: if leaving !== shown { leaving?.removeViewFromContainer() }
      case .prepare, .didBegin, .complete, .revert, .cancel: break
      }
    }.startNow()
  }

  private func install(_ controller: UIViewController) {
    placeContent(of: controller)
    controller.insertView(into: view)
  }

  override var managesChildrenAppearance: Bool { true }

  override var bars: (any ContainerBars)? { TabBars(container: self) }

  override var appearanceChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override func installContentForAppearance() {
    if tabBar.superview == nil { install(bars: [tabBar]) }
    arrangeForWidth()
    guard let content, content !== shown || content.loadedView?.superview == nil else { return }
    if content !== shown { shown?.leaveHiddenContainer() }
    if content.parent == nil { adopt(content) }
    shown = content
    install(content)
  }

  // MARK: Surroundings

  /// - UIKit: the selected tab decides on the status bar (F3.6).
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// - UIKit: the delegate's, and no child's (F5.5).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }
}
