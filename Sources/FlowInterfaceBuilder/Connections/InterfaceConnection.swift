extension InterfaceObject {
  /// The connections that begin at the object, in the order of the file.
  public var connections: [InterfaceConnection] {
    element.children.lazy.filter { $0.isNamed("connections") }.flatMap { $0.children.map(InterfaceConnection.init) }
  }

  /// The segues that begin at the object itself.
  public var segues: [InterfaceSegue] { connections.compactMap(\.segue) }

  /// The outlets that the object has.
  public var outlets: [InterfaceConnection] { connections.filter { $0.kind == .outlet } }

  /// The outlet collections' entries that the object has, in order.
  public var outletCollections: [InterfaceConnection] { connections.filter { $0.kind == .outletCollection } }

  /// The actions that the object sends.
  public var actions: [InterfaceConnection] { connections.filter { $0.kind == .action } }
}

extension InterfaceDocument {
  /// All connections in the order of the file, segues included.
  public var connections: [InterfaceConnection] {
    root.descendants.lazy.filter { $0.parent?.isNamed("connections") == true }.map(InterfaceConnection.init)
  }
}

/// A line that a developer drew from one object to another.
public struct InterfaceConnection: Sendable, Hashable {
  /// What a connection is.
  public enum Kind: Sendable, Hashable {
    /// A transition to another controller.
    case segue
    /// A property that holds the destination.
    case outlet
    /// A property that holds several objects, this destination among them.
    case outletCollection
    /// A message that is sent to the destination on an event.
    case action
    /// A kind that the reader does not know, by its tag, such as a Mac's `binding`.
    case other(String)
  }

  /// The connection's element.
  public let element: InterfaceElement

  /// What the connection is.
  public var kind: Kind {
    switch element.name {
    case "segue": .segue
    case "outlet": .outlet
    case "outletCollection": .outletCollection
    case "action": .action
    case let name: .other(name)
    }
  }

  /// The connection's identifier.
  public var id: String? { element["id"] }

  /// Where the connection is in the file.
  public var location: SourceLocation { element.location }

  /// The outlet's property.
  public var property: String? { element["property"] }

  /// The action's selector, such as `save:`.
  public var selector: String? { element["selector"] }

  /// The control event that sends the action, such as `touchUpInside`; nil for bar items and gestures.
  public var eventType: String? { element["eventType"] }

  /// The identifier of the object at the other end; for an action, its target.
  public var destinationID: String? { element["destination"] ?? element["target"] }

  /// The object at the other end; nil when the document has none of that identifier.
  public var destination: InterfaceObject? { element.object(referredBy: destinationID) }

  /// The object that the connection begins at.
  public var source: InterfaceObject? { element.parent?.parent.map(InterfaceObject.init) }

  /// Whether an outlet or action leads to an object of another scene. Each scene is loaded by itself, so nothing comes of
  /// such a connection, which many apps have where an object was copied from one scene to another.
  public var leavesScene: Bool {
    guard kind != .segue, let own = source?.scene, let other = destination?.scene else { return false }
    return own != other
  }

  /// The connection as a segue; nil for other kinds.
  public var segue: InterfaceSegue? { element.isNamed("segue") ? InterfaceSegue(element: element) : nil }
}
