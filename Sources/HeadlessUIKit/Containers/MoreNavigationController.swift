import Foundation

/// The navigation controller of the tabs that have no room in the bar: the list of them, and the one that was chosen.
///
/// - UIKit: more than five tabs in compact width (F1.6.5); a tab that is a navigation controller lies inside this one
///   (documentation of UITabBarController.moreNavigationController).
@MainActor
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(title: "More", image: nil, tag: 0)
    setViewControllers([MoreListController(of: tabs)], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override var allowsNavigationControllers: Bool { true }

  /// A tab that is left for the list goes back to the tab bar controller.
  override func didTakeOff(_ controller: UIViewController) {
    guard let tabs, controller.parent == nil, tabs.viewControllers?.contains(where: { $0 === controller }) == true
    else { return }
    if viewControllers.count == 1, tabs.controllersInMoreList.contains(where: { $0 === controller }) {
      tabs.listDidShow()
    }
    tabs.adopt(controller)
  }
}

/// The list of the tabs that have no room in the bar.
@MainActor
private final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  /// - UIKit: a button Edit leads to where the user puts the tabs in another order, unless there are none that may be
  ///   (documentation of UITabBarController.customizableViewControllers and moreNavigationController).
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let isCustomizable = tabs?.customizableViewControllers?.isEmpty == false
    navigationItem.rightBarButtonItem =
      isCustomizable
      ? UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [simulation] _ in
          simulation.leaveUndecided("what the screen shows on which the user puts the tabs in another order")
        }) : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.controllersInMoreList.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = tabs?.controllersInMoreList[indexPath.row].tabBarItem.title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs, let navigation = navigationController else { return }
    let tab = tabs.controllersInMoreList[indexPath.row]
    tabs.chooseInList(tab)
    navigation.putOnTop(tab, animated: true)
  }
}
