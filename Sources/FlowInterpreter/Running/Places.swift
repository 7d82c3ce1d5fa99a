import FlowModel

/// Changing what variables, properties and elements hold, in their place.
extension Interpreter {

  // MARK: In place

  /// Changes what a place holds.
  func modify<Result>(_ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result) throws -> Result {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed:
      if case .box(let box) = frame.slots[Int(each.a)] { return try modify(box, node, frame, body) }
      return try body(&frame.slots[Int(each.a)])
    case .captured: return try modify(frame.captures[Int(each.a)], node, frame, body)
    case .name:
      switch use(of: each, node, frame).target {
      case .cell(let cell):
        if cell.property.getter >= 0 || cell.property.didSet >= 0 || cell.property.willSet >= 0
          || !cell.property.attributes.isEmpty || !cell.property.flags.isDisjoint(with: [.isWeak, .isUnowned])
        {
          var value = try self.value(of: cell, node, frame)
          let before = value
          let result = try body(&value)
          if !isSameObject(before, value) { try set(cell, to: value, node, frame) }
          return result
        }
        var value = try self.value(of: cell, node, frame)
        if value.isReference {
          let before = value
          let result = try body(&value)
          if !isSameObject(before, value) { cell.value = value }
          return result
        }
        cell.value = .void
        cell.isTaken = true
        defer {
          cell.value = value
          cell.isTaken = false
        }
        return try body(&value)
      case .member:
        let symbol = frame.tree.symbols[Int(each.a)]
        return try modifySelf(each, node, frame) { try self.modifyProperty(symbol, of: &$0, node, frame, body) }
      case .outer(let type):
        var base = Value.type(type)
        return try modifyProperty(frame.tree.symbols[Int(each.a)], of: &base, node, frame, body)
      default:
        var value = try evaluate(node, frame)
        return try body(&value)
      }
    case .member:
      let symbol = frame.tree.symbols[Int(each.b)]
      let base = frame.tree.nodes[Int(each.a)]
      if base.kind == .superReference {
        var value = try evaluate(node, frame)
        let before = value
        let result = try body(&value)
        if !isSameObject(before, value) {
          var this = try this(base, frame)
          try setProperty(symbol, of: &this, to: value, node, frame, asSuper: frame.code.owner)
        }
        return result
      }
      return try modify(each.a, frame) { try self.modifyProperty(symbol, of: &$0, node, frame, body) }
    case .tupleElement:
      return try modify(each.a, frame) { base in
        guard case .tuple(let box) = base else {
          var value = try self.evaluate(node, frame)
          return try body(&value)
        }
        var items = box.items
        base = .void
        let result = try body(&items[Int(each.b)])
        base = .tuple(TupleBox(items, box.labels))
        return result
      }
    case .subscripted:
      let arguments = try self.arguments(each.b, extra: each.extra, frame)
      return try modify(each.a, frame) { try self.modifyElement(&$0, arguments, node, frame, body) }
    case .forced:
      return try modify(each.a, frame) { base in
        switch base {
        case .nothing: throw self.trap(Self.foundNil, node, frame)
        case .some(let box): return try self.inside(box, &base, body)
        default: return try body(&base)
        }
      }
    case .optionalChain:
      return try modify(each.a, frame, body)
    case .question:
      return try modify(each.a, frame) { base in
        switch base {
        case .nothing: throw ChainEnd()
        case .some(let box): return try self.inside(box, &base, body)
        default: return try body(&base)
        }
      }
    case .inout: return try modify(each.a, frame, body)
    default:
      var value = try evaluate(node, frame)
      return try body(&value)
    }
  }

  /// Changes what an Optional wraps.
  func inside<Result>(_ box: SomeBox, _ base: inout Value, _ body: (inout Value) throws -> Result) throws -> Result {
    var inner = box.value
    if inner.isReference { return try body(&inner) }
    box.value = .void
    base = .void
    defer { base = .some(SomeBox(inner)) }
    return try body(&inner)
  }

  func modify<Result>(
    _ box: Box, _ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    if box.ownership == .lazy { _ = try held(box, node, frame) }
    guard box.ownership == .strong else {
      var value = try held(box, node, frame)
      let result = try body(&value)
      if box.ownership == .accessed { try fill(box, value, node, frame) }
      return result
    }
    return try modifyOutside(box, body)
  }

  /// Changes a variable's value outside of it: it holds none meanwhile, so that who reads it then, against Swift's law of
  /// exclusivity, is stopped. An object stays where it is.
  func modifyOutside<Result>(_ box: Box, _ body: (inout Value) throws -> Result) rethrows -> Result {
    var value = box.value
    if value.isReference {
      let before = value
      let result = try body(&value)
      if !isSameObject(before, value) { box.value = value }
      return result
    }
    box.value = .absent
    defer { box.value = value }
    return try body(&value)
  }

  func modifySelf<Result>(
    _ each: TreeNode, _ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    switch each.flag {
    case 1, 2:
      if case .box(let box) = frame.slots[Int(each.extra)] {
        return try modifyOutside(box, body)
      }
      if case .object = frame.slots[Int(each.extra)] {
        var value = frame.slots[Int(each.extra)]
        return try body(&value)
      }
      return try body(&frame.slots[Int(each.extra)])
    case 3:
      let box = frame.captures[Int(each.extra)]
      if box.ownership == .strong, !box.value.isReference { return try modifyOutside(box, body) }
      var value = try this(each, frame)
      return try body(&value)
    default: throw stop("a member without self", node, frame)
    }
  }

  /// Whether two values are one object, so that nothing was set.
  func isSameObject(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.object(let one), .object(let other)): one.isSame(as: other)
    case (.native(let one), .native(let other)):
      one.isReference && one.identity === other.identity
    case (.some(let one), .some(let other)): isSameObject(one.value, other.value)
    case (.type, .type): true
    default: false
    }
  }
}
