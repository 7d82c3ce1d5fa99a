import FlowModel

/// Changing what variables, properties and elements hold, in their place.
extension Interpreter {
  /// Changes what the place that an expression names holds.
  func modify<Result>(_ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result) throws -> Result {
    try modify(try place(node, frame), node, frame, body)
  }

  /// Changes what a place holds.
  func modify<Result>(
    _ place: Place, _ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    switch place {
    case .slot(let slot):
      if case .box(let box) = frame.slots[slot] { return try modify(box, node, frame, body) }
      return try body(&frame.slots[slot])
    case .box(let box): return try modify(box, node, frame, body)
    case .cell(let cell): return try modify(cell, node, frame, body)
    case .this(let each): return try modifySelf(each, node, frame, body)
    case .property(let base, let symbol, let own):
      return try modify(base, node, frame) {
        try self.modifyProperty(
          symbol, of: &$0, own, frame, seenAs: self.staticBase(of: own, frame), body)
      }
    case .superProperty(var this, let symbol, _, let own):
      var value = try superProperty(symbol, this, own, frame)
      let before = value
      return try writingBack(
        { try body(&value) },
        {
          if !isSameObject(before, value) {
            try setProperty(symbol, of: &this, to: value, own, frame, asSuper: frame.code.owner)
          }
        })
    case .element(let base, let arguments, let own):
      return try modify(base, node, frame) { try self.modifyElement(&$0, arguments, own, frame, body) }
    case .tupleElement(let base, let index, let own):
      return try modify(base, node, frame) { [place = base] base in
        if case .absent = base { self.beginParts(of: &base, place, frame) }
        guard case .tuple(let box) = base else {
          return try self.modifyProperty(self.program.symbols["\(index)"], of: &base, own, frame, body)
        }
        _ = try self.item(Int(index), of: box, own, frame)
        var items = box.items
        base = .void
        defer { base = .tuple(TupleBox(items, box.labels)) }
        return try body(&items[Int(index)])
      }
    case .forced(let base, let own):
      return try modify(base, node, frame) { base in
        if case .some = base { return try self.inside(&base, body) }
        switch base {
        case .nothing: throw self.trap(Self.foundNil, own, frame)
        case .unknown(let unknown):
          guard try self.world.answer(unknown.presence, at: frame.tree.location(of: own)) else {
            throw self.trap(Self.foundNil, own, frame)
          }
          return try body(&base)
        default: return try body(&base)
        }
      }
    case .question(let base):
      return try modify(base, node, frame) { base in
        if case .some = base { return try self.inside(&base, body) }
        switch base {
        case .nothing: throw ChainEnd()
        default: return try body(&base)
        }
      }
    case .held(let held):
      let before = held.value
      let isOpen = isOpenProperty(held.place, before, frame)
      return try writingBack(
        { try body(&held.value) },
        {
          if isOpen, areSameUnknown(before, held.value) { return }
          if !isSameObject(before, held.value) { try set(held.place, to: held.value, node, frame) }
        })
    case .value(var value): return try body(&value)
    }
  }

  /// Changes a global or static variable in its place.
  private func modify<Result>(
    _ cell: StaticCell, _ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    let property = cell.property
    var value = try self.value(of: cell, node, frame)
    if property.getter >= 0 || property.didSet >= 0 || property.willSet >= 0 || !property.attributes.isEmpty
      || property.isHeldElsewhere || value.isReference
    {
      let before = value
      return try writingBack(
        { try body(&value) }, { if !isSameObject(before, value) { try set(cell, to: value, node, frame) } })
    }
    noteChange()
    cell.value = .void
    cell.isTaken = true
    defer {
      cell.value = value
      cell.isTaken = false
    }
    return try body(&value)
  }

  /// Changes what an Optional wraps.
  func inside<Result>(_ base: inout Value, _ body: (inout Value) throws -> Result) throws -> Result {
    guard case .some(var box) = base else { return try body(&base) }
    var inner = box.value
    if inner.isReference { return try body(&inner) }
    base = .void
    // A copy of the Optional keeps what it holds.
    if isKnownUniquelyReferenced(&box) { box.value = .void }
    defer { base = .some(SomeBox(inner)) }
    return try body(&inner)
  }

  private func modify<Result>(
    _ box: Box, _ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    if box.ownership == .lazy { _ = try held(box, node, frame) }
    guard box.ownership == .strong else {
      var value = try held(box, node, frame)
      let before = value
      return try writingBack(
        { try body(&value) },
        { if box.ownership == .accessed, !isSameObject(before, value) { try fill(box, value, node, frame) } })
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
      if !isSameObject(before, value) {
        noteChange()
        box.value = value
      }
      return result
    }
    noteChange()
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
