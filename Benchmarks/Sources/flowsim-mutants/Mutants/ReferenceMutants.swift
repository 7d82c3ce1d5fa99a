import FlowInterfaceBuilder

/// Breaks storyboard references: the storyboard's name, or the screen's identifier.
enum ReferenceMutants: MutantMaker {
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    let storyboards = Set(scope.documents.filter { $0.kind == .storyboard }.map(\.name))
    return scope.documents.flatMap { document in
      document.root.descendants.filter { $0.isNamed("viewControllerPlaceholder") }.flatMap { element -> [Mutant] in
        let target = element["storyboardName"] ?? document.name
        // What is not there to begin with cannot be broken.
        guard storyboards.contains(target) else { return [] }
        return ["storyboardName", "referencedIdentifier"].compactMap { attribute in
          guard let name = element[attribute], !name.isEmpty else { return nil }
          let taken = attribute == "storyboardName" ? storyboards : scope.sceneIdentifiers
          guard taken.contains(name) else { return nil }
          let other = breaker.broken(name, taken: taken)
          guard let edit = element.edit(attribute, to: other, in: document) else { return nil }
          return Mutant(
            .reference, file: document.file, line: edit.line, change: "\(attribute) '\(name)' becomes '\(other)'",
            edits: [edit], names: [name, other])
        }
      }
    }
  }
}
