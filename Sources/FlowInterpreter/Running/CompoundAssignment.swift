import FlowModel

/// `target += value`.
extension Interpreter {
  func compoundAssign(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws {
    let operation = each.operation
    // The right side is evaluated first: it may read what the left side changes.
    var evaluated: Value?
    let before = integer(at: each.a, of: frame)
    if let before, operation.isArithmetic {
      let right = try evaluate(each.b, frame)
      if case .int(let other) = right, let result = Self.result(of: operation, before, other) {
        return try setInteger(each.a, from: before, to: result, node, frame)
      }
      evaluated = right
    }
    let text = frame.tree.text(each.c)
    let plain = String(text.dropLast())
    let location = frame.tree.location(of: node)
    switch frame.nodes[Int(each.a)].kind {
    case .question, .optionalChain:
      // Where the chain finds nil the right side is not even asked for.
      guard case .nothing = try evaluate(each.a, frame) else { break }
      return
    default: break
    }
    let right: Value
    if let evaluated {
      right = evaluated
    } else {
      right = try evaluate(each.b, frame, try typeOfPlace(each.a, frame))
    }
    if let codes = program.operators[program.symbols[text]]?.filter({ $0.function.parameters.count == 2 }),
      !codes.isEmpty
    {
      let left = try evaluate(each.a, frame)
      if let code = try operatorCode(codes, [left, right]) {
        if left.isReference {
          _ = try call(
            code, this: nil, [left, right], captures: [], generics: nil, at: location,
            thisType: code.owner.map { types.nominal($0) })
          return
        }
        try modify(each.a, frame) { place in
          let this = place
          place = .void
          var out = this
          var ignored: Value?
          defer { place = out }
          _ = try self.call(
            code, this: nil, [this, right], captures: [], generics: nil, at: location,
            thisType: self.thisType(of: this), after: &ignored
          ) { inner in out = Self.unboxed(inner.slots[Int(code.function.parameters[0].slot)]) }
        }
        return
      }
    }
    try modify(each.a, frame) { place in
      if case .list = place, operation == .plus {
        let more = try self.elements(of: right, at: location)
        let box = try self.takeList(&place, at: location)
        box.items.append(
          contentsOf: box.element == nil ? more : ContiguousArray(more.map { self.fitting($0, box.element) }))
        place = .list(box)
        return
      }
      if operation == .plus, case .text(let other) = right, case .text = place {
        self.append(other.text, to: &place)
        return
      }
      place = try self.operate(operation, plain, place, right, at: location, frame.tree)
    }
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
        let place = knownPlace(at: node, of: object, frame), case .int(let number) = object.fields[place]
      else { return nil }
      return number
    default: return nil
    }
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

  func append(_ text: String, to place: inout Value) {
    guard case .text(var box) = place else { return }
    place = .void
    if !isKnownUniquelyReferenced(&box) { box = TextBox(box.text) }
    box.text += text
    place = .text(box)
  }

  func operatorCode(_ codes: [Code], _ operands: [Value]) throws -> Code? {
    codes.first { code in
      zip(code.function.parameters, operands).allSatisfy { parameter, value in
        let written = program.type(
          parameter.type, in: code.tree,
          TypeScope(owner: code.owner, generics: nil, this: code.owner.map { types.nominal($0) }))
        return operandFit(value, written, code) != nil
      }
    }
  }

  func typeOfPlace(_ node: Int32, _ frame: Frame) throws -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed, .captured, .name, .member, .tupleElement, .subscripted:
      let value = try evaluate(node, frame)
      switch value {
      case .double: return types.double
      case .float: return types.float
      case .fixed(let number): return types.fixed(number.kind)
      case .list(let box): return box.element.map(types.array)
      default: return nil
      }
    default: return nil
    }
  }
}
