import FlowInterfaceBuilder
import FlowModel

/// The prototypes of tables and collections that nothing makes.
///
/// - UIKit: a prototype is a nib of its own, which is registered for its reuse identifier and loaded where a cell is
///   dequeued by that.
struct PrototypeCells {
  let app: CheckedApp
  let code: AppCode

  /// The id of the prototype that a place is in, where it has no reuse identifier or nothing writes that.
  func unasked(at place: SourceLocation, in document: InterfaceDocument) -> String? {
    guard let element = document.root.descendants.first(where: { $0.location == place }),
      let cell = ([element] + element.ancestors).first(where: \.isPrototype)
    else { return nil }
    guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { return cell["id"] ?? "" }
    return isWritten(identifier) ? nil : cell["id"] ?? ""
  }

  private func isWritten(_ identifier: String) -> Bool {
    if code.facts.objectiveCTexts.contains(identifier) || code.facts.objectiveCMentions.contains(identifier) {
      return true
    }
    let source = app.written.source
    return source.trees(source.mentioning([identifier])).contains { $0.texts.contains(identifier) }
      || code.types.contains { $0.shortName == identifier || $0.cases.contains { $0.name == identifier } }
      || code.hasGeneratedConstant(of: identifier, source)
  }
}

extension InterfaceElement {
  /// Whether it is what tables and collections make others of.
  fileprivate var isPrototype: Bool { ["prototypes", "cells"].contains(ancestors.first { _ in true }?.name) }
}
