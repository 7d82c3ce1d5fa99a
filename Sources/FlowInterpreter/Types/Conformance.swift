extension Program {
  /// All protocols that a type conforms to by what the app and the libraries declare, nearest first.
  func allProtocols(of type: RuntimeType) -> [RuntimeType] {
    var found: [RuntimeType] = []
    var queue: [RuntimeType] = []
    if let nominal = type.nominal {
      for each in nominal.lineage { queue += each.protocols }
      if nominal.kind == .protocol { queue.insert(type, at: 0) }
    } else if case .composition(let parts) = type.kind {
      queue += parts
    }
    if let name = type.libraryName {
      queue += libraryNominals[name]?.protocols ?? []
      queue += catalog.protocols(of: name).map { library($0, []) }
    }
    if let last = type.nominal?.lineage.last?.superclass, let name = last.libraryName {
      if catalog.frameworkClasses.contains(name) { queue.append(last) }
      queue += libraryNominals[name]?.protocols ?? []
    }
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard !found.contains(next) else { continue }
      found.append(next)
      if let nominal = next.nominal {
        queue += nominal.protocols
      } else if let name = next.libraryName {
        queue += catalog.protocols(of: name).map { library($0, []) }
        queue += libraryNominals[name]?.protocols ?? []
      }
    }
    return found
  }

  /// Whether a type is another one, inherits from it or conforms to it; nil where that is not known.
  func conforms(_ type: RuntimeType, to other: RuntimeType) -> Bool? {
    if type === other { return true }
    switch (type.kind, other.kind) {
    case (_, .any): return true
    case (.unknown, _): return nil
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
    case (.nominal(let nominal, let arguments), .nominal(let wanted, let wantedArguments)):
      if wanted.isClass {
        for each in nominal.lineage where each === wanted {
          guard nominal === wanted, arguments.count == wantedArguments.count else { return true }
          return zip(arguments, wantedArguments).allSatisfy { $0 === $1 || $0.isUnknown || $1.isUnknown }
        }
        return false
      }
      if wanted === nominal {
        return zip(arguments, wantedArguments).allSatisfy { $0 === $1 || $0.isUnknown || $1.isUnknown }
      }
      guard wanted.kind == .protocol else { return false }
    case (.nominal(let nominal, _), .anyObject): return nominal.isClass
    case (.library, .library(let wanted, _)) where catalog.frameworkClasses.contains(wanted):
      return allProtocols(of: type).contains(other)
    case (_, .anyObject): return catalog.isClass(type.libraryName ?? "")
    default: break
    }
    guard let known = type.conformances[ObjectIdentifier(other)] else {
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
        if let framework = type.nominal?.frameworkClass, !catalog.frameworkClasses.contains(framework) { return nil }
        if name == "Sendable" { return true }
        if name == "Error", type.nominal != nil { return false }
        return catalog.isComplete(for: name) ? false : nil
      }
      return type.nominal?.frameworkClass.map(catalog.frameworkClasses.contains) ?? true ? false : nil
    default: return false
    }
  }
}
