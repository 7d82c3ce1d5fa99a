/// A stack of controllers of which the top one is shown.
///
/// - UIKit: the stack changes at once; the view loads and the callbacks run later, in the navigation controller's next
///   layout (F1.4.2, F1.4.4; G10, G13, G14).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The delegate.
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar with the title and the back button.
  public internal(set) var navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom.
  public let toolbar = UIToolbar(frame: .zero)
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false { didSet { navigationBar.isHidden = isNavigationBarHidden } }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true { didSet { toolbar.isHidden = isToolbarHidden } }

  /// Whether a finger that goes up hides the bars, and one that goes down brings them back.
  ///
  /// - UIKit: so the documentation of hidesBarsOnSwipe; from how far on is not said, so that what a finger does which goes
  ///   up or down is left open.
  open var hidesBarsOnSwipe = false
  /// Whether a tap on the content hides the bars, and brings them back; what such a tap does is left open.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars as it comes; whether they are seen then is left open.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden in compact height; whether they are seen then is left open.
  open var hidesBarsWhenVerticallyCompact = false

  /// Whether the bars may be hidden that count as seen.
  ///
  /// - UIKit: documentation of hidesBarsWhenKeyboardAppears and hidesBarsWhenVerticallyCompact, which do not say when
  ///   the bars come back.
  package var mayHideBars: Bool {
    hidesBarsWhenKeyboardAppears && simulation.wasKeyboardShown
      || hidesBarsWhenVerticallyCompact && simulation.traitCollection.verticalSizeClass == .compact
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The controller whose view is shown, or was last.
  var shown: UIViewController?
  /// Whether what is shown is no longer on the stack.
  var shownHasLeft = false
  /// Whether the top has been put on the stack and has not been shown.
  var hasNewTop = false
  var isInTransition = false
  /// Whether the did callbacks of a transition are being sent.
  var isEndingTransition = false
  var pendingChange: StackChange?
  /// The beginning of a transition, which the next layout does.
  var beginsInLayout: (() -> Void)?
  /// Whether that is being done, and the rest of the layout follows.
  var beginsTransitionInLayout = false
  /// The changes of the stack that wait for the end of another one.
  var heldChanges: [() -> Void] = []
  /// Whether a change of the stack becomes part of the navigation controller's own appearance.
  var changeJoinsAppearance = false
  private lazy var popGesture = InteractivePopGesture(navigationController: self)
  private var hasLaidOut = false

  /// Makes a navigation controller with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepare()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation controller without a root.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    prepare()
  }

  /// Decodes a navigation controller of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? InterfaceCoder)?.decodeRelationships(self)
  }

  deinit { madeAnchor?.release() }

  /// - UIKit: it defines the context of presentations unless code says otherwise (documentation of
  ///   UIViewController.definesPresentationContext; all versions).
  private func prepare() {
    definesPresentationContext = true
    navigationBar.navigationController = self
    toolbar.navigationController = self
    toolbar.isHidden = isToolbarHidden
    navigationBar.isHidden = isNavigationBarHidden
  }

  /// What a tab bar shows for the stack.
  ///
  /// - UIKit: a navigation controller without an item of its own has that of its root (littlepotatosoftware.com,
  ///   "Under the hood with UITabController", 2016; all versions).
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// Hands the root's new title to the tab bar item that the stack was given.
  ///
  /// - UIKit: authors of tab bars see that item change with the root's `title` (ChenYilong/CYLTabBarController #78, 2016;
  ///   wix/react-native-controllers #74, 2016); nobody says for which items and versions.
  func titleDidChange(of root: UIViewController) {
    guard root === viewControllers.first, let item = ownTabBarItem, item.systemItem == nil, item.title != root.title,
      !Simulation.current.openRules.takesOther(.tabTitles)
    else { return }
    item.title = root.title
  }

  /// Recognizes the finger that goes back from the left edge.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  // MARK: The stack

  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack.
  public var topViewController: UIViewController? { children.last }

  /// What is seen: the presented controller if there is one, else the top.
  public var visibleViewController: UIViewController? { ownPresented ?? topViewController }

  /// Pushes a controller.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController, !allowsNavigationControllers {
      return simulation.raise(
        UIKitException(.invalidArgument, "Pushing a navigation controller is not supported"), by: traceSubject)
    }
    if controller is UISplitViewController {
      // - UIKit: in these words (crash logs of iOS 8 and later; documentation of UISplitViewController).
      return simulation.raise(
        UIKitException(
          .invalidArgument, "Split View Controllers cannot be pushed to a Navigation Controller \(logName)"),
        by: traceSubject)
    }
    putOnTop(controller, animated: animated)
  }

  /// Puts a controller on top of the stack, or lets it wait.
  func putOnTop(_ controller: UIViewController, animated: Bool) {
    guard !isDropped("pushViewController:animated:") else { return }
    if controller.parent === self {
      return simulation.raise(
        UIKitException(
          .invalidArgument,
          "\(logName) is pushing the same view controller instance (\(controller.logName)) more than once which is "
            + "not supported and is most likely an error in the application : \(simulation.interfaces.bundleIdentifier)"
        ),
        by: traceSubject)
    }
    guard !holdsPushes else { return heldChanges.append { [self] in putOnTop(controller, animated: animated) } }
    let oldStack = stackToRestore
    addChild(controller)
    hasNewTop = true
    setNeedsTransition(animated: animated, from: oldStack)
  }

  /// Pops the top; nil, and nothing happens, when only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return pop(to: children.count - 2, animated: animated, selector: "popViewControllerAnimated:")?.last
  }

  /// Pops all above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard !children.isEmpty else { return [] }
    return pop(to: 0, animated: animated, selector: "popToRootViewControllerAnimated:")
  }

  /// Pops all above a controller of the stack.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.lastIndex(where: { $0 === controller }) else {
      simulation.raise(
        UIKitException(.internalInconsistency, "Tried to pop to a view controller that doesn't exist."),
        by: traceSubject)
      return nil
    }
    return pop(to: index, animated: animated, selector: "popToViewController:animated:")
  }

  /// Replaces the stack.
  ///
  /// - UIKit: a new top that was in the stack comes by a pop, else by a push (F1.4.7).
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    guard !isDropped("setViewControllers:animated:") else { return }
    guard !isEndingTransition else {
      return heldChanges.append { [self] in setViewControllers(controllers, animated: animated) }
    }
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      return simulation.raise(
        UIKitException(
          .internalInconsistency,
          "All view controllers in a navigation controller must be distinct "
            + "((\(controllers.map(\.logName).joined(separator: ", "))))"), by: traceSubject)
    }
    if !allowsNavigationControllers, controllers.contains(where: { $0 is UINavigationController }) {
      return simulation.raise(
        UIKitException(.invalidArgument, "Pushing a navigation controller is not supported"), by: traceSubject)
    }
    let oldStack = stackToRestore
    let oldTop = topViewController
    let isNew = controllers.last.map { $0.parent !== self } ?? false
    let kept = Set(controllers.map(ObjectIdentifier.init))
    for old in children where old !== shown && !kept.contains(ObjectIdentifier(old)) { old.leaveStackUnseen() }
    if let shown, shown.parent === self, !kept.contains(ObjectIdentifier(shown)) { beginRemoval(of: shown) }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    if let shown, kept.contains(ObjectIdentifier(shown)) { shownHasLeft = false }
    children = controllers
    hasNewTop = isNew || (hasNewTop && controllers.last === oldTop)
    setNeedsTransition(animated: animated, replacesStack: true, from: oldStack)
  }

  private func pop(to index: Int, animated: Bool, selector: String) -> [UIViewController]? {
    guard !isDropped(selector) else { return nil }
    guard !isEndingTransition else {
      let target = children[index]
      heldChanges.append { [self] in
        guard let index = children.firstIndex(where: { $0 === target }) else { return }
        _ = pop(to: index, animated: animated, selector: selector)
      }
      return Array(children[(index + 1)...])
    }
    let oldStack = stackToRestore
    let popped = takeOff(above: index)
    if !popped.isEmpty { setNeedsTransition(animated: animated, from: oldStack) }
    return popped
  }

  /// The stack, where a delegate could let its change be cancelled.
  private var stackToRestore: [UIViewController] { delegate == nil ? [] : children }

  /// Shortens the stack.
  ///
  /// - UIKit: willMove(toParent: nil) goes to the visible one only (F1.4.5).
  func takeOff(above index: Int) -> [UIViewController] {
    let popped = Array(children[(index + 1)...])
    children.removeLast(popped.count)
    for controller in popped {
      if controller === shown { beginRemoval(of: controller) } else { controller.leaveStackUnseen() }
    }
    hasNewTop = false
    return popped
  }

  private func beginRemoval(of controller: UIViewController) {
    controller.isMovingFromParent = true
    shownHasLeft = true
    controller.sendWillMove(toParent: nil)
  }

  /// - UIKit: changes of the stack during a transition are dropped with this log (F1.4.21); there are reports of pushes
  ///   that wait for its end instead (react-native-screens #409, iOS 13). Those of a viewDidAppear, where apps are told to
  ///   make them, come after the transition that it ends.
  private func isDropped(_ selector: String) -> Bool {
    guard isInTransition, !isEndingTransition else { return false }
    simulation.warn(
      "\(selector) called on \(logName) while an existing transition or presentation is occurring; the navigation "
        + "stack will not be updated.", by: traceSubject)
    return true
  }

  /// Whether a navigation controller can lie on the stack.
  var allowsNavigationControllers: Bool { false }

  /// Told when a controller that was shown has left the stack.
  func didTakeOff(_ controller: UIViewController) {}

  // MARK: Appearance

  override var managesChildrenAppearance: Bool { true }

  override func answersShowing(_ action: Selector) -> Bool { action == .show }
  override var bars: (any ContainerBars)? { NavigationBars(container: self) }

  override var appearanceChildren: [UIViewController] {
    guard let shown, shown.parent === self else { return [] }
    return [shown]
  }

  override func installContentForAppearance() {
    changeJoinsAppearance = true
    guard let top = topViewController, shown !== top || top.loadedView?.superview == nil else { return }
    if let shown, shown !== top {
      shown.leaveHiddenContainer()
      if shownHasLeft {
        shown.parent = nil
        shown.sendDidMove(toParent: nil)
      }
    }
    top.isMovingToParent = hasNewTop
    installBars()
    install(top)
  }

  /// - UIKit: the first display is told to the delegate as well, its didShow after the root's viewDidAppear; on iOS 5
  ///   that came before it too (F1.4.9; G12), which nothing published repeats since.
  override func appearanceDidBegin() {
    guard hasNewTop, let shown, shown === topViewController else { return }
    tell(.navigationWillShow, shown, appearanceIsAnimated)
  }

  override func rootViewWillLayOut() {
    guard let begin = beginsInLayout else { return }
    beginsInLayout = nil
    beginsTransitionInLayout = true
    begin()
    beginsTransitionInLayout = false
  }

  override func viewIsAppearingDidPass() {
    changeJoinsAppearance = false
    performPendingTransition(order: .joiningNavigation)
    guard appearance != .appearing else {
      shown?.deliverViewIsAppearing()
      return
    }
    shown?.beginTransition(false, animated: appearanceIsAnimated)
    if appearance == .disappeared { shown?.endTransition() }
  }

  override func appearanceDidEnd() {
    guard hasNewTop, let shown, shown === topViewController, shown.appearance == .appeared else { return }
    hasNewTop = false
    shown.sendDidMove(toParent: self)
    tell(.navigationDidShow, shown, appearanceIsAnimated)
  }

  func installBars() {
    if navigationBar.superview == nil { install(bars: [navigationBar, toolbar]) }
  }

  /// - UIKit: the root lays out twice on its first appearance (G01), since the bars change its safe area.
  override func childDidLayOut(_ child: UIViewController) {
    guard !hasLaidOut else { return }
    hasLaidOut = true
    child.view.setNeedsLayout()
  }

  // MARK: Surroundings

  /// - UIKit: the style comes from the bar, not from the top controller; whether the status bar is hidden is up to that
  ///   (F3.5).
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// - UIKit: whether a navigation controller with a hidden bar lets its top controller decide on the style is reported
  ///   both ways (F3.5).
  override var contestedChildForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

  /// - UIKit: the delegate's, and no child's (F5.5).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func show(_ controller: UIViewController, sender: Any?) {
    // - UIKit: showing a navigation controller in a navigation controller presents it (F1.4.11).
    if controller is UINavigationController {
      present(controller, animated: UIView.areAnimationsEnabled)
    } else {
      pushViewController(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// - UIKit: the rest of the stack, the top first (F2.26).
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }
}
