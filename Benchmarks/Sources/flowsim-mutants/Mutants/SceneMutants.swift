import FlowInterfaceBuilder

/// Breaks storyboard identifiers in storyboards and in code, and the names of storyboards in code.
enum SceneMutants: MutantMaker {
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    let storyboards = Set(scope.documents.filter { $0.kind == .storyboard }.map(\.name))
    var mutants: [Mutant] = []
    for document in scope.documents {
      for element in document.root.descendants {
        guard let name = element["storyboardIdentifier"], !name.isEmpty else { continue }
        let other = breaker.broken(name, taken: scope.sceneIdentifiers)
        guard let edit = element.edit("storyboardIdentifier", to: other, in: document) else { continue }
        mutants.append(
          Mutant(
            .sceneInStoryboard, file: document.file, line: edit.line, change: "screen '\(name)' becomes '\(other)'",
            edits: [edit], names: [name, other], equivalence: scope.equivalence(ofScene: name)))
      }
    }
    for source in scope.sources {
      for call in source.calls {
        guard let literal = call.firstLiteral else { continue }
        let isScene = call.calledName?.hasPrefix("instantiateViewController") == true
        guard isScene || call.calledName == "UIStoryboard" else { continue }
        let known = isScene ? scope.sceneIdentifiers : storyboards
        guard known.contains(literal.text) else { continue }
        let other = breaker.broken(literal.text, taken: known)
        let edit = source.edit(literal.range, other)
        mutants.append(
          Mutant(
            isScene ? .sceneInCode : .storyboardInCode, file: source.path, line: edit.line,
            change: "\"\(literal.text)\" becomes \"\(other)\"", edits: [edit], names: [literal.text, other]))
      }
    }
    return mutants
  }
}

extension MutantScope {
  /// Why nobody misses a storyboard identifier; nil when somebody may.
  fileprivate func equivalence(ofScene name: String) -> String? {
    let isReferred = documents.contains { document in
      document.root.descendants.contains { $0.has("referencedIdentifier", equalTo: name) }
    }
    // Code may make the identifier from a class's name.
    let isMadeOfClass = namesClassesAsText && mayBeMadeByName(name)
    guard !isReferred, !mayName(name), !isMadeOfClass else { return nil }
    return "no code has the storyboard identifier, in a literal, a case, a member or a class's name, and no reference"
  }

  /// Whether code may make the identifier of a screen from a class's name.
  private var namesClassesAsText: Bool {
    ["describing", "reflecting", "NSStringFromClass"].contains(where: hasWord)
      && sources.contains { source in
        source.calls.contains { call in
          call.calledName?.hasPrefix("instantiateViewController") == true && call.firstLiteral == nil
        }
      }
  }
}
