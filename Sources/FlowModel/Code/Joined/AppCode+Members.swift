extension AppCode {
  /// Everything that a member of a type may be declared in: the type, its superclasses, then the protocols with their
  /// extensions, and the app's extensions of frameworks' classes that it inherits from.
  package func sources(of type: CodeType) -> [CodeType] { memberSources[type.id].map { types[$0] } }

  /// The stored and computed properties of a type by name, nearest first: own, inherited, of protocol extensions.
  package func properties(named name: String, of type: CodeType) -> [(property: CodeProperty, owner: CodeType)] {
    sources(of: type).flatMap { owner in
      owner.properties.filter { $0.name == name }.map { ($0, owner) }
    }
  }

  /// The functions of a type by base name, nearest first: own, inherited, default implementations of protocols.
  package func functions(named name: String, of type: CodeType) -> [(function: CodeFunction, owner: CodeType)] {
    guard callableNames.contains(name) else { return [] }
    return sources(of: type).flatMap { owner in (owner.callable[name] ?? []).map { ($0, owner) } }
  }

  /// The function that a call of `name` with these labels reaches; nil when the app has none.
  package func function(
    _ name: String, labels: [String?], of type: CodeType
  ) -> (function: CodeFunction, owner: CodeType)? {
    guard callableNames.contains(name) else { return nil }
    var only: (function: CodeFunction, owner: CodeType)?
    var count = 0
    for source in memberSources[type.id] {
      for function in types[source].callable[name] ?? [] {
        if function.takes(labels) { return (function, types[source]) }
        only = (function, types[source])
        count += 1
      }
    }
    return count == 1 ? only : nil
  }

  func traceSources() -> [[Int]] {
    let protocols = Set(types.filter { $0.kind == .protocol }.map(\.shortName))
      .union(aliases.keys.map(CodeType.lastName))
    // Most of what stands after a colon is a superclass, or a protocol of others.
    let named = types.map { type in
      type.inherited.filter { protocols.contains(CodeType.lastName(TypeAliases.withoutArguments($0))) }
    }
    return types.map { traceSources(of: $0, named) }
  }

  private func traceSources(of type: CodeType, _ named: [[String]]) -> [Int] {
    let (lineage, root) = lineages[type.id]
    var sources = lineage
    var names = lineage.flatMap { named[$0] }
    var seen: Set<String> = []
    while !names.isEmpty {
      let name = names.removeFirst()
      guard seen.insert(name).inserted, let next = self.type(name, in: type), next.kind == .protocol else { continue }
      sources.append(next.id)
      names += next.inherited
    }
    guard case .framework(let name) = root else { return sources }
    return sources
      + FrameworkAncestry.lineage(of: name).flatMap { types(named: $0) }
      .filter { $0.kind == .extension && isVisible($0, to: type) }.map(\.id)
  }
}

extension CodeFunction {
  /// Whether a call with these labels fits: all are the parameters' own, in order, and none without default is missing.
  package func takes(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let next = rest.first, next == parameter.label || (next == nil && parameter.type.contains("->")) {
        rest.removeFirst()
      } else if !parameter.hasDefault, !parameter.type.hasSuffix("...") {
        return false
      }
    }
    return rest.isEmpty
  }
}
