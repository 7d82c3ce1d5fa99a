import FlowModel

extension Library.Call {
  /// The first argument that lies within bounds.
  fileprivate var boundedArgument: Unknown? {
    for argument in arguments {
      if case .unknown(let unknown) = argument.value, unknown.bounds != nil { return unknown }
    }
    return nil
  }
}

/// The functions of libraries outside of types.
extension Library {
  static let special: Set<String> = [
    "NSDecimalRound", "objc_getAssociatedObject", "objc_setAssociatedObject", "swap", "type", "withUnsafePointer",
  ]

  /// A global function, with the arguments as they are written.
  func call(
    _ name: String, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?,
    _ interpreter: Interpreter
  ) throws -> Value {
    let location = frame.tree.location(of: node)
    if name == "swap" {
      let nodes = frame.tree.list(each.b)
      guard nodes.count == 4 else { throw Stop(reason: "swap", location: location) }
      let one = try interpreter.place(nodes[1], frame)
      let other = try interpreter.place(nodes[3], frame)
      let left = try interpreter.read(one, nodes[1], frame)
      let right = try interpreter.read(other, nodes[3], frame)
      try interpreter.set(one, to: right, nodes[1], frame, interpreter.expectedType(of: one, frame))
      try interpreter.set(other, to: left, nodes[3], frame, interpreter.expectedType(of: other, frame))
      return .void
    }
    if name == "NSDecimalRound", let done = try roundDecimal(frame.list(each.b), frame, interpreter, at: location) {
      return done
    }
    if name.hasPrefix("objc_"), let found = try associated(name, frame.list(each.b), frame, interpreter) {
      return found
    }
    if name == "assert" || name == "precondition", frame.list(each.b).count > 2 {
      // The message is asked for only where the condition does not hold.
      let condition = frame.list(each.b)[1]
      let value = try interpreter.evaluate(condition, frame, interpreter.types.bool)
      if try interpreter.isTrue(value, condition, frame) { return .void }
      let message = try interpreter.evaluate(frame.list(each.b)[3], frame)
      return try call(name, [Argument(nil, .bool(false)), Argument(nil, message)], expected, interpreter, location)
    }
    var expecting: [RuntimeType?] = []
    if name == "max" || name == "min" || name == "abs", let expected, expected.wrapped == nil {
      expecting = Array(repeating: expected, count: frame.tree.list(each.b).count / 2)
    }
    if name == "print" || name == "debugPrint" {
      // They take anything: a literal is what it is by itself.
      let nodes = frame.list(each.b)
      let choices: [TreeNode.Kind] = [.ternary, .coalesce]
      expecting = stride(from: 1, to: nodes.count, by: 2).map {
        choices.contains(frame.nodes[Int(nodes[$0])].kind) ? interpreter.types.any : nil
      }
    }
    if name == "max" || name == "min", expecting.isEmpty, let first = frame.list(each.b).dropFirst().first,
      let type = interpreter.staticType(first, frame), type.nominal != nil
    {
      expecting = Array(repeating: type, count: frame.list(each.b).count / 2)
    }
    if name == "type", let known = existential(of: each, frame, interpreter) { return .type(known) }
    if name == "type", let node = frame.list(each.b).dropFirst().first,
      interpreter.staticType(node, frame)?.libraryName == "AnyHashable"
    {
      _ = try interpreter.evaluate(node, frame)
      return .type(interpreter.types.library("AnyHashable"))
    }
    if name == "pow", let exact = try power(of: each, node, frame, expected, interpreter) { return exact }
    var arguments = try interpreter.arguments(each.b, extra: each.extra, frame, expecting: expecting)
    let kinds = arguments.lazy.map { Interpreter.kind(of: $0.value) }
    if name == "max" || name == "min", expecting.isEmpty, kinds.contains(where: { $0 != kinds.first }) {
      let nodes = frame.list(each.b)
      var values = ContiguousArray(arguments.map(\.value))
      try interpreter.unify(&values, stride(from: 1, to: nodes.count, by: 2).map { nodes[$0] }, frame)
      arguments = arguments.indices.map { Argument(arguments[$0].label, values[$0]) }
    }
    return try call(name, arguments, expected, interpreter, location)
  }

  /// `pow(2, 10)`, which is a `Decimal`: of two literals of whole numbers where the place asks for nothing else, and where
  /// the exponent is an Int (recorded from swiftc). Nil for others.
  private func power(
    of each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?, _ interpreter: Interpreter
  ) throws -> Value? {
    let nodes = frame.list(each.b)
    guard nodes.count == 4 else { return nil }
    switch expected?.flattened.kind {
    case .double?, .float?: return nil
    default: break
    }
    switch interpreter.told(node, frame) {
    case .whole: break
    case .type(let type) where type.libraryName == "Decimal": break
    default: return nil
    }
    let decimal = interpreter.types.library("Decimal")
    let base = try interpreter.coerce(
      interpreter.evaluate(nodes[1], frame, decimal), to: decimal, nodes[1], frame)
    let exponent = try interpreter.evaluate(nodes[3], frame, interpreter.types.int)
    return try call(
      "pow", [Argument(nil, base), Argument(nil, exponent)], decimal, interpreter, frame.tree.location(of: node))
  }

  /// What `type(of:)` gives of a variable that is declared as a generic parameter which stands for an existential: that.
  private func existential(of each: TreeNode, _ frame: Frame, _ interpreter: Interpreter) -> RuntimeType? {
    let nodes = frame.list(each.b)
    guard nodes.count == 2, [.local, .boxed, .captured].contains(frame.nodes[Int(nodes[1])].kind),
      case .unknown(let name)? = interpreter.variableType(at: nodes[1], frame)?.kind, let bound = frame.generics?[name],
      bound.isOpen, !bound.isUnknown
    else { return nil }
    return bound
  }

  func call(
    _ name: String, _ arguments: [Argument], _ expected: RuntimeType?, _ interpreter: Interpreter,
    _ location: TreeLocation
  ) throws -> Value {
    if name == "type", let first = arguments.first {
      if case .unknown(let unknown) = first.value { return .unknown(unknown) }
      return .type(interpreter.typeOf(first.value))
    }
    let call = Call(
      interpreter: interpreter, value: .void, arguments: arguments, location: location, expected: expected)
    if name == "max" || name == "min", let unknown = call.boundedArgument,
      let extreme = KnownKinds.value(
        of: "", name, arguments, Unknown("\(name)(\(unknown.what))", location), interpreter.program)
    {
      return extreme
    }
    if let body = entry(functions[name], arguments) ?? functions[name]?.first(where: { $0.labels == ["..."] })?.body {
      return try attempt("", name, call, body)
    }
    return try interpreter.unreadCall("\(name)(…)", at: location, handed: arguments.map(\.value))
  }

  func functionValue(_ name: String, _ interpreter: Interpreter, _ location: TreeLocation) throws -> Value {
    if let read = globals[name] {
      return try attempt(
        "", name, Call(interpreter: interpreter, value: .void, arguments: [], location: location), read)
    }
    return .closure(
      Closure(native: name) { interpreter, arguments in
        try self.call(name, arguments, nil, interpreter, location)
      })
  }
}
