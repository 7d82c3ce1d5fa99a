import FlowModel

extension Interpreter {
  /// What an expression gives.
  ///
  /// - Parameter expected: the type that its place asks for, where one is known.
  func evaluate(_ node: Int32, _ frame: Frame, _ expected: RuntimeType? = nil) throws -> Value {
    let each = frame.nodes[Int(node)]
    switch each.kind {
    case .integer: return integer(frame.integers[Int(each.a)], expected)
    case .decimal:
      let number = frame.tree.tree.decimals[Int(each.a)]
      if let expected, case .float = expected.flattened.kind { return .float(Float(number)) }
      return .double(number)
    case .boolean: return .bool(each.flag == 1)
    case .text:
      let text = frame.tree.text(each.a)
      if let expected { return literal(text, expected.flattened) }
      return .string(text)
    case .regularExpression:
      let location = frame.tree.location(of: node)
      do { return .native(try RegexBox(frame.tree.text(each.a), isLiteral: true)) } catch {
        return try world.lacking(Stop(lacking: "a regular expression", at: location), "a regular expression")
      }
    case .interpolation: return try interpolate(each, frame)
    case .interpolated: throw stop("an interpolation outside of a string", node, frame)
    case .nothing:
      guard let expected else { return .nothing(nil) }
      if let nominal = expected.nominal, nominal.kind != .protocol, conformsByName(nominal, "ExpressibleByNilLiteral") {
        return try construct(expected, [Argument("nilLiteral", .void)], node, frame)
      }
      return .nothing(expected.wrapped.map(Unmanaged.passUnretained))
    case .array: return try list(each, node, frame, expected)
    case .dictionary: return try dictionary(each, node, frame, expected)
    case .tuple: return try tuple(each, frame, expected)

    case .local:
      let value = frame.slots[Int(each.a)]
      if case .box(let box) = value { return try held(box, node, frame) }
      return value
    case .boxed:
      if case .box(let box) = frame.slots[Int(each.a)] { return try held(box, node, frame) }
      return frame.slots[Int(each.a)]
    case .captured:
      guard Int(each.a) < frame.captures.count else { throw stop("a variable that is not captured", node, frame) }
      return try held(frame.captures[Int(each.a)], node, frame)
    case .name: return try name(each, node, frame, expected)
    case .localFunctions: return .closure(try localFunction(each, node, frame, expected))
    case .superReference: return try this(each, frame)
    case .member: return try member(each, node, frame, expected)
    case .implicitMember: return try implicitMember(each, nil, node, frame, expected)
    case .tupleElement:
      switch try evaluate(each.a, frame) {
      case .tuple(let box): return try item(Int(each.b), of: box, node, frame)
      case .unknown(let unknown): return .unknown(unknown)
      case let value: return try property(program.symbols["\(each.b)"], of: value, at: frame.tree.location(of: node))
      }
    case .metatype:
      let value = try evaluate(each.a, frame)
      return value
    case .typeExpression: return .type(type(each.a, frame))

    case .call: return try call(each, node, frame, expected)
    case .subscripted: return try subscripted(each, node, frame, expected)
    case .optionalChain:
      do {
        let value = try evaluate(each.a, frame, expected?.wrapped)
        // What is not known may have been nil before the chain's end.
        if case .unknown = value { return value }
        return value.isOptional ? value : .some(SomeBox(value))
      } catch is ChainEnd { return .nothing(nil) }
    case .question:
      switch try evaluate(each.a, frame) {
      case .nothing: throw ChainEnd()
      case .some(let box): return box.value
      case .unknown(let unknown): return .unknown(unknown)
      case let value: return value
      }
    case .forced:
      switch try evaluate(each.a, frame, expected.map(types.optional)) {
      case .nothing: throw trap(Self.foundNil, node, frame)
      case .some(let box): return box.value
      case .unknown(let unknown):
        guard try world.answer(unknown.presence, at: frame.tree.location(of: node)) else {
          throw trap(Self.foundNil, node, frame)
        }
        return .unknown(unknown)
      case let value: return value
      }
    case .binary: return try binary(each, node, frame, expected)
    case .prefix: return try prefix(each, node, frame, expected)
    case .postfix: return try postfix(each, node, frame)
    case .assignment:
      return try assign(each, node, frame)
    case .compoundAssignment:
      do { try compoundAssign(each, node, frame) } catch let end as ChainEnd {
        try giveBack(end, frame)
        return .nothing(Unmanaged.passUnretained(types.void))
      }
      // Of a chain that finds no nil it is an Optional of `()`.
      return frame.nodes[Int(each.a)].isOf(.optionalChain) ? .some(SomeBox(.void)) : .void
    case .ternary: return try ternary(each, node, frame, expected)
    case .and where program.ownAnd != nil:
      return try choice(program.ownAnd!, isAnd: true, each, node, frame, expected)
    case .or where program.ownOr != nil:
      return try choice(program.ownOr!, isAnd: false, each, node, frame, expected)
    case .coalesce where program.hasOwnCoalesce: throw stop("'??' of the app's own", node, frame)
    case .and:
      return try isTrue(try evaluate(each.a, frame, types.bool), each.a, frame)
        ? try evaluate(each.b, frame, types.bool) : .bool(false)
    case .or:
      return try isTrue(try evaluate(each.a, frame, types.bool), each.a, frame)
        ? .bool(true) : try evaluate(each.b, frame, types.bool)
    case .coalesce: return try coalesce(each, frame, expected)
    case .isType: return try isKind(each, node, frame)
    case .upcast:
      let wanted = type(each.b, frame)
      let value = try evaluate(each.a, frame, wanted)
      // `T!` stands for what it holds.
      if case .some(let box) = value, wanted.wrapped == nil, !wanted.isOpen {
        return try coerce(box.value, to: wanted, node, frame)
      }
      return try coerce(value, to: wanted, node, frame)
    case .optionalCast:
      let wanted = type(each.b, frame)
      let value = try cast(try evaluate(each.a, frame), to: wanted, node, frame)
      if case .nothing = value { try checkSeen(written: each.b, node, frame) }
      return value
    case .forcedCast:
      let wanted = type(each.b, frame)
      let value = try evaluate(each.a, frame)
      switch try cast(value, to: wanted, node, frame) {
      case .some(let box): return box.value
      case .unknown(let unknown) where unknown.kind == wanted.name: return .unknown(unknown)
      case .unknown(let unknown):
        let isOfType = unknown.part("\(unknown.what) is \(wanted.name)", frame.tree.location(of: node))
        guard try world.answer(isOfType, at: isOfType.location) else {
          throw trap("Could not cast \(unknown.what) to '\(wanted.name)'", node, frame)
        }
        return .unknown(unknown)
      default:
        if wanted.wrapped != nil, case .nothing? = Optional(value) { return value }
        try checkSeen(written: each.b, node, frame)
        throw castTrap(value, wanted, node, frame)
      }
    case .closure: return .closure(try close(frame.tree.codes[Int(each.a)], frame, expected))
    case .keyPath: return try keyPath(each, frame, expected)
    case .selector: return .selector(TextBox(selector(frame.tree.text(each.b), in: frame)))
    case .try: return try attempt(each, node, frame, expected)
    case .await: return try wait(for: each.a, frame, expected)
    case .inout: return try handed(each.a, node, frame, expected)
    case .ifExpression: return try branch(each.a, frame, expected)
    case .switchExpression:
      return try choose(frame.tree.nodes[Int(each.a)], each.a, frame, expected)?.value ?? .void
    case .availability: return .bool(try isAvailable(each, node, frame))
    case .sourceMarker: return try sourceMarker(each, node, frame)
    case .unread where each.flag == 1: throw stop("what follows from \(frame.tree.text(each.a))", node, frame)
    case .unread:
      for inside in frame.tree.list(each.b) { _ = try evaluate(inside, frame) }
      return try unread(frame.tree.text(each.a), node, frame)
    default: throw stop("a \(each.kind) is no expression", node, frame)
    }
  }

