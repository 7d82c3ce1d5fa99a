import FlowInterfaceBuilder

/// A segue that was performed, from whom to whom.
package struct PerformedSegue: Hashable, Sendable {
  /// Its object id in its document.
  package let id: String?
  /// Where it begins in its document.
  package let location: SourceLocation
  package let source: TraceSubject
  package let destination: TraceSubject
}

/// A segue as the storyboard describes it, ready to be performed any number of times.
struct SegueTemplate: Sendable {
  let segue: InterfaceSegue
  let documentName: String

  var identifier: String? { segue.identifier }

  /// The segue in words: its kind and identifier.
  var description: String {
    segue.identifier.map { "\(segue.kind) segue \"\($0)\"" } ?? "\(segue.kind) segue"
  }

  /// Those of a scene, but for relationships.
  static func all(of scene: InterfaceScene, documentName: String) -> [SegueTemplate] {
    scene.segues.filter { !$0.isRelationship }.map { SegueTemplate(segue: $0, documentName: documentName) }
  }
}
