import FlowModel

extension Interpreter {
  /// The members that a name may mean on a type, the nearest first.
  func candidates(_ symbol: Symbol, of type: RuntimeType, isStatic: Bool) -> [Candidate] {
    let key = MemberKey(symbol: symbol, isStatic: isStatic)
    if let known = type.found[key] { return known }
    var found: [Candidate] = []
    func add(_ members: [Member]?, _ owner: Nominal, isDefault: Bool) {
      for member in members ?? [] where member.isStatic == isStatic {
        if case .requirement = member { continue }
        // A class that the framework's class inherits from comes once more among what it conforms to.
        if let code = member.code, found.contains(where: { $0.member.code === code }) { continue }
        if let code = member.code, !isDefault,
          found.contains(where: { !$0.isDefault && overrides($0.member.code, code) })
        {
          continue
        }
        // Observers go before the property that they observe; of others the nearest alone counts.
        if member.code == nil, !member.isPrivate,
          found.contains(where: { $0.member.hidesFurther && $0.member.isValue })
        {
          continue
        }
        found.append(Candidate(member: member, owner: owner, isDefault: isDefault))
      }
    }
    if let nominal = type.nominal {
      for each in nominal.lineage {
        let own = each.members[symbol]?.filter { member in !(member.code.map { isExcluded($0, from: type) } ?? false) }
        add(own, each, isDefault: false)
      }
    }
    if let name = type.libraryName, let extended = program.libraryNominals[name] {
      let all = extended.members[symbol] ?? []
      let own = all.filter { member in !(member.code.map { isExcluded($0, from: type) } ?? false) }
      add(own.isEmpty ? all : own, extended, isDefault: false)
    }
    // A framework's class is among the protocols too: what its classes are extended by is found once.
    let framework = type.nominal?.frameworkClass.flatMap { program.libraryNominals[$0] }
    if let framework { add(framework.members[symbol], framework, isDefault: false) }
    for each in program.allProtocols(of: type) {
      let owner = each.nominal ?? each.libraryName.flatMap { program.libraryNominals[$0] }
      guard let owner, owner !== framework else { continue }
      if each.nominal != nil, owner.kind != .protocol { continue }
      let own = owner.members[symbol]?.filter { member in
        guard let code = member.code else { return true }
        return isSatisfied(code, by: type)
      }
      add(own.map { witnesses($0, symbol, of: owner, in: type) }, owner, isDefault: true)
    }
    type.found[key] = found
    return found
  }

  /// Whether one function takes another one's place: the labels and the types of the parameters are the same.
  func overrides(_ nearer: Code?, _ further: Code) -> Bool {
    guard let nearer, nearer.labels == further.labels, nearer.function.kind == further.function.kind else {
      return false
    }
    guard nearer.owner !== further.owner else { return false }
    // A subclass's function of another type beside its superclass's is no override.
    if nearer.owner?.isClass == true, further.owner?.isClass == true, nearer.function.kind == .function,
      !nearer.function.flags.contains(.isOverride)
    {
      return false
    }
    // What overrides the only one with such labels needs no look at its types.
    let isOverride = nearer.function.flags.contains(.isOverride)
    let isAlone =
      isOverride && further.owner?.members[further.symbol]?.count { $0.code?.labels == further.labels } == 1
    return zip(nearer.function.parameters, further.function.parameters).allSatisfy { left, right in
      let one = program.type(left.type, in: nearer.tree, TypeScope(owner: nearer.owner, generics: nil, this: nil))
      let other = program.type(right.type, in: further.tree, TypeScope(owner: further.owner, generics: nil, this: nil))
      if isAlone || one === other { return true }
      if isOverride { return mayStand(for: one, other) }
      // A parameter of any type is not the same as one of a type.
      if nearer.isParameter(one) != further.isParameter(other) { return false }
      return one.isUnknown || other.isUnknown
    }
  }

