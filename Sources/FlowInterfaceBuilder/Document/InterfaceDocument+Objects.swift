extension InterfaceDocument {
  /// Everything of the document that has an identifier, in the order of the file.
  package var allObjects: some Sequence<InterfaceObject> {
    root.descendants.lazy.filter { $0["id"] != nil }.map(InterfaceObject.init)
  }

  /// The constraints of all views, in the order of the file.
  package var allConstraints: some Sequence<InterfaceConstraint> {
    root.descendants.lazy.filter { $0.isNamed("constraint") }.map(InterfaceConstraint.init)
  }

  /// Where the document's own settings are.
  package var location: SourceLocation { root.location }

  /// The names of other documents that this one says: those of references, of controllers' xibs, and what runtime
  /// attributes hand to the app's own classes, which may load it.
  package var namesOfOthers: [String] {
    root.descendants.compactMap { element in
      element["storyboardName"] ?? element["nibName"]
        ?? (element.isNamed("userDefinedRuntimeAttribute") ? element["value"] : nil)
    }
  }
}

extension InterfaceObject {
  /// What stands around it and has an identifier, the nearest first.
  package var surrounding: some Sequence<InterfaceObject> {
    element.ancestors.lazy.filter { $0["id"] != nil }.map(InterfaceObject.init)
  }
}
