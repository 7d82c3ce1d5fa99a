import FlowInterfaceBuilder

/// Which classes the segues of a class's scenes lead to.
enum SegueWays {
  /// Whether a segue leads from a scene of a class, or of one that inherits from it, to a scene of another. Through a
  /// reference or a class of a framework, it may.
  static func lead(from owner: String, to destination: String, in scope: MutantScope) -> Bool {
    let owners = scope.family(of: owner)
    let destinations = scope.family(of: destination)
    return scope.documents.contains { document in
      document.segues.contains { segue in
        guard !["relationship", "unwind"].contains(segue.element["kind"] ?? ""),
          let source = segue.element.controller, source["customClass"].map(owners.contains) == true,
          let target = segue.element["destination"].flatMap(document.object(withID:))?.element
        else { return false }
        return leads(target, to: destinations, in: document)
      }
    }
  }

  private static func leads(
    _ target: InterfaceElement, to classes: Set<String>, in document: InterfaceDocument, depth: Int = 0
  ) -> Bool {
    if target.isNamed("viewControllerPlaceholder") { return true }
    if let name = target["customClass"], classes.contains(name) { return true }
    guard depth < 4 else { return false }
    return target.elements(in: "connections").contains { segue in
      guard segue.has("kind", equalTo: "relationship"),
        let child = segue["destination"].flatMap(document.object(withID:))?.element
      else { return false }
      return leads(child, to: classes, in: document, depth: depth + 1)
    }
  }
}

extension InterfaceElement {
  /// The controller of the scene around an element.
  fileprivate var controller: InterfaceElement? {
    var outermost: InterfaceElement?
    for ancestor in ancestors {
      if ancestor.isNamed("objects") {
        return outermost?["sceneMemberID"] == "viewController" ? outermost : sceneController(ancestor)
      }
      outermost = ancestor
    }
    return nil
  }

  private func sceneController(_ objects: InterfaceElement) -> InterfaceElement? {
    objects.children.first { $0["sceneMemberID"] == "viewController" }
  }
}
