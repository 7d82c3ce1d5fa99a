extension InterfaceObject {
  /// Whether the object is a view, by its structure: it is a subview, has view geometry, or a content mode.
  public var isView: Bool {
    element.parent?.isNamed("subviews") == true || element.hasViewGeometry
  }

  /// The views directly inside, from back to front; for a stack view, those that it arranges, in order.
  public var subviews: [InterfaceObject] { element.objects(in: "subviews") }

  /// The content view of a cell, a visual effect view or a Mac's box.
  public var contentView: InterfaceObject? { element.object(key: "contentView") }

  /// The frame in the superview's coordinates, in points.
  public var frame: InterfaceRect? { element.frame }

  /// The bounds where the document sets them.
  public var bounds: InterfaceRect? { element.child(key: "bounds").flatMap(InterfaceRect.init) }

  /// The flexible margins and sizes: `widthSizable`, `flexibleMaxX` and so on; nil where the document has no mask.
  public var autoresizingMask: [String]? { element.child(key: "autoresizingMask")?.options }

  /// Whether the mask becomes constraints; nil where the document leaves the default, `YES`.
  public var translatesAutoresizingMaskIntoConstraints: Bool? {
    element.bool("translatesAutoresizingMaskIntoConstraints")
  }

  /// Whether the frame is fixed, since nothing constrains the view.
  public var isFixedFrame: Bool? { element.bool("fixedFrame") }

  /// Whether the view is hidden; nil where the document leaves the default, `NO`.
  public var isHidden: Bool? { element.bool("hidden") }

  /// The opacity from 0 to 1; nil where the document leaves the default, 1.
  public var alpha: Double? { element.number("alpha") }

  /// Whether the view takes touches; nil where the document leaves the class's default.
  public var isUserInteractionEnabled: Bool? { element.bool("userInteractionEnabled") }

  /// Whether a control or item is enabled; nil where the document leaves the default, `YES`.
  public var isEnabled: Bool? { element.bool("enabled") }

  /// Whether a control is selected; nil where the document leaves the default, `NO`.
  public var isSelected: Bool? { element.bool("selected") }

  /// Whether a button shows its menu where it is touched; nil where the document leaves the default, `NO`.
  package var showsMenuAsPrimaryAction: Bool? { element.bool("showsMenuAsPrimaryAction") }

  /// Whether a switch is on.
  public var isOn: Bool? { element.bool("on") }

  /// The number that code uses to find the view.
  public var tag: Int? { element.integer("tag") }

  /// How content fits the bounds.
  public var contentMode: String? { element["contentMode"] }

  /// Whether drawing outside the bounds is cut off.
  public var clipsSubviews: Bool? { element.bool("clipsSubviews") }

  /// A stack view's axis; nil where the document leaves the default, `horizontal`.
  public var axis: String? { element["axis"] }

  /// The gesture recognizers of the view: where its `gestureRecognizers` collection leads.
  public var gestureRecognizers: [InterfaceObject] {
    connections.filter { $0.property == "gestureRecognizers" && $0.kind == .outletCollection }
      .compactMap(\.destination)
  }

  /// Everything that the view's `subviews`, content view, cells and header views hold, at any depth, in the order of
  /// the file.
  public var allSubviews: [InterfaceObject] { allContainedObjects.filter(\.isView) }
}
