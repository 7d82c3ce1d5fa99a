import FlowModel

/// The types that expressions have for the compiler, where they can be told from declarations.
extension Interpreter {
  /// The type that `self` has in the code that runs.
  func ownType(_ frame: Frame) -> RuntimeType? { frame.code.owner.map { types.nominal($0) } }

  /// The static type of what a member is read of, changed in or called on.
  func staticBase(of node: Int32, _ frame: Frame) -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .member: return staticType(each.a, frame)
    case .name:
      if case .outer(let type) = use(of: each, node, frame).target { return types.metatype(type) }
      return ownType(frame)
    default: return nil
    }
  }

  /// The type that an expression has for the compiler; nil where that cannot be told.
  func staticType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed: return variableType(each.a, frame.code)
    case .captured: return captureType(Int(each.a), frame.code)
    case .superReference: return frame.code.owner?.superclass
    case .upcast, .forcedCast: return written(each.b, frame.code)
    case .optionalCast: return written(each.b, frame.code).map(types.optional)
    case .forced, .question: return staticType(each.a, frame)?.wrapped
    case .optionalChain:
      return staticType(each.a, frame).map { $0.wrapped == nil ? types.optional($0) : $0 }
    case .coalesce: return staticType(coalesced: each, frame)
    case .try:
      // `try?` of an Optional is that Optional (SE-0230).
      let tried = staticType(each.a, frame)
      return each.flag == 1 ? tried.map { $0.wrapped == nil ? types.optional($0) : $0 } : tried
    case .await, .inout: return staticType(each.a, frame)
    case .ternary:
      let type = staticType(each.b, frame)
      return type === staticType(each.c, frame) ? type : nil
    case .name: return staticType(ofName: each, node, frame)
    case .metatype, .typeExpression: return staticMetatype(each, frame)
    case .member:
      if let plain = inModule(each, node, frame) { return staticType(ofName: plain, node, frame) }
      return staticType(each.a, frame).flatMap { memberType(frame.tree.symbols[Int(each.b)], of: $0) }
    case .tupleElement:
      guard case .tuple(let items, _)? = staticType(each.a, frame)?.kind, Int(each.b) < items.count else { return nil }
      return items[Int(each.b)]
    case .subscripted:
      let arguments = frame.tree.list(each.b)
      guard let base = staticType(each.a, frame), arguments.count == 2 else { return nil }
      let label = arguments[0] >= 0 ? frame.tree.text(arguments[0]) : nil
      if label == "keyPath" { return staticType(along: arguments[1], from: base, frame) }
      switch base.kind {
      case .array where label != nil, .dictionary where label != nil: return nil
      case .array(let element): return element
      case .dictionary(_, let element): return types.optional(element)
      default: return subscriptType([Argument(label, .absent)], of: base)
      }
    case .call: return staticType(ofCall: each, node, frame)
    case .boolean: return types.bool
    case .interpolation, .text: return types.string
    default: return nil
    }
  }

  /// The type of `left ?? right`: what the left one wraps, unless that is of the right one's type as well.
  private func staticType(coalesced each: TreeNode, _ frame: Frame) -> RuntimeType? {
    let left = staticType(each.a, frame)
    // `value ?? nil` of an Optional is that Optional.
    if frame.nodes[Int(each.b)].isOf(.nothing) { return left?.wrapped?.wrapped == nil ? left : left?.wrapped }
    // A literal is of the type that is lacking.
    if isPlainLiteral(each.b, frame) { return (left ?? toldType(each.a, frame))?.wrapped }
    return staticType(each.b, frame).map { joined(left, coalescedWith: $0) } ?? left?.wrapped
  }

  /// The type of `left ?? right` by those of both.
  func joined(_ left: RuntimeType?, coalescedWith right: RuntimeType) -> RuntimeType {
    guard let left, left.wrapped !== right, case let own = right.wrapped == nil ? left.wrapped ?? left : left,
      !own.isPartlyUnknown, program.conforms(right.flattened, to: own.flattened) == true
    else { return right }
    return own
  }

  /// The static type of what a key path that is written here leads to.
  private func staticType(along node: Int32, from base: RuntimeType, _ frame: Frame) -> RuntimeType? {
    let path = frame.tree.nodes[Int(node)]
    guard path.kind == .keyPath else { return nil }
    let parts = frame.tree.list(path.b)
    return stride(from: 0, to: parts.count, by: 2).reduce(base) { type, index in
      parts[index] == 0 ? type.flatMap { memberType(frame.tree.symbols[Int(parts[index + 1])], of: $0) } : nil
    }
  }

  /// A written type, with the bound of a generic parameter for itself.
  private func written(_ node: Int32, _ code: Code, asItIs: Bool = false) -> RuntimeType? {
    guard node >= 0 else { return nil }
    let type = program.type(node, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
    return asItIs ? type : bounded(type, code)
  }

  /// The static type of an argument, a generic parameter of the code as itself; nil where it cannot be told.
  func seenType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed, .captured: return variableType(at: node, frame)
    case .try where each.flag != 1, .await, .inout: return seenType(each.a, frame)
    case .name:
      guard case .member = use(of: each, node, frame).target else { return declaredType(node, frame) }
      return genericProperty(frame.tree.symbols[Int(each.a)], frame) ?? declaredType(node, frame)
    case .member where isSelfReference(frame.tree.nodes[Int(each.a)], each.a, frame):
      return genericProperty(frame.tree.symbols[Int(each.b)], frame) ?? declaredType(node, frame)
    default: return declaredType(node, frame)
    }
  }

  /// The type that a variable is declared with, a generic parameter of the code as itself; nil where it is not told.
  func variableType(at node: Int32, _ frame: Frame) -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    return each.kind == .captured
      ? captureType(Int(each.a), frame.code, asItIs: true) : variableType(each.a, frame.code, asItIs: true)
  }

  /// The generic parameter of the type around the code that a stored property of it is of; nil for other properties.
  private func genericProperty(_ symbol: Symbol, _ frame: Frame) -> RuntimeType? {
    let owner = sequence(first: frame.code, next: \.enclosing).lazy.compactMap(\.owner).first
    guard let owner, let field = owner.fieldsBySymbol[symbol], field.property.type >= 0 else { return nil }
    let type = program.type(
      field.property.type, in: field.tree, TypeScope(owner: field.owner, generics: nil, this: nil))
    guard case .unknown(let name) = type.kind, owner.generics.contains(where: { $0.name == name }) else { return nil }
    return sameType(as: name, around: frame.code) ?? type
  }

  /// What a generic parameter is bound to; the type itself where it is none.
  func bounded(_ type: RuntimeType, _ code: Code) -> RuntimeType? {
    if case .optional(let inner) = type.kind { return bounded(inner, code).map(types.optional) }
    if case .metatype(let inner) = type.kind { return bounded(inner, code).map(types.metatype) }
    guard case .unknown(let name) = type.kind else { return type }
    var next: Code? = code
    while let each = next {
      if let found = bound(name, each.function.generics, each.function.requirements, each, each.tree) { return found }
      next = each.enclosing
    }
    guard let owner = sequence(first: code, next: \.enclosing).lazy.compactMap(\.owner).first else { return nil }
    return bound(name, owner.generics, owner.declaration?.requirements ?? [], code, code.tree)
  }

  /// What one of several generic parameters is bound to.
  func bound(
    _ name: String, _ generics: [TreeGenericParameter], _ requirements: [TreeRequirement], _ code: Code?,
    _ tree: LoadedTree
  ) -> RuntimeType? {
    guard let generic = generics.first(where: { $0.name == name }) else { return nil }
    let scope = TypeScope(owner: code?.owner, generics: nil, this: nil)
    var bounds: [RuntimeType] = []
    if generic.bound >= 0 { bounds.append(program.type(generic.bound, in: tree, scope)) }
    for requirement in requirements where !requirement.isSame {
      let left = tree.nodes[Int(requirement.left)]
      if left.kind == .namedType, tree.text(left.a) == name {
        bounds.append(program.type(requirement.right, in: tree, scope))
      }
    }
    return bounds.count > 1 ? types.composition(bounds) : bounds.first
  }

  // MARK: Variables

  func variableType(_ slot: Int32, _ code: Code, asItIs: Bool = false) -> RuntimeType? {
    if slot == 0, code.hasSelf {
      guard let owner = code.owner, !code.givesSelf else { return nil }
      return code.isStatic ? types.metatype(types.nominal(owner)) : types.nominal(owner)
    }
    if let parameter = code.function.parameters.first(where: { $0.slot == slot }), parameter.type >= 0 {
      guard let type = written(parameter.type, code, asItIs: asItIs) else { return nil }
      return parameter.isVariadic ? types.array(type) : type
    }
    return code.slotTypes[Int(slot)].flatMap { $0.isUnknown ? nil : $0 }
  }

  func captureType(_ index: Int, _ code: Code, asItIs: Bool = false) -> RuntimeType? {
    guard index < code.function.captures.count, let outer = code.enclosing else { return nil }
    let capture = code.function.captures[index]
    switch capture.source {
    case .slot, .implicitSelf: return variableType(capture.number, outer, asItIs: asItIs)
    case .capture, .implicitCapture: return captureType(Int(capture.number), outer, asItIs: asItIs)
    case .value:
      let own = capture.name == "self" ? code.owner.map { types.nominal($0) } : valueType(of: capture.number, outer)
      guard let own else { return nil }
      return capture.ownership == .weak && own.wrapped == nil ? types.optional(own) : own
    }
  }

  private func staticType(ofName each: TreeNode, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    let symbol = frame.tree.symbols[Int(each.a)]
    switch use(of: each, node, frame).target {
    case .cell(let cell):
      return propertyType(cell.property, in: cell.tree, TypeScope(owner: nil, generics: nil, this: nil))
    case .member:
      guard let own = ownType(frame) else { return nil }
      return memberType(symbol, of: frame.code.isStatic ? types.metatype(own) : own)
    case .outer(let type): return memberType(symbol, of: types.metatype(type))
    case .type:
      if let module = use(of: each, node, frame).module {
        return program.type(named: frame.tree.text(each.a), [], of: module).map(types.metatype)
      }
      return staticMetatype(each, frame)
    default: return nil
    }
  }

  /// The type that a name stands for, which is called to make one of it.
  func typeNamed(_ callee: TreeNode, _ frame: Frame) -> RuntimeType? {
    guard case .metatype(let made)? = staticMetatype(callee, frame)?.kind else { return nil }
    return made
  }

  /// `T`, `T.self` and `[T]` as expressions.
  private func staticMetatype(_ each: TreeNode, _ frame: Frame) -> RuntimeType? {
    let code = frame.code
    switch each.kind {
    case .metatype: return staticType(each.a, frame)
    case .typeExpression: return written(each.a, code).map(types.metatype)
    default:
      let name = frame.tree.text(each.a)
      if name == "Self" { return ownType(frame).map(types.metatype) }
      let scope = TypeScope(owner: code.owner, generics: nil, this: nil)
      let arguments = frame.tree.list(each.b).map { program.type($0, in: frame.tree, scope) }
      return bounded(program.named(name, arguments, in: frame.tree, scope), code).map(types.metatype)
    }
  }

  // MARK: Members

  /// The type of a property of a static type's instances, or of the type itself.
  func memberType(_ symbol: Symbol, of type: RuntimeType) -> RuntimeType? {
    let name = program.symbols.text(of: symbol)
    switch type.kind {
    case .metatype(let inner):
      guard let first = candidates(symbol, of: inner, isStatic: true).first else {
        return requirementType(symbol, of: inner) ?? program.inner(name, of: inner).map(types.metatype)
      }
      switch first.member {
      case .enumCase: return inner
      case .staticStored(let tree, let property):
        return propertyType(property, in: tree, TypeScope(owner: first.owner, generics: inner.bindings, this: inner))
      default: return resultType(first, of: inner)
      }
    case .array(let element) where name == "first" || name == "last": return types.optional(element)
    case .tuple(let items, let labels):
      return labels.firstIndex(of: name).map { items[$0] }
    default:
      guard let first = candidates(symbol, of: type, isStatic: false).first else {
        if name == "rawValue", let raw = type.nominal.flatMap(program.rawType) { return raw }
        return requirementType(symbol, of: type)
      }
      if case .stored(let symbol, let owner) = first.member, let tree = owner.tree {
        guard let field = type.nominal?.fieldsBySymbol[symbol] else { return nil }
        return fieldType(field, of: type)
          ?? propertyType(field.property, in: tree, TypeScope(owner: owner, generics: nil, this: type))
      }
      return resultType(first, of: type)
    }
  }

  private func resultType(_ candidate: Candidate, of type: RuntimeType) -> RuntimeType? {
    guard let code = candidate.member.code, code.function.kind != .function, code.function.result >= 0 else {
      return nil
    }
    return bounded(
      program.type(
        code.function.result, in: code.tree, TypeScope(owner: code.owner, generics: type.bindings, this: type)), code)
  }

  /// The type of a requirement of a protocol.
  private func requirementType(_ symbol: Symbol, of type: RuntimeType) -> RuntimeType? {
    for each in program.allProtocols(of: type) {
      guard let nominal = each.nominal, let tree = nominal.tree, let declaration = nominal.declaration else { continue }
      for number in declaration.properties {
        let property = tree.tree.properties[Int(number)]
        guard property.type >= 0, program.symbols[property.name] == symbol else { continue }
        let found = program.type(property.type, in: tree, TypeScope(owner: nominal, generics: nil, this: type))
        return found.isPartlyUnknown ? nil : found
      }
    }
    return nil
  }

  /// The type of a variable: as it is written, or what its initial value plainly is.
  private func propertyType(_ property: TreeProperty, in tree: LoadedTree, _ scope: TypeScope) -> RuntimeType? {
    if property.type >= 0 { return program.type(property.type, in: tree, scope) }
    guard property.initialValue >= 0, property.attributes.isEmpty else { return nil }
    return program.madeType(tree.codes[Int(property.initialValue)].function.body, tree, scope)
  }

  /// What a closure of one expression plainly makes: `{ Service() }`, `{ Service() as Serving }`.
  ///
  /// - Parameter mayLack: whether it may be nil as well: `{ try? make() as? Service }`.
  func madeType(by closure: Code, _ generics: GenericBindings?, mayLack: Bool = false) -> RuntimeType? {
    let tree = closure.tree
    guard closure.function.result < 0, var node = onlyExpression(of: closure) else { return nil }
    while node >= 0, tree.nodes[Int(node)].kind == .try, mayLack || tree.nodes[Int(node)].flag != 1 {
      node = tree.nodes[Int(node)].a
    }
    guard node >= 0 else { return nil }
    let scope = TypeScope(owner: closure.owner, generics: generics, this: nil)
    guard let type = program.madeType(node, tree, scope), !type.isPartlyUnknown else { return nil }
    switch tree.nodes[Int(node)].kind {
    case .upcast, .forcedCast: return type
    case .optionalCast: return mayLack ? type : nil
    case .call:
      guard let nominal = type.nominal else { return nil }
      return initializers(of: nominal).contains { $0.function.flags.contains(.isFailable) } ? nil : type
    default: return nil
    }
  }

  // MARK: Calls

  private func staticType(ofCall each: TreeNode, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    let callee = frame.tree.nodes[Int(each.a)]
    switch callee.kind {
    case .typeExpression: return written(callee.a, frame.code).flatMap { typeMade($0, by: each, frame) }
    case .local, .boxed, .captured:
      // A function inside a function is what its name holds.
      guard case .closure(let closure)? = try? evaluate(each.a, frame), case .code(let code, _, _, _) = closure.body,
        code.function.kind == .function
      else { return nil }
      return callType(code, of: nil)
    case .name:
      switch use(of: callee, each.a, frame).target {
      case .type: return typeNamed(callee, frame).flatMap { typeMade($0, by: each, frame) }
      case .functions(let codes) where codes.count == 1: return callType(codes[0], of: nil)
      case .library where frame.tree.text(callee.a) == "type":
        return frame.tree.list(each.b).last.flatMap { staticType($0, frame) }.map(types.metatype)
      case .member:
        guard let own = ownType(frame) else { return nil }
        return methodType(
          frame.tree.symbols[Int(callee.a)], of: frame.code.isStatic ? types.metatype(own) : own, each, frame)
      default: return nil
      }
    case .member:
      guard let base = staticType(callee.a, frame) else { return nil }
      return methodType(frame.tree.symbols[Int(callee.b)], of: base, each, frame)
    default: return nil
    }
  }

  /// The result of a method of a static type.
  func methodType(_ symbol: Symbol, of type: RuntimeType, _ each: TreeNode, _ frame: Frame) -> RuntimeType? {
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    var isStatic = false
    var instance = type
    if case .metatype(let inner) = type.kind {
      isStatic = true
      instance = inner
      if program.symbols.text(of: symbol) == "init" { return typeMade(inner, by: each, frame) }
      if case .enumCase? = candidates(symbol, of: inner, isStatic: true).first?.member { return inner }
    }
    let codes = candidates(symbol, of: instance, isStatic: isStatic).compactMap(\.member.code).filter {
      $0.function.kind == .function && matches($0, labels, trailing: Int(each.extra)) != nil
    }
    let found = Set(codes.map { callType($0, of: instance).map(ObjectIdentifier.init) })
    if let first = codes.first { return found.count == 1 ? callType(first, of: instance) : nil }
    guard case .array(let element) = type.kind else { return nil }
    switch program.symbols.text(of: symbol) {
    case "first", "last", "popLast", "randomElement", "max", "min": return types.optional(element)
    case "remove", "removeFirst", "removeLast": return element
    case "filter", "sorted", "shuffled": return type
    default: return nil
    }
  }

  private func callType(_ code: Code, of type: RuntimeType?) -> RuntimeType? {
    guard code.function.result >= 0 else { return types.void }
    let found = program.type(
      code.function.result, in: code.tree, TypeScope(owner: code.owner, generics: type?.bindings, this: type))
    return found.isPartlyUnknown ? nil : found
  }
}
