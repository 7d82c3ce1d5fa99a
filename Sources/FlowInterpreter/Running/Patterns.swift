import FlowModel

extension Interpreter {
  /// Whether a pattern fits a value; its names are bound where it does.
  ///
  /// - Parameter seen: the static type of the value.
  func match(_ node: Int32, _ value: Value, _ frame: Frame, as seen: RuntimeType? = nil) throws -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .bindingPattern:
      frame.slots[Int(each.a)] = each.flag & 1 == 1 ? .box(Box(value)) : value
      note(seen, ofVariable: Int(each.a), frame)
      return true
    case .wildcardPattern: return true
    case .tuplePattern:
      let parts = frame.tree.list(each.a)
      if case .unknown = value {
        for index in stride(from: 0, to: parts.count, by: 2) where !(try match(parts[index + 1], value, frame)) {
          return false
        }
        return true
      }
      guard case .tuple(let box) = value, box.items.count == parts.count / 2 else {
        if parts.count == 2 { return try match(parts[1], value, frame, as: seen) }
        throw stop("a tuple pattern for what is no tuple", node, frame)
      }
      var types: [RuntimeType] = []
      if case .tuple(let items, _)? = seen?.kind { types = items }
      for index in box.items.indices {
        let type = index < types.count ? types[index] : nil
        guard try match(parts[index * 2 + 1], box.items[index], frame, as: type) else { return false }
      }
      return true
    case .casePattern: return try matchCase(each, node, value, frame, seen)
    case .optionalPattern:
      switch value {
      case .nothing: return false
      case .some(let box): return try match(each.a, box.value, frame, as: seen?.wrapped)
      case .unknown(let unknown):
        guard try world.answer(unknown.presence, at: frame.tree.location(of: node)) else { return false }
        return try match(each.a, value, frame)
      default: return try match(each.a, value, frame)
      }
    case .isPattern:
      return try isKind(value, type(each.a, frame), node, frame)
    case .asPattern:
      let wanted = type(each.b, frame)
      // Whatever error it is, it is an NSError as well (documentation of NSError and Error: bridging).
      if case .unknown = value, wanted.name == "NSError", seen?.name == "Error" {
        return try match(each.a, value, frame, as: wanted)
      }
      switch try cast(value, to: wanted, node, frame) {
      case .nothing: return false
      case .some(let box): return try match(each.a, box.value, frame, as: wanted)
      case .unknown(let unknown):
        let question = Unknown("\(unknown.what) is \(wanted.name)", unknown.location)
        guard try world.answer(question, at: frame.tree.location(of: node)) else { return false }
        return try match(each.a, .unknown(unknown), frame, as: wanted)
      case let other: return try match(each.a, other, frame, as: wanted)
      }
    case .expressionPattern: return try matchExpression(each.a, value, frame)
    default: throw stop("a pattern that is not read", node, frame)
    }
  }

  /// Notes the static type of a variable that a pattern binds.
  func note(_ type: RuntimeType?, ofVariable slot: Int, _ frame: Frame) {
    guard let type, frame.code.slotTypes[slot] == nil, !frame.isGeneric, !type.isPartlyUnknown else { return }
    frame.code.setType(type, of: slot)
  }

  private func matchCase(
    _ each: TreeNode, _ node: Int32, _ value: Value, _ frame: Frame, _ seen: RuntimeType?
  ) throws -> Bool {
    let name = frame.tree.text(each.b)
    switch value {
    case .enumeration(let box):
      let nominal = box.type.nominal!
      if let constant = try constant(of: each, node, frame) { return try match(constant, value, node, frame) }
      guard let index = nominal.caseIndices[frame.tree.symbols[Int(each.b)]] else {
        return try matchStatic(each, node, value, box.type, frame)
      }
      guard index == box.caseIndex else { return false }
      guard each.c >= 0 else { return true }
      let parts = frame.tree.list(each.c)
      if parts.count == 2, box.payload.count > 1 {
        let labels = nominal.cases[index].parameters.map(\.label)
        return try match(parts[1], .tuple(TupleBox(box.payload, labels)), frame)
      }
      if box.payload.count == 1, parts.count > 2, case .tuple(let inner) = box.payload[0] {
        guard parts.count / 2 == inner.items.count else { return try match(parts[1], box.payload[0], frame) }
        for place in inner.items.indices where !(try match(parts[place * 2 + 1], inner.items[place], frame)) {
          return false
        }
        return true
      }
      guard box.payload.count == parts.count / 2 else {
        throw stop("the payload of .\(name) is another one", node, frame)
      }
      let types = payloadTypes(of: each, in: seen, frame) ?? caseTypes(index, box.type)
      for place in box.payload.indices
      where !(try match(parts[place * 2 + 1], box.payload[place], frame, as: types[place])) { return false }
      return true
    case .implicit(let box):
      // A case of the enum that the pattern is of, where only one has both.
      let known = program.effectIndex.enums(with: [box.name, frame.tree.symbols[Int(each.b)]])
      if known.isEmpty, box.arguments == nil, each.a < 0, each.c < 0 {
        let location = frame.tree.location(of: node)
        return try areEqual(value, .implicit(ImplicitBox(frame.tree.symbols[Int(each.b)], nil, location)), at: location)
      }
      guard known.count == 1 else { return try matchStatic(each, node, value, typeOf(value), frame) }
      let made = try resolve(value, types.nominal(known[0]), at: frame.tree.location(of: node))
      return try matchCase(each, node, made, frame, seen)
    case .nothing: return name == "none"
    case .some(let box):
      if name == "some" {
        guard each.c >= 0 else { return true }
        return try match(frame.tree.list(each.c)[1], box.value, frame, as: seen?.wrapped)
      }
      if name == "none" { return false }
      return try matchCase(each, node, box.value, frame, seen?.wrapped)
    case .unknown(let unknown):
      let question = Unknown("\(unknown.what) is .\(name)", unknown.location)
      guard try world.answer(question, at: frame.tree.location(of: node)) else { return false }
      guard each.c >= 0 else { return true }
      let payload = Value.unknown(unknown.part("the payload of \(question.what)"))
      let (parts, types) = (frame.list(each.c), payloadTypes(of: each, in: seen, frame) ?? [])
      return try stride(from: 1, to: parts.count, by: 2).allSatisfy { number in
        try match(parts[number], payload, frame, as: types.count == parts.count / 2 ? types[number / 2] : nil)
      }
    case .native(let native):
      if let constant = try constant(of: each, node, frame) { return try match(constant, value, node, frame) }
      if each.a >= 0, program.conforms(typeOf(value), to: type(each.a, frame)) == false {
        guard let constant = try constant(ofLibrary: each, like: value, node, frame) else { return false }
        return try match(constant, value, node, frame)
      }
      if let parts = native.matched(name) {
        guard each.c >= 0 else { return true }
        let patterns = frame.tree.list(each.c)
        guard parts.count == patterns.count / 2 else {
          throw stop("the payload of .\(name) is another one", node, frame)
        }
        let types = payloadTypes(of: each, in: seen, frame) ?? []
        for place in parts.indices {
          let type = types.count == parts.count ? types[place] : nil
          guard try match(patterns[place * 2 + 1], parts[place], frame, as: type) else { return false }
        }
        return true
      }
      return try matchStatic(each, node, value, typeOf(value), frame)
    default:
      if let constant = try constant(of: each, node, frame) { return try match(constant, value, node, frame) }
      if each.a >= 0 {
        let wanted = type(each.a, frame)
        // A case of an Error's own type, in `catch`.
        if wanted.nominal != nil, typeOf(value) !== wanted { return false }
        if case .library = wanted.kind, program.conforms(typeOf(value), to: wanted) == false {
          guard let constant = try constant(ofLibrary: each, like: value, node, frame) else { return false }
          return try match(constant, value, node, frame)
        }
        return try matchStatic(each, node, value, wanted, frame)
      }
      return try matchStatic(each, node, value, typeOf(value), frame)
    }
  }

  /// The types of what a case carries for the compiler, where what is matched is of a type that has it; nil where that
  /// is not told.
  private func payloadTypes(of pattern: TreeNode, in seen: RuntimeType?, _ frame: Frame) -> [RuntimeType?]? {
    guard let seen = seen?.flattened else { return nil }
    let symbol = frame.tree.symbols[Int(pattern.b)]
    if case .library("Result", let types) = seen.kind, types.count == 2 {
      return [["success", "failure"].firstIndex(of: program.symbols.text(of: symbol)).map { types[$0] }]
    }
    return seen.nominal?.caseIndices[symbol].map { caseTypes($0, seen) }
  }

  /// The value of `case Names.open:`, where the type that is written has a static member of that name and no case: a
  /// constant of any type. Nil for others.
  private func constant(of each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value? {
    guard each.a >= 0, each.c < 0 else { return nil }
    let type = type(each.a, frame)
    let symbol = frame.tree.symbols[Int(each.b)]
    guard let nominal = type.nominal, nominal.caseIndices[symbol] == nil,
      !candidates(symbol, of: type, isStatic: true).isEmpty
    else { return nil }
    return try property(symbol, of: .type(type), at: frame.tree.location(of: node), frame)
  }

  /// The value of `case UICollectionView.elementKindSectionHeader:`, where a library's type has a static member of that
  /// name that is of the type of what is matched. Nil for others.
  private func constant(
    ofLibrary each: TreeNode, like value: Value, _ node: Int32, _ frame: Frame
  ) throws -> Value? {
    guard each.c < 0 else { return nil }
    let (type, location) = (type(each.a, frame), frame.tree.location(of: node))
    let symbol = frame.tree.symbols[Int(each.b)]
    let isOfApp = !candidates(symbol, of: type, isStatic: true).isEmpty
    let found =
      isOfApp
      ? try property(symbol, of: .type(type), at: location, frame)
      : try library.staticProperty(frame.tree.text(each.b), of: type, self, location)
    return try found.flatMap {
      try typeOf($0) === typeOf(value) || isError(value, ofCode: $0, at: location) != nil ? $0 : nil
    }
  }

  /// `case .name:` for a static member that is no case.
  private func matchStatic(_ each: TreeNode, _ node: Int32, _ value: Value, _ type: RuntimeType, _ frame: Frame) throws
    -> Bool
  {
    let wanted = each.a >= 0 ? self.type(each.a, frame) : type
    if each.a >= 0, wanted.nominal != nil, type.nominal != nil, program.conforms(type, to: wanted) == false {
      return false
    }
    if let nominal = wanted.nominal, nominal.kind == .enum, nominal.caseIndices[frame.tree.symbols[Int(each.b)]] != nil,
      type !== wanted
    {
      return false
    }
    let other = try property(
      frame.tree.symbols[Int(each.b)], of: .type(wanted), at: frame.tree.location(of: node), frame)
    return try isError(value, ofCode: other, at: frame.tree.location(of: node)) ?? areEqual(value, other, node, frame)
  }

  private func matchExpression(_ node: Int32, _ value: Value, _ frame: Frame) throws -> Bool {
    let each = frame.tree.nodes[Int(node)]
    if each.kind == .nothing {
      switch value {
      case .nothing: return true
      case .unknown(let unknown):
        return try world.answer(unknown.absence, at: frame.tree.location(of: node))
      default: return false
      }
    }
    let expected = typeOf(value.flattened ?? value)
    let pattern = try evaluate(node, frame, expected.isOpen ? nil : expected)
    return try match(pattern, value, node, frame)
  }

  /// Whether a value is what an expression asks for by `~=`.
  private func match(_ pattern: Value, _ value: Value, _ node: Int32, _ frame: Frame) throws -> Bool {
    if let codes = program.operators[program.symbols["~="]] {
      if let result = try callOperator(codes, [pattern, value], at: frame.tree.location(of: node), frame.tree) {
        return try isTrue(result, node, frame)
      }
    }
    guard let subject = value.flattened else {
      if case .nothing = pattern { return true }
      return false
    }
    if case .unknown(let unknown) = subject {
      if let known = isKnown(unknown, toMatch: pattern) { return known }
      return try world.answer(
        Unknown("\(unknown.what) is \(try words(of: pattern, at: frame.tree.location(of: node)))", unknown.location),
        at: frame.tree.location(of: node))
    }
    if case .range(let range) = pattern { return try contains(range, subject, node, frame) }
    if let answer = try isError(subject, ofCode: pattern, at: frame.tree.location(of: node)) { return answer }
    return try areEqual(pattern.flattened ?? pattern, subject, node, frame)
  }

  /// Whether what is not known is what a pattern asks for; nil where that is not known either.
  private func isKnown(_ unknown: Unknown, toMatch pattern: Value) -> Bool? {
    guard NumberBounds(.unknown(unknown)) != nil else { return nil }
    if case .range(let range) = pattern { return isKnown(.unknown(unknown), in: range) }
    return knownEquality(.unknown(unknown), pattern)
  }

  func contains(_ range: RangeBox, _ value: Value, _ node: Int32, _ frame: Frame) throws -> Bool {
    try contains(range, value, at: frame.tree.location(of: node))
  }

  func contains(_ range: RangeBox, _ value: Value, at location: TreeLocation) throws -> Bool {
    func less(_ left: Value, _ right: Value) throws -> Bool {
      try order(left, right, at: location)
    }
    if case .double(let number) = value, number.isNaN { return false }
    switch range.kind {
    case .halfOpen: return try !less(value, range.lower) && less(value, range.upper)
    case .closed: return try !less(value, range.lower) && !less(range.upper, value)
    case .from: return try !less(value, range.lower)
    case .upTo: return try less(value, range.upper)
    case .through: return try !less(range.upper, value)
    }
  }

  // MARK: switch

  /// Runs the case of a `switch` that fits; nil where none does.
  func choose(
    _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> (value: Value, outcome: Outcome)? {
    let subject = try evaluate(each.a, frame)
    let seen = staticType(each.a, frame)
    let cases = frame.tree.list(each.b)
    var index = 0
    var isFalling = false
    while index < cases.count {
      let clause = frame.tree.nodes[Int(cases[index])]
      if try isFalling || fits(clause, subject, seen, frame) {
        let (value, outcome) = try valueOfCase(
          clause.b, frame, expected)
        if outcome == .fellThrough {
          isFalling = true
          index += 1
          continue
        }
        if case .broken(let label) = outcome, label == 0 || label == each.extra { return (value, .next) }
        return (value, outcome)
      }
      index += 1
    }
    return nil
  }

  /// Which case of a `switch` fits; nil where none does.
  func chosenCase(_ each: TreeNode, _ frame: Frame) throws -> Int? {
    let subject = try evaluate(each.a, frame)
    let seen = staticType(each.a, frame)
    return try frame.list(each.b).firstIndex { try fits(frame.nodes[Int($0)], subject, seen, frame) }
  }

  private func valueOfCase(
    _ block: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> (value: Value, outcome: Outcome) {
    let each = frame.tree.nodes[Int(block)]
    let list = frame.tree.list(each.a)
    if list.count == 1, frame.tree.nodes[Int(list[0])].kind.rawValue < TreeNode.Kind.block.rawValue {
      return (try coerce(try evaluate(list[0], frame, expected), to: expected, list[0], frame), .next)
    }
    if list.count == 1, frame.tree.nodes[Int(list[0])].kind == .if || frame.tree.nodes[Int(list[0])].kind == .switch,
      expected != nil
    {
      return try valueOfBlock(block, frame, expected)
    }
    return (.void, try execute(block, frame))
  }

  private func fits(_ clause: TreeNode, _ subject: Value, _ seen: RuntimeType?, _ frame: Frame) throws -> Bool {
    if clause.flag != 0 {
      onDefault?(frame.tree.location(of: clause.b))
      return true
    }
    let parts = frame.tree.list(clause.a)
    for index in stride(from: 0, to: parts.count, by: 2) {
      guard try match(parts[index], subject, frame, as: seen) else { continue }
      if parts[index + 1] < 0 { return true }
      if try isTrue(try evaluate(parts[index + 1], frame, types.bool), parts[index + 1], frame) { return true }
    }
    return false
  }
}

/// A case of an enum of a library: `Result.success`, `ComparisonResult.orderedAscending`.
final class CaseBox: NativeBox {
  let type: String
  let name: String
  let payload: [Value]
  init(_ type: String, _ name: String, _ payload: [Value] = []) {
    self.type = type
    self.name = name
    self.payload = payload
  }
  override var typeName: String { type }
  override var description: String { name }
  override func matched(_ name: String) -> [Value]? { name == self.name ? payload : nil }
  override func isEqual(to other: NativeBox) -> Bool {
    guard let other = other as? CaseBox, other.name == name, other.payload.count == payload.count else { return false }
    return zip(payload, other.payload).allSatisfy { Equality.areEqual($0, $1) }
  }
  override func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    for value in payload { Equality.hash(value, into: &hasher) }
  }
}
