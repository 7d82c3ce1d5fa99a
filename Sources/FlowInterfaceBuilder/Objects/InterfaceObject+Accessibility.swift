extension InterfaceObject {
  /// What the document says for assistive technologies and UI tests; nil when it says nothing.
  public var accessibility: InterfaceAccessibility? {
    (element.child(key: "accessibilityConfiguration") ?? element.child(named: "accessibility"))
      .map(InterfaceAccessibility.init)
  }

  /// The identifier that UI tests find the object by.
  public var accessibilityIdentifier: String? { accessibility?.identifier }

  /// What VoiceOver says of the object.
  public var accessibilityLabel: String? { accessibility?.label }
}

/// What a document says of an object for assistive technologies and UI tests.
public struct InterfaceAccessibility: Sendable, Hashable {
  /// The `<accessibility>` element.
  public let element: InterfaceElement

  /// The identifier that UI tests find the object by.
  public var identifier: String? { element.string("identifier") }

  /// What VoiceOver says of the object.
  public var label: String? { element.string("label") }

  /// What VoiceOver says that using the object does.
  public var hint: String? { element.string("hint") }

  /// The traits that are set, such as `button`; nil where the document leaves the class's own.
  public var traits: [String]? { element.child(key: "traits")?.options }

  /// Whether the object is an element of its own; nil where the document leaves the class's default.
  public var isElement: Bool? { element.child(key: "isElement")?.bool("value") }
}
