/// Properties of Apple's own classes that documents connect.
package enum FrameworkOutlets {
  /// The outlets of Apple's own classes.
  package static let names: Set<String> = [
    "accessoryView", "backgroundView", "contentView", "customView", "dataSource", "delegate", "detailTextLabel",
    "dragDelegate", "dropDelegate", "editingAccessoryView", "gestureRecognizers", "imageView", "inputAccessoryView",
    "inputView", "leftBarButtonItem", "leftBarButtonItems", "menu", "multipleSelectionBackgroundView", "navigationItem",
    "prefetchDataSource", "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "searchDisplayController",
    "selectedBackgroundView", "tabBar", "tabBarItem", "tableFooterView", "tableHeaderView", "tableView", "textLabel",
    "titleView", "toolbarItems", "view", "collectionView", "window", "searchBar", "searchContentsController",
    "searchResultsDataSource", "searchResultsDelegate", "leftView", "rightView", "attachedViews", "splitViewController",
    "storyboardPreviewingRegistrants", "viewControllers", "selectedItem", "titleTextAttributes", "uiDelegate",
    "navigationDelegate", "textInputView", "transitioningDelegate", "layout", "collectionViewLayout",
    "accessibilityElements",
    "initialFirstResponder", "nextKeyView", "toolbar", "cell", "formatter", "headerView", "documentView",
    "contentViewController",
    "gesture", "camera", "scene", "sceneDelegate", "cameraTargets",
    "pasteDelegate", "textDragDelegate", "textDropDelegate", "inputDelegate", "inputAccessoryViewController",
    "backBarButtonItem", "searchController", "searchResultsUpdater", "arrangedSubviews",
    "navigationBar", "rootViewController", "selectedViewController", "customizableViewControllers",
    "tabBarObservedScrollView", "notificationAlertLabel", "notificationImage", "pasteConfiguration",
    "activityItemsConfiguration", "preferredFocusedView",
    "UIDelegate", "sessionDelegate", "pointOfView", "contentOverlayView", "passthroughViews",
  ]
}