  /// The value of a variable that closures share.
  func held(_ box: Box, _ node: Int32, _ frame: Frame) throws -> Value {
    guard box.ownership != .strong else {
      if case .absent = box.value { throw stop("a variable is used before it is set", node, frame) }
      return box.value
    }
    switch (box.ownership, box.value) {
    case (.pending, .native(let task as TaskBox)): return try loop.value(of: task)
    case (.lazy, .closure(let make)):
      let made = try call(make, [], at: frame.tree.location(of: node))
      box.ownership = .strong
      box.value = made
      return made
    case (.accessed, .native(let variable as LocalVariable)):
      return try variable.read(self, at: frame.tree.location(of: node))
    default: break
    }
    if box.ownership == .weak { return heldWeakly(box.value) }
    return try unownedContent(box.value, at: frame.tree.location(of: node))
  }

  /// What an unowned variable shows now: one whose object is gone traps, one that was given nil is nil.
  func unownedContent(_ value: Value, isOptional: Bool? = nil, at location: TreeLocation) throws -> Value {
    guard case .native(let native) = value, let reference = native as? WeakReference else { return value }
    if let object = reference.value {
      return isOptional ?? reference.isOptional ? .some(SomeBox(object)) : object
    }
    guard reference.isOfNothing else {
      throw Trap(message: "Attempted to read an unowned reference but object was already destroyed", location: location)
    }
    return .none
  }

  /// What a global or static variable shows that keeps no object.
  func heldElsewhere(_ value: Value, _ property: TreeProperty, at location: TreeLocation) throws -> Value {
    try property.flags.contains(.isWeak) ? heldWeakly(value) : unownedContent(value, at: location)
  }

  /// What an observer sees of the value before: that of an unowned variable whose object is gone cannot be read.
  func replaced(_ before: Value, _ property: TreeProperty, at location: TreeLocation) -> Value {
    guard property.isHeldElsewhere else { return before }
    return (try? heldElsewhere(before, property, at: location)) ?? .absent
  }

  /// What the app's code reads of a weak variable.
  func heldWeakly(_ value: Value) -> Value {
    let content = Self.weakly(value)
    if let onEnd, case .nothing = content { onEnd() }
    return content
  }

  /// What a weak variable shows now.
  static func weakly(_ value: Value) -> Value {
    guard case .native(let native) = value, let reference = native as? WeakReference else { return value }
    return .optional(reference.value)
  }
}
