extension InterfaceObject {
  /// The text above a navigation item's title.
  public var prompt: String? { element.string("prompt") }

  /// The button that leads back to this navigation item's controller.
  public var backBarButtonItem: InterfaceObject? { element.object(key: "backBarButtonItem") }

  /// The title of the button that leads back here, where it is set without an item (`backButtonTitle`).
  public var backButtonTitle: String? { element.string("backButtonTitle") }

  /// Whether the back button is hidden while the navigation item is on top.
  public var hidesBackButton: Bool? { element.bool("hidesBackButton") }

  /// Whether the left items stand beside the back button instead of in its place.
  public var leftItemsSupplementBackButton: Bool? { element.bool("leftItemsSupplementBackButton") }

  /// Whether the title is shown large: `always`, `never`; nil for automatic.
  public var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }

  /// Whether a navigation bar shows large titles; nil where the document leaves the default, `NO`.
  public var prefersLargeTitles: Bool? { element.bool("largeTitles") }

  /// How a bar is drawn: `black`; nil for the default.
  public var barStyle: String? { element["barStyle"] }

  /// Whether content shines through a bar; nil where the document leaves the default, `YES`.
  public var isTranslucent: Bool? { element.bool("translucent") }

  /// The items on a navigation item's left, the outermost first.
  public var leftBarButtonItems: [InterfaceObject] {
    [element.object(key: "leftBarButtonItem")].compactMap(\.self) + element.objects(in: "leftBarButtonItems")
  }

  /// The items on a navigation item's right, the outermost first.
  public var rightBarButtonItems: [InterfaceObject] {
    [element.object(key: "rightBarButtonItem")].compactMap(\.self) + element.objects(in: "rightBarButtonItems")
  }

  /// The view in place of a navigation item's title.
  public var titleView: InterfaceObject? { element.object(key: "titleView") }

  /// The view inside a bar button item.
  public var customView: InterfaceObject? { element.object(key: "customView") }

  /// The system item of a bar button or tab bar item, such as `done`.
  public var systemItem: String? { element["systemItem"] }

  /// The style of a bar button item, such as `done` or `plain`.
  public var style: String? { element["style"] }

  /// The badge of a tab bar item.
  public var badgeValue: String? { element.string("badgeValue") }

  /// The items of a toolbar, tab bar or navigation bar that is in a view tree.
  public var items: [InterfaceObject] { element.objects(in: "items") }
}
