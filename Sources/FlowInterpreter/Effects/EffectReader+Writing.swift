import FlowModel

/// What an assignment or a change in a place changes.
extension EffectReader {
  /// What an expression names that is changed.
  enum Reference {
    /// A local of the code that is looked through.
    case own(Int)
    case this(This)
    case variable(Effects.Variable)
    case none
  }

  private func reference(toSlot slot: Int, _ context: Context) -> Reference {
    if slot == 0, context.code.hasSelf { return .this(context.this) }
    return context.isOwn(slot) ? .own(slot) : .variable(.slot(slot))
  }

  private func reference(toCapture number: Int, _ context: Context) -> Reference {
    guard let outer = context.outer else { return context.isPiece ? .variable(.capture(number)) : .none }
    let capture = context.code.function.captures[number]
    switch capture.source {
    case .slot, .implicitSelf: return reference(toSlot: Int(capture.number), outer)
    case .capture, .implicitCapture: return reference(toCapture: Int(capture.number), outer)
    case .value:
      switch reference(to: capture.number, outer) {
      case .this(let this): return .this(this)
      case .variable(let variable): return .variable(variable)
      case .own, .none: return .none
      }
    }
  }

  /// The variable that an expression is; none where it is something else.
  func reference(to node: Int32, _ context: Context) -> Reference {
    let each = context.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed: return reference(toSlot: Int(each.a), context)
    case .captured: return reference(toCapture: Int(each.a), context)
    case .superReference: return implicitReference(each, context)
    case .forced, .question, .optionalChain, .inout: return reference(to: each.a, context)
    default: return .none
    }
  }

  /// The `self` whose member a name may be.
  private func implicitReference(_ each: TreeNode, _ context: Context) -> Reference {
    switch each.flag {
    case 1, 2: reference(toSlot: Int(each.extra), context)
    case 3: reference(toCapture: Int(each.extra), context)
    default: .none
    }
  }

  func implicitThis(_ each: TreeNode, _ context: Context) -> This { this(implicitReference(each, context), context) }

  /// What `self` is in a member that is called on an expression.
  func this(_ node: Int32, _ context: Context) -> This {
    FreshLocals.isMade(node, context.tree) ? .fresh : this(reference(to: node, context), context)
  }

  private func this(_ reference: Reference, _ context: Context) -> This {
    switch reference {
    case .own(let slot): context.fresh.contains(slot) ? .fresh : .other
    case .this(let this): this
    case .variable(let variable): .variable(variable)
    case .none: .other
    }
  }

  // MARK: Changes

  /// An expression is assigned to.
  func write(_ node: Int32, _ context: Context) {
    let each = context.tree.nodes[Int(node)]
    switch each.kind {
    case .discard: break
    case .tuple:
      for (number, part) in context.tree.list(each.a).enumerated() where number % 2 == 1 { write(part, context) }
    case .local, .boxed, .captured:
      switch this(reference(to: node, context), context) {
      case .variable(let variable): effects.targets.insert(.init(variable: variable, field: nil, depth: .whole))
      case .fresh: break
      case .other:
        if case .own = reference(to: node, context) { break }
        leaveOpen(node, context)
      case .none: leaveOpen(node, context)
      }
    case .name where passesSetting(context.tree.text(each.a)): break
    case .name:
      change(fieldNamed: each, of: each.a, .whole, node, context)
    case .member where isLook(each, context) || passesSetting(context.tree.text(each.b)): break
    case .member: change(field: context.tree.symbols[Int(each.b)], of: this(each.a, context), .whole, node, context)
    case .subscripted:
      if index.setsSubscripts { return leaveOpen(node, context) }
      change(inside: each.a, .element, context)
    case .forced, .question, .optionalChain, .inout: write(each.a, context)
    case .tupleElement: change(inside: each.a, .inside, context)
    default: leaveOpen(node, context)
    }
  }

  /// What lies at an expression is changed in its place.
  func change(inside node: Int32, _ depth: Effects.Target.Depth, _ context: Context) {
    let each = context.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed, .captured, .superReference:
      switch reference(to: node, context) {
      case .own(let slot):
        // A value that a local holds is its own; what an object holds is not.
        if depth == .inside, !context.fresh.contains(slot) { leaveOpen(node, context) }
      case let other:
        guard case .variable(let variable) = this(other, context) else {
          if case .fresh = this(other, context) { return }
          return leaveOpen(node, context)
        }
        effects.targets.insert(.init(variable: variable, field: nil, depth: depth))
      }
    case .name: change(fieldNamed: each, of: each.a, depth, node, context)
    case .member: change(field: context.tree.symbols[Int(each.b)], of: this(each.a, context), depth, node, context)
    case .subscripted: change(inside: each.a, .inside, context)
    case .tupleElement: change(inside: each.a, .inside, context)
    case .forced, .question, .optionalChain, .inout: change(inside: each.a, depth, context)
    case .call where depth == .element: break
    default: leaveOpen(node, context)
    }
  }

  /// A variable outside of types, or a property of `self`.
  private func change(
    fieldNamed each: TreeNode, of text: Int32, _ depth: Effects.Target.Depth, _ node: Int32, _ context: Context
  ) {
    let symbol = context.tree.symbols[Int(text)]
    if index.observed.contains(symbol) { return leaveOpen(node, context) }
    if each.flag == 0 || context.code.owner.map({ !interpreter.isMember(symbol, of: $0) }) ?? true,
      let cell = program.global(symbol, in: context.tree)
    {
      let name = ObjectIdentifier(cell)
      effects.cells[name] = cell
      effects.targets.insert(.init(variable: .cell(name), field: nil, depth: depth))
      return
    }
    change(field: symbol, of: implicitThis(each, context), depth, node, context)
  }

  private func change(
    field symbol: Symbol, of this: This, _ depth: Effects.Target.Depth, _ node: Int32, _ context: Context
  ) {
    if index.observed.contains(symbol) { return leaveOpen(node, context) }
    switch this {
    case .variable(let variable): effects.targets.insert(.init(variable: variable, field: symbol, depth: depth))
    case .fresh: if depth == .inside { leaveOpen(node, context) }
    case .other, .none: leaveOpen(node, context)
    }
  }
}
