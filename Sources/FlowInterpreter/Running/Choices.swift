import FlowModel

/// `?:`, `??`, `if` and `switch` as expressions, `try`.
extension Interpreter {
  func ternary(_ each: TreeNode, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
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

  enum LiteralKind { case integer, decimal, unclear }

  func staticLiteral(_ node: Int32, _ frame: Frame) -> LiteralKind {
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
  func staticValueType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
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

  /// Whether an expression is one literal: a number, a text or a flag.
  func isPlainLiteral(_ node: Int32, _ frame: Frame) -> Bool {
    switch frame.tree.nodes[Int(node)].kind {
    case .text, .interpolation, .boolean: true
    default: isLiteral(node, frame)
    }
  }

  func coalesce(_ each: TreeNode, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    try checkNestedOptional(each.a, frame)
    var wanted = expected
    if expected?.isOpen != false, let standIn = standIn(for: each.a, each.b, frame) { wanted = standIn }
    let left = try evaluate(each.a, frame, wanted.map { $0.wrapped == nil ? types.optional($0) : $0 })
    switch left {
    case .nothing(let lacking):
      let wanted = expected ?? lacking?._withUnsafeGuaranteedRef { $0 }
      let type = isPlainLiteral(each.b, frame) ? wanted : expected
      return try coerce(try evaluate(each.b, frame, wanted), to: type, each.b, frame)
    case .some(let box):
      // `a ?? b` with an Optional b is Optional.
      if expected?.wrapped != nil { return box.value.isOptional ? box.value : left }
      if expected == nil, try isOptionalExpression(each.b, frame) { return left }
      return box.value
    case .unknown(let unknown):
      return try world.answer(unknown.presence, at: frame.tree.location(of: each.a))
        ? left : try evaluate(each.b, frame, expected)
    default: return left
    }
  }

  /// The type that what stands in for nil gives to a call of a generic function: `find("name") ?? "none"`.
  private func standIn(for call: Int32, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    guard [.call, .subscripted].contains(frame.tree.nodes[Int(call)].kind), staticType(call, frame) == nil else {
      return nil
    }
    return staticType(node, frame) ?? literalType(node, frame)
  }

  /// `x.flatMap { c ? nil : $0 } ?? y`: the compiler may take the closure's result for an Optional of an Optional.
  func checkNestedOptional(_ node: Int32, _ frame: Frame) throws {
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
  func isOptionalExpression(_ node: Int32, _ frame: Frame) throws -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .nothing, .optionalChain, .optionalCast: return true
    case .try: return each.flag == 1
    case .coalesce: return try isOptionalExpression(each.b, frame)
    default:
      if let type = staticType(node, frame) { return type.wrapped != nil }
      // A variable or property: what it holds tells, where looking at it runs no code.
      switch each.kind {
      case .local, .boxed, .captured, .name, .member:
        return try isPure(node, frame) && evaluate(node, frame).isOptional
      case .subscripted:
        guard try isPure(each.a, frame), case .dictionary = try evaluate(each.a, frame) else { return false }
        return frame.tree.list(each.b).count == 2
      default: return false
      }
    }
  }

  func branch(_ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let each = frame.tree.nodes[Int(node)]
    guard each.kind == .if else { return try valueOfBlock(node, frame, expected).value }
    if try holds(each.a, frame) { return try valueOfBlock(each.b, frame, expected).value }
    guard each.c >= 0 else { return .void }
    return try branch(each.c, frame, expected)
  }

  /// The value of a branch: its last expression.
  func valueOfBlock(_ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> (value: Value, outcome: Outcome)
  {
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

  func attempt(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    switch each.flag {
    case 1:
      do {
        let value = try stack.trying { try evaluate(each.a, frame, expected) }
        // It may be an Optional, and nil.
        if case .unknown(let unknown) = value, !unknown.isThere { return value }
        return value.isOptional ? value : .some(SomeBox(value))
      } catch is Thrown { return .nothing(nil) }
    case 2:
      do { return try stack.trying { try evaluate(each.a, frame, expected) } } catch let thrown as Thrown {
        let words = try raised(thrown.value, at: frame.tree.location(of: node))
        throw trap("'try!' expression unexpectedly raised an error: \(words)", node, frame)
      }
    case _ where frame.quietTry == node: return try evaluate(each.a, frame, expected)
    default: return try stack.trying { try evaluate(each.a, frame, expected) }
    }
  }

  /// An error in the words of a trap; an app crashes whatever they are.
  private func raised(_ error: Value, at location: TreeLocation) throws -> String {
    if case .unknown(let unknown) = error { return unknown.what }
    do { return try reflection(of: error, at: location) } catch let stop as Stop where stop.isLacking {
      guard framework != nil else { throw stop }
      return try words(of: error, at: location)
    }
  }

  func sourceMarker(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    if ["file", "fileID", "filePath"].contains(frame.tree.text(each.a)) {
      return .unknown(Unknown("the path of a file", frame.tree.location(of: node), kind: "String"))
    }
    let place = frame.tree.location(of: node).source
    switch frame.tree.text(each.a) {
    case "line": return .int(place.line)
    case "column": return .int(place.column)
    case "function": return .string(each.b >= 0 ? frame.tree.text(each.b) : frame.code.function.name)
    default: return .string(each.b >= 0 ? frame.tree.text(each.b) : frame.tree.tree.path)
    }
  }
}
