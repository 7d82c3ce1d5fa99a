/// One scene of a storyboard: a controller with what surrounds it.
///
/// Members are told apart by what Interface Builder writes about their part in the scene (`sceneMemberID`), not by
/// a list of tags, so that controllers that nobody has heard of are found.
public struct InterfaceScene: Sendable, Hashable {
  /// The `<scene>` element.
  public let element: InterfaceElement

  /// Views an element as a scene.
  package init(element: InterfaceElement) { self.element = element }

  /// The scene's own identifier.
  public var sceneID: String { element["sceneID"] ?? "" }

  /// Where the scene begins.
  public var location: SourceLocation { element.location }

  /// All members in the order of the file.
  public var objects: [InterfaceObject] { element.elements(in: "objects").map(InterfaceObject.init) }

  /// The scene's controller, or the placeholder of a storyboard reference. Nil for a scene without one, such as that
  /// of a Mac's main menu.
  public var viewController: InterfaceObject? {
    let members = element.elements(in: "objects")
    let controller =
      members.first { $0.has("sceneMemberID", equalTo: "viewController") }
      ?? members.first { $0["sceneMemberID"] == nil && $0.name.lowercased().hasSuffix("controller") }
    return controller.map(InterfaceObject.init)
  }

  /// The exit: where unwind segues lead.
  public var exit: InterfaceObject? { objects.first(where: \.isExit) }

  /// The first responder's placeholder.
  public var firstResponder: InterfaceObject? { objects.first(where: \.isFirstResponder) }

  /// The objects of the scene's dock: views outside the hierarchy, gesture recognizers, custom objects.
  public var dockObjects: [InterfaceObject] {
    let controller = viewController
    return objects.filter { $0 != controller && !$0.isExit && !$0.isFirstResponder }
  }

  /// Whether the scene is a reference to a scene elsewhere.
  public var isReference: Bool { viewController?.isReference ?? false }

  /// The segues that begin in the scene, in the order of the file.
  public var segues: [InterfaceSegue] {
    element.descendants.lazy
      .filter { $0.isNamed("segue") && $0.parent?.isNamed("connections") == true }
      .map(InterfaceSegue.init)
  }

  /// Where the canvas shows the scene.
  public var canvasLocation: InterfacePoint? { element.child(key: "canvasLocation").flatMap(InterfacePoint.init) }
}
