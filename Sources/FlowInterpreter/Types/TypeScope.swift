import FlowModel

/// Where a type is written: what its names may stand for.
struct TypeScope {
  var owner: Nominal?
  var generics: GenericBindings?
  /// What `Self` is.
  var this: RuntimeType?

  init(owner: Nominal?, generics: GenericBindings?, this: RuntimeType?) {
    self.owner = owner
    self.generics = generics
    self.this = this
  }
}

extension Program {
  /// The type that is written at a node.
  func type(_ node: Int32, in tree: LoadedTree, _ scope: TypeScope) -> RuntimeType {
    guard node >= 0 else { return types.unknown("_") }
    // What a generic parameter stands for is told by each call, and an associated type may be found out just now.
    guard isJoined, scope.generics == nil, inferringCount == 0 else { return found(node, in: tree, scope) }
    let known = tree.written + Int(node)
    let owner = scope.owner.map { Unmanaged.passUnretained($0).toOpaque() }
    let this = scope.this.map { Unmanaged.passUnretained($0).toOpaque() }
    if let type = known.pointee.type, known.pointee.owner == owner, known.pointee.this == this {
      return type._withUnsafeGuaranteedRef { $0 }
    }
    let type = found(node, in: tree, scope)
    known.pointee = WrittenType(owner: owner, this: this, type: Unmanaged.passUnretained(type))
    return type
  }

