extension InterfaceObject {
  /// What a placeholder stands for, such as `IBFilesOwner` and `IBFirstResponder`.
  public var placeholderIdentifier: String? { element["placeholderIdentifier"] }

  /// Whether the object is a scene's exit.
  public var isExit: Bool { element.isNamed("exit") || element.has("sceneMemberID", equalTo: "exit") }

  /// Whether the object stands for the first responder.
  public var isFirstResponder: Bool {
    element.has("placeholderIdentifier", equalTo: "IBFirstResponder")
      || element.has("sceneMemberID", equalTo: "firstResponder") || (element.has("id", equalTo: "-2") && isTopLevel)
  }

  /// Whether the object stands for the file's owner of a xib.
  public var isFilesOwner: Bool {
    element.has("placeholderIdentifier", equalTo: "IBFilesOwner") || (element.has("id", equalTo: "-1") && isTopLevel)
  }

  /// Whether the object is a storyboard reference: a placeholder for a controller of another storyboard, or of
  /// another scene of this one.
  public var isReference: Bool { element.name.lowercased().hasSuffix("controllerplaceholder") }

  /// The storyboard that a reference names; nil when it refers to its own storyboard.
  public var storyboardName: String? { element["storyboardName"] }

  /// The storyboard identifier that a reference names; nil when it means the storyboard's initial controller.
  public var referencedIdentifier: String? { element["referencedIdentifier"] }

  /// The bundle that a reference names; nil for the app's main bundle.
  public var bundleIdentifier: String? { element["bundleIdentifier"] }

  private var isTopLevel: Bool { element.parent?.isNamed("objects") == true }
}
