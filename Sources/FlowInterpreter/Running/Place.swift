import FlowModel

/// What an expression names whose value can be read, set and changed: its objects, indices and optionals were asked for
/// once, in the order of the text; its accessors run when it is read or set.
indirect enum Place {
  case slot(Int)
  case box(Box)
  case cell(StaticCell)
  /// The `self` whose member a name is.
  case this(TreeNode)
  case property(Place, Symbol, Int32)
  case superProperty(Value, Symbol, TreeNode, Int32)
  case element(Place, [Argument], Int32)
  case tupleElement(Place, Int32, Int32)
  case forced(Place, Int32)
  case question(Place)
  /// What was read already, since code of the app's gives it.
  case held(HeldValue)
  /// What lies nowhere: an object, the result of a call.
  case value(Value)

  /// Whether it lies in a variable that only the function sees which runs, and no other thread.
  var isUnshared: Bool {
    switch self {
    case .slot: true
    case .tupleElement(let base, _, _), .forced(let base, _), .question(let base): base.isUnshared
    default: false
    }
  }
}

/// A value that an accessor gave, and where it goes back to.
final class HeldValue {
  var value: Value
  let place: Place

  init(_ value: Value, _ place: Place) {
    self.value = value
    self.place = place
  }
}

extension Interpreter {
  /// An element of a tuple.
  ///
  /// - Throws: `Stop` where it has fewer.
  func item(_ index: Int, of box: TupleBox, _ node: Int32, _ frame: Frame) throws -> Value {
    guard box.items.indices.contains(index) else {
      throw stop("element \(index) of a tuple of \(box.items.count)", node, frame)
    }
    return box.items[index]
  }

