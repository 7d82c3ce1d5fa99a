import FlowInterfaceBuilder
import FlowModel

/// The prototypes of tables and collections.
///
/// - UIKit: a prototype is a nib of its own, which is registered for its reuse identifier and loaded where a cell is
///   dequeued by that.
enum PrototypeCells {
  /// The prototype that a place is in.
  static func prototype(at place: SourceLocation, in document: InterfaceDocument) -> InterfaceElement? {
    guard let element = document.root.descendants.first(where: { $0.location == place }) else { return nil }
    return ([element] + element.ancestors).first(where: \.isPrototype)
  }
}

extension InterfaceElement {
  /// Whether it is what tables and collections make others of.
  var isPrototype: Bool { ["prototypes", "cells"].contains(ancestors.first { _ in true }?.name) }
}
