import FlowModel

/// The types that initial values plainly have.
extension Program {
  /// The type of `Type(…)`, of a cast, a literal, and of a list of them.
  func madeType(_ node: Int32, _ tree: LoadedTree, _ scope: TypeScope) -> RuntimeType? {
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .call:
      let callee = tree.nodes[Int(each.a)]
      if callee.kind == .typeExpression { return type(callee.a, in: tree, scope) }
      guard callee.kind == .name else { return nil }
      let arguments = tree.list(callee.b).map { type($0, in: tree, scope) }
      let name = tree.text(callee.a)
      guard functions(symbols[name], in: tree) == nil else { return nil }
      let found = named(name, arguments, in: tree, scope)
      guard found.nominal.map({ $0.kind != .protocol }) == true || found.libraryName != nil else { return nil }
      return found
    case .upcast, .forcedCast: return type(each.b, in: tree, scope)
    case .optionalCast: return types.optional(type(each.b, in: tree, scope))
    case .integer: return types.int
    case .decimal: return types.double
    case .boolean: return types.bool
    case .text, .interpolation: return types.string
    case .prefix where each.operation == .minus: return madeType(each.a, tree, scope)
    case .binary where each.operation.isArithmetic && !declares(each.operation):
      // Of literals, and of what is made of them.
      guard let one = madeType(each.a, tree, scope), let other = madeType(each.b, tree, scope) else { return nil }
      if one === other { return one }
      let isMixed = one === types.double && other === types.int || one === types.int && other === types.double
      return isMixed ? types.double : nil
    case .array:
      let items = tree.list(each.a).map { madeType($0, tree, scope) }
      guard let first = items.first, let first else { return nil }
      if items.allSatisfy({ $0 === first }) { return types.array(first) }
      return items.allSatisfy({ $0 === types.int || $0 === types.double }) ? types.array(types.double) : nil
    default: return nil
    }
  }

  /// The type of an initial value, where it is that for certain: an initialiser that may give nil is not looked into.
  func surelyMadeType(_ node: Int32, _ tree: LoadedTree, _ scope: TypeScope) -> RuntimeType? {
    guard let found = madeType(node, tree, scope), !found.isPartlyUnknown else { return nil }
    guard tree.nodes[Int(node)].kind == .call else { return found }
    guard let nominal = found.nominal, nominal.unreadSuperclass == nil, nominal.frameworkClass == nil else {
      return nil
    }
    let mayFail = nominal.lineage.contains { $0.initializers.contains { $0.code?.mayGiveNil == true } }
    return mayFail ? nil : found
  }
}
