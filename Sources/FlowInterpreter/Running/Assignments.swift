import FlowModel

/// `target = value`: what a place holds is set.
extension Interpreter {
  /// `target = value`.
  ///
  /// - Returns: `()`; where the target is a chain with `?`, an Optional of that.
  func assign(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    let target = frame.tree.nodes[Int(each.a)]
    switch target.kind {
    case .optionalChain:
      // Where the chain finds nil the value is not even asked for.
      let inner = frame.tree.nodes[Int(target.a)]
      do { if inner.a >= 0 { _ = try evaluate(inner.a, frame) } } catch is ChainEnd { return .none }
      let expected = try expectedType(of: target.a, frame)
      try set(each.a, to: try evaluate(each.b, frame, expected), frame, expected)
      return .some(SomeBox(.void))
    case .discard: _ = try evaluate(each.b, frame)
    case .tuple:
      guard case .tuple(let box) = try evaluate(each.b, frame) else {
        throw stop("a tuple is set to what is none", node, frame)
      }
      let parts = frame.tree.list(target.a)
      for index in stride(from: 0, to: parts.count, by: 2) {
        try set(parts[index + 1], to: box.items[index / 2], frame)
      }
    default:
      let expected = try expectedType(of: each.a, frame)
      let value = try evaluate(each.b, frame, expected)
      try set(each.a, to: value, frame, expected)
    }
    if pending != nil { try raisePending() }
    return .void
  }

