import FlowModel

extension Interpreter {
  /// What an expression gives.
  ///
  /// - Parameter expected: the type that its place asks for, where one is known.
  func evaluate(_ node: Int32, _ frame: Frame, _ expected: RuntimeType? = nil) throws -> Value {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer: return integer(frame.tree.tree.integers[Int(each.a)], expected)
    case .decimal:
      let number = frame.tree.tree.decimals[Int(each.a)]
      if let expected, case .float = expected.flattened.kind { return .float(Float(number)) }
      return .double(number)
    case .boolean: return .bool(each.flag == 1)
    case .text:
      let text = frame.tree.text(each.a)
      if let expected { return literal(text, expected.flattened) }
      return .string(text)
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
    case .superReference: return try this(each, frame)
    case .member: return try member(each, node, frame, expected)
    case .implicitMember: return try implicitMember(each, nil, node, frame, expected)
    case .tupleElement:
      switch try evaluate(each.a, frame) {
      case .tuple(let box): return box.items[Int(each.b)]
      case .unknown(let unknown): return .unknown(unknown)
      case let value: return try property(program.symbols["\(each.b)"], of: value, at: frame.tree.location(of: node))
      }
    case .metatype:
      let value = try evaluate(each.a, frame)
      return value
    case .typeExpression: return .type(type(each.a, frame))

    case .call: return try call(each, node, frame, expected)
    case .subscripted: return try subscripted(each, node, frame)
    case .optionalChain:
      do {
        let value = try evaluate(each.a, frame)
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
      case .unknown(let unknown): return .unknown(unknown)
      case let value: return value
      }
    case .binary: return try binary(each, node, frame, expected)
    case .prefix: return try prefix(each, node, frame, expected)
    case .postfix: return try postfix(each, node, frame)
    case .assignment:
      return try assign(each, node, frame)
    case .compoundAssignment:
      do { try compoundAssign(each, node, frame) } catch is ChainEnd {}
      return .void
    case .ternary: return try ternary(each, frame, expected)
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
      return try coerce(try evaluate(each.a, frame, wanted), to: wanted, node, frame)
    case .optionalCast:
      let wanted = type(each.b, frame)
      return try cast(try evaluate(each.a, frame), to: wanted, node, frame)
    case .forcedCast:
      let wanted = type(each.b, frame)
      let value = try evaluate(each.a, frame)
      switch try cast(value, to: wanted, node, frame) {
      case .some(let box): return box.value
      case .unknown(let unknown): return .unknown(unknown)
      default:
        if wanted.wrapped != nil, case .nothing? = Optional(value) { return value }
        throw castTrap(value, wanted, node, frame)
      }
    case .closure: return .closure(try close(frame.tree.codes[Int(each.a)], frame, expected))
    case .keyPath: return try keyPath(each, frame, expected)
    case .selector: return .selector(TextBox(frame.tree.text(each.b)))
    case .try: return try attempt(each, node, frame, expected)
    case .await: return try evaluate(each.a, frame, expected)
    case .inout: return try evaluate(each.a, frame, expected)
    case .ifExpression: return try branch(each.a, frame, expected)
    case .switchExpression:
      return try choose(frame.tree.nodes[Int(each.a)], each.a, frame, expected)?.value ?? .void
    case .availability: return .bool(try isAvailable(each, node, frame))
    case .sourceMarker: return sourceMarker(each, node, frame)
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
    case (.accessed, .native(let variable as LocalVariable)): return try variable.read(self, at: frame.tree.location(of: node))
    default: break
    }
    let held = Self.weakly(box.value)
    if box.ownership == .weak { return held }
    guard case .some(let object) = held else {
      throw trap("Attempted to read an unowned reference but object was already destroyed", node, frame)
    }
    return object.value
  }

  /// What a weak variable shows now.
  static func weakly(_ value: Value) -> Value {
    guard case .native(let native) = value, let reference = native as? WeakReference else { return value }
    return .optional(reference.value)
  }

  // MARK: Literals

  func integer(_ bits: UInt64, _ expected: RuntimeType?) -> Value {
    guard let expected else { return .int(Int(bitPattern: UInt(bits))) }
    switch expected.flattened.kind {
    case .double: return .double(Double(bits))
    case .float: return .float(Float(bits))
    case .fixed(let kind): return .fixed(FixedInteger(bits: bits, kind: kind))
    default: return .int(Int(bitPattern: UInt(bits)))
    }
  }

  private func literal(_ text: String, _ type: RuntimeType) -> Value {
    if case .character = type.kind, text.count == 1 { return .character(text.first!) }
    if case .library("Unicode.Scalar", _) = type.kind, let scalar = text.unicodeScalars.first {
      return .native(ScalarBox(scalar))
    }
    return .string(text)
  }

  private func interpolate(_ each: TreeNode, _ frame: Frame) throws -> Value {
    var text = ""
    for segment in frame.tree.list(each.a) {
      let part = frame.tree.nodes[Int(segment)]
      if part.kind == .text {
        text += frame.tree.text(part.a)
        continue
      }
      let arguments = frame.tree.list(part.a)
      guard arguments.count >= 2 else { continue }
      let value = try evaluate(arguments[1], frame)
      if arguments.count > 2 || arguments[0] >= 0 {
        guard arguments.count == 4, arguments[2] >= 0, frame.tree.text(arguments[2]) == "default" else {
          throw stop("an interpolation with more than a value", segment, frame)
        }
        if let inner = value.unwrapped {
          text += try description(of: inner, segment, frame)
        } else {
          text += try description(of: try evaluate(arguments[3], frame), segment, frame)
        }
        continue
      }
      if case .unknown(let unknown) = value { return .unknown(unknown) }
      text += try description(of: value, segment, frame)
    }
    return .string(text)
  }

  private func list(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    var element: RuntimeType?
    let wanted = expected?.flattened
    if let wanted {
      switch wanted.kind {
      case .array(let inner), .set(let inner): element = inner.isUnknown ? nil : inner
      case .library("OptionSet", _): break
      case .nominal(let nominal, _):
        if nominal.kind != .protocol {
          return try arrayLiteral(each, wanted, node, frame)
        }
      default: break
      }
    }
    var items: ContiguousArray<Value> = []
    let nodes = frame.tree.list(each.a)
    items.reserveCapacity(nodes.count)
    for item in nodes { items.append(try evaluate(item, frame, element)) }
    if let element {
      for index in items.indices { items[index] = try coerce(items[index], to: element, nodes[index], frame) }
    } else {
      try unify(&items, nodes, frame)
      element = items.first.flatMap { first in
        let type = typeOf(first)
        return items.allSatisfy({ typeOf($0) === type }) ? type : nil
      }
    }
    if let wanted, case .set = wanted.kind { return .set(SetBox(table(of: items), element)) }
    return .list(ListBox(items, element))
  }

  private func keyValuePairs(_ keys: ContiguousArray<Value>, _ values: ContiguousArray<Value>) -> ListBox {
    let box = ListBox(ContiguousArray(zip(keys, values).map { .pair($0, $1) }))
    box.view = CollectionView("KeyValuePairs", .void)
    return box
  }

  func table(of items: some Sequence<Value>) -> Table {
    var table = Table()
    for item in items where table[HashedValue(item)] == nil { table[HashedValue(item)] = .void }
    return table
  }

  private func arrayLiteral(_ each: TreeNode, _ wanted: RuntimeType, _ node: Int32, _ frame: Frame) throws -> Value {
    // An OptionSet, or what the app makes from a literal itself.
    let element = program.inner("ArrayLiteralElement", of: wanted) ?? program.inner("Element", of: wanted)
    var items: ContiguousArray<Value> = []
    let isOptions = conformsByName(wanted.nominal!, "OptionSet")
    for item in frame.tree.list(each.a) { items.append(try evaluate(item, frame, isOptions ? wanted : element)) }
    if isOptions {
      var bits = 0
      for item in items {
        let raw = try property(program.symbols["rawValue"], of: item, at: frame.tree.location(of: node))
        guard let number = raw.integerValue else { throw stop("an option without a raw value", node, frame) }
        bits |= number
      }
      return try construct(wanted, [Argument("rawValue", .int(bits))], node, frame)
    }
    let code = wanted.nominal!.initializers.compactMap(\.code).first { $0.function.parameters.first?.label == "arrayLiteral" }
    guard code != nil else { throw stop("a list literal for \(wanted.name)", node, frame) }
    return try construct(wanted, items.enumerated().map { Argument($0.offset == 0 ? "arrayLiteral" : nil, $0.element) }, node, frame)
  }

  private func dictionary(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    var key: RuntimeType?
    var element: RuntimeType?
    if let wanted = expected?.flattened {
      if case .dictionary(let first, let second) = wanted.kind {
        key = first.isUnknown ? nil : first
        element = second.isUnknown ? nil : second
      } else if let nominal = wanted.nominal, nominal.kind != .protocol {
        throw stop("a dictionary literal for \(wanted.name)", node, frame)
      }
    }
    let nodes = frame.tree.list(each.a)
    var values: ContiguousArray<Value> = []
    var table = Table()
    var keys: ContiguousArray<Value> = []
    for index in stride(from: 0, to: nodes.count, by: 2) {
      keys.append(try coerce(try evaluate(nodes[index], frame, key), to: key, nodes[index], frame))
      values.append(try coerce(try evaluate(nodes[index + 1], frame, element), to: element, nodes[index + 1], frame))
    }
    if element == nil {
      try unify(&values, nil, frame)
      element = values.first.flatMap { first in
        let type = typeOf(first)
        return values.allSatisfy({ typeOf($0) === type }) ? type : nil
      }
    }
    if key == nil { key = keys.first.map(typeOf) }
    if case .library("KeyValuePairs", _)? = expected?.flattened.kind {
      return .list(keyValuePairs(keys, values))
    }
    for (key, value) in zip(keys, values) {
      guard table[HashedValue(key)] == nil else {
        throw trap("Dictionary literal contains duplicate keys", node, frame)
      }
      table[HashedValue(key)] = value
    }
    return .dictionary(DictionaryBox(table, key: key, element: element))
  }

  /// Brings the elements of a literal to one type, as Swift does: an Int literal beside a Double is one, and beside nil
  /// all are Optional.
  private func unify(_ items: inout ContiguousArray<Value>, _ nodes: UnsafeBufferPointer<Int32>?, _ frame: Frame) throws {
    var hasDouble = false
    var hasInt = false
    var hasOptional = false
    var hasPlain = false
    for item in items {
      switch item {
      case .double: hasDouble = true; hasPlain = true
      case .int: hasInt = true; hasPlain = true
      case .nothing, .some: hasOptional = true
      default: hasPlain = true
      }
    }
    if items.contains(where: { if case .implicit = $0 { true } else { false } }),
      let first = items.first(where: { if case .implicit = $0 { false } else { !$0.isOptional } })
    {
      let type = typeOf(first)
      for index in items.indices { items[index] = try coerce(items[index], to: type, nodes?[index] ?? 0, frame) }
    }
    if hasDouble, hasInt {
      for index in items.indices { if case .int(let number) = items[index] { items[index] = .double(Double(number)) } }
    }
    if hasOptional, hasPlain {
      for index in items.indices where !items[index].isOptional { items[index] = .some(SomeBox(items[index])) }
    }
  }

  private func tuple(_ each: TreeNode, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let nodes = frame.tree.list(each.a)
    if nodes.isEmpty { return .void }
    var items: [Value] = []
    var labels: [String?] = []
    var wanted: [RuntimeType] = []
    var wantedLabels: [String?] = []
    if case .tuple(let types, let names)? = expected?.flattened.kind {
      wanted = types
      wantedLabels = names
    }
    for index in stride(from: 0, to: nodes.count, by: 2) {
      let place = index / 2
      let type = place < wanted.count ? wanted[place] : nil
      let written = nodes[index] >= 0 ? frame.tree.text(nodes[index]) : nil
      labels.append(written ?? (place < wantedLabels.count ? wantedLabels[place] : nil))
      items.append(try coerce(try evaluate(nodes[index + 1], frame, type), to: type, nodes[index + 1], frame))
    }
    return .tuple(TupleBox(items, labels))
  }

  // MARK: Choices

  private func ternary(_ each: TreeNode, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let condition = try evaluate(each.a, frame, types.bool)
    let isFirst = try isTrue(condition, each.a, frame)
    let chosen = isFirst ? each.b : each.c
    let other = isFirst ? each.c : each.b
    var value = try evaluate(chosen, frame, expected)
    if let expected { return try coerce(value, to: expected, chosen, frame) }
    // Beside nil, or an Optional, the other side is Optional too; beside a Double literal an Int literal is a Double.
    let kind = frame.tree.nodes[Int(other)].kind
    if !value.isOptional, kind == .nothing || kind == .optionalChain || kind == .optionalCast {
      value = .some(SomeBox(value))
    }
    if case .int(let number) = value, isLiteral(chosen, frame) {
      switch staticLiteral(other, frame) {
      case .decimal: value = .double(Double(number))
      case .unclear: if case .double? = staticValueType(other, frame)?.kind { value = .double(Double(number)) }
      case .integer: break
      }
    }
    return value
  }

  private enum LiteralKind { case integer, decimal, unclear }

  private func staticLiteral(_ node: Int32, _ frame: Frame) -> LiteralKind {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer: return .integer
    case .decimal: return .decimal
    case .prefix: return staticLiteral(each.a, frame)
    case .binary:
      let kinds = [staticLiteral(each.a, frame), staticLiteral(each.b, frame)]
      return kinds.contains(.decimal) ? .decimal : kinds.contains(.unclear) ? .unclear : .integer
    default: return .unclear
    }
  }

  /// The type of an expression that can be told without running it: of a local variable.
  private func staticValueType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local: return frame.code.slotTypes[Int(each.a)] ?? typeOf(frame.slots[Int(each.a)])
    case .binary: return staticValueType(each.a, frame) ?? staticValueType(each.b, frame)
    case .decimal: return types.double
    default: return nil
    }
  }

  func isLiteral(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer, .decimal: return true
    case .prefix: return isLiteral(each.a, frame)
    case .binary: return isLiteral(each.a, frame) && isLiteral(each.b, frame)
    default: return false
    }
  }

  private func coalesce(_ each: TreeNode, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    try checkNestedOptional(each.a, frame)
    let left = try evaluate(each.a, frame, expected.map { $0.wrapped == nil ? types.optional($0) : $0 })
    switch left {
    case .nothing(let lacking):
      let wanted = expected ?? lacking?._withUnsafeGuaranteedRef { $0 }
      return try coerce(try evaluate(each.b, frame, wanted), to: expected, each.b, frame)
    case .some(let box):
      // `a ?? b` with an Optional b is Optional.
      if expected?.wrapped != nil { return box.value.isOptional ? box.value : left }
      if expected == nil, try isOptionalExpression(each.b, frame) { return left }
      return box.value
    case .unknown(let unknown):
      return try world.answer(unknown, at: frame.tree.location(of: each.a))
        ? left : try evaluate(each.b, frame, expected)
    default: return left
    }
  }

  /// `x.flatMap { c ? nil : $0 } ?? y`: the compiler may take the closure's result for an Optional of an Optional.
  private func checkNestedOptional(_ node: Int32, _ frame: Frame) throws {
    let call = frame.tree.nodes[Int(node)]
    guard call.kind == .call, call.extra == 1, let last = frame.tree.list(call.b).last else { return }
    let callee = frame.tree.nodes[Int(call.a)]
    let closure = frame.tree.nodes[Int(last)]
    guard callee.kind == .member, frame.tree.text(callee.b) == "flatMap", closure.kind == .closure else { return }
    let body = frame.tree.tree.functions[Int(closure.a)].body
    guard let only = frame.tree.list(frame.tree.nodes[Int(body)].a).first else { return }
    let value = frame.tree.nodes[Int(only)]
    guard value.kind == .ternary else { return }
    if [value.b, value.c].contains(where: { frame.tree.nodes[Int($0)].kind == .nothing }) {
      throw stop("whether the closure's result is an Optional of an Optional", node, frame)
    }
  }

  /// Whether an expression is plainly Optional, by its form.
  private func isOptionalExpression(_ node: Int32, _ frame: Frame) throws -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .nothing, .optionalChain, .optionalCast: return true
    case .try: return each.flag == 1
    case .coalesce: return try isOptionalExpression(each.b, frame)
    // A variable or property: what it holds tells.
    case .local, .boxed, .captured: return try evaluate(node, frame).isOptional
    case .name:
      switch use(of: each, node, frame).target {
      case .cell(let cell): return try value(of: cell, node, frame).isOptional
      case .member: return propertyType(frame.tree.symbols[Int(each.a)], of: try this(each, frame))?.wrapped != nil
      default: return false
      }
    case .member:
      guard isPlace(each.a, frame) else { return false }
      return propertyType(frame.tree.symbols[Int(each.b)], of: try evaluate(each.a, frame))?.wrapped != nil
    case .subscripted:
      guard isPlace(each.a, frame), case .dictionary = try evaluate(each.a, frame) else { return false }
      return frame.tree.list(each.b).count == 2
    default: return false
    }
  }

  private func branch(_ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let each = frame.tree.nodes[Int(node)]
    guard each.kind == .if else { return try valueOfBlock(node, frame, expected).value }
    if try holds(each.a, frame) { return try valueOfBlock(each.b, frame, expected).value }
    guard each.c >= 0 else { return .void }
    return try branch(each.c, frame, expected)
  }

  /// The value of a branch: its last expression.
  func valueOfBlock(_ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> (value: Value, outcome: Outcome) {
    let each = frame.tree.nodes[Int(node)]
    let list = frame.tree.list(each.a)
    for (index, statement) in list.enumerated() {
      let kind = frame.tree.nodes[Int(statement)].kind
      if index == list.count - 1 {
        if kind == .if { return (try branch(statement, frame, expected), .next) }
        if kind == .switch {
          return (try choose(frame.tree.nodes[Int(statement)], statement, frame, expected)?.value ?? .void, .next)
        }
        if kind.rawValue < TreeNode.Kind.block.rawValue {
          return (try coerce(try evaluate(statement, frame, expected), to: expected, statement, frame), .next)
        }
      }
      let outcome = try execute(statement, frame)
      if outcome != .next { return (.void, outcome) }
    }
    return (.void, .next)
  }

  private func attempt(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    switch each.flag {
    case 1:
      do {
        let value = try evaluate(each.a, frame, expected)
        return value.isOptional ? value : .some(SomeBox(value))
      } catch is Thrown { return .nothing(nil) }
    case 2:
      do { return try evaluate(each.a, frame, expected) } catch let thrown as Thrown {
        throw trap(
          "'try!' expression unexpectedly raised an error: \(try reflection(of: thrown.value, at: frame.tree.location(of: node)))", node,
          frame)
      }
    default: return try evaluate(each.a, frame, expected)
    }
  }

  private func sourceMarker(_ each: TreeNode, _ node: Int32, _ frame: Frame) -> Value {
    let place = frame.tree.location(of: node).source
    switch frame.tree.text(each.a) {
    case "line": return .int(place.line)
    case "column": return .int(place.column)
    case "function": return .string(each.b >= 0 ? frame.tree.text(each.b) : frame.code.function.name)
    default: return .string(each.b >= 0 ? frame.tree.text(each.b) : frame.tree.tree.path)
    }
  }

  // MARK: Closures

  /// Makes a closure of a function inside another one, with what it captures.
  func close(_ code: Code, _ frame: Frame, _ expected: RuntimeType?) throws -> Closure {
    if code.owner == nil { code.owner = frame.code.owner }
    if code.enclosing == nil { code.enclosing = frame.code }
    var boxes: [Box] = []
    boxes.reserveCapacity(code.function.captures.count)
    for capture in code.function.captures {
      switch capture.source {
      case .slot:
        if case .box(let box) = frame.slots[Int(capture.number)] {
          boxes.append(box)
        } else {
          let box = Box(frame.slots[Int(capture.number)])
          frame.slots[Int(capture.number)] = .box(box)
          boxes.append(box)
        }
      case .capture: boxes.append(frame.captures[Int(capture.number)])
      case .value:
        let value = try evaluate(capture.number, frame)
        switch capture.ownership {
        case .strong: boxes.append(Box(value))
        case .weak: boxes.append(Box(weak: value, .weak))
        case .unowned: boxes.append(Box(weak: value, .unowned))
        }
      case .implicitSelf, .implicitCapture:
        guard usesSelf(code, frame) else {
          boxes.append(Box(.absent))
          continue
        }
        if capture.source == .implicitCapture {
          boxes.append(frame.captures[Int(capture.number)])
        } else if case .box(let box) = frame.slots[Int(capture.number)] {
          boxes.append(box)
        } else {
          boxes.append(Box(frame.slots[Int(capture.number)]))
        }
      }
    }
    let closure = Closure(.code(code, captures: boxes, this: nil, frame.generics))
    if let type = expected?.flattened, case .function = type.kind { closure.type = type }
    return closure
  }

  /// Whether one of the names in a closure that are no locals is a member of `self`.
  private func usesSelf(_ code: Code, _ frame: Frame) -> Bool {
    guard let owner = code.owner else { return false }
    return code.function.freeNames.contains { text in
      let symbol = frame.tree.symbols[Int(text)]
      return isMember(symbol, of: owner)
    }
  }
}
