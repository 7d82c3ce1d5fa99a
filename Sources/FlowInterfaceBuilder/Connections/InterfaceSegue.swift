/// A segue of a storyboard, relationships and embeds included.
public struct InterfaceSegue: Sendable, Hashable {
  /// The `<segue>` element.
  public let element: InterfaceElement

  /// The segue's own id in the document, not the one that code uses.
  public var id: String? { element["id"] }

  /// Where the segue is in the file.
  public var location: SourceLocation { element.location }

  /// What the segue does: `show`, `showDetail`, `presentation`, `popoverPresentation`, `push`, `modal`, `embed`,
  /// `unwind`, `relationship`, `custom` and others.
  public var kind: String { element["kind"] ?? "" }

  /// The identifier that code uses.
  public var identifier: String? { element["identifier"] }

  /// The destination's id.
  public var destinationID: String? { element["destination"] }

  /// The destination; for an unwind segue the scene's exit. Nil when the document has no object of that id.
  public var destination: InterfaceObject? { element.object(referredBy: destinationID) }

  /// The object that the segue begins at: a control, bar button item, cell, gesture recognizer, container view or
  /// controller.
  public var sourceObject: InterfaceObject? { element.parent?.parent.map(InterfaceObject.init) }

  /// The scene that the segue begins in.
  public var sourceScene: InterfaceScene? { sourceObject?.scene }

  /// Whether the segue is a relationship, such as a tab bar controller's `viewControllers`.
  public var isRelationship: Bool { element.has("kind", equalTo: "relationship") }

  /// The relationship's name: `rootViewController`, `viewControllers`, `masterViewController` and others.
  public var relationship: String? { element["relationship"] }

  /// The segue class that the developer set.
  public var customClass: String? { element["customClass"] }

  /// The module of the custom class.
  public var customModule: String? { element["customModule"] }

  /// Where the module comes from: `target` for the app's own.
  public var customModuleProvider: String? { element["customModuleProvider"] }

  /// The selector of the unwind action.
  public var unwindAction: String? { element["unwindAction"] }

  /// The selector of the segue action that makes the destination.
  public var destinationCreationSelector: String? { element["destinationCreationSelector"] }

  /// Whether the transition is animated.
  public var animates: Bool { element.bool("animates") ?? true }

  /// The presentation style of this segue; nil for the destination's own.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }

  /// The transition style of this segue; nil for the destination's own.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }

  /// What of the source triggers the segue: `accessoryAction` for a cell's accessory; nil for its own action.
  public var trigger: String? { element["trigger"] }

  /// Which column of a split view controller a show detail segue replaces.
  public var splitViewControllerTargetIndex: Int? { element.integer("splitViewControllerTargetIndex") }
}

extension InterfaceSegue {
  /// The id of the view that a popover points at; nil when it points at the source.
  public var popoverAnchorViewID: String? { element["popoverAnchorView"] }

  /// The id of the bar button item that a popover points at.
  public var popoverAnchorBarButtonItemID: String? { element["popoverAnchorBarButtonItem"] }

  /// What a popover points at, from whichever attribute names the anchor; nil when it points at the source.
  public var popoverAnchor: InterfaceObject? {
    element.object(referredBy: element.attributes.first { $0.name.hasPrefix("popoverAnchor") }?.value)
  }

  /// The directions that a popover's arrow may have; nil when the document leaves any.
  public var popoverArrowDirections: [String]? {
    element.children.first { $0.isNamed("popoverArrowDirection") }?.options
  }
}

extension InterfaceElement {
  /// The object of this document that has an identifier.
  func object(referredBy id: String?) -> InterfaceObject? {
    guard let id, let node = tree.index.node(withID: id, in: tree.records) else { return nil }
    return InterfaceObject(element: InterfaceElement(tree: tree, index: node))
  }
}
