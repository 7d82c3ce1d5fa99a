import SwiftSyntax

/// Breaks raw values and constants that name a segue, and that a `prepare` or a `performSegue` uses.
enum SegueConstantMutants: MutantMaker {
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    let used = usedNames(in: scope)
    var mutants: [Mutant] = []
    for source in scope.sources {
      for literal in source.literals {
        guard scope.segueIdentifiers.contains(literal.text), let name = literal.constantName, used.contains(name) else {
          continue
        }
        let other = breaker.broken(literal.text, taken: scope.segueIdentifiers)
        mutants.append(
          mutant(
            source.edit(literal.range, other), "\(name) = \"\(literal.text)\" becomes \"\(other)\"", literal.text, other
          )
        )
      }
      for type in source.types where type.node.is(EnumDeclSyntax.self) && type.inherited.first == "String" {
        for one in type.cases where !one.hasRawValue && scope.segueIdentifiers.contains(one.name) {
          guard used.contains(one.name) else { continue }
          let other = breaker.broken(one.name, taken: scope.segueIdentifiers)
          let place = one.range.upperBound..<one.range.upperBound
          mutants.append(
            mutant(source.edit(place, " = \"\(other)\""), "case \(one.name) becomes \"\(other)\"", one.name, other))
        }
      }
    }
    return mutants
  }

  private static func mutant(_ edit: Edit, _ change: String, _ name: String, _ other: String) -> Mutant {
    Mutant(
      .segueInConstant, file: edit.file, line: edit.line, change: change, edits: [edit], names: [name, other])
  }

  /// The names that stand in a `prepare`, or in the arguments of a `performSegue`.
  private static func usedNames(in scope: MutantScope) -> Set<String> {
    var names: Set<String> = []
    for source in scope.sources {
      let places =
        source.prepares.map(\.node.bytes)
        + source.calls.filter { $0.calledName?.hasPrefix("performSegue") == true }.map(\.bytes)
      guard !places.isEmpty else { continue }
      for (name, ranges) in source.names
      where ranges.contains(where: { range in places.contains { $0.contains(range.lowerBound) } }) {
        names.insert(name)
      }
    }
    return names
  }
}
