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
}
