/// A class that Objective-C declares, joined with its categories and superclasses.
package struct ObjectiveCLineage: Sendable {
  /// All parts of the class and of its superclasses, as far as the files declare them.
  package var parts: [ObjectiveCClass] = []
  /// What the superclasses end with.
  package var root = ClassRoot.none
  /// Whether all of their members were read: of each the implementation is here.
  package var isWhole = true
}

extension AppCode {
  /// What Objective-C declares of a class and of those that it inherits from.
  package func objectiveCLineage(of name: String) -> ObjectiveCLineage {
    var lineage = ObjectiveCLineage()
    var known: Set<String> = []
    var next = name
    while let own = objectiveC[next], known.insert(next).inserted {
      lineage.parts += own + (objectiveCCategories[next] ?? [])
      if !own.contains(where: \.isImplementation) { lineage.isWhole = false }
      let superclasses = Set(own.compactMap(\.superclass))
      // Two classes of one name.
      guard superclasses.count < 2 else {
        lineage.root = .unknown(next)
        break
      }
      guard let superclass = superclasses.first else { break }
      lineage.root = AppleClass.isName(superclass) ? .framework(superclass) : .unknown(superclass)
      next = superclass
    }
    if !lineage.parts.allSatisfy(\.isWhole) { lineage.isWhole = false }
    return lineage
  }

  /// The categories of classes that the files do not declare in Objective-C: of Apple's classes, and of the app's Swift.
  package var objectiveCExtensions: [ObjectiveCClass] {
    facts.objectiveCCategories.filter { objectiveC[$0.name] == nil }
  }

  /// The names of the classes that the files declare in Objective-C.
  package var objectiveCNames: [String] { Array(objectiveC.keys) }

  /// The controller of a name that Objective-C declares, where its superclasses are known; of several the nearest.
  package func objectiveCController(_ name: String, near file: String) -> ObjectiveCClass? {
    guard case .framework(let root) = objectiveCLineage(of: name).root,
      FrameworkAncestry.isKind(root, of: "UIViewController") == true
    else { return nil }
    return PathNearness.nearest(objectiveC[name] ?? [], to: file, \.location.file)
  }

  /// The part that a reader looks for: the implementation, where it is here.
  package func objectiveCPlace(of one: ObjectiveCClass) -> SourceLocation {
    let parts = objectiveC[one.name] ?? []
    let implementations = parts.filter(\.isImplementation)
    return (PathNearness.nearest(implementations, to: one.location.file, \.location.file) ?? one).location
  }
}
