import FlowModel

/// Changing what variables, properties and elements hold, in their place.
extension Interpreter {
  // MARK: Assignments

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
      guard case .tuple(let box) = try evaluate(each.b, frame) else { throw stop("a tuple is set to what is none", node, frame) }
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
  private func expectedType(of node: Int32, _ frame: Frame) throws -> RuntimeType? {
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

  private func known(_ value: Value) -> RuntimeType? {
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
        ? program.type(getter.function.result, in: getter.tree, TypeScope(owner: getter.owner, generics: type.bindings, this: type)) : nil
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
      let value = try fitted(value, Self.unboxed(frame.slots[slot]), expected ?? frame.code.slotTypes[slot], node, frame)
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
        guard case .tuple(let box) = base else { throw self.stop("a tuple's element is set in what is none", node, frame) }
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

  private func fill(_ box: Box, _ value: Value, _ node: Int32, _ frame: Frame) throws {
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
  func fitted(_ value: Value, _ before: Value, _ expected: RuntimeType?, _ node: Int32, _ frame: Frame) throws -> Value {
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

  private func set(_ cell: StaticCell, to value: Value, _ node: Int32, _ frame: Frame) throws {
    let property = cell.property
    if property.getter >= 0 {
      guard property.setter >= 0 else { throw stop("'\(property.name)' cannot be set", node, frame) }
      _ = try call(
        cell.tree.codes[Int(property.setter)], this: nil, [value], captures: [], generics: nil,
        at: frame.tree.location(of: node))
      return
    }
    if case .absent = cell.value, property.initialValue >= 0 { try initialize(cell, at: frame.tree.location(of: node)) }
    let written = property.type >= 0
      ? program.type(property.type, in: cell.tree, TypeScope(owner: cell.owner?.nominal, generics: nil, this: cell.owner)) : nil
    let before = cell.value
    if !property.attributes.isEmpty, program.wrapper(of: property, in: cell.tree, cell.owner?.nominal) != nil {
      return try setProperty(program.symbols["wrappedValue"], of: &cell.value, to: value, node, frame)
    }
    let value = try fitted(value, before, written, node, frame)
    let this = cell.owner.map { Value.type($0) }
    if property.willSet >= 0, !cell.isBeingSet {
      _ = try call(cell.tree.codes[Int(property.willSet)], this: this, [value], captures: [], generics: nil, at: frame.tree.location(of: node))
    }
    cell.value = property.flags.contains(.isWeak) ? WeakReference.held(value) : value
    if property.didSet >= 0, !cell.isBeingSet {
      cell.isBeingSet = true
      defer { cell.isBeingSet = false }
      _ = try call(cell.tree.codes[Int(property.didSet)], this: this, [before], captures: [], generics: nil, at: frame.tree.location(of: node))
    }
  }

  /// Sets a member of `self` that is written without it.
  private func setMember(_ symbol: Symbol, _ each: TreeNode, to value: Value, _ node: Int32, _ frame: Frame) throws {
    try modifySelf(each, node, frame) { try self.setProperty(symbol, of: &$0, to: value, node, frame) }
  }

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
  private func inside<Result>(_ box: SomeBox, _ base: inout Value, _ body: (inout Value) throws -> Result) throws -> Result {
    var inner = box.value
    if inner.isReference { return try body(&inner) }
    box.value = .void
    base = .void
    defer { base = .some(SomeBox(inner)) }
    return try body(&inner)
  }

  private func modify<Result>(
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

  private func modifySelf<Result>(
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
    case (.object(let one), .object(let other)): one === other
    case (.native(let one), .native(let other)): one === other && one.isReference
    case (.some(let one), .some(let other)): isSameObject(one.value, other.value)
    case (.type, .type): true
    default: false
    }
  }

  // MARK: Properties

  /// Changes a property in its place; observers are told when that is done.
  func modifyProperty<Result>(
    _ symbol: Symbol, of base: inout Value, _ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    if let type = thisType(of: base), let nominal = type.nominal, let index = nominal.simpleFields[symbol] {
      switch base {
      case .object(let object):
        if object.fields[index].isReference {
          var value = object.fields[index]
          let before = value
          let result = try body(&value)
          if !isSameObject(before, value) { object.fields[index] = value }
          return result
        }
        var value = object.fields[index]
        if case .absent = value { break }
        object.fields[index] = .absent
        defer { object.fields[index] = value }
        return try body(&value)
      case .structure(let box):
        if case .absent = box.fields[index] { break }
        base = .void
        let own = unique(box)
        var value = own.fields[index]
        own.fields[index] = .void
        defer {
          own.fields[index] = value
          base = .structure(own)
        }
        return try body(&value)
      default: break
      }
    }
    var value = try property(symbol, of: base, at: frame.tree.location(of: node), frame)
    let before = value
    if let result = try modifyUnobserved(symbol, &base, frame, body) { return result }
    let result = try body(&value)
    if !isSameObject(before, value) { try setProperty(symbol, of: &base, to: value, node, frame) }
    return result
  }

  /// Where a property has observers that are not told, because its own initialiser sets it: as one without.
  private func modifyUnobserved<Result>(
    _ symbol: Symbol, _ base: inout Value, _ frame: Frame, _ body: (inout Value) throws -> Result
  ) throws -> Result? { nil }

  /// A structure's box that nobody else holds.
  ///
  /// - Parameter box: the only reference to it beside that of the caller's variable, which was emptied.
  func unique(_ box: consuming StructBox) -> StructBox {
    var held = box
    if isKnownUniquelyReferenced(&held) { return held }
    return StructBox(held.type, held.fields)
  }

  /// Sets a property.
  ///
  /// - Parameter asSuper: the class whose superclass's property is meant: `super.name = …`.
  func setProperty(
    _ symbol: Symbol, of base: inout Value, to value: Value, _ node: Int32, _ frame: Frame, asSuper: Nominal? = nil
  ) throws {
    let location = frame.tree.location(of: node)
    if case .unknown(let unknown) = base {
      _ = try world.unread("setting \(unknown.what).\(program.symbols.text(of: symbol))", at: location, handed: [value])
      return
    }
    if case .nothing = base { throw trap(Self.foundNilImplicitly, node, frame) }
    if case .some(let box) = base {
      var inner = box.value
      try setProperty(symbol, of: &inner, to: value, node, frame, asSuper: asSuper)
      if !inner.isReference { base = .some(SomeBox(inner)) }
      return
    }
    if case .tuple(let box) = base, let index = box.labels.firstIndex(of: program.symbols.text(of: symbol)) {
      var items = box.items
      items[index] = try fitted(value, items[index], nil, node, frame)
      base = .tuple(TupleBox(items, box.labels))
      return
    }
    guard let type = thisType(of: base) else { throw stop("a property of nothing", node, frame) }
    let isStatic = if case .type = base { true } else { false }
    var all = candidates(symbol, of: type, isStatic: isStatic)
    if let asSuper, let parent = asSuper.superclass?.nominal { all = candidates(symbol, of: types.nominal(parent), isStatic: isStatic) }
    guard let first = all.first else {
      let name = program.symbols.text(of: symbol)
      if try library.setProperty(name, of: &base, to: value, self, location) { return }
      if try setDynamicMember(name, of: &base, to: value, location) { return }
      _ = try world.unread("setting \(type.name).\(name)", at: location, handed: [base, value])
      return
    }
    try write(first, symbol, all, &base, type, value, node, frame)
  }

  private func setDynamicMember(_ name: String, of base: inout Value, to value: Value, _ location: TreeLocation) throws -> Bool {
    guard let nominal = thisType(of: base)?.nominal, nominal.declaration?.attributes.contains("dynamicMemberLookup") == true
    else { return false }
    for each in nominal.subscripts {
      guard case .subscripting(let getter, let setter?, _) = each, getter.function.parameters.first?.label == "dynamicMember"
      else { continue }
      let type = program.type(getter.function.parameters[0].type, in: getter.tree, TypeScope(owner: nominal, generics: nil, this: nil))
      let argument: Value = if case .string = type.kind { .string(name) } else {
        .keyPath(KeyPathBox(root: nil, components: [.member(program.symbols[name])]))
      }
      var after: Value? = base
      _ = try call(setter, this: base, [argument, value], captures: [], generics: nil, at: location, after: &after)
      if let after { base = after }
      return true
    }
    return false
  }

  private func write(
    _ candidate: Candidate, _ symbol: Symbol, _ all: [Candidate], _ base: inout Value, _ type: RuntimeType, _ value: Value,
    _ node: Int32, _ frame: Frame
  ) throws {
    let location = frame.tree.location(of: node)
    switch candidate.member {
    case .stored(let name, let owner): try store(name, owner, &base, type, value, node, frame)
    case .computed(let getter, let setter, _), .staticComputed(let getter, let setter):
      guard let setter else { throw stop("'\(program.symbols.text(of: symbol))' cannot be set", node, frame) }
      let written = getter.function.result >= 0
        ? program.type(getter.function.result, in: getter.tree, TypeScope(owner: getter.owner, generics: type.bindings, this: type)) : nil
      let fitting = try coerce(value, to: written, node, frame)
      var after: Value? = base
      let this = base
      if !base.isReference { base = .void }
      _ = try call(setter, this: this, [fitting], captures: [], generics: type.bindings, at: location, after: &after)
      base = after ?? this
    case .observed(let willSet, let didSet, _):
      let rest = all.dropFirst()
      let before = didSet == nil ? .void : try property(symbol, of: base, at: location, frame)
      if let willSet {
        _ = try call(willSet, this: base, [value], captures: [], generics: type.bindings, at: location)
      }
      guard let next = rest.first else {
        throw stop("'\(program.symbols.text(of: symbol))' of a superclass that is not read", node, frame)
      }
      try write(next, symbol, Array(rest), &base, type, value, node, frame)
      if let didSet {
        _ = try call(didSet, this: base, [before], captures: [], generics: type.bindings, at: location)
      }
    case .staticStored(let tree, let property):
      let cell = staticCell(tree, property, symbol, owner: candidate.owner, of: type)
      try set(cell, to: value, node, frame)
    default: throw stop("'\(program.symbols.text(of: symbol))' cannot be set", node, frame)
    }
  }

  private func store(
    _ symbol: Symbol, _ owner: Nominal, _ base: inout Value, _ type: RuntimeType, _ value: Value, _ node: Int32,
    _ frame: Frame
  ) throws {
    let location = frame.tree.location(of: node)
    let nominal = type.nominal!
    guard let field = nominal.fieldsBySymbol[symbol] else {
      // `_name = Wrapper(…)`.
      let text = program.symbols.text(of: symbol)
      guard let first = text.first, let field = nominal.fieldsBySymbol[program.symbols[String(text.dropFirst())]] else {
        throw stop("'\(text)' is not stored", node, frame)
      }
      if first == "$" {
        var wrapper = Self.field(field.index, of: base)
        try setProperty(program.symbols["projectedValue"], of: &wrapper, to: value, node, frame)
        put(wrapper, field, &base)
        return
      }
      put(value, field, &base)
      return
    }
    if let wrapper = field.wrapper {
      let held = Self.field(field.index, of: base)
      if case .absent = held {
        let written = fieldType(field, of: type)
        put(try wrapped(wrapper, field.property, field.tree, written, this: nil, at: location, value: value), field, &base)
        return
      }
      var wrapper = held
      if !wrapper.isReference { put(.void, field, &base) }
      try setProperty(program.symbols["wrappedValue"], of: &wrapper, to: value, node, frame)
      put(wrapper, field, &base)
      try observe(field, base, type, .void, nil, isBefore: false, node, frame)
      return
    }
    let before = Self.field(field.index, of: base)
    let fitting = try fitted(value, before, fieldType(field, of: type), node, frame)
    try observe(field, base, type, before, fitting, isBefore: true, node, frame)
    put(field.isHeldElsewhere ? WeakReference.held(fitting) : fitting, field, &base)
    if field.didSet != nil {
      if case .structure = base, frame.initializing == nil || frame.initializing !== field.owner {
        // A structure's observer may change it further.
        var after: Value? = base
        let this = base
        if isObserved(field, this, frame) {
          base = .void
          _ = try call(
            field.didSet!, this: this, [before], captures: [], generics: type.bindings, at: location, after: &after)
          base = after ?? this
        }
        return
      }
      try observe(field, base, type, before, nil, isBefore: false, node, frame)
    }
  }

  private func isObserved(_ field: Field, _ base: Value, _ frame: Frame) -> Bool {
    // Inside its own observer, and in its own type's initialiser, a property is set without being observed.
    if let initializing = frame.initializing, initializing === field.owner { return false }
    if frame.code === field.didSet || frame.code === field.willSet { return false }
    return true
  }

  private func observe(
    _ field: Field, _ base: Value, _ type: RuntimeType, _ before: Value, _ after: Value?, isBefore: Bool, _ node: Int32,
    _ frame: Frame
  ) throws {
    guard let code = isBefore ? field.willSet : field.didSet, isObserved(field, base, frame) else { return }
    let old = field.isWeak ? Self.weakly(before) : before
    _ = try call(
      code, this: base, [isBefore ? after! : old], captures: [], generics: type.bindings,
      at: frame.tree.location(of: node))
  }

  static func field(_ index: Int, of base: Value) -> Value {
    switch base {
    case .object(let object): object.fields[index]
    case .structure(let box): box.fields[index]
    default: .absent
    }
  }

  private func put(_ value: Value, _ field: Field, _ base: inout Value) {
    switch base {
    case .object(let object): object.fields[field.index] = value
    case .structure(let box):
      base = .void
      let own = unique(box)
      own.fields[field.index] = value
      base = .structure(own)
    default: break
    }
  }
}
