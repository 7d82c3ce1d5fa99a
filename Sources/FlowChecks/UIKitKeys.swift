import FlowInterfaceBuilder
import FlowModel

/// Properties and methods of Apple's classes that documents connect.
enum UIKitKeys {
  /// Whether Apple's classes may have an outlet of a name: one of those, or the variable behind it (`_imageView`), which
  /// key-value coding finds.
  static func hasOutlet(_ name: String) -> Bool {
    let names = FrameworkOutlets.names
    return names.contains(name) || name.first == "_" && names.contains(String(name.dropFirst()))
  }

  /// Whether Apple's class of a name, or one that inherits from it, may have an outlet: one of a view or a cell is none of
  /// a controller's, a container's none of a plain controller's, and that of a table's cell none of a plain view's.
  static func hasOutlet(_ name: String, of root: String) -> Bool {
    let plain = name.first == "_" ? String(name.dropFirst()) : name
    if lackingAmongViews[root]?.contains(plain) == true { return false }
    guard hasOutlet(name), let owners = ownersAmongControllers[plain],
      FrameworkAncestry.isKind(root, of: "UIViewController") == true
    else { return hasOutlet(name) }
    return owners.contains { FrameworkAncestry.isKind(root, of: $0) != false }
  }

  /// What plain views lack of the outlets that cells, bars, fields and controllers have.
  private static let lackingAmongViews: [String: Set<String>] = {
    let ofOthers: Set<String> = [
      "accessoryView", "collectionView", "customView", "detailTextLabel", "editingAccessoryView", "headerView",
      "imageView", "leftView", "navigationBar", "navigationItem", "rightView", "searchBar", "tabBar", "tableFooterView",
      "tableHeaderView", "tableView", "textLabel", "titleView", "toolbar",
    ]
    let ofCells: Set<String> = ["backgroundView", "contentView", "selectedBackgroundView"]
    return [
      "UICollectionReusableView": ofOthers, "UICollectionViewCell": ofOthers, "UIControl": ofOthers.union(ofCells),
      "UIView": ofOthers.union(ofCells),
    ]
  }()

  /// The controllers that have outlets which others lack.
  private static let ownersAmongControllers: [String: Set<String>] = [
    "tableView": ["UITableViewController"], "collectionView": ["UICollectionViewController"],
    "searchBar": ["UISearchController"], "imageView": [], "textLabel": [], "detailTextLabel": [],
    "tableHeaderView": [], "tableFooterView": [], "selectedBackgroundView": [], "titleView": [], "headerView": [],
    "leftBarButtonItem": [], "rightBarButtonItem": [], "backBarButtonItem": [], "accessoryView": [],
    "toolbar": ["UINavigationController"], "navigationBar": ["UINavigationController"],
    "tabBar": ["UITabBarController"],
  ]

  /// The methods of Apple's own classes that documents send.
  static let selectors: Set<String> = [
    "becomeFirstResponder", "copy:", "cut:", "delete:", "dismissModalViewControllerAnimated:", "endEditing:", "goBack",
    "goForward", "paste:", "reload", "reloadData", "removeFromSuperview", "resignFirstResponder", "select:",
    "selectAll:",
    "stopLoading", "toggleMasterVisible:", "performClose:", "startAnimating", "stopAnimating",
    "popViewControllerAnimated:",
    "setNeedsDisplay", "setNeedsLayout", "undo:", "redo:", "validate", "layoutIfNeeded", "beginRefreshing",
    "endRefreshing", "toggleRuler:", "terminate:", "print:", "performFindPanelAction:", "makeKeyAndOrderFront:",
  ]
}
