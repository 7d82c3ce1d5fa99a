import FlowModel

/// What declarations say that is found out when it is asked for.
extension Program {
  /// Whether the app has an operator of that name; one that is no operator of Swift's may be any of the app's.
  func declares(_ operation: TreeOperator) -> Bool {
    ownOperators & 1 << UInt64(unsafeBitCast(operation, to: UInt8.self)) != 0
  }

  /// The path of the first of the app's files that imports a module and mentions one of several names; nil for none.
  package func file(importing module: String, mentioning names: Set<String>) -> String? {
    let found = trees.filter { tree in
      !tree.isModel && tree.tree.imports.contains(module) && tree.tree.texts.contains(where: names.contains)
    }
    return found.map(\.tree.path).min()
  }

  func fields(of nominal: Nominal) -> [Field] {
    var fields = nominal.superclass?.nominal?.fields ?? []
    for (tree, property) in nominal.stored {
      fields.append(Field(symbols[property.name], fields.count, tree, property, nominal))
    }
    return fields
  }

  /// Whether `@Name` is a type of the app's: a global actor.
  func isDeclared(attribute text: String) -> Bool {
    text.first == "@" && nominals[String(text.dropFirst().prefix { $0 != "(" })] != nil
  }

  func superclass(of nominal: Nominal) -> RuntimeType? {
    guard nominal.isClass, let first = nominal.firstInherited else { return nil }
    // `class List: Kit.List`: the superclass is another module's.
    guard inheriting.insert(ObjectIdentifier(nominal)).inserted else { return nil }
    defer { inheriting.remove(ObjectIdentifier(nominal)) }
    // Not from inside the type: what its own names stand for hangs on its superclass.
    return superclass(
      type(first.type, in: first.tree, TypeScope(owner: nominal.owner, generics: nil, this: nil)), of: nominal)
  }

  /// The class that a type is of which a class inherits, or that is a part of it: `UIView & Themed`.
  private func superclass(_ type: RuntimeType, of nominal: Nominal) -> RuntimeType? {
    switch type.kind {
    case .composition(let parts): return parts.lazy.compactMap { self.superclass($0, of: nominal) }.first
    case .nominal(let other, _):
      if other === nominal || other.lineage.contains(where: { $0 === nominal }) {
        return types.unknown("another module's \(nominal.name)")
      }
      return other.isClass ? type : nil
    case .unknown(let name):
      guard let base = basesOfUnreadClasses[name] else { return catalog.isProtocol(name) ? nil : type }
      nominal.standsFor = name
      return types.library(base, [])
    case .library(let name, _): return catalog.isProtocol(name) ? nil : type
    default: return nil
    }
  }

