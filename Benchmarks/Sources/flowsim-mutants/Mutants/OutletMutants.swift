import FlowInterfaceBuilder

/// Breaks outlets: the property in a document, or in the files of its class.
enum OutletMutants: MutantMaker {
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    var mutants: [Mutant] = []
    var connected: [String: Set<String>] = [:]
    for document in scope.documents {
      for element in document.root.descendants where element.isNamed("outlet") || element.isNamed("outletCollection") {
        guard let name = element["property"], let owner = element.connectionOwner?["customClass"],
          scope.hasOutlet(name, in: owner)
        else { continue }
        for one in scope.lineage(of: owner) { connected[one, default: []].insert(name) }
        let other = breaker.broken(name, taken: [])
        guard let edit = element.edit("property", to: other, in: document) else { continue }
        mutants.append(
          Mutant(
            .outletInStoryboard, file: document.file, line: edit.line,
            change: "outlet '\(name)' of \(owner) becomes '\(other)'", edits: [edit], names: [name, other]))
      }
    }
    for source in scope.sources {
      for type in source.types {
        for property in type.properties where property.isOutlet && connected[type.name]?.contains(property.name) == true
        {
          let other = breaker.broken(property.name, taken: [])
          let files = scope.files(of: type.name)
          mutants.append(
            Mutant(
              .outletInCode, file: source.path, line: source.line(property.range.lowerBound),
              change: "outlet \(property.name) of \(type.name) becomes \(other)",
              edits: files.flatMap { $0.renaming(property.name, to: other) }, names: [property.name, other]))
        }
      }
    }
    return mutants
  }
}

extension MutantScope {
  /// Whether a class, or a superclass, declares an outlet.
  fileprivate func hasOutlet(_ name: String, in owner: String) -> Bool {
    lineage(of: owner).contains { type in
      types[type, default: []].contains { $0.properties.contains { $0.name == name && $0.isOutlet } }
    }
  }

  /// The files that declare or extend a type.
  fileprivate func files(of type: String) -> [SwiftSource] {
    sources.filter { $0.types.contains { $0.name == type } }
  }
}
