extension InterfaceObject {
  /// The identifier that `instantiateViewController(withIdentifier:)` takes.
  public var storyboardIdentifier: String? { element["storyboardIdentifier"] }

  /// The identifier for state restoration: the object's own, or the storyboard identifier where it is used for both.
  public var restorationIdentifier: String? {
    if let own = element["restorationIdentifier"] { return own }
    return element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true ? storyboardIdentifier : nil
  }

  /// The root view of a controller.
  public var rootView: InterfaceObject? { element.object(key: "view") }

  /// The tab bar item of a controller.
  public var tabBarItem: InterfaceObject? { element.object(key: "tabBarItem") }

  /// The navigation item of a controller.
  public var navigationItem: InterfaceObject? { element.object(key: "navigationItem") }

  /// The bar button items of a controller's toolbar.
  public var toolbarItems: [InterfaceObject] { element.objects(in: "toolbarItems") }

  /// The navigation bar of a navigation controller.
  public var navigationBar: InterfaceObject? { element.object(key: "navigationBar") }

  /// The toolbar of a navigation controller.
  public var toolbar: InterfaceObject? { element.object(key: "toolbar") }

  /// The tab bar of a tab bar controller.
  public var tabBar: InterfaceObject? { element.object(key: "tabBar") }

  /// How the controller is presented, such as `fullScreen`; nil for the automatic style.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }

  /// How the presentation is animated, such as `crossDissolve`.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }

  /// The controller's content size as presented, such as in a popover (`size key="contentSizeForViewInPopover"` or
  /// `preferredContentSize`).
  public var preferredContentSize: InterfaceSize? {
    let size = element.child(key: "preferredContentSize") ?? element.child(key: "contentSizeForViewInPopover")
    return size.flatMap(InterfaceSize.init)
  }

  /// The truth values that decide how the controller is shown, as the document sets them; nil where it leaves the
  /// default.
  public var presentation: InterfacePresentation { InterfacePresentation(element: element) }

  /// The frames that the canvas shows the controller in.
  public var simulatedMetrics: InterfaceSimulatedMetrics { InterfaceSimulatedMetrics(element: element) }

  /// The top and bottom layout guides of a controller from before the safe area.
  public var controllerLayoutGuides: [InterfaceLayoutGuide] {
    element.elements(in: "layoutGuides").map(InterfaceLayoutGuide.init)
  }

  /// The keyboard shortcuts of a controller.
  public var keyCommands: [InterfaceObject] { element.objects(in: "keyCommands") }

  /// The xib that a controller's view comes from, where the document names one.
  public var nibName: String? { element["nibName"] }
}

/// The presentation flags of a controller. Each is nil where the document leaves UIKit's default.
public struct InterfacePresentation: Sendable, Hashable {
  /// The controller's element.
  public let element: InterfaceElement

  /// Whether the controller may not be dismissed by a gesture.
  public var isModalInPresentation: Bool? { element.bool("modalInPresentation") ?? element.bool("modalInPopover") }

  /// Whether a presentation over the current context stays inside this controller.
  public var definesPresentationContext: Bool? { element.bool("definesPresentationContext") }

  /// Whether the controller hands its transition style to what it presents.
  public var providesPresentationContextTransitionStyle: Bool? {
    element.bool("providesPresentationContextTransitionStyle")
  }

  /// Whether the tab bar or toolbar is hidden while the controller is pushed.
  public var hidesBottomBarWhenPushed: Bool? { element.bool("hidesBottomBarWhenPushed") }

  /// Whether a navigation controller hides its navigation bar.
  public var isNavigationBarHidden: Bool? { element.bool("navigationBarHidden") }

  /// Whether a navigation controller hides its toolbar; Interface Builder writes `NO` to show it.
  public var isToolbarHidden: Bool? { element.bool("toolbarHidden") }

  /// Whether scroll views get insets for bars.
  public var automaticallyAdjustsScrollViewInsets: Bool? { element.bool("automaticallyAdjustsScrollViewInsets") }

  /// Whether the layout reaches under opaque bars.
  public var extendedLayoutIncludesOpaqueBars: Bool? { element.bool("extendedLayoutIncludesOpaqueBars") }

  /// The edges under which the layout reaches; nil where the document leaves them all.
  public var edgesForExtendedLayout: [String]? { element.child(key: "edgesForExtendedLayout")?.options }

  /// Whether a table or collection view controller clears the selection as it appears.
  public var clearsSelectionOnViewWillAppear: Bool? { element.bool("clearsSelectionOnViewWillAppear") }
}
