import FlowModel

extension Interpreter {
  /// The value of a body that a result builder of the app makes from its statements; nil where none does.
  @inline(__always)
  func builtBody(_ frame: Frame, _ body: Int32) throws -> Value? {
    frame.shape.pointee.mayBeBuilt == false ? nil : try madeBody(frame, body)
  }

  private func madeBody(_ frame: Frame, _ body: Int32) throws -> Value? {
    let code = frame.code
    frame.shape.pointee.mayBeBuilt = code.builder != nil || code.function.attributes.contains { isBuilder($0) }
    guard let builder = builder(of: frame.code, frame) else { return nil }
    if containsReturn(body, frame) { return nil }
    return try finished(try build(body, builder, frame), builder, at: frame.tree.location(of: body))
  }

  private func builder(of code: Code, _ frame: Frame) -> RuntimeType? {
    if let name = code.function.attributes.first(where: { isBuilder($0) }) {
      return program.named(name, [], in: code.tree, frame.scope)
    }
    if code.function.kind == .closure { return code.builder }
    return nil
  }

  func isBuilder(_ name: String) -> Bool { program.nominals[name]?.first?.isResultBuilder == true }

  private func containsReturn(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .return: return true
    case .block: return frame.tree.list(each.a).contains { containsReturn($0, frame) }
    case .if: return containsReturn(each.b, frame) || (each.c >= 0 && containsReturn(each.c, frame))
    default: return false
    }
  }

  private func build(_ block: Int32, _ builder: RuntimeType, _ frame: Frame) throws -> Value {
    let each = frame.tree.nodes[Int(block)]
    var parts: [Value] = []
    for statement in frame.tree.list(each.a) {
      if let part = try component(statement, builder, frame) { parts.append(part) }
    }
    let location = frame.tree.location(of: block)
    var result: Value
    if has("buildPartialBlock", builder), !has("buildBlock", builder), let first = parts.first {
      result = try callMethod(.type(builder), named: "buildPartialBlock", [Argument("first", first)], at: location)
      for part in parts.dropFirst() {
        result = try callMethod(
          .type(builder), named: "buildPartialBlock", [Argument("accumulated", result), Argument("next", part)],
          at: location)
      }
    } else {
      result = try callMethod(.type(builder), named: "buildBlock", parts.map { Argument(nil, $0) }, at: location)
    }
    return result
  }

  private func has(_ name: String, _ builder: RuntimeType) -> Bool {
    !candidates(program.symbols[name], of: builder, isStatic: true).isEmpty
  }

  /// The whole of a body: with `buildFinalResult` where there is one.
  func finished(_ value: Value, _ builder: RuntimeType, at location: TreeLocation) throws -> Value {
    guard has("buildFinalResult", builder) else { return value }
    return try callMethod(.type(builder), named: "buildFinalResult", [Argument(nil, value)], at: location)
  }

  private func component(_ statement: Int32, _ builder: RuntimeType, _ frame: Frame) throws -> Value? {
    let each = frame.tree.nodes[Int(statement)]
    let location = frame.tree.location(of: statement)
    switch each.kind {
    case .binding, .localFunction, .localType, .localProperty, .assignment, .compoundAssignment:
      _ = try execute(statement, frame)
      return nil
    case .if:
      let isFirst = try holds(each.a, frame)
      if each.c < 0 {
        let inner: Value = isFirst ? .some(SomeBox(try build(each.b, builder, frame))) : .none
        return try callMethod(.type(builder), named: "buildOptional", [Argument(nil, inner)], at: location)
      }
      let chosen = isFirst ? each.b : each.c
      let kind = frame.tree.nodes[Int(chosen)].kind
      let inner = kind == .if ? try component(chosen, builder, frame) ?? .void : try build(chosen, builder, frame)
      return try callMethod(
        .type(builder), named: "buildEither", [Argument(isFirst ? "first" : "second", inner)], at: location)
    case .for:
      guard has("buildArray", builder) else { throw stop("a loop in \(builder.name)", statement, frame) }
      var items: ContiguousArray<Value> = []
      let parts = frame.tree.list(each.a)
      try forEach(try evaluate(parts[2], frame), parts[2], frame) { value in
        guard try self.match(parts[0], value, frame) else { return true }
        items.append(try self.build(parts[4], builder, frame))
        return true
      }
      return try callMethod(.type(builder), named: "buildArray", [Argument(nil, .list(ListBox(items)))], at: location)
    default:
      guard each.kind.rawValue < TreeNode.Kind.block.rawValue else {
        throw stop("a \(each.kind) in \(builder.name)", statement, frame)
      }
      let value = try evaluate(statement, frame)
      guard has("buildExpression", builder) else { return value }
      return try callMethod(.type(builder), named: "buildExpression", [Argument(nil, value)], at: location)
    }
  }
}
