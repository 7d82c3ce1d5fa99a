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
      let place: Place
      do { place = try self.place(target.a, frame) } catch let end as ChainEnd {
        try giveBack(end, frame)
        return .none
      }
      try assign(each.b, to: place, target.a, frame)
      if pending != nil { try raisePending() }
      return .some(SomeBox(.void))
    case .discard: _ = try evaluate(each.b, frame)
    case .tuple: try assignParts(target, each.b, node, frame)
    default: try assign(each.b, to: try place(each.a, frame), each.a, frame)
    }
    if pending != nil { try raisePending() }
    return .void
  }

  private func assign(_ value: Int32, to place: Place, _ node: Int32, _ frame: Frame) throws {
    var expected = capturedType(node, frame) ?? expectedType(of: place, frame)
    if expected == nil, isImplicit(value, frame) { expected = staticType(node, frame) }
    let written = value
    var value = try evaluate(written, frame, expected)
    // `x as Any` is an `Any`, which a place of an Optional of one holds.
    if expected?.wrapped === types.any, value.isOptional, isUpcastToAny(written, frame) {
      value = .some(SomeBox(value))
    }
    if loop.mayInterrupt, !place.isUnshared { try loop.interrupt() }
    try set(place, to: value, node, frame, expected)
  }

  /// The type that a variable of the code around is declared with; what it holds may be less.
  private func capturedType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
    guard frame.nodes[Int(node)].kind == .captured, let type = variableType(at: node, frame), !type.isPartlyUnknown
    else {
      return nil
    }
    return type
  }

  /// Whether an expression begins with a member whose type only its place tells: `.red`, `.init(frame: frame)`,
  /// `.red.withAlphaComponent(0.5)`.
  private func isImplicit(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .implicitMember: return true
    case .call, .member: return isImplicit(each.a, frame)
    case .ternary: return isImplicit(each.b, frame) || isImplicit(each.c, frame)
    default: return false
    }
  }

  /// `(a, b) = value`: the places are found before the value is made.
  private func assignParts(_ target: TreeNode, _ value: Int32, _ node: Int32, _ frame: Frame) throws {
    let places = try places(ofParts: target, frame)
    try assignParts(target, places, try evaluate(value, frame), node, frame)
  }

  /// The places that a pattern of a tuple names, by the nodes of its parts.
  private func places(ofParts target: TreeNode, _ frame: Frame) throws -> [Int32: Place] {
    var places: [Int32: Place] = [:]
    let parts = frame.tree.list(target.a)
    for index in stride(from: 1, to: parts.count, by: 2) {
      let part = frame.tree.nodes[Int(parts[index])]
      switch part.kind {
      case .discard: continue
      case .tuple: places.merge(try self.places(ofParts: part, frame)) { $1 }
      default: places[parts[index]] = try place(parts[index], frame)
      }
    }
    return places
  }

  private func assignParts(
    _ target: TreeNode, _ places: [Int32: Place], _ value: Value, _ node: Int32, _ frame: Frame
  ) throws {
    let parts = frame.tree.list(target.a)
    guard case .tuple(let box) = value, box.items.count == parts.count / 2 else {
      throw stop("a tuple is set to what is none", node, frame)
    }
    for index in stride(from: 0, to: parts.count, by: 2) {
      let part = parts[index + 1]
      if frame.nodes[Int(part)].kind == .tuple {
        try assignParts(frame.tree.nodes[Int(part)], places, box.items[index / 2], node, frame)
      } else if let place = places[part] {
        try set(place, to: box.items[index / 2], part, frame, expectedType(of: place, frame))
      }
    }
  }

  /// The type that a place holds, where it can be told.
  func expectedType(of place: Place, _ frame: Frame) -> RuntimeType? {
    switch place {
    case .slot(let slot):
      if slot == 0, frame.code.hasSelf { return frame.this }
      if let written = frame.code.slotTypes[slot], !written.isUnknown { return written }
      // What a generic parameter stands for.
      if frame.generics != nil, let parameter = frame.code.function.parameters.first(where: { $0.slot == slot }),
        parameter.type >= 0, case let type = type(parameter.type, frame), !type.isPartlyUnknown
      {
        return type
      }
      if case .box(let box) = frame.slots[slot] { return expectedType(of: .box(box), frame) }
      return known(frame.slots[slot])
    case .box(let box):
      if box.ownership == .accessed, case .native(let variable as LocalVariable) = box.value { return variable.type }
      return known(box.value)
    case .cell(let cell):
      if cell.property.type >= 0 { return type(ofCell: cell) }
      return known(cell.value)
    case .property(let base, let symbol, _):
      guard let value = peek(base, frame) else {
        return type(of: base, frame).flatMap { propertyType(symbol, in: $0) }
      }
      switch value {
      case .absent, .tuple:
        return partType(of: base, frame) { $1.firstIndex(of: program.symbols.text(of: symbol)) }
          ?? propertyType(symbol, of: value)
      default: return propertyType(symbol, of: value)
      }
    case .tupleElement(let base, let index, _): return partType(of: base, frame) { _, _ in Int(index) }
    case .superProperty(let this, let symbol, _, _): return propertyType(symbol, of: this)
    case .element(let base, let arguments, _):
      switch peek(base, frame) {
      case .list(let box)?: return box.element
      case .dictionary(let box)?: return box.element.map { arguments.count == 1 ? types.optional($0) : $0 }
      default: return type(of: place, frame)
      }
    case .forced(let base, _), .question(let base): return expectedType(of: base, frame)?.wrapped
    default: return nil
    }
  }

  /// The type of a part of a tuple that a place holds, where that can be told.
  ///
  /// - Parameter part: which one it is of parts with labels.
  private func partType(
    of place: Place, _ frame: Frame, _ part: ([RuntimeType], [String?]) -> Int?
  ) -> RuntimeType? {
    guard case .tuple(let items, let labels)? = expectedType(of: place, frame)?.kind,
      let index = part(items, labels), items.indices.contains(index), !items[index].isUnknown
    else { return nil }
    return items[index]
  }

  /// A tuple whose parts are set one after the other begins with none of them.
  func beginParts(of value: inout Value, _ place: Place, _ frame: Frame) {
    guard case .tuple(let items, let labels)? = expectedType(of: place, frame)?.kind else { return }
    value = .tuple(TupleBox(Array(repeating: .absent, count: items.count), labels))
  }

  private func type(ofCell cell: StaticCell) -> RuntimeType {
    program.type(
      cell.property.type, in: cell.tree, TypeScope(owner: cell.owner?.nominal, generics: nil, this: cell.owner))
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
    if value.isOptional, let inner = value.unwrapped,
      !library.hasMember(program.symbols.text(of: symbol), of: value, self),
      thisType(of: value).map({ candidates(symbol, of: $0, isStatic: false).isEmpty }) ?? true
    {
      // `T!` stands for what it holds.
      return propertyType(symbol, of: inner)
    }
    guard let type = proxiedType(value) ?? thisType(of: value) else { return nil }
    let isStatic = if case .type = value { true } else { false }
    guard let first = candidates(symbol, of: type, isStatic: isStatic).first else {
      return library.asked(by: program.symbols.text(of: symbol), of: type, self)[""]
    }
    switch first.member {
    case .stored(let name, _):
      guard let field = type.nominal?.fieldsBySymbol[name], type.nominal?.repeatedFields.contains(name) == false,
        fieldType(field, of: type) == nil, field.wrapper == nil
      else {
        break
      }
      return known(Self.field(field.index, of: value))
    case .staticStored(let tree, let property) where property.type < 0:
      return known(staticCell(tree, property, symbol, owner: first.owner, of: type).value)
    default: break
    }
    return propertyType(first, of: type)
  }

  /// The class whose objects an appearance proxy stands for: `UITabBar.appearance()`.
  private func proxiedType(_ value: Value) -> RuntimeType? {
    guard case .unknown(let unknown)? = value.flattened, unknown.what.hasSuffix(".appearance(…)") else { return nil }
    let name = String(unknown.what.prefix { $0 != "." })
    return program.catalog.frameworkClasses.contains(name) ? types.library(name) : nil
  }

  /// The written type of a property of the instances of a type, or what a library says of it.
  func propertyType(_ symbol: Symbol, in type: RuntimeType) -> RuntimeType? {
    guard let first = candidates(symbol, of: type, isStatic: false).first else {
      return library.asked(by: program.symbols.text(of: symbol), of: type, self)[""]
    }
    return propertyType(first, of: type)
  }

  private func propertyType(_ candidate: Candidate, of type: RuntimeType) -> RuntimeType? {
    switch candidate.member {
    case .stored(let name, let owner):
      let field = type.nominal.flatMap { $0.field(name, of: owner) ?? $0.fieldsBySymbol[name] }
      guard let field else { return wrapperType(program.symbols.text(of: name), of: type) }
      return fieldType(field, of: type)
    case .observed(_, _, let property):
      guard property.type >= 0, let tree = candidate.owner.tree else { return nil }
      return program.type(
        property.type, in: tree, TypeScope(owner: candidate.owner, generics: type.bindings, this: type))
    case .computed(let getter, _, _), .staticComputed(let getter, _):
      guard getter.function.result >= 0 else { return nil }
      return program.type(
        getter.function.result, in: getter.tree, TypeScope(owner: getter.owner, generics: type.bindings, this: type))
    case .staticStored(let tree, let property):
      guard property.type >= 0 else { return nil }
      return program.type(
        property.type, in: tree, TypeScope(owner: candidate.owner, generics: type.bindings, this: type))
    default: return nil
    }
  }

  /// Sets a place to a value.
  func set(_ place: Place, to value: Value, _ node: Int32, _ frame: Frame, _ expected: RuntimeType? = nil) throws {
    switch place {
    case .slot(let slot):
      let value = try fitted(
        value, Self.unboxed(frame.slots[slot]), expected ?? frame.code.slotTypes[slot], node, frame)
      if case .box(let box) = frame.slots[slot] { try fill(box, value, node, frame) } else { frame.slots[slot] = value }
    case .box(let box): try fill(box, try fitted(value, box.value, expected, node, frame), node, frame)
    case .cell(let cell): try set(cell, to: value, node, frame)
    case .property(let base, let symbol, let own):
      try modify(base, node, frame) {
        if case .absent = $0 { self.beginParts(of: &$0, base, frame) }
        try self.setProperty(
          symbol, of: &$0, to: value, own, frame, seenAs: self.staticBase(of: own, frame))
      }
    case .superProperty(var this, let symbol, _, let own):
      try setProperty(symbol, of: &this, to: value, own, frame, asSuper: frame.code.owner)
    case .element(let base, let arguments, let own):
      try modify(base, node, frame) { try self.setElement(&$0, arguments, to: value, own, frame) }
    case .tupleElement, .this:
      try modify(place, node, frame) { $0 = try self.fitted(value, $0, expected, node, frame) }
    case .forced(let base, let own):
      try modify(base, node, frame) { base in
        if case .nothing = base { throw self.trap(Self.foundNil, own, frame) }
        base = .some(SomeBox(value))
      }
    case .question(let base):
      try modify(base, node, frame) { base in
        if case .nothing = base { throw ChainEnd() }
        base = .some(SomeBox(value))
      }
    case .held(let held):
      held.value = value
      try set(held.place, to: value, node, frame)
    case .value(let old):
      if case .unknown(let unknown) = old {
        _ = try unread("setting \(unknown.what)", node, frame, handed: [value])
        return
      }
      throw stop("what is set is no variable", node, frame)
    }
  }

  func fill(_ box: Box, _ value: Value, _ node: Int32, _ frame: Frame) throws {
    noteChange()
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
    // What is implicitly unwrapped: the place is of no Optional's type.
    case (_, .some(let box)) where typeOf(box.value) === typeOf(before): return box.value
    case (.int, .nothing), (.double, .nothing), (.bool, .nothing), (.text, .nothing):
      throw trap(Self.foundNilImplicitly, node, frame)
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
    if case .absent = cell.value, isInMidRun || property.initialValue >= 0 || !property.attributes.isEmpty {
      try initialize(cell, at: frame.tree.location(of: node))
    }
    let written =
      property.type >= 0
      ? program.type(
        property.type, in: cell.tree, TypeScope(owner: cell.owner?.nominal, generics: nil, this: cell.owner)) : nil
    let before = cell.value
    noteChange()
    if let wrapper = program.wrapper(of: property, in: cell.tree, cell.owner?.nominal) {
      return try setWrapped(&cell.value, wrapper.inner[...], to: value, node, frame)
    }
    let value = try fitted(value, before, written, node, frame)
    let this = cell.owner.map { Value.type($0) }
    if property.willSet >= 0, !cell.isBeingSet {
      _ = try call(
        cell.tree.codes[Int(property.willSet)], this: this, [value], captures: [], generics: nil,
        at: frame.tree.location(of: node))
    }
    cell.value = property.isHeldElsewhere ? WeakReference.held(value) : value
    if property.didSet >= 0, !cell.isBeingSet {
      cell.isBeingSet = true
      defer { cell.isBeingSet = false }
      _ = try call(
        cell.tree.codes[Int(property.didSet)], this: this,
        [replaced(before, property, at: frame.tree.location(of: node))], captures: [], generics: nil,
        at: frame.tree.location(of: node))
    }
  }
}