  /// Whether two written types may be the same, generic parameters being what subclasses and callers make of them.
  private func mayStand(for one: RuntimeType, _ other: RuntimeType) -> Bool {
    if one === other || one.isUnknown || other.isUnknown { return true }
    switch (one.kind, other.kind) {
    case (.optional(let one), .optional(let other)), (.array(let one), .array(let other)),
      (.set(let one), .set(let other)):
      return mayStand(for: one, other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      return mayStand(for: key, otherKey) && mayStand(for: value, other)
    case (.nominal(let one, _), .nominal(let other, _)): return one === other
    case (.library(let one, _), .library(let other, _)): return one == other
    case (.function(let one, _), .function(let other, _)): return one.count == other.count
    default: return false
    }
  }

  func hasMember(_ name: String, _ value: Value) -> Bool {
    guard let type = thisType(of: value) else { return false }
    return !candidates(program.symbols[name], of: type, isStatic: false).isEmpty
  }

  // MARK: Reading

  func member(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    if let known = frame.caches[Int(node)] {
      let use = known._withUnsafeGuaranteedRef { unsafeDowncast($0, to: NameUse.self) }
      if case .field = use.target {
        let value = try evaluate(each.a, frame, chained(expected, each, frame))
        return try knownContent(use, of: value) ?? member(each, of: value, node, frame, expected)
      }
    }
    if let plain = inModule(each, node, frame) { return try name(plain, node, frame, expected) }
    let symbol = frame.tree.symbols[Int(each.b)]
    let base = frame.nodes[Int(each.a)]
    if base.kind == .superReference {
      let this = try this(base, frame)
      return try superProperty(symbol, this, node, frame)
    }
    let asked = isDecimal(each.a, before: symbol, frame) ? types.double : chained(expected, each, frame)
    return try member(each, of: try evaluate(each.a, frame, asked), node, frame, expected)
  }

  /// A member of a value that was evaluated.
  private func member(
    _ each: TreeNode, of value: Value, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let symbol = frame.tree.symbols[Int(each.b)]
    if each.c < 0 {
      let use = frame.caches[Int(node)]?._withUnsafeGuaranteedRef { unsafeDowncast($0, to: NameUse.self) }
      let noted = use ?? NameUse(.field)
      if noteField(symbol, of: value, noted), use == nil { frame.tree.remember(noted, at: node) }
    }
    if let field = unsetLazy(symbol, value), isPlace(each.a, frame) {
      guard try isPure(each.a, frame) else { throw stop("a lazy property of what is computed", node, frame) }
      return try modify(each.a, frame) { try self.readLazily(field, symbol, of: &$0, node, frame) }
    }
    if program.hasMutatingGetters, isReadInPlace(symbol, value), isPlace(each.a, frame) {
      guard try isPure(each.a, frame) else { throw stop("a getter that changes what is computed", node, frame) }
      return try modify(each.a, frame) { try self.readInPlace(symbol, of: &$0, at: frame.tree.location(of: node)) }
    }
    if case .type(let type) = value, let getter = getter(ofProtocols: symbol, type), isKnown(type, at: each.a, frame) {
      return try self.value(of: getter, type, node, frame)
    }
    return try property(
      symbol, of: value, at: frame.tree.location(of: node), frame, expected, labels: each.c,
      seenAs: staticType(each.a, frame))
  }

  func superProperty(_ symbol: Symbol, _ this: Value, _ node: Int32, _ frame: Frame) throws -> Value {
    let isStatic = if case .type = this { true } else { false }
    let parent = frame.code.owner?.superclass?.nominal
    let found = parent.map { candidates(symbol, of: types.nominal($0), isStatic: isStatic) } ?? []
    guard let first = found.first else {
      let name = program.symbols.text(of: symbol)
      return try superProperty(ofFramework: name, this, at: frame.tree.location(of: node))
        ?? unread("super.\(name)", node, frame, handed: [this])
    }
    return try read(first, symbol, this, at: frame.tree.location(of: node), frame, nil, found, labels: nil)
  }

  /// What a member of a value holds or gives.
  func property(
    _ symbol: Symbol, of value: Value, at location: TreeLocation, _ frame: Frame? = nil, _ expected: RuntimeType? = nil,
    labels: Int32 = -1, seenAs: @autoclosure () throws -> RuntimeType? = nil
  ) throws -> Value {
    if symbol == program.errorDescriptionSymbol,
      let words = try description(ofError: value, seenAs: try seenAs(), at: location)
    {
      return words
    }
    switch value {
    case .object(let object):
      if let frame, let field = directField(symbol, object, frame) {
        let content = object.fields[field.index]
        if case .absent = content {} else { return content }
      }
      if isInTask, let frame, let executor = executor(reading: symbol, of: object, frame) {
        let seenAs = try seenAs()
        return try loop.on(executor) {
          try property(symbol, of: value, at: location, frame, expected, labels: labels, seenAs: seenAs)
        }
      }
      if let field = plainField(symbol, object.type) {
        let value = object.fields[field]
        if case .absent = value {} else { return value }
      }
    case .structure(let box):
      if let field = plainField(symbol, box.type) {
        let value = box.fields[field]
        if case .absent = value {} else { return value }
      }
    case .tuple(let box):
      let text = program.symbols.text(of: symbol)
      if let index = box.labels.firstIndex(of: text) { return box.items[index] }
      if let index = Int(text), index < box.items.count { return box.items[index] }
    case .enumeration(let box)
    where symbol == program.rawValueSymbol && box.type.nominal!.members[symbol] == nil
      && program.rawType(of: box.type.nominal!) != nil:
      return try rawValue(box.caseIndex, of: box.type, at: location)
    case .unknown(let unknown):
      if onHandedObject != nil, let known = handedObject(unknown, computing: symbol, as: try seenAs()) {
        return try property(symbol, of: known, at: location, frame, expected, labels: labels)
      }
      if let object = standIn(for: unknown, with: symbol) {
        return try property(symbol, of: object, at: location, frame, expected, labels: labels)
      }
      let own = ownMembers(symbol, of: unknown)
      if let first = own.first {
        return try read(first, symbol, value, at: location, frame, expected, own, labels: nil)
      }
      let name = program.symbols.text(of: symbol)
      return try framework?.property(name, of: unknown, at: location) ?? property(name, of: unknown, at: location)
    case .type(let type):
      return try staticProperty(symbol, of: type, at: location, frame, expected, labels: labels, seenAs: try seenAs())
    default: break
    }
    if let type = thisType(of: value) {
      var found = Self.valuesFirst(candidates(symbol, of: type, isStatic: false))
      if let first = found.first, case .method = first.member, labels < 0, expected?.isFunction != true,
        let inherited = try inherited(symbol, beside: found, of: value, type, at: location)
      {
        return inherited
      }
      if found.count > 1 { found = try dispatched(found, symbol, seenAs: try seenAs(), at: location, frame, of: type) }
      if let first = found.first {
        let names: [Symbol?]? =
          labels >= 0
          ? frame.map { frame in frame.tree.list(labels).map { $0 >= 0 ? frame.tree.symbols[Int($0)] : nil } } : nil
        return try read(first, symbol, value, at: location, frame, expected, found, labels: names)
      }
    }
    if case .implicit(let box) = value {
      throw Stop(reason: ".\(program.symbols.text(of: box.name)) of a type that is not known", location: location)
    }
    let name = program.symbols.text(of: symbol)
    if let result = try library.property(name, of: value, self, location) { return result }
    if let dynamic = try dynamicMember(name, of: value, at: location, expected) { return dynamic }
    if value.isOptional {
      return try property(
        symbol, of: implicitlyUnwrapped(value, at: location), at: location, frame, expected, labels: labels)
    }
    return try world.unread("\(typeOf(value).name).\(name)", at: location, handed: [value])
  }

  func read(
    _ candidate: Candidate, _ symbol: Symbol, _ value: Value, at location: TreeLocation, _ frame: Frame?,
    _ expected: RuntimeType?, _ all: [Candidate], labels: [Symbol?]?
  ) throws -> Value {
    switch candidate.member {
    case .stored(let name, let owner): return try stored(name, owner, of: value, at: location)
    case .computed(let getter, _, _), .staticComputed(let getter, _):
      if program.hasMutatingGetters, getter.function.flags.contains(.isMutating), !value.isReference {
        throw Stop(reason: "'\(getter.function.name)' changes its value where it is read", location: location)
      }
      let generics = thisType(of: value).flatMap { bindings(for: getter, $0) }
      return try call(getter, this: value, [], captures: [], generics: generics, at: location)
    case .observed:
      let next = all.first { other in if case .observed = other.member { false } else { true } }
      if let next { return try read(next, symbol, value, at: location, frame, expected, all, labels: labels) }
      let name = program.symbols.text(of: symbol)
      return try superProperty(ofFramework: name, value, at: location)
        ?? world.unread("super.\(name)", at: location, handed: [value])
    case .method, .staticMethod:
      let codes = all.compactMap(\.member.code)
      guard let frame else {
        return .closure(Closure(.code(codes[0], captures: [], this: value, generics(of: value))))
      }
      return .closure(try function(among: codes, labels: labels, this: value, expected, location.node, frame))
    case .staticStored(let tree, let property):
      guard case .type(let type) = value else {
        throw Stop(reason: "a static member without its type", location: location)
      }
      return try staticValue(tree, property, symbol, owner: candidate.owner, of: type, at: location)
    case .staticWrapper(let tree, let property, let isProjected):
      guard case .type(let type) = value else {
        throw Stop(reason: "a static member without its type", location: location)
      }
      return try staticWrapper(
        tree, property, isProjected: isProjected, owner: candidate.owner, of: type, at: location)
    case .enumCase(let index):
      guard case .type(let type) = value else { throw Stop(reason: "a case without its type", location: location) }
      return try enumCase(index, of: type, at: location)
    case .subscripting, .requirement: throw Stop(reason: "a member that is not read", location: location)
    }
  }

  /// A case without arguments: the value, or what makes one where it has a payload.
  func enumCase(_ index: Int, of type: RuntimeType, at location: TreeLocation) throws -> Value {
    let declared = type.nominal!.cases[index]
    if declared.parameters.isEmpty { return .enumeration(plainCase(index, of: type)) }
    return .closure(
      Closure(native: declared.name) { interpreter, arguments in
        try interpreter.makeCase(index, of: type, arguments, at: location)
      })
  }

  func plainCase(_ index: Int, of type: RuntimeType) -> EnumBox {
    if type.plainCases.isEmpty { type.plainCases = Array(repeating: nil, count: type.nominal!.cases.count) }
    if let known = type.plainCases[index] { return known }
    let box = EnumBox(type, index)
    type.plainCases[index] = box
    return box
  }

  /// A method that is named by its type, of an object or value: of a subclass's object its own.
  func bound(_ method: Code, _ symbol: Symbol, to value: Value) -> Closure {
    var code = method
    if case .object(let object) = value, object.type.nominal !== method.owner {
      code =
        candidates(symbol, of: object.type, isStatic: false).first { candidate in
          candidate.member.code.map { !candidate.isDefault && overrides($0, method) } == true
        }?.member.code ?? method
    }
    return Closure(.code(code, captures: [], this: value, generics(of: value)))
  }

  /// The generic parameters of a value's type.
  func generics(of value: Value) -> GenericBindings? { thisType(of: value)?.bindings }
}
