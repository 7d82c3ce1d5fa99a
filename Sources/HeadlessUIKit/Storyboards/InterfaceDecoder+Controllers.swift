import FlowInterfaceBuilder
import Foundation

extension InterfaceDecoder {
  /// Sets what the storyboard says of a controller.
  func decode(_ controller: UIViewController, from object: InterfaceObject) {
    noteController(controller, object)
    let origin = origin(of: object, instance: controller)
    controller.origin = origin
    simulation.trace.setOrigin(origin, of: controller.traceSubject)
    controller.storyboard = storyboard
    controller.restorationIdentifier = object.restorationIdentifier
    if object.rootView != nil {
      controller.sceneNib = SceneNib(decoder: self, scene: object.scene, object: object)
    }
    if let scene = object.scene {
      controller.segueTemplates =
        storyboard?.segueTemplates(of: scene) ?? SegueTemplate.all(of: scene, documentName: documentName)
    }
    decodeItems(of: controller, object)
    decodePresentation(of: controller, object)
  }

  private func decodeItems(of controller: UIViewController, _ object: InterfaceObject) {
    if let title = object.title { controller.title = title }
    if let item = object.navigationItem { decodeNavigationItem(item, controller.navigationItem) }
    if let item = object.tabBarItem { decodeTabBarItem(item, controller.tabBarItem) }
    let items = object.toolbarItems
    if !items.isEmpty { controller.toolbarItems = items.map(makeBarButtonItem) }
  }

