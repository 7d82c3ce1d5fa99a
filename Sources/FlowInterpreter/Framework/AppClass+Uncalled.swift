import FlowModel

/// A method or property of an app's class by which a framework would reach it, and that the simulated framework does not
/// know.
package struct UncalledMember {
  /// As Swift writes it: `touchesBegan(_:with:)`, `keyCommands`.
  package let name: String
  /// The class that declares it.
  package let owner: String
  package let location: TreeLocation
  /// What its code sets and calls, by the names alone (``Interpreter/membersReached(from:of:)``).
  package var reached: Set<String> = []
  /// Its code, of a method that overrides another.
  var code: Code?

  /// The name without its labels.
  package var base: String { String(name.prefix { $0 != "(" }) }
}

extension Interpreter {
  /// What an app's class overrides of the framework's superclass that the simulated one lacks, or has for itself alone.
  ///
  /// - Parameter closed: the names that no class of the app's can override in the simulated framework.
  package func uncalledOverrides(of type: RuntimeType, closed: Set<String>) -> [UncalledMember] {
    guard let nominal = type.nominal, let framework = nominal.frameworkClass else { return [] }
    if let known = nominal.uncalledOverrides { return known }
    let found = findUncalledOverrides(of: nominal, framework, closed: closed)
    nominal.uncalledOverrides = found
    return found
  }

  private func findUncalledOverrides(
    of nominal: Nominal, _ framework: String, closed: Set<String>
  ) -> [UncalledMember] {
    let lineage = nominal.lineage
    // What the app's extensions add to the framework's classes is the app's own, too.
    let extended = (self.framework?.catalog.lineage(of: framework) ?? []).compactMap { program.libraryNominals[$0] }
    var found: [UncalledMember] = []
    for (place, each) in lineage.enumerated() {
      for (symbol, members) in each.members {
        for member in members {
          guard let declared = member.override(program) else { continue }
          let isOfApp = (lineage.dropFirst(place + 1) + extended).contains { further in
            further.members[symbol]?.contains { $0.declaredName(program) == declared.name } == true
          }
          if isOfApp { continue }
          // By a former name of another beginning nobody looks for an override.
          let now = self.framework?.catalog.formerMembers[declared.name] ?? declared.name
          let isOpen =
            !closed.contains(String(declared.name.prefix { $0 != "(" }))
            && now.prefix { $0 != "(" } == declared.name.prefix { $0 != "(" }
          if isOpen,
            [declared.name, declared.overridden].contains(where: { library.knows($0, of: framework, program) })
          {
            continue
          }
          var uncalled = UncalledMember(name: declared.name, owner: each.name, location: declared.location)
          if case .method(let code) = member {
            uncalled.reached = membersReached(from: code, of: nominal)
            uncalled.code = code
          }
          found.append(uncalled)
        }
      }
    }
    return found.sorted { ($0.location.source, $0.name) < ($1.location.source, $1.name) }
  }

  /// The methods of an app's class that are named as those of a framework's protocol are, and that the simulated
  /// protocol lacks.
  ///
  /// - Parameters:
  ///   - prefixes: how the protocol's methods begin.
  ///   - protocols: the simulated protocols.
  package func uncalledMethods(
    of type: RuntimeType, named prefixes: [String], in protocols: [String]
  ) -> [UncalledMember] {
    guard let nominal = type.nominal, let role = protocols.first else { return [] }
    if let known = nominal.uncalledMethods[role] { return known }
    let found = findUncalledMethods(of: nominal, named: prefixes, in: protocols)
    nominal.uncalledMethods[role] = found
    return found
  }

  private func findUncalledMethods(
    of nominal: Nominal, named prefixes: [String], in protocols: [String]
  ) -> [UncalledMember] {
    var found: [UncalledMember] = []
    for each in nominal.lineage {
      for case .method(let code) in each.members.values.joined() {
        guard let label = code.function.parameters.first,
          label.label == nil || label.label == "in" || label.label == "for",
          code.function.flags.isDisjoint(with: [.isStatic, .isClassMember, .isPrivate, .isFilePrivate]),
          prefixes.contains(where: code.function.name.hasPrefix),
          !protocols.contains(where: { library.knows(code.labelledName, of: $0, program) }), !takesOwnTypes(code),
          !isOfOwnProtocol(code, types.nominal(nominal)),
          // The action of a control that is named like a method of a delegate's.
          !code.function.attributes.contains("objc") || functions(naming: [code.function.name]).isEmpty
        else { continue }
        found.append(UncalledMember(name: code.labelledName, owner: each.name, location: code.location))
      }
    }
    return found.sorted { ($0.location.source, $0.name) < ($1.location.source, $1.name) }
  }

  /// Whether a method takes something of a type that the program, or a library that is not read, declares, which UIKit hands
  /// to nobody.
  private func takesOwnTypes(_ code: Code) -> Bool {
    let scope = TypeScope(owner: code.owner, generics: nil, this: nil)
    return code.function.parameters.contains { parameter in
      guard parameter.type >= 0 else { return false }
      let type = program.type(parameter.type, in: code.tree, scope).flattened
      if case .unknown(let name) = type.kind { return !["UI", "NS", "CG", "CA"].contains(where: name.hasPrefix) }
      return type.nominal.map { $0.kind != .library } ?? false
    }
  }

