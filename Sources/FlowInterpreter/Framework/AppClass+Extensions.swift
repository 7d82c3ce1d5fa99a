import FlowModel

/// What an app's extensions override of a framework's classes.
extension Interpreter {
  /// Whether the app extends any class of a library's.
  package var extendsFramework: Bool { !program.libraryNominals.isEmpty }

  /// The getter, or the method without arguments, by which an extension of the app's overrides what a framework's class
  /// has.
  package func extensionOverride(of property: String, inFrameworkClass name: String) -> Code? {
    let symbol = program.symbols[property]
    for each in framework?.catalog.lineage(of: name) ?? [] {
      for member in program.libraryNominals[each]?.members[symbol] ?? [] {
        switch member {
        case .computed(let getter, _, _): return getter
        case .method(let code) where code.function.parameters.isEmpty: return code
        default: continue
        }
      }
    }
    return nil
  }

  /// The method by which an extension of the app's overrides that of a framework's class, or of one that this inherits
  /// from.
  ///
  /// - Parameters:
  ///   - name: its name, with labels.
  ///   - overrides: whether it overrides one of the class; else it is one of a protocol's.
  package func extensionMethod(_ name: String, inFrameworkClass type: String, overrides: Bool = true) -> Code? {
    let symbol = program.symbols[String(name.prefix { $0 != "(" })]
    for each in framework?.catalog.lineage(of: type) ?? [] {
      for case .method(let code) in program.libraryNominals[each]?.members[symbol] ?? []
      where code.function.flags.contains(.isOverride) == overrides && code.labelledName == name {
        return code
      }
    }
    return nil
  }

  /// What extensions of the app's override of a framework's class, or of those that it inherits from, and that nobody
  /// calls.
  ///
  /// - Parameter called: the names without labels of those that are called.
  package func uncalledExtensions(of type: String, called: Set<String>) -> [UncalledMember] {
    let lineage = framework?.catalog.lineage(of: type) ?? []
    var found: [UncalledMember] = []
    for (place, each) in lineage.enumerated() {
      for (symbol, members) in program.libraryNominals[each]?.members ?? [:] {
        for case .method(let code) in members
        where code.function.flags.contains(.isOverride) && !code.isStatic && !called.contains(code.function.name) {
          // What another extension of the app's declares is the app's own.
          let isOfApp = lineage.dropFirst(place + 1).contains { further in
            program.libraryNominals[further]?.members[symbol]?.contains { $0.code?.labels == code.labels } == true
          }
          if isOfApp { continue }
          found.append(UncalledMember(name: code.labelledName, owner: each, location: code.location))
        }
      }
    }
    return found.sorted { ($0.location.source, $0.name) < ($1.location.source, $1.name) }
  }
}