  /// The place that an expression names.
  ///
  /// - Throws: `ChainEnd` where a `?` in it finds nil.
  func place(_ node: Int32, _ frame: Frame) throws -> Place {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed: return .slot(Int(each.a))
    case .captured: return .box(frame.captures[Int(each.a)])
    case .name: return try place(ofName: each, node, frame)
    case .member:
      if let plain = inModule(each, node, frame) { return try place(ofName: plain, node, frame) }
      let symbol = frame.tree.symbols[Int(each.b)]
      let base = frame.tree.nodes[Int(each.a)]
      if base.kind == .superReference { return .superProperty(try this(base, frame), symbol, base, node) }
      return .property(try basePlace(each.a, frame), symbol, node)
    case .tupleElement: return .tupleElement(try basePlace(each.a, frame), each.b, node)
    case .subscripted:
      if frame.tree.nodes[Int(each.a)].kind == .superReference { throw stop("a change of super[…]", node, frame) }
      let base = try basePlace(each.a, frame)
      return .element(base, try subscriptArguments(each, type(of: base, frame), frame), node)
    case .forced:
      do { return .forced(try basePlace(each.a, frame), node) } catch is ChainEnd
        where frame.tree.nodes[Int(each.a)].kind == .optionalChain
      {
        // `(list?.first)!`: in `list?.first!` the `!` belongs to the chain that has ended.
        throw trap(Self.foundNil, node, frame)
      }
    case .question:
      var base = try place(each.a, frame)
      if peek(base, frame) == nil { base = .held(HeldValue(try read(base, node, frame), base)) }
      if case .nothing = try read(base, node, frame) { throw ChainEnd(place: (base, each.a)) }
      return .question(base)
    case .optionalChain, .inout: return try place(each.a, frame)
    default: return .value(try evaluate(node, frame))
    }
  }

  private func place(ofName each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Place {
    switch use(of: each, node, frame).target {
    case .cell(let cell): return .cell(cell)
    case .member: return .property(.this(each), frame.tree.symbols[Int(each.a)], node)
    case .outer(let type): return .property(.value(.type(type)), frame.tree.symbols[Int(each.a)], node)
    default: return .value(try name(each, node, frame, nil))
    }
  }

  /// The place of what has a property or an element: an object is asked for at once.
  private func basePlace(_ node: Int32, _ frame: Frame) throws -> Place {
    let place = try place(node, frame)
    if case .value = place { return place }
    if let value = peek(place, frame) {
      switch value {
      case .type: return .value(value)
      default: return value.isReference ? .value(value) : place
      }
    }
    if let type = type(of: place, frame), !type.isPartlyUnknown, !type.isOpen {
      if type.nominal?.isClass != true, type.libraryName.map(program.catalog.isClass) != true { return place }
      return .value(try read(place, node, frame))
    }
    let value = try read(place, node, frame)
    return value.isReference ? .value(value) : .held(HeldValue(value, place))
  }

  // MARK: Reading

  /// What a place holds, where that can be told without any code of the app's.
  func peek(_ place: Place, _ frame: Frame) -> Value? {
    switch place {
    case .slot(let slot):
      if case .box(let box) = frame.slots[slot] { return peek(.box(box), frame) }
      return frame.slots[slot]
    case .box(let box):
      switch box.ownership {
      case .strong: return box.value
      case .weak: return heldWeakly(box.value)
      default: return nil
      }
    case .cell(let cell):
      guard cell.property.getter < 0, cell.property.attributes.isEmpty, !cell.isTaken else { return nil }
      switch cell.value {
      case .absent: return nil
      case .native(let native) where native is WeakReference || native is TaskBox: return nil
      default: return cell.value
      }
    case .this(let each): return try? this(each, frame)
    case .property(let base, let symbol, _):
      guard let value = peek(base, frame) else { return nil }
      return peekProperty(symbol, of: value)
    case .element(let base, let arguments, _): return peek(base, frame).flatMap { peekElement(of: $0, arguments) }
    case .tupleElement(let base, let index, _):
      guard case .tuple(let box)? = peek(base, frame), Int(index) < box.items.count else { return nil }
      return box.items[Int(index)]
    case .forced(let base, _), .question(let base):
      switch peek(base, frame) {
      case .some(.some(let box)): return box.value
      case .some(.nothing), nil: return nil
      case let value?: return value
      }
    case .held(let held): return held.value
    case .value(let value): return value
    case .superProperty: return nil
    }
  }

  private func peekProperty(_ symbol: Symbol, of value: Value) -> Value? {
    switch value {
    case .object, .structure:
      guard let nominal = thisType(of: value)?.nominal, let field = nominal.fieldsBySymbol[symbol],
        field.wrapper == nil, !field.isUnowned, !nominal.repeatedFields.contains(symbol),
        candidates(symbol, of: thisType(of: value)!, isStatic: false).allSatisfy({ $0.member.isPlain })
      else { return nil }
      let content = Self.field(field.index, of: value)
      if case .absent = content { return nil }
      return field.isWeak ? heldWeakly(content) : content
    case .tuple(let box):
      let text = program.symbols.text(of: symbol)
      return (box.labels.firstIndex(of: text) ?? Int(text)).flatMap { $0 < box.items.count ? box.items[$0] : nil }
    case .type(let type):
      guard case .staticStored(let tree, let property)? = candidates(symbol, of: type, isStatic: true).first?.member,
        property.attributes.isEmpty,
        let owner = candidates(symbol, of: type, isStatic: true).first?.owner
      else { return nil }
      let content = staticCell(tree, property, symbol, owner: owner, of: type).value
      switch content {
      case .absent: return nil
      case .native(let native) where native is WeakReference:
        return property.flags.contains(.isWeak) ? heldWeakly(content) : nil
      default: return content
      }
    default: return nil
    }
  }

  private func peekElement(of value: Value, _ arguments: [Argument]) -> Value? {
    switch value {
    case .list(let box):
      guard arguments.count == 1, arguments[0].label == nil, case .int(let place) = arguments[0].value,
        program.libraryNominals["Array"]?.subscripts.isEmpty != false
      else { return nil }
      let offset = place - box.start
      return box.items.indices.contains(offset) ? box.items[offset] : nil
    case .dictionary(let box):
      guard arguments.count == 1, arguments[0].label == nil,
        program.libraryNominals["Dictionary"]?.subscripts.isEmpty != false
      else { return nil }
      if let content = box.table[HashedValue(arguments[0].value)] { return .some(SomeBox(content)) }
      return .nothing(box.element.map(Unmanaged.passUnretained))
    default: return nil
    }
  }

  /// What a place holds.
  func read(_ place: Place, _ node: Int32, _ frame: Frame) throws -> Value {
    switch place {
    case .slot(let slot):
      let value = frame.slots[slot]
      if case .box(let box) = value { return try held(box, node, frame) }
      return value
    case .box(let box): return try held(box, node, frame)
    case .cell(let cell): return try value(of: cell, node, frame)
    case .this(let each):
      let value = try this(each, frame)
      if case .absent = value { throw stop("'self' before it is set", node, frame) }
      return value
    case .property(let base, let symbol, let own):
      if let value = peek(place, frame), !isAmbiguous(symbol, base, frame) { return value }
      let value = try read(base, node, frame)
      return try property(
        symbol, of: value, at: frame.tree.location(of: own), frame, seenAs: self.staticBase(of: own, frame))
    case .superProperty(let this, let symbol, _, let own): return try superProperty(symbol, this, own, frame)
    case .element(let base, let arguments, let own):
      return try element(of: try read(base, node, frame), arguments, at: frame.tree.location(of: own))
    case .tupleElement(let base, let index, let own):
      let value = try read(base, node, frame)
      guard case .tuple(let box) = value else {
        return try property(program.symbols["\(index)"], of: value, at: frame.tree.location(of: own))
      }
      return try item(Int(index), of: box, own, frame)
    case .forced(let base, let own):
      guard let inner = try read(base, node, frame).unwrapped else { throw trap(Self.foundNil, own, frame) }
      return inner
    case .question(let base):
      guard let inner = try read(base, node, frame).unwrapped else { throw ChainEnd() }
      return inner
    case .held(let held): return held.value
    case .value(let value): return value
    }
  }

  /// Whether the static type decides which property a name means.
  private func isAmbiguous(_ symbol: Symbol, _ base: Place, _ frame: Frame) -> Bool {
    guard let value = peek(base, frame), let type = thisType(of: value) else { return true }
    let isStatic = if case .type = value { true } else { false }
    let found = candidates(symbol, of: type, isStatic: isStatic)
    return found.contains(where: \.isDefault) && found.count > 1
  }

  /// The type of what a place holds, where declarations or the value itself tell it.
  func type(of place: Place, _ frame: Frame) -> RuntimeType? {
    if let value = peek(place, frame) {
      switch value {
      case .absent, .unknown, .implicit: return nil
      default: return thisType(of: value)
      }
    }
    switch place {
    case .cell(let cell):
      guard cell.property.type >= 0 else { return nil }
      return program.type(
        cell.property.type, in: cell.tree,
        TypeScope(owner: cell.owner?.nominal, generics: nil, this: cell.owner))
    case .property(let base, let symbol, _):
      if let value = peek(base, frame) { return propertyType(symbol, of: value) }
      return type(of: base, frame).flatMap { propertyType(symbol, in: $0) }
    case .element(let base, let arguments, _):
      guard let type = type(of: base, frame) else { return nil }
      switch type.kind {
      case .array(let element):
        // A slice.
        switch arguments.first?.value {
        case .range?, .closure?: return type
        default: return element
        }
      case .dictionary(_, let element): return arguments.count == 1 ? types.optional(element) : element
      default: return subscriptType(arguments, of: type)
      }
    case .forced(let base, _), .question(let base): return type(of: base, frame)?.wrapped
    default: return nil
    }
  }
}

extension Member {
  /// Whether reading it runs no code.
  var isPlain: Bool {
    switch self {
    case .stored, .observed, .staticStored, .enumCase: true
    default: false
    }
  }
}
