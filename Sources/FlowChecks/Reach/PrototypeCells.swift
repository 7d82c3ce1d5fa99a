import FlowInterfaceBuilder
import FlowModel

/// The prototypes of tables and collections that nothing makes.
///
/// - UIKit: a prototype is a nib of its own, which is registered for its reuse identifier and loaded where a cell is
///   dequeued by that.
struct PrototypeCells {
  /// Whether code that runs asks for cells of an identifier.
  let isAsked: (String) -> Bool

  /// The id of the prototype that a place is in, where it has no reuse identifier or nothing asks for that.
  func unasked(at place: SourceLocation, in document: InterfaceDocument) -> String? {
    guard let element = document.root.descendants.first(where: { $0.location == place }),
      let cell = ([element] + element.ancestors).first(where: \.isPrototype)
    else { return nil }
    guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty, isAsked(identifier) else {
      return cell["id"] ?? ""
    }
    return nil
  }
}

extension InterfaceElement {
  /// Whether it is what tables and collections make others of.
  var isPrototype: Bool { ["prototypes", "cells"].contains(ancestors.first { _ in true }?.name) }
}
