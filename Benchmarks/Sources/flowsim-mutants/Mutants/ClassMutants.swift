import FlowInterfaceBuilder

/// Breaks the names of custom classes: in a document, or in all of the code.
enum ClassMutants: MutantMaker {
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    let taken = Set(scope.types.keys)
    var mutants: [Mutant] = []
    for document in scope.documents {
      for element in document.root.descendants {
        guard let name = element["customClass"], scope.declaresClass(name) else { continue }
        let other = breaker.broken(name, taken: taken)
        guard let edit = element.edit("customClass", to: other, in: document) else { continue }
        mutants.append(
          Mutant(
            .classInStoryboard, file: document.file, line: edit.line, change: "class '\(name)' becomes '\(other)'",
            edits: [edit], names: [name, other],
            equivalence: element.isNamed("placeholder")
              ? "the owner of a xib is made by code: its class in the document is Interface Builder's alone" : nil))
      }
    }
    for source in scope.sources {
      for type in source.types where type.isClass && scope.customClasses.contains(type.name) {
        // A name that two targets declare stays where only one is renamed.
        guard scope.types[type.name]?.filter(\.isClass).count == 1 else { continue }
        let other = breaker.broken(type.name, taken: taken)
        let edits = scope.sources.flatMap { $0.renaming(type.name, to: other) }
        mutants.append(
          Mutant(
            .classInCode, file: source.path, line: source.line(type.nameRange.lowerBound),
            change: "class \(type.name) becomes \(other) in all of the code", edits: edits,
            names: [type.name, other]))
      }
    }
    return mutants
  }
}

extension MutantScope {
  /// Whether the Swift code declares a class of a name that it knows by no other name.
  func declaresClass(_ name: String) -> Bool { types[name]?.contains(where: \.isClass) == true }
}