  /// The type that a place holds, where it can be told.
  func expectedType(of node: Int32, _ frame: Frame) throws -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed:
      if each.a == 0, frame.code.hasSelf { return frame.this }
      if let written = frame.code.slotTypes[Int(each.a)] { return written }
      return known(Self.unboxed(frame.slots[Int(each.a)]))
    case .captured: return known(frame.captures[Int(each.a)].value)
    case .name:
      switch use(of: each, node, frame).target {
      case .cell(let cell):
        if cell.property.type >= 0 {
          return program.type(cell.property.type, in: cell.tree, TypeScope(owner: nil, generics: nil, this: nil))
        }
        return known(cell.value)
      case .member: return propertyType(frame.tree.symbols[Int(each.a)], of: try this(each, frame))
      case .outer(let type): return propertyType(frame.tree.symbols[Int(each.a)], of: .type(type))
      default: return nil
      }
    case .member:
      let base = frame.tree.nodes[Int(each.a)]
      switch base.kind {
      case .local, .boxed, .captured, .name, .member, .superReference:
        let value = base.kind == .superReference ? try this(base, frame) : try evaluate(each.a, frame)
        return propertyType(frame.tree.symbols[Int(each.b)], of: value)
      default: return nil
      }
    case .subscripted:
      let base = frame.tree.nodes[Int(each.a)]
      switch base.kind {
      case .local, .boxed, .captured, .name, .member:
        switch try evaluate(each.a, frame) {
        case .list(let box): return box.element
        case .dictionary(let box): return box.element.map(types.optional)
        default: return nil
        }
      default: return nil
      }
    default: return nil
    }
  }

  func known(_ value: Value) -> RuntimeType? {
    switch value {
    case .absent, .unknown, .implicit, .closure: return nil
    case .nothing(let lacking): return lacking.map { types.optional($0._withUnsafeGuaranteedRef { $0 }) }
    case .object, .enumeration, .structure, .native: return nil
    case .some(let box): return known(box.value).map(types.optional)
    case .list(let box): return box.element.map(types.array)
    default: return typeOf(value)
    }
  }

  /// The type of a property, as it is written or as what it holds tells.
  func propertyType(_ symbol: Symbol, of value: Value) -> RuntimeType? {
    guard let type = thisType(of: value) else { return nil }
    let isStatic = if case .type = value { true } else { false }
    guard let first = candidates(symbol, of: type, isStatic: isStatic).first else { return nil }
    switch first.member {
    case .stored(let name, _):
      guard let field = type.nominal?.fieldsBySymbol[name] else { return nil }
      if let written = fieldType(field, of: type) { return written }
      if field.wrapper != nil { return nil }
      switch value {
      case .object(let object): return known(object.fields[field.index])
      case .structure(let box): return known(box.fields[field.index])
      default: return nil
      }
    case .computed(let getter, _, _), .staticComputed(let getter, _):
      return getter.function.result >= 0
        ? program.type(
          getter.function.result, in: getter.tree, TypeScope(owner: getter.owner, generics: type.bindings, this: type))
        : nil
    case .staticStored(let tree, let property):
      guard property.type >= 0 else {
        return known(staticCell(tree, property, symbol, owner: first.owner, of: type).value)
      }
      return program.type(property.type, in: tree, TypeScope(owner: first.owner, generics: type.bindings, this: type))
    default: return nil
    }
  }

  /// Sets a place to a value.
  func set(_ node: Int32, to value: Value, _ frame: Frame, _ expected: RuntimeType? = nil) throws {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .discard: return
    case .local, .boxed:
      let slot = Int(each.a)
      let value = try fitted(
        value, Self.unboxed(frame.slots[slot]), expected ?? frame.code.slotTypes[slot], node, frame)
      if case .box(let box) = frame.slots[slot] { try fill(box, value, node, frame) } else { frame.slots[slot] = value }
    case .captured:
      let box = frame.captures[Int(each.a)]
      try fill(box, try fitted(value, box.value, expected, node, frame), node, frame)
    case .name:
      switch use(of: each, node, frame).target {
      case .cell(let cell): try set(cell, to: value, node, frame)
      case .member:
        try setMember(frame.tree.symbols[Int(each.a)], each, to: value, node, frame)
      case .outer(let type):
        var base = Value.type(type)
        try setProperty(frame.tree.symbols[Int(each.a)], of: &base, to: value, node, frame)
      default: _ = try unread("setting \(frame.tree.text(each.a))", node, frame, handed: [value])
      }
    case .member:
      let symbol = frame.tree.symbols[Int(each.b)]
      let base = frame.tree.nodes[Int(each.a)]
      if base.kind == .superReference {
        var this = try this(base, frame)
        return try setProperty(symbol, of: &this, to: value, node, frame, asSuper: frame.code.owner)
      }
      try modify(each.a, frame) { try self.setProperty(symbol, of: &$0, to: value, node, frame) }
    case .tupleElement:
      try modify(each.a, frame) { base in
        guard case .tuple(let box) = base else {
          throw self.stop("a tuple's element is set in what is none", node, frame)
        }
        var items = box.items
        items[Int(each.b)] = try self.fitted(value, items[Int(each.b)], nil, node, frame)
        base = .tuple(TupleBox(items, box.labels))
      }
    case .subscripted:
      let arguments = try self.arguments(each.b, extra: each.extra, frame)
      try modify(each.a, frame) { try self.setElement(&$0, arguments, to: value, node, frame) }
    case .forced:
      try modify(each.a, frame) { base in
        switch base {
        case .nothing: throw self.trap(Self.foundNil, node, frame)
        default: base = .some(SomeBox(value))
        }
      }
    case .optionalChain:
      do { try set(each.a, to: value, frame) } catch is ChainEnd {}
    case .question:
      try modify(each.a, frame) { base in
        if case .nothing = base { throw ChainEnd() }
        base = .some(SomeBox(value))
      }
    case .implicitMember, .call:
      _ = try unread("setting the result of a call", node, frame, handed: [value])
    default: throw stop("a \(each.kind) cannot be set", node, frame)
    }
  }

  func fill(_ box: Box, _ value: Value, _ node: Int32, _ frame: Frame) throws {
    switch (box.ownership, box.value) {
    case (.strong, _): box.value = value
    case (.lazy, _):
      box.ownership = .strong
      box.value = value
    case (.accessed, .native(let variable as LocalVariable)):
      try variable.write(value, self, at: frame.tree.location(of: node))
    default: box.value = WeakReference.held(value)
    }
  }

  /// A value as the place asks for it that held another one before.
  func fitted(_ value: Value, _ before: Value, _ expected: RuntimeType?, _ node: Int32, _ frame: Frame) throws -> Value
  {
    if let expected { return try coerce(value, to: expected, node, frame) }
    switch (before, value) {
    case (.nothing, _), (.some, _):
      return value.isOptional ? value : .some(SomeBox(value))
    case (.double, .int(let number)): return .double(Double(number))
    case (.enumeration(let box), .implicit): return try coerce(value, to: box.type, node, frame)
    case (.structure(let box), .implicit): return try coerce(value, to: box.type, node, frame)
    default: return value
    }
  }

  func set(_ cell: StaticCell, to value: Value, _ node: Int32, _ frame: Frame) throws {
    let property = cell.property
    if property.getter >= 0 {
      guard property.setter >= 0 else { throw stop("'\(property.name)' cannot be set", node, frame) }
      _ = try call(
        cell.tree.codes[Int(property.setter)], this: nil, [value], captures: [], generics: nil,
        at: frame.tree.location(of: node))
      return
    }
    if case .absent = cell.value, property.initialValue >= 0 { try initialize(cell, at: frame.tree.location(of: node)) }
    let written =
      property.type >= 0
      ? program.type(
        property.type, in: cell.tree, TypeScope(owner: cell.owner?.nominal, generics: nil, this: cell.owner)) : nil
    let before = cell.value
    if !property.attributes.isEmpty, program.wrapper(of: property, in: cell.tree, cell.owner?.nominal) != nil {
      return try setProperty(program.symbols["wrappedValue"], of: &cell.value, to: value, node, frame)
    }
    let value = try fitted(value, before, written, node, frame)
    let this = cell.owner.map { Value.type($0) }
    if property.willSet >= 0, !cell.isBeingSet {
      _ = try call(
        cell.tree.codes[Int(property.willSet)], this: this, [value], captures: [], generics: nil,
        at: frame.tree.location(of: node))
    }
    cell.value = property.flags.contains(.isWeak) ? WeakReference.held(value) : value
    if property.didSet >= 0, !cell.isBeingSet {
      cell.isBeingSet = true
      defer { cell.isBeingSet = false }
      _ = try call(
        cell.tree.codes[Int(property.didSet)], this: this, [before], captures: [], generics: nil,
        at: frame.tree.location(of: node))
    }
  }

  /// Sets a member of `self` that is written without it.
  func setMember(_ symbol: Symbol, _ each: TreeNode, to value: Value, _ node: Int32, _ frame: Frame) throws {
    try modifySelf(each, node, frame) { try self.setProperty(symbol, of: &$0, to: value, node, frame) }
  }
}
