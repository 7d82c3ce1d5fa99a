import FlowModel

extension Interpreter {
  /// The value of a body that a result builder of the app makes from its statements; nil where none does.
  @inline(__always)
  func builtBody(_ frame: Frame, _ body: Int32) throws -> Value? {
    frame.shape.pointee.mayBeBuilt == false ? nil : try madeBody(frame, body)
  }

  private func madeBody(_ frame: Frame, _ body: Int32) throws -> Value? {
    let code = frame.code
    frame.shape.pointee.mayBeBuilt =
      code.builder != nil || code.function.attributes.contains { isBuilder($0) } || requiredBuilder(of: code) != nil
    guard let builder = builder(of: frame.code, frame) else { return nil }
    if containsReturn(body, frame) { return nil }
    return try finished(try build(body, builder, frame), builder, at: frame.tree.location(of: body))
  }

  private func builder(of code: Code, _ frame: Frame) -> RuntimeType? {
    if let name = code.function.attributes.first(where: { isBuilder($0) }) {
      return program.named(name, [], in: code.tree, frame.scope)
    }
    if code.function.kind == .closure { return code.builder }
    return requiredBuilder(of: code)
  }

  /// The builder that a protocol's requirement is written with which a function or a getter meets.
  ///
  /// - Swift: SE-0289, "Result builders": the attribute is inferred from the requirement, where the body has no `return`.
  private func requiredBuilder(of code: Code) -> RuntimeType? {
    guard code.function.kind == .function || code.function.kind == .getter, let owner = code.owner,
      owner.kind != .protocol, owner.kind != .library
    else { return nil }
    for each in program.allProtocols(of: types.nominal(owner)) {
      guard let home = each.nominal, home.kind == .protocol, let tree = home.tree, let declaration = home.declaration
      else { continue }
      let functions = declaration.functions.map { tree.codes[Int($0)] }
      var names = functions.filter { $0.symbol == code.symbol && $0.labels == code.labels }
        .flatMap(\.function.attributes)
      if code.function.kind == .getter {
        let properties = declaration.properties.map { tree.tree.properties[Int($0)] }
        names += properties.filter { $0.name == code.function.name }.flatMap(\.attributes).map(\.name)
      }
      if let name = names.first(where: { isBuilder($0) }) {
        return program.named(name, [], in: tree, TypeScope(owner: home, generics: nil, this: nil))
      }
    }
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
    case .ifExpression, .switchExpression: return try component(each.a, builder, frame)
    case .if: return try chain(each, builder, frame, at: location)
    case .switch:
      let cases = frame.list(each.b)
      guard let index = try chosenCase(each, frame) else { throw stop("a switch without a case", statement, frame) }
      let inner = try build(frame.nodes[Int(cases[index])].b, builder, frame)
      return try either(inner, index, of: cases.count, builder, at: location)
    case .for:
      guard has("buildArray", builder) else { throw stop("a loop in \(builder.name)", statement, frame) }
      var items: ContiguousArray<Value> = []
      let parts = frame.tree.list(each.a)
      try forEach(try evaluate(parts[2], frame), parts[2], frame) { value in
        guard try self.match(parts[0], value, frame),
          try parts[3] < 0 || self.isTrue(try self.evaluate(parts[3], frame, self.types.bool), parts[3], frame)
        else { return true }
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

  /// `if … else if … else …`: what the branch gives that is taken.
  private func chain(_ each: TreeNode, _ builder: RuntimeType, _ frame: Frame, at location: TreeLocation) throws
    -> Value
  {
    var count = 0
    var chosen: (value: Value, index: Int)?
    var next: TreeNode? = each
    var hasElse = false
    while let link = next {
      if chosen == nil, try holds(link.a, frame) {
        var value = try build(link.b, builder, frame)
        let asksPlatform = frame.list(link.a).contains { frame.nodes[Int($0)].kind == .availability }
        if asksPlatform, has("buildLimitedAvailability", builder) {
          value = try callMethod(
            .type(builder), named: "buildLimitedAvailability", [Argument(nil, value)], at: location)
        }
        chosen = (value, count)
      }
      count += 1
      next = nil
      guard link.c >= 0 else { break }
      if frame.nodes[Int(link.c)].kind == .if {
        next = frame.nodes[Int(link.c)]
      } else {
        hasElse = true
        if chosen == nil { chosen = (try build(link.c, builder, frame), count) }
        count += 1
      }
    }
    let value = try chosen.map { try either($0.value, $0.index, of: count, builder, at: location) }
    if hasElse { return value ?? .void }
    let inner: Value = value.map { .some(SomeBox($0)) } ?? .none
    // `buildIf` is its older name.
    let method = has("buildOptional", builder) ? "buildOptional" : "buildIf"
    return try callMethod(.type(builder), named: method, [Argument(nil, inner)], at: location)
  }

  /// Brings the value of one of several branches to its place among them: a tree of `buildEither` that is balanced, as
  /// Swift makes it.
  private func either(
    _ value: Value, _ index: Int, of count: Int, _ builder: RuntimeType, at location: TreeLocation
  ) throws -> Value {
    var value = value
    var path = index
    var last = count - 1
    while last > 0 {
      if path != last || last & 1 == 1 {
        value = try callMethod(
          .type(builder), named: "buildEither", [Argument(path & 1 == 1 ? "second" : "first", value)], at: location)
      }
      path >>= 1
      last >>= 1
    }
    return value
  }
}
