extension UIViewController {
  /// The class that runs it, where that is not linked: only its code, which is not here, knows what it does.
  public var unlinkedClass: String? { madeClass ?? origin?.unlinkedClass }

  /// Whether its class may be one that is not linked: a storyboard, or code that is not linked, made it.
  var mayRunUnlinkedCode: Bool { madeClass != nil || origin != nil }

  /// Makes a controller as code does whose class is not linked: one of UIKit's classes stands in for it. Its view comes
  /// from the nib that is named, or that bears the class's name; else it is a plain one.
  ///
  /// - Parameters:
  ///   - className: the class that the code makes.
  ///   - base: the class of UIKit's that it inherits from, such as `UITableViewController`.
  ///   - nibName: the name of a nib.
  public static func unlinked(_ className: String, as base: String, nibName: String? = nil) -> UIViewController {
    let controller: UIViewController
    switch base {
    case "UINavigationController": controller = UINavigationController(nibName: nibName, bundle: nil)
    case "UITabBarController": controller = UITabBarController(nibName: nibName, bundle: nil)
    case "UISplitViewController": controller = UISplitViewController(nibName: nibName, bundle: nil)
    case "UITableViewController": controller = UITableViewController(nibName: nibName, bundle: nil)
    case "UICollectionViewController": controller = UICollectionViewController(nibName: nibName, bundle: nil)
    case "UIPageViewController": controller = UIPageViewController(nibName: nibName, bundle: nil)
    default: controller = UIViewController(nibName: nibName, bundle: nil)
    }
    guard className != String(describing: type(of: controller)) else { return controller }
    controller.madeClass = className
    controller.simulation.trace.setClass(className, of: controller)
    return controller
  }

  /// The view that the storyboard connects to an outlet of its class, where that is not linked; nil before the view is
  /// loaded.
  public func unlinkedOutlet(_ name: String) -> UIView? {
    guard let unlinkedClass else { return nil }
    return loadedView?.connected(to: "\(unlinkedClass).\(name)")
  }

  /// Whether its view is made by code that is not linked: no storyboard and no nib designs it.
  public var isDesignedByUnlinkedCode: Bool {
    madeClass != nil && nibName == nil
      && madeClass.flatMap { simulation.classes.nibName(forClass: $0, in: simulation.interfaces) } == nil
  }
}

extension UIView {
  /// Whether it is, or holds, a list whose rows the storyboard draws.
  public var hasStaticRows: Bool {
    (self as? UITableView)?.staticSections != nil || subviews.contains(where: \.hasStaticRows)
  }

  /// The view in it, or itself, that an outlet `Class.outlet` is connected to; static cells count before the table
  /// shows them.
  fileprivate func connected(to outlet: String) -> UIView? {
    if unlinkedOutlets.contains(outlet) { return self }
    let cells = (self as? UITableView)?.staticSections?.flatMap(\.cells) ?? []
    return (cells + subviews).lazy.compactMap { $0.connected(to: outlet) }.first
  }
}
