import Foundation

/// What a tab bar controller asks and tells its delegate.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks whether a tab that the user taps may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Told that the user selected a tab, also one that was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes, unless the delegate implements it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Controllers side by side, one of which is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The delegate.
  public weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the tabs.
  public private(set) lazy var tabBar = UITabBar(tabBarController: self)
  private var selection = 0
  private var shown: UIViewController?

  /// The tabs' controllers.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let new = controllers ?? []
    for old in children where !new.contains(where: { $0 === old }) {
      old.sendWillMove(toParent: nil)
      old.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.sendDidMove(toParent: self)
    }
    children = new
    selection = min(selection, max(0, new.count - 1))
    if appearance == .appeared || appearance == .appearing { showSelection() }
  }

  /// Makes an empty container.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Decodes a container of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? InterfaceCoder)?.decodeRelationships(self)
  }

  /// The index of the selected tab.
  ///
  /// - UIKit: both will callbacks run inside the setter; a view loads when its tab is first selected (F1.6.1,
  ///   F1.6.2; G30); the delegate is not asked (F1.6.3).
  open var selectedIndex: Int {
    get { selection }
    set {
      guard children.indices.contains(newValue) else { return }
      selection = newValue
      if appearance == .appeared || appearance == .appearing { showSelection() }
    }
  }

  /// The selected tab's controller.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else {
        return simulation.raise(
          UIKitException(
            .invalidArgument,
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
              + "of view controllers can be selected."), by: traceSubject)
      }
      selectedIndex = index
    }
  }

  /// Does what a tap on a tab does.
  ///
  /// - UIKit: the delegate is asked and told; a tap on the selected tab pops its navigation controller to the root
  ///   (F1.6.3, F1.6.4).
  func userDidTap(tabAt index: Int) {
    let controller = children[index]
    if let delegate {
      simulation.record(.tabShouldSelect, traceSubject, .subject(controller.traceSubject))
      guard simulation.run({ delegate.tabBarController(self, shouldSelect: controller) }) else { return }
    }
    if index == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    if let delegate {
      simulation.record(.tabDidSelect, traceSubject, .subject(controller.traceSubject))
      simulation.run { delegate.tabBarController(self, didSelect: controller) }
    }
  }

  private func showSelection() {
    guard let arriving = selectedViewController, arriving !== shown else { return }
    let leaving = shown
    shown = arriving
    AppearanceTransition(
      simulation: simulation, order: .tab, in: self, leaving: leaving, arriving: arriving, animated: false,
      steps: .init(
        insert: { [self] in install(arriving) },
        remove: { if leaving !== self.shown { leaving?.loadedView?.removeFromSuperview() } })
    ).startNow()
  }

  private func install(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
  }

  override var managesChildrenAppearance: Bool { true }

  override var appearanceChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override func installContentForAppearance() {
    if tabBar.superview == nil { view.addSubview(tabBar) }
    guard let selected = selectedViewController, selected !== shown || selected.loadedView?.superview == nil
    else { return }
    if selected !== shown { shown?.loadedView?.removeFromSuperview() }
    shown = selected
    install(selected)
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }
}
