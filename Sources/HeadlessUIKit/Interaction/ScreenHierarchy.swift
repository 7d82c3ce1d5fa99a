import Foundation

extension Simulation {
  /// The root of the key window.
  public var rootViewController: UIViewController? { application.keyWindow?.rootViewController }

  /// The controllers from the root to the screen that the user is on, through presentations and containers.
  public var visiblePath: [UIViewController] {
    var path: [UIViewController] = []
    var current = rootViewController?.topmostPresented
    while let controller = current {
      path.append(controller)
      current = controller.visibleChild
    }
    return path
  }

  /// The screen that the user is on: no container, and nothing embedded in another screen.
  public var visibleScreen: UIViewController? { visiblePath.last }

  /// All controllers that the app's windows hold, a container before its children, a presenter before the presented.
  public var allControllers: [UIViewController] {
    func collect(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(collect) + (controller.ownPresented.map(collect) ?? [])
    }
    return application.windows.compactMap(\.rootViewController).flatMap(collect)
  }

  /// The stack of the navigation controller that the user is in; the visible screen alone where there is none.
  public var visibleStack: [UIViewController] {
    let path = visiblePath
    if let navigation = path.last(where: { $0 is UINavigationController }) as? UINavigationController {
      return navigation.viewControllers
    }
    return path.suffix(1)
  }
}

extension UIViewController {
  /// The child of a container that the user is in; nil for a screen.
  var visibleChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    case let pages as UIPageViewController: pages.viewControllers?.first
    default: nil
    }
  }

  /// The names that a flow can call it by: storyboard identifier, class, titles, `Storyboard#objectID`.
  public var screenNames: [String] {
    let names = [
      origin?.object.storyboardIdentifier, origin?.className,
      isOfUIKitsOwnClass ? nil : String(describing: type(of: self)),
      title, navigationItem.title, origin.map { "\($0.documentName)#\($0.object.id ?? "")" }, origin?.object.userLabel,
    ]
    var unique: [String] = []
    for case let name? in names where !name.isEmpty && !unique.contains(name) { unique.append(name) }
    return unique
  }

  /// What reports call it: the first of its names, or its class.
  public var screenName: String {
    origin?.className ?? (isOfUIKitsOwnClass ? screenNames.first : nil) ?? String(describing: type(of: self))
  }

  private var isOfUIKitsOwnClass: Bool { String(reflecting: type(of: self)).hasPrefix("HeadlessUIKit.") }
}
