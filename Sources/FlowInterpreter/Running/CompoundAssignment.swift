import FlowModel

/// `target += value`.
extension Interpreter {
  func compoundAssign(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws {
    let operation = each.operation
    // The right side is evaluated first: it may read what the left side changes.
    var evaluated: Value?
    let before = loop.mayInterrupt ? nil : integer(at: each.a, of: frame)
    if let before, operation.isArithmetic, !ownOperators.compounds.contains(operation) {
      let right = try evaluate(each.b, frame)
      if case .int(let other) = right, let result = result(of: operation, before, other) {
        return try setInteger(each.a, from: before, to: result, node, frame)
      }
      evaluated = right
    }
    let text = frame.tree.text(each.c)
    let plain = String(text.dropLast())
    let location = frame.tree.location(of: node)
    let place = try self.place(each.a, frame)
    let codes = program.operators[program.symbols[text]]?.filter { $0.function.parameters.count == 2 } ?? []
    let right: Value
    if codes.contains(where: { $0.function.parameters[1].isAutoclosure }) {
      guard codes.count == 1, evaluated == nil else { throw stop("which '\(text)' is meant", node, frame) }
      right = .closure(postpone(each.b, frame, nil))
    } else {
      right = try evaluated ?? evaluate(each.b, frame, operandType(of: place, each.b, frame))
    }
    if loop.mayInterrupt { try checkUndisturbed(place, node, frame) }
    try modify(place, each.a, frame) { place in
      if let code = try self.ownOperator(among: codes, [place, right], at: location) {
        return try self.apply(code, &place, right, at: location)
      }
      // What is implicitly unwrapped stays an Optional.
      try self.inside(&place) { try self.combine(&$0, operation, plain, right, at: location, frame.tree) }
    }
  }

  /// Changes a value by an operator of Swift's.
  private func combine(
    _ place: inout Value, _ operation: TreeOperator, _ plain: String, _ right: Value, at location: TreeLocation,
    _ tree: LoadedTree
  ) throws {
    if case .list = place, operation == .plus {
      let more = try elements(of: right, at: location)
      try spend(elements: more.count, at: location)
      let box = try takeList(&place, at: location)
      box.items.append(
        contentsOf: box.element == nil ? more : ContiguousArray(more.map { fitting($0, box.element) }))
      place = .list(box)
      return
    }
    if operation == .plus, case .text(let other) = right, case .text = place {
      try spend(on: right, at: location)
      append(other.text, to: &place)
      return
    }
    if operation == .plus, case .list(let other) = right, case .text = place, let text = Self.characters(other) {
      return append(text, to: &place)
    }
    place = try operate(operation, plain, place, right, at: location, tree)
  }

  /// The Int in a local variable, or in a property of `self` that holds what is read of it.
  @inline(__always)
  private func integer(at node: Int32, of frame: Frame) -> Int? {
    let each = frame.nodes[Int(node)]
    switch each.kind {
    case .local:
      if case .int(let number) = frame.slots[Int(each.a)] { return number }
      return nil
    case .name:
      guard each.flag == 1, case .object(let object) = frame.slots[Int(each.extra)],
        let place = knownPlace(at: node, of: object, frame) ?? foundPlace(each, node, of: object, frame),
        case .int(let number) = object.fields[place]
      else { return nil }
      return number
    default: return nil
    }
  }

  /// The place of a property of `self` that is met for the first time.
  private func foundPlace(_ each: TreeNode, _ node: Int32, of object: Instance, _ frame: Frame) -> Int? {
    let use = use(of: each, node, frame)
    guard case .member = use.target, !isInTask,
      noteField(frame.tree.symbols[Int(each.a)], of: .object(object), use)
    else { return nil }
    return use.place
  }

  /// Sets such a place.
  private func setInteger(_ place: Int32, from before: Int, to value: Value, _ node: Int32, _ frame: Frame) throws {
    let each = frame.nodes[Int(place)]
    if each.isOf(.local) {
      let slot = Int(each.a)
      guard case .int(let current) = frame.slots[slot], current == before else {
        throw stop("a variable changes while it is changed", node, frame)
      }
      frame.slots[slot] = value
      return
    }
    guard case .object(let object) = frame.slots[Int(each.extra)],
      let index = knownPlace(at: place, of: object, frame), case .int(let current) = object.fields[index],
      current == before, let field = knownField(at: place, of: object, frame)
    else { throw stop("a variable changes while it is changed", node, frame) }
    try field._withUnsafeGuaranteedRef { try store(value, in: $0, of: object, node, frame) }
  }

  /// Calls an operator of the app's that changes its left operand.
  private func apply(_ code: Code, _ place: inout Value, _ right: Value, at location: TreeLocation) throws {
    let left = place
    if !left.isReference { place = .void }
    var out = left
    var ignored: Value?
    defer { place = out }
    let this = code.owner.map { owner in
      thisType(of: left).flatMap { $0.nominal === owner ? $0 : nil } ?? types.nominal(owner)
    }
    let bound = try bind(
      [Argument(nil, left), Argument(nil, right)], to: code, isLabelled: false, generics: this?.bindings,
      this: this.map { .type($0) }, at: location)
    _ = try call(
      code, this: this.map { .type($0) }, [left, bound.values[1]], captures: [], generics: bound.generics, at: location,
      thisType: this, after: &ignored
    ) { inner in out = Self.unboxed(inner.slots[Int(code.function.parameters[0].slot)]) }
  }

  /// Lets other threads go on between the reading and the setting of a variable: where they change it meanwhile, what
  /// it holds afterwards is not decided.
  func checkUndisturbed(_ place: Place, _ node: Int32, _ frame: Frame) throws {
    guard !place.isUnshared, let before = peek(place, frame) else { return }
    try loop.interrupt()
    guard let after = peek(place, frame), isUnchanged(before, after) else {
      throw stop("a variable is changed by two threads at once", node, frame)
    }
  }

  private func isUnchanged(_ before: Value, _ after: Value) -> Bool {
    switch (before, after) {
    case (.list(let one), .list(let other)): one === other
    case (.dictionary(let one), .dictionary(let other)): one === other
    case (.set(let one), .set(let other)): one === other
    case (.text(let one), .text(let other)): one === other
    case (.structure(let one), .structure(let other)): one === other
    case (.object(let one), .object(let other)): one.isSame(as: other)
    case (.native(let one), .native(let other)): one === other
    case (.some(let one), .some(let other)): isUnchanged(one.value, other.value)
    case (.absent, _), (_, .absent): false
    default: Equality.areEqual(before, after)
    }
  }

  func append(_ text: String, to place: inout Value) {
    guard case .text(var box) = place else { return }
    place = .void
    if !isKnownUniquelyReferenced(&box) { box = TextBox(box.text) }
    box.text += text
    place = .text(box)
  }

  /// The type that the right operand is asked for beside what a place holds.
  private func operandType(of place: Place, _ right: Int32, _ frame: Frame) -> RuntimeType? {
    switch type(of: place, frame)?.flattened {
    case let type?:
      switch type.kind {
      case .double, .float, .fixed: return type
      case .nominal:
        let kind = frame.nodes[Int(right)].kind
        return kind == .call || kind == .implicitMember ? type : nil
      case .array(let element): return element.isUnknown ? nil : type
      case .string: return beginsWithImplicit(right, frame) ? type : nil
      case .library("Date", _): return beginsWithImplicit(right, frame) ? types.double : nil
      default: return nil
      }
    case nil: return nil
    }
  }
}
