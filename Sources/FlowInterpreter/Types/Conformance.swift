extension Program {
  /// All protocols that a type conforms to by what the app and the libraries declare: one that refines another one goes
  /// before it.
  func allProtocols(of type: RuntimeType) -> [RuntimeType] {
    if let known = type.allProtocols { return known }
    // What a conformance hangs on may ask for the same type again.
    type.allProtocols = []
    let found = foundProtocols(of: type)
    type.allProtocols = found
    return found
  }

  private func foundProtocols(of type: RuntimeType) -> [RuntimeType] {
    var queue: [RuntimeType] = []
    if let nominal = type.nominal {
      for each in nominal.lineage where !each.conformances.isEmpty { queue += declaredProtocols(each, of: type) }
      if nominal.kind == .protocol { queue.insert(type, at: 0) }
    } else if case .composition(let parts) = type.kind {
      queue += parts
    }
    if let name = type.libraryName {
      if let extended = libraryNominals[name] { queue += declaredProtocols(extended, of: type) }
      queue += catalog.protocols(of: name).map { library($0, []) }
    }
    if let last = type.nominal?.lineage.last?.superclass, let name = last.libraryName {
      if catalog.frameworkClasses.contains(name) { queue.append(last) }
      queue += libraryNominals[name]?.protocols ?? []
    }
    var found: [RuntimeType] = []
    var seen: Set<RuntimeType> = []
    var next = 0
    while next < queue.count {
      let one = queue[next]
      next += 1
      guard seen.insert(one).inserted else { continue }
      found.append(one)
      queue += inheritedProtocols(one)
    }
    return refiningFirst(found)
  }

  private func inheritedProtocols(_ type: RuntimeType) -> [RuntimeType] {
    if let nominal = type.nominal { return nominal.protocols }
    guard let name = type.libraryName else { return [] }
    return catalog.protocols(of: name).map { library($0, []) } + (libraryNominals[name]?.protocols ?? [])
  }

  /// The protocols that a type's declaration and extensions name, as far as their `where` clauses hold for it.
  private func declaredProtocols(_ nominal: Nominal, of type: RuntimeType) -> [RuntimeType] {
    nominal.conformances.compactMap { conformance in
      guard conformance.isConditional else { return conformance.type }
      return holds(conformance, nominal, of: type) != false ? conformance.type : nil
    }
  }

  /// Whether the `where` clause of a conformance holds for a type; nil where that is not known.
  private func holds(_ conformance: Conformance, _ nominal: Nominal, of type: RuntimeType) -> Bool? {
    let scope = TypeScope(owner: nominal, generics: type.bindings, this: type)
    let answers = conformance.part.requirements.map { requirement -> Bool? in
      let left = self.type(requirement.left, in: conformance.tree, scope)
      let right = self.type(requirement.right, in: conformance.tree, scope)
      if left.isPartlyUnknown { return nil }
      if requirement.isSame { return left === right }
      // A protocol does not conform to itself, but for `Error`.
      if left.isOpen, left === right { return left.name == "Error" || left.name == "Any" }
      if left.isOpen, left.name != "Error" { return left.nominal.map { _ in false } ?? nil }
      return conforms(left, to: right)
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// Protocols in an order in which one that refines another one goes before it.
  private func refiningFirst(_ protocols: [RuntimeType]) -> [RuntimeType] {
    var ordered: [RuntimeType] = []
    for each in protocols {
      let place = ordered.firstIndex { refines(each, $0) } ?? ordered.endIndex
      ordered.insert(each, at: place)
    }
    return ordered
  }

  private func refines(_ type: RuntimeType, _ other: RuntimeType) -> Bool {
    guard type.nominal != nil, other.nominal != nil, type !== other else { return false }
    var queue = inheritedProtocols(type)
    var seen: Set<RuntimeType> = []
    while let next = queue.popLast() {
      if next === other { return true }
      if seen.insert(next).inserted { queue += inheritedProtocols(next) }
    }
    return false
  }

  /// Whether what a type conforms to hangs on `where` clauses.
  func hasConditionalConformance(_ type: RuntimeType) -> Bool {
    var nominals = type.nominal.map { Array($0.lineage) } ?? []
    if let name = type.libraryName, let extended = libraryNominals[name] { nominals.append(extended) }
    return nominals.contains { $0.conformances.contains(where: \.isConditional) }
  }

  /// Whether a type conforms to a protocol only where a `where` clause holds of which that is not known.
  private func isUndecided(_ type: RuntimeType, _ other: RuntimeType) -> Bool {
    var nominals = type.nominal.map { Array($0.lineage) } ?? []
    if let name = type.libraryName, let extended = libraryNominals[name] { nominals.append(extended) }
    let naming = nominals.flatMap { nominal in
      nominal.conformances.filter { $0.type === other || refines($0.type, other) }.map { ($0, nominal) }
    }
    guard !naming.isEmpty else { return false }
    return naming.allSatisfy { $0.0.isConditional && holds($0.0, $0.1, of: type) == nil }
  }

  /// Whether a type is another one, inherits from it or conforms to it; nil where that is not known.
  func conforms(_ type: RuntimeType, to other: RuntimeType) -> Bool? {
    if type === other { return true }
    switch (type.kind, other.kind) {
    case (_, .any): return true
    case (.unknown, _): return nil
    case (.nominal(let nominal, _), .unknown(let name)) where nominal.unreadSuperclass == name: return true
    case (.optional(let inner), .optional(let outer)): return conforms(inner, to: outer)
    case (.array(let inner), .array(let outer)), (.set(let inner), .set(let outer)): return conforms(inner, to: outer)
    case (.dictionary(let key, let value), .dictionary(let outerKey, let outerValue)):
      guard let keys = conforms(key, to: outerKey), let values = conforms(value, to: outerValue) else { return nil }
      return keys && values
    case (_, .optional(let outer)): return conforms(type, to: outer)
    case (_, .composition(let parts)):
      let answers = parts.map { conforms(type, to: $0) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case (.metatype(let inner), .metatype(let outer)): return conforms(inner, to: outer)
    case (.tuple(let inner, _), .tuple(let outer, _)):
      guard inner.count == outer.count else { return false }
      let answers = zip(inner, outer).map { conforms($0, to: $1) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case (.nominal(let nominal, let arguments), .nominal(let wanted, let wantedArguments)):
      if wanted.isClass {
        for each in nominal.lineage where each === wanted {
          guard nominal === wanted, arguments.count == wantedArguments.count, !wanted.isOfObjectiveC
          else { return true }
          return zip(arguments, wantedArguments).allSatisfy { $0 === $1 || $0.isUnknown || $1.isUnknown }
        }
        return false
      }
      if wanted === nominal {
        return zip(arguments, wantedArguments).allSatisfy { $0 === $1 || $0.isUnknown || $1.isUnknown }
      }
      guard wanted.kind == .protocol else { return false }
    case (.nominal(let nominal, _), .anyObject): return nominal.isClass
    case (_, .library("AnyHashable", _)): return conforms(type, to: library("Hashable", []))
    case (.library, .library(let wanted, let arguments)) where catalog.frameworkClasses.contains(wanted):
      let inherited = allProtocols(of: type)
      // `NSLayoutAnchor<NSLayoutXAxisAnchor>`, of which that class inherits.
      if arguments.count == 1, let own = arguments[0].libraryName,
        catalog.ancestry(of: own).dropFirst().contains(wanted)
      {
        return type === arguments[0] || inherited.contains(arguments[0])
      }
      return inherited.contains(other)
    case (_, .anyObject): return catalog.isClass(type.libraryName ?? "")
    default: break
    }
    if case .nominal(let wanted, let primary) = other.kind, wanted.kind == .protocol, !primary.isEmpty {
      return conforms(type, to: wanted, primary: primary)
    }
    guard let known = type.conformances[ObjectIdentifier(other)] else {
      if isUndecided(type, other) { return nil }
      let answer = allProtocols(of: type).contains(other) ? true : isKnownNotToConform(type, to: other)
      if let answer { type.conformances[ObjectIdentifier(other)] = answer }
      return answer
    }
    return known
  }

  private func isKnownNotToConform(_ type: RuntimeType, to other: RuntimeType) -> Bool? {
    switch other.kind {
    case .unknown: return nil
    case .library(let name, _):
      // What Swift's library declares of its own types is in the catalog; a framework's class may be anything.
      if catalog.isProtocol(name) {
        if type.nominal?.unreadSuperclass != nil { return nil }
        if let framework = type.nominal?.frameworkClass, !catalog.frameworkClasses.contains(framework) { return nil }
        if name == "Sendable" { return true }
        // What a type of the app's conforms to the app says; a class of a library's may be more.
        if let nominal = type.nominal, nominal.kind != .protocol, nominal.kind != .actor, nominal.frameworkClass == nil
        {
          return false
        }
        if name == "Error", type.nominal != nil { return false }
        return catalog.isComplete(for: name) ? false : nil
      }
      return type.nominal?.frameworkClass.map(catalog.frameworkClasses.contains) ?? true ? false : nil
    default: return false
    }
  }
}