  /// The framework's classes that classes which are not read inherit from, by what documents make of the app's classes
  /// that inherit from those; none where documents differ.
  func findBasesOfUnreadClasses(_ made: [String: String]) -> [String: String] {
    var bases: [String: Set<String>] = [:]
    for (name, base) in made where catalog.frameworkClasses.contains(base) {
      for nominal in nominals[name] ?? [] where nominal.isClass {
        guard let unread = unreadAncestor(of: nominal) else { continue }
        bases[unread, default: []].insert(base)
      }
    }
    return bases.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The first of a class's superclasses that is not read, by what is written.
  private func unreadAncestor(of nominal: Nominal) -> String? {
    var seen: Set<ObjectIdentifier> = []
    var next = nominal
    while seen.insert(ObjectIdentifier(next)).inserted, let first = next.firstInherited {
      switch type(first.type, in: first.tree, TypeScope(owner: next.owner, generics: nil, this: nil)).kind {
      case .nominal(let other, _) where other.isClass: next = other
      case .unknown(let name): return catalog.isProtocol(name) ? nil : name
      default: return nil
      }
    }
    return nil
  }

  func conformances(of nominal: Nominal) -> [Conformance] {
    var found: [Conformance] = []
    for (tree, written, number) in nominal.inherited {
      // Not from inside the type: what its own names stand for hangs on its protocols.
      let type = type(written, in: tree, TypeScope(owner: nominal.owner, generics: nil, this: nil))
      let part = tree.tree.types[Int(number)]
      switch type.kind {
      case .nominal(let other, _):
        if other.kind == .protocol { found.append(Conformance(type: type, tree: tree, part: part)) }
      case .library, .unknown: found.append(Conformance(type: type, tree: tree, part: part))
      case .composition: found += protocols(in: type).map { Conformance(type: $0, tree: tree, part: part) }
      default: continue
      }
    }
    return found + synthesized(nominal)
  }

  /// Whether a protocol names `AnyObject`, a class, or another protocol of objects.
  func isOfObjects(_ nominal: Nominal) -> Bool {
    nominal.inherited.contains { tree, written, _ in
      isOfObjects(type(written, in: tree, TypeScope(owner: nominal.owner, generics: nil, this: nil)))
    }
  }

  /// Whether all values of a type are objects, as far as the type tells.
  func isOfObjects(_ type: RuntimeType) -> Bool {
    switch type.kind {
    case .anyObject: true
    case .nominal(let nominal, _): nominal.isClass || nominal.isOfObjects
    case .composition(let parts): parts.contains(where: isOfObjects)
    case .library(let name, _):
      catalog.ancestry(of: name).contains {
        catalog.isClass($0) || catalog.frameworkClasses.contains($0) || catalog.isOfFramework($0)
          || $0 == "NSObjectProtocol"
      }
    default: false
    }
  }

  /// The protocols that a type is made of.
  private func protocols(in type: RuntimeType) -> [RuntimeType] {
    switch type.kind {
    case .composition(let parts): parts.flatMap(protocols)
    case .nominal(let other, _): other.kind == .protocol ? [type] : []
    default: [type]
    }
  }

  /// What an enum conforms to without saying so.
  private func synthesized(_ nominal: Nominal) -> [Conformance] {
    guard nominal.kind == .enum, let tree = nominal.tree, let part = nominal.declaration else { return [] }
    var names: [String] = []
    if rawType(of: nominal) != nil { names.append("RawRepresentable") }
    if nominal.cases.allSatisfy(\.parameters.isEmpty), !nominal.cases.isEmpty { names.append("Hashable") }
    return names.map { Conformance(type: library($0, []), tree: tree, part: part) }
  }

  func wrapper(
    of property: TreeProperty, in tree: LoadedTree, _ owner: Nominal?
  ) -> WrapperUse? {
    if property.attributes.isEmpty { return nil }
    return WrapperUse(
      property.attributes.compactMap { attribute in
        let type = type(attribute.type, in: tree, TypeScope(owner: owner, generics: nil, this: nil))
        return type.nominal?.isPropertyWrapper == true
          ? WrapperUse(type: type, attribute: attribute, inner: []) : nil
      })
  }

  /// An attribute of a property that may change what reading and setting it does; nil where none is unknown. Of wrappers in
  /// wrappers one that knows the object around it is one, and one that changes where it is read.
  func unreadAttribute(of property: TreeProperty, in tree: LoadedTree, _ owner: Nominal?) -> String? {
    let isComposed = wrapper(of: property, in: tree, owner).map { !$0.inner.isEmpty } ?? false
    return property.attributes.first { attribute in
      if Self.harmlessAttributes.contains(attribute.name) { return false }
      let type = type(attribute.type, in: tree, TypeScope(owner: owner, generics: nil, this: nil))
      guard let nominal = type.nominal else { return true }
      guard nominal.isPropertyWrapper else { return false }
      return isComposed && (nominal.enclosingSubscript != nil || nominal.isReadInPlace)
    }?.name
  }

  /// Attributes of libraries with which a property is read and set as without them.
  private static let harmlessAttributes: Set<String> = [
    "ObservationIgnored", "ObservationTracked", "Published", "TaskLocal",
  ]

  /// The raw type of an enum: `Int`, `String`.
  func rawType(of nominal: Nominal) -> RuntimeType? {
    guard nominal.kind == .enum, let first = nominal.declaration?.inherited.first, let tree = nominal.tree else {
      return nil
    }
    let type = type(first, in: tree, TypeScope(owner: nominal.owner, generics: nil, this: nil))
    switch type.kind {
    case .int, .double, .float, .string, .character, .fixed: return type
    default: return nil
    }
  }
}

extension Program {
  /// Whether the app declares a property or an enum's case of a name that is, or may be, of another type than Int.
  func declaresOtherThanInt(_ symbol: Symbol) -> Bool {
    if let known = namesOfOthers[symbol] { return known }
    let name = symbols.text(of: symbol)
    let found = trees.contains { tree in
      tree.tree.properties.contains { property in
        guard property.name == name else { return false }
        guard property.type >= 0 else { return true }
        let type = tree.nodes[Int(property.type)]
        return type.kind != .namedType || tree.text(type.a) != "Int"
      }
    }
    if isJoined { namesOfOthers[symbol] = found }
    return found
  }
}

extension Unicode.Scalar {
  var isOperatorStart: Bool {
    "/=-+!*%<>&|^~?.".unicodeScalars.contains(self) || value > 0x2000 && !properties.isXIDStart
  }
}
