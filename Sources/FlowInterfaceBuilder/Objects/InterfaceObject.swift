/// A view of an element as an object that a document archives: a controller, view, bar item, gesture recognizer,
/// placeholder, or something that nobody has heard of.
///
/// Every accessor reads the element; all that has none here is still in `element`.
public struct InterfaceObject: Sendable, Hashable {
  /// The element.
  public let element: InterfaceElement

  /// Views an element as an object.
  public init(element: InterfaceElement) { self.element = element }

  /// The object's identifier in its document, such as `BYZ-38-t0r`; nil for objects that nothing refers to.
  public var id: String? { element["id"] }

  /// The tag's name, such as `tableViewController`.
  public var elementName: String { element.name }

  /// Where the object's start tag begins.
  public var location: SourceLocation { element.location }

  /// The role by which the object around it holds it, such as `view` or `backBarButtonItem`.
  public var key: String? { element["key"] }

  /// The class that the developer set.
  public var customClass: String? { element["customClass"] }

  /// The module of the custom class.
  public var customModule: String? { element["customModule"] }

  /// Where the module comes from: `target` for the app's own.
  public var customModuleProvider: String? { element["customModuleProvider"] }

  /// The name that the developer gave the object in Interface Builder's outline.
  public var userLabel: String? { element["userLabel"] }

  /// The comment for translators.
  public var userComments: String? { element.string("userComments") }

  /// What part the object has in its scene: `viewController`, `firstResponder`, `exit`.
  public var sceneMemberID: String? { element["sceneMemberID"] }

  /// The scene that the object is in; nil in a xib.
  public var scene: InterfaceScene? {
    element.ancestors.first { $0.isNamed("scene") }.map(InterfaceScene.init)
  }

  /// The object that holds this one, through containers such as `subviews`; nil for a top-level object.
  public var owner: InterfaceObject? {
    for ancestor in element.ancestors {
      if ancestor.isNamed("objects") { return nil }
      if ancestor.isObject { return InterfaceObject(element: ancestor) }
    }
    return nil
  }

  /// The objects that this one holds, whatever holds them (`subviews`, `sections`, `key="navigationItem"`, or a
  /// container that nobody has heard of), in the order of the file. Connections and constraints are not among them, nor
  /// is what it looks like under a size class.
  public var containedObjects: [InterfaceObject] {
    var found: [InterfaceObject] = []
    Self.collect(element, into: &found)
    return found
  }

  private static func collect(_ element: InterfaceElement, into found: inout [InterfaceObject]) {
    let isLeftOut = { (child: InterfaceElement) in
      ["connections", "constraints", "variation"].contains { child.isNamed($0) }
    }
    for child in element.children where !isLeftOut(child) {
      if child.isObject {
        found.append(InterfaceObject(element: child))
      } else {
        collect(child, into: &found)
      }
    }
  }

  /// The objects below this one at any depth, in the order of the file.
  public var allContainedObjects: [InterfaceObject] {
    containedObjects.flatMap { [$0] + $0.allContainedObjects }
  }
}

extension InterfaceElement {
  /// Whether the element is an object of its own rather than a value or a container: something can refer to it, or it
  /// is a view (a cell's content view may have no identifier). Layout guides are values of their view.
  var isObject: Bool {
    self["id"] != nil ? !name.lowercased().hasSuffix("layoutguide") : hasViewGeometry
  }

  /// Whether the element has what only views have: a frame, an autoresizing mask or a content mode.
  var hasViewGeometry: Bool {
    self["contentMode"] != nil || hasFrame || child(key: "autoresizingMask") != nil
  }

  /// The value of a property that is an object, such as `view key="view"`; nil when it is missing or `<nil>`.
  func object(key: String) -> InterfaceObject? {
    children.first { !$0.isNamed("nil") && $0.has("key", equalTo: key) }.map(InterfaceObject.init)
  }

  /// The objects in a container such as `subviews`, `<nil>` left out.
  func objects(in container: String) -> [InterfaceObject] {
    elements(in: container).filter { !$0.isNamed("nil") }.map(InterfaceObject.init)
  }
}