  /// The methods of an app's class that something which is not read may call, since a protocol that is not read may ask
  /// for them: those that take what is not read, and those that nothing in the app calls.
  ///
  /// - Parameter sender: the class whose objects such methods take, where the protocol is named after it.
  package func methodsToListen(of type: RuntimeType, sender: String?) -> [Code] {
    guard let nominal = type.nominal else { return [] }
    var found: [Code] = []
    for each in nominal.lineage {
      for case .method(let code) in each.members.values.joined() {
        guard
          code.function.flags.isDisjoint(with: [.isStatic, .isClassMember, .isPrivate, .isFilePrivate, .isOverride]),
          !code.function.attributes.contains("IBAction"), !isOfKnownProtocol(code, type)
        else { continue }
        let unread = code.function.parameters.compactMap { unreadType($0, of: code) }
        let isMeant =
          unread.isEmpty
          ? !code.function.attributes.contains("objc") && functions(naming: [code.function.name]).isEmpty
          : sender.map(unread.contains) ?? true
        if isMeant { found.append(code) }
      }
    }
    return found.sorted { ($0.location.source, $0.labelledName) < ($1.location.source, $1.labelledName) }
  }

  /// The method of a class or its superclasses that has a name, with its labels: `observeValue(forKeyPath:…)`.
  package func method(_ labelledName: String, of type: RuntimeType) -> Code? {
    guard let nominal = type.nominal else { return nil }
    for each in nominal.lineage {
      for case .method(let code) in each.members.values.joined() where code.labelledName == labelledName { return code }
    }
    return nil
  }

  /// The name of a parameter's type that neither the app nor a library here declares; nil for others.
  private func unreadType(_ parameter: TreeParameter, of code: Code) -> String? {
    guard parameter.type >= 0 else { return nil }
    let type = program.type(parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
    guard case .unknown(let name) = type.flattened.kind, !program.effectIndex.genericNames.contains(name) else {
      return nil
    }
    return name
  }

  /// Whether a method is what a protocol asks for that the app or a library here declares.
  private func isOfKnownProtocol(_ code: Code, _ type: RuntimeType) -> Bool {
    program.allProtocols(of: type).contains { each in
      each.libraryName.map { library.knows(code.labelledName, of: $0, program) } ?? asks(each, for: code)
    }
  }

  /// Whether a method is what a protocol asks for that the app, or a model of a library's, declares.
  private func isOfOwnProtocol(_ code: Code, _ type: RuntimeType) -> Bool {
    program.allProtocols(of: type).contains { asks($0, for: code) }
  }

  private func asks(_ type: RuntimeType, for code: Code) -> Bool {
    guard let nominal = type.nominal, nominal.kind == .protocol, let tree = nominal.tree else { return false }
    let requirements = (nominal.declaration?.functions ?? []).map { tree.codes[Int($0)] }
    return requirements.contains { $0.symbol == code.symbol && $0.labels == code.labels }
      || nominal.members[code.symbol]?.contains { $0.code?.labels == code.labels } == true
  }

  /// The protocols that an app's class names and that neither the app nor a library here declares.
  package func unknownProtocols(of type: RuntimeType) -> [String] {
    guard let nominal = type.nominal else { return [] }
    return nominal.lineage.flatMap(\.protocols).compactMap {
      if case .unknown(let name) = $0.kind { name } else { nil }
    }
  }
}

extension Member {
  /// The name with labels of a member that overrides another, that of the other, and the place.
  fileprivate func override(_ program: Program) -> (name: String, overridden: String, location: TreeLocation)? {
    switch self {
    case .method(let code) where code.function.flags.contains(.isOverride) && !code.isStatic:
      (code.labelledName, code.overriddenName, code.location)
    case .computed(let getter, _, let property) where property.flags.contains(.isOverride):
      (property.name, property.name, getter.location)
    case .observed(let willSet, let didSet, let property) where property.flags.contains(.isOverride):
      (didSet ?? willSet).map { (property.name, property.name, $0.location) }
    default: nil
    }
  }

  /// The name with labels.
  fileprivate func declaredName(_ program: Program) -> String? {
    switch self {
    case .method(let code): code.labelledName
    case .computed(_, _, let property), .observed(_, _, let property): property.name
    case .stored(let symbol, _): program.symbols.text(of: symbol)
    default: nil
    }
  }
}

extension Library {
  /// Whether a class or protocol, or one that it inherits from, has a member of a name with these labels.
  fileprivate func knows(_ name: String, of type: String, _ program: Program) -> Bool {
    let selector = SelectorName(name)
    let base = selector.base
    return program.catalog.ancestry(of: type).contains { each in
      guard let labels = selector.labels else { return properties[each]?[base] != nil }
      return methods[each]?[base]?.contains { $0.labels == labels } == true
    }
  }
}