  private func found(_ node: Int32, in tree: LoadedTree, _ scope: TypeScope) -> RuntimeType {
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .namedType:
      if !tree.genericNames.isEmpty, tree.genericNames.contains(node) {
        let name = tree.text(each.a)
        return scope.generics?[name] ?? types.unknown(name)
      }
      return named(tree.text(each.a), arguments(each.b, in: tree, scope), in: tree, scope)
    case .memberType: return member(each, in: tree, scope)
    case .optionalType: return types.optional(type(each.a, in: tree, scope))
    case .arrayType: return types.array(type(each.a, in: tree, scope))
    case .dictionaryType: return types.dictionary(type(each.a, in: tree, scope), type(each.b, in: tree, scope))
    case .tupleType:
      var items: [RuntimeType] = []
      var labels: [String?] = []
      let list = tree.list(each.a)
      for index in stride(from: 0, to: list.count, by: 2) {
        labels.append(list[index] >= 0 ? tree.text(list[index]) : nil)
        items.append(type(list[index + 1], in: tree, scope))
      }
      return types.tuple(items, labels)
    case .functionType:
      return types.function(
        tree.list(each.a).map { type($0, in: tree, scope) }, type(each.b, in: tree, scope))
    case .metatypeType: return types.metatype(type(each.a, in: tree, scope))
    case .existentialType, .inoutType: return type(each.a, in: tree, scope)
    case .variadicType: return types.array(type(each.a, in: tree, scope))
    case .compositionType: return types.composition(tree.list(each.a).map { type($0, in: tree, scope) })
    default: return types.unknown("_")
    }
  }

  private func arguments(_ list: Int32, in tree: LoadedTree, _ scope: TypeScope) -> [RuntimeType] {
    tree.list(list).map { type($0, in: tree, scope) }
  }

  private func member(_ node: TreeNode, in tree: LoadedTree, _ scope: TypeScope) -> RuntimeType {
    let name = tree.text(node.b)
    let arguments = arguments(node.c, in: tree, scope)
    let baseNode = tree.nodes[Int(node.a)]
    let base = type(node.a, in: tree, scope)
    if let found = inner(name, of: base, arguments, in: tree) { return found }
    // `Module.Type`.
    if baseNode.kind == .namedType, base.isUnknown {
      let module = tree.text(baseNode.a)
      if module != self.module, let found = type(named: name, arguments, of: module) { return found }
      let found = named(name, arguments, in: tree, TypeScope(owner: nil, generics: nil, this: nil))
      return found.isUnknown ? library("\(module).\(name)", arguments) : found
    }
    if case .library(let outer, _) = base.kind {
      return types.library(LibraryCatalog.canonical("\(outer).\(name)"), arguments)
    }
    return types.unknown("\(base.name).\(name)")
  }

  /// A type inside another one: nested, an alias, what an associated type is.
  ///
  /// - Parameter tree: the file that names it.
  func inner(
    _ name: String, of type: RuntimeType, _ arguments: [RuntimeType] = [], in tree: LoadedTree? = nil
  ) -> RuntimeType? {
    if let nominal = type.nominal {
      for each in nominal.lineage {
        if let nested = each.nested(name, in: tree) {
          return types.nominal(nested, arguments.isEmpty ? inherited(type, for: nested) : arguments)
        }
        let bindings = type.bindings
        if let aliased = alias(name, in: each, of: type, arguments, outer: bindings, as: each) { return aliased }
        if let bound = bindings?[name] { return bound }
      }
      for each in allProtocols(of: type) {
        guard let other = each.nominal else { continue }
        if let aliased = alias(name, in: other, of: type, as: other) { return aliased }
      }
      if let inferred = inferredAssociatedType(name, of: type) { return inferred }
      if name == "RawValue", let raw = rawType(of: nominal) { return raw }
      // Such a type takes no generic arguments.
      if let known = Self.typesByProperty[name], arguments.isEmpty,
        allProtocols(of: type).contains(where: { $0.name == known.owner }),
        let field = nominal.fieldsBySymbol[symbols[known.property]],
        field.property.type >= 0, !nominal.generics.contains(where: { $0.name == name }),
        nominal.inferring.insert(name).inserted
      {
        defer { nominal.inferring.remove(name) }
        return self.type(
          field.property.type, in: field.tree, TypeScope(owner: field.owner, generics: type.bindings, this: type))
      }
    }
    switch (type.kind, name) {
    case (.array(let element), "Element"), (.set(let element), "Element"): return element
    case (.dictionary(let key, _), "Key"): return key
    case (.dictionary(_, let value), "Value"): return value
    case (.dictionary(let key, let value), "Element"): return types.tuple([key, value], ["key", "value"])
    case (.string, "Element"), (.substring, "Element"): return types.character
    case (.optional(let wrapped), "Wrapped"): return wrapped
    case (.array, "Index"): return types.int
    case (.string, "Index"), (.substring, "Index"): return types.library("String.Index")
    case (.string, "StringInterpolation"): return types.library(Program.interpolation)
    case (_, "Type"): return types.metatype(type)
    default:
      // A library's type inside another one: `Notification.Name`.
      guard let outer = type.libraryName else { return nil }
      if let extended = libraryNominals[outer] {
        if let nested = extended.nested(name, in: tree) { return types.nominal(nested, arguments) }
        if let aliased = alias(name, in: extended, of: type, as: nil) { return aliased }
      }
      return catalog.inner(name, of: outer).map { types.library($0, arguments) }
    }
  }

  /// What an alias stands for that a declaration has inside; nil where it has none of the name, and while the alias is
  /// being followed: `typealias State = Kit.Item.State` of `Item` names a type of its own name, in another module.
  private func alias(
    _ name: String, in home: Nominal, of type: RuntimeType, _ arguments: [RuntimeType] = [],
    outer: GenericBindings? = nil, as owner: Nominal?
  ) -> RuntimeType? {
    guard let (tree, alias) = home.aliases[name], !home.following.contains(name), aliasWork.begin() else { return nil }
    home.following.insert(name)
    defer {
      home.following.remove(name)
      aliasWork.end()
    }
    let own = Dictionary(zip(alias.generics.map(\.name), arguments)) { $1 }
    let bindings = own.isEmpty ? outer : GenericBindings(own, outer: outer)
    return self.type(alias.type, in: tree, TypeScope(owner: owner, generics: bindings, this: type))
  }

  /// The properties whose type is an associated type of a library's protocol, where the type conforms to that.
  private static let typesByProperty = [
    "ID": (property: "id", owner: "Identifiable"), "RawValue": (property: "rawValue", owner: "RawRepresentable"),
  ]

  /// What an associated type is where nothing names it: what a method or property with it in a protocol has.
  private func inferredAssociatedType(_ name: String, of type: RuntimeType) -> RuntimeType? {
    guard let nominal = type.nominal, nominal.kind != .protocol, nominal.inferring.insert(name).inserted else {
      return nil
    }
    inferringCount += 1
    defer {
      inferringCount -= 1
      nominal.inferring.remove(name)
    }
    if name == "Element" {
      // What `next()` of an iterator, or a subscript of a collection, gives.
      if let code = nominal.members[symbols["next"]]?.first?.code, code.function.result >= 0 {
        return self.type(
          code.function.result, in: code.tree, TypeScope(owner: nominal, generics: type.bindings, this: type)
        ).flattened
      }
      if let code = nominal.subscripts.first?.code, code.function.result >= 0 {
        return self.type(
          code.function.result, in: code.tree, TypeScope(owner: nominal, generics: type.bindings, this: type))
      }
    }
    for each in allProtocols(of: type) {
      guard let other = each.nominal, let tree = other.tree, let declaration = other.declaration,
        other.associatedTypes.contains(where: { $0.name == name })
      else { continue }
      for number in declaration.functions {
        let requirement = tree.codes[Int(number)]
        let written = requirement.function.parameters.map(\.type) + [requirement.function.result]
        guard let place = written.firstIndex(where: { isName(name, $0, tree) }) else { continue }
        let own = (nominal.members[requirement.symbol] ?? []).compactMap(\.code).first {
          $0.labels == requirement.labels
        }
        guard let own else { continue }
        let node = place < own.function.parameters.count ? own.function.parameters[place].type : own.function.result
        if node >= 0 {
          return self.type(node, in: own.tree, TypeScope(owner: nominal, generics: type.bindings, this: type))
        }
      }
      for number in declaration.properties {
        let requirement = tree.tree.properties[Int(number)]
        guard requirement.type >= 0 else { continue }
        let isList = tree.nodes[Int(requirement.type)].kind == .arrayType
        let inside = isList ? tree.nodes[Int(requirement.type)].a : requirement.type
        guard isName(name, inside, tree) else { continue }
        guard let (written, home) = writtenType(of: requirement.name, in: nominal) else {
          guard let own = nominal.stored.first(where: { $0.property.name == requirement.name }) else { continue }
          // What it is set to tells its type, and never the default beside it.
          let made = madeType(of: own.property, in: own.tree, nominal, type)
          if let made = isList ? made?.element : made { return made }
          if other.associatedTypes.contains(where: { $0.name == name && $0.type >= 0 }) { return types.unknown(name) }
          continue
        }
        let found = self.type(written, in: home, TypeScope(owner: nominal, generics: type.bindings, this: type))
        return isList ? found.element : found
      }
      if let fallback = other.associatedTypes.first(where: { $0.name == name }), fallback.type >= 0 {
        return self.type(fallback.type, in: tree, TypeScope(owner: other, generics: nil, this: type))
      }
    }
    return nil
  }

  /// The type of a stored property that is written without one, as far as its initial value tells it.
  private func madeType(
    of property: TreeProperty, in tree: LoadedTree, _ nominal: Nominal, _ type: RuntimeType
  ) -> RuntimeType? {
    guard property.initialValue >= 0, property.attributes.isEmpty else { return nil }
    return surelyMadeType(
      tree.codes[Int(property.initialValue)].function.body, tree,
      TypeScope(owner: nominal, generics: type.bindings, this: type))
  }

  /// The type that a declaration writes for its property, stored or computed.
  private func writtenType(of property: String, in nominal: Nominal) -> (node: Int32, tree: LoadedTree)? {
    if let own = nominal.stored.first(where: { $0.property.name == property }) {
      return own.property.type >= 0 ? (own.property.type, own.tree) : nil
    }
    for case .computed(let getter, _, let own) in nominal.members[symbols[property]] ?? [] where own.type >= 0 {
      return (own.type, getter.tree)
    }
    return nil
  }

  private func isName(_ name: String, _ node: Int32, _ tree: LoadedTree) -> Bool {
    guard node >= 0 else { return false }
    let each = tree.nodes[Int(node)]
    return each.kind == .namedType && each.b < 0 && tree.text(each.a) == name
  }

  private func inherited(_ outer: RuntimeType, for nested: Nominal) -> [RuntimeType] {
    guard case .nominal(_, let arguments) = outer.kind, nested.generics.count == arguments.count else { return [] }
    return arguments
  }

  /// The type of a name as it is written somewhere.
  func named(
    _ name: String, _ arguments: [RuntimeType], in tree: LoadedTree, _ scope: TypeScope
  ) -> RuntimeType {
    if name == "Self" { return scope.this ?? scope.owner.map { types.nominal($0) } ?? types.unknown("Self") }
    if let bound = scope.generics?[name] { return bound }
    if let this = scope.this, let bound = this.bindings?[name] { return bound }
    var owner = scope.owner
    while let each = owner {
      if each.key == name, each.kind != .library {
        return types.nominal(
          each, arguments.isEmpty && scope.this?.nominal === each ? Self.arguments(of: scope.this!) : arguments)
      }
      let this = each === scope.owner ? scope.this ?? types.nominal(each) : types.nominal(each)
      if let found = inner(name, of: this, arguments, in: tree) { return found }
      if each.generics.contains(where: { $0.name == name }) { return types.unknown(name) }
      if each.associatedTypes.contains(where: { $0.name == name }) { return types.unknown(name) }
      for each in each.lineage {
        if let nested = each.nested(name, in: tree) { return types.nominal(nested, arguments) }
      }
      owner = each.owner
    }
    if let local = localNominals[name]?.last(where: { $0.tree === tree }) { return types.nominal(local, arguments) }
    if let (home, alias) = localAliases[name]?.last(where: { $0.tree === tree }) {
      // The generic parameters of the function around it are known in it.
      let bindings = GenericBindings(
        Dictionary(zip(alias.generics.map(\.name), arguments)) { $1 }, outer: scope.generics)
      return type(alias.type, in: home, TypeScope(owner: scope.owner, generics: bindings, this: scope.this))
    }
    let meant = nominals(meantBy: name, in: tree)
    if meant.count > 1 { return types.unknown("\(name), of which there are \(meant.count)") }
    if let found = meant.first { return types.nominal(found, arguments) }
    if let (home, alias) = alias(name, in: tree), !followedAliases.contains(name) {
      guard aliasWork.begin() else { return types.unknown(name) }
      followedAliases.insert(name)
      defer {
        followedAliases.remove(name)
        aliasWork.end()
      }
      let bindings = GenericBindings(Dictionary(zip(alias.generics.map(\.name), arguments)) { $1 })
      return type(alias.type, in: home, TypeScope(owner: nil, generics: bindings, this: nil))
    }
    return library(name, arguments)
  }

  private static func arguments(of type: RuntimeType) -> [RuntimeType] {
    if case .nominal(_, let arguments) = type.kind { arguments } else { [] }
  }

  /// The modules whose types a library has.
  static let libraryModules: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "QuartzCore", "Swift", "UIKit",
  ]

  /// The type that a library has, or the model of one, whatever the app calls so: `Foundation.Timer`; nil for the app's
  /// own modules.
  func type(named name: String, _ arguments: [RuntimeType], of module: String) -> RuntimeType? {
    if let model = modelled(name, of: module) { return types.nominal(model, arguments) }
    guard Self.libraryModules.contains(module) else { return nil }
    let found = library(name, arguments)
    return found.isUnknown ? nil : found
  }

  /// The type that the model of a library declares.
  func modelled(_ name: String, of module: String) -> Nominal? {
    guard modelledModules.contains(module) else { return nil }
    return nominals[name]?.first { each in
      guard let tree = each.tree, tree.isModel else { return false }
      return tree.tree.path.split(separator: "/").dropFirst().first.map(String.init) == module
    }
  }

  /// The type of Swift's or another library that has a name.
  func library(_ name: String, _ arguments: [RuntimeType]) -> RuntimeType {
    switch (name, arguments.count) {
    case ("Array", 1), ("ContiguousArray", 1), ("ArraySlice", 1): return types.array(arguments[0])
    case ("Set", 1): return types.set(arguments[0])
    case ("Dictionary", 2): return types.dictionary(arguments[0], arguments[1])
    case ("Optional", 1), ("ImplicitlyUnwrappedOptional", 1): return types.optional(arguments[0])
    case ("Array", 0), ("ContiguousArray", 0), ("ArraySlice", 0): return types.array(types.unknown("Element"))
    case ("Set", 0): return types.set(types.unknown("Element"))
    case ("Dictionary", 0): return types.dictionary(types.unknown("Key"), types.unknown("Value"))
    case ("Optional", 0): return types.optional(types.unknown("Wrapped"))
    default: break
    }
    if let plain = types.named(name) { return plain }
    let whole = catalog.aliases[name] ?? LibraryCatalog.canonical(name)
    return catalog.knows(whole) ? types.library(whole, arguments) : types.unknown(name)
  }
}

/// How many aliases are followed for one type that is written: one that names another one twice, which does so too, doubles.
struct AliasWork {
  private static let most = 10_000
  private var depth = 0
  private var count = 0

  /// Whether one more is followed.
  mutating func begin() -> Bool {
    if depth == 0 { count = 0 }
    guard count < Self.most else { return false }
    count += 1
    depth += 1
    return true
  }

  mutating func end() { depth -= 1 }
}