  private func decodePresentation(of controller: UIViewController, _ object: InterfaceObject) {
    if let style = object.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(interfaceName:)) {
      controller.modalPresentationStyle = style
    }
    if let style = object.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(interfaceName:)) {
      controller.modalTransitionStyle = style
    }
    let flags = object.presentation
    if let defines = flags.definesPresentationContext { controller.definesPresentationContext = defines }
    controller.providesPresentationContextTransitionStyle = flags.providesPresentationContextTransitionStyle ?? false
    controller.isModalInPresentation = flags.isModalInPresentation ?? false
    if let size = object.preferredContentSize {
      controller.preferredContentSize = CGSize(width: size.width, height: size.height)
    }
    (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear =
      flags.clearsSelectionOnViewWillAppear ?? true
    controller.hidesBottomBarWhenPushed = flags.hidesBottomBarWhenPushed ?? false
    if let edges = flags.edgesForExtendedLayout {
      controller.edgesForExtendedLayout = UIRectEdge(interfaceNames: edges)
    }
    controller.extendedLayoutIncludesOpaqueBars = flags.extendedLayoutIncludesOpaqueBars ?? false
    controller.automaticallyAdjustsScrollViewInsets = flags.automaticallyAdjustsScrollViewInsets ?? true
    (controller as? UIPageViewController)?.decode(
      transitionStyle: object.pageTransitionStyle == "scroll" ? .scroll : .pageCurl,
      navigationOrientation: object.pageNavigationOrientation == "vertical" ? .vertical : .horizontal,
      spineLocation: object.pageSpineLocation.flatMap(UIPageViewController.SpineLocation.init(interfaceName:)) ?? .none,
      isDoubleSided: object.isPageDoubleSided ?? false)
  }

  /// Makes the controllers that relationship segues name.
  ///
  /// - UIKit: resolved when the container is decoded; prepare is not called (F2.10).
  func decodeRelationships(of controller: UIViewController, _ object: InterfaceObject) {
    let related = object.segues.filter(\.isRelationship).compactMap { makeRelated($0, of: controller) }
    switch controller {
    case let navigation as UINavigationController:
      navigation.isNavigationBarHidden = object.presentation.isNavigationBarHidden ?? false
      navigation.isToolbarHidden = object.presentation.isToolbarHidden ?? true
      let element = object.element
      navigation.hidesBarsOnSwipe = element.bool("hidesBarsOnSwipe") ?? false
      navigation.hidesBarsOnTap = element.bool("hidesBarsOnTap") ?? false
      navigation.hidesBarsWhenKeyboardAppears = element.bool("hidesBarsWhenKeyboardAppears") ?? false
      navigation.hidesBarsWhenVerticallyCompact = element.bool("hidesBarsWhenVerticallyCompact") ?? false
      decode(navigation.navigationBar, ofContainer: object.navigationBar)
      decode(navigation.toolbar, ofContainer: object.toolbar)
      navigation.navigationBar.isTranslucent = object.navigationBar?.isTranslucent ?? true
      navigation.navigationBar.barStyle = object.navigationBar?.barStyle == "black" ? .black : .default
      navigation.navigationBar.prefersLargeTitles = object.navigationBar?.prefersLargeTitles ?? false
      navigation.toolbar.isTranslucent = object.toolbar?.isTranslucent ?? true
      if let root = related.first { navigation.pushViewController(root, animated: false) }
    case let tabs as UITabBarController:
      decode(tabs.tabBar, ofContainer: object.tabBar)
      tabs.tabBar.isTranslucent = object.tabBar?.isTranslucent ?? true
      tabs.setViewControllers(related, animated: false)
    case let split as UISplitViewController: decodeColumns(of: split, object)
    default: break
    }
  }

  /// Makes the controller that a relationship segue names; a segue action may make it.
  ///
  /// - UIKit: the action is that of the container, or of whoever performs the segue to the container, with that segue's
  ///   sender: Interface Builder connects it to the controller before the navigation controller ("Develop in Swift Data
  ///   Collections" does with its `addEditEmoji(_:sender:)`).
  private func makeRelated(_ segue: InterfaceSegue, of container: UIViewController) -> UIViewController? {
    guard let destination = segue.destination else { return nil }
    let performed = simulation.sceneNesting.performed
    let creator =
      container.creator(of: segue, sender: performed?.sender)
      ?? performed.flatMap { $0.source.creator(of: segue, sender: $0.sender) }
    return storyboard?.instantiate(destination, isRelated: true, creator: creator)
  }

  private func decodeColumns(of split: UISplitViewController, _ object: InterfaceObject) {
    var columns: [UISplitViewController.Column: UIViewController] = [:]
    for segue in object.segues where segue.isRelationship {
      guard let controller = makeRelated(segue, of: split) else { continue }
      switch segue.relationship {
      case "masterViewController": columns[.primary] = controller
      case "supplementaryViewController": columns[.supplementary] = controller
      case "detailViewController": columns[.secondary] = controller
      case "compactViewController": columns[.compact] = controller
      default: break
      }
    }
    split.decode(columns, hasColumnStyle: object.hasColumnStyle)
  }

  // MARK: Items

  func decodeNavigationItem(_ object: InterfaceObject, _ item: UINavigationItem) {
    if let title = object.title { item.title = title }
    item.prompt = object.prompt
    item.backButtonTitle = object.backButtonTitle
    item.hidesBackButton = object.hidesBackButton ?? false
    item.leftItemsSupplementBackButton = object.leftItemsSupplementBackButton ?? false
    item.backBarButtonItem = object.backBarButtonItem.map(makeBarButtonItem)
    if !object.leftBarButtonItems.isEmpty { item.leftBarButtonItems = object.leftBarButtonItems.map(makeBarButtonItem) }
    if !object.rightBarButtonItems.isEmpty {
      item.rightBarButtonItems = object.rightBarButtonItems.map(makeBarButtonItem)
    }
    item.titleView = object.titleView.map(makeView)
    item.largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode(interfaceName: object.largeTitleDisplayMode)
    if let id = object.id { objects[id] = item }
  }

  func makeBarButtonItem(_ object: InterfaceObject) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = object.systemItem.flatMap(UIBarButtonItem.SystemItem.init(rawValue:))
    // - UIKit: F2.36.
    if item.systemItem == nil { item.title = object.title }
    item.customView = (object.customView ?? object.containedObjects.first(where: \.isView)).map(makeView)
    decodeBarItem(item, object)
    return item
  }

  func makeTabBarItem(_ object: InterfaceObject) -> UITabBarItem {
    let item = UITabBarItem()
    decodeTabBarItem(object, item)
    return item
  }

  private func decodeTabBarItem(_ object: InterfaceObject, _ item: UITabBarItem) {
    item.systemItem = object.systemItem.flatMap(UITabBarItem.SystemItem.init(named:))
    item.title = object.title
    decodeBarItem(item, object)
    item.badgeValue = object.badgeValue
  }

  private func decodeBarItem(_ item: UIBarItem, _ object: InterfaceObject) {
    item.origin = origin(of: object)
    item.isEnabled = object.isEnabled ?? true
    if let item = item as? UIBarButtonItem { item.isHidden = object.isHidden ?? false }
    item.tag = object.tag ?? 0
    item.image = object.image.flatMap { UIImage(interfaceName: $0, catalog: object.element["catalog"]) }
    item.accessibilityIdentifier = object.accessibilityIdentifier
    item.accessibilityLabel = object.accessibilityLabel
    applyRuntimeAttributes(of: object, to: item)
    if let id = object.id { objects[id] = item }
  }
}

extension UIModalPresentationStyle {
  /// The style of a name of Interface Builder's.
  init?(interfaceName: String) {
    switch interfaceName {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "none": self = .none
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIPageViewController.SpineLocation {
  /// The place of a name of Interface Builder's.
  init?(interfaceName: String) {
    switch interfaceName {
    case "none": self = .none
    case "min": self = .min
    case "mid": self = .mid
    case "max": self = .max
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  /// The style of a name of Interface Builder's.
  init?(interfaceName: String) {
    switch interfaceName {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  /// The mode of a name of Interface Builder's.
  init(interfaceName: String?) {
    switch interfaceName {
    case "always": self = .always
    case "never": self = .never
    case "inline": self = .inline
    default: self = .automatic
    }
  }
}

extension UIRectEdge {
  /// The edges of the names of Interface Builder's.
  init(interfaceNames names: [String]) {
    let table: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    self = table.reduce(into: []) { edges, entry in if names.contains(entry.0) { edges.insert(entry.1) } }
  }
}
