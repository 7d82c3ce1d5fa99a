import FlowModel

/// Calls of members of types.
extension Interpreter {
  /// `Type.method(…)`, `Type.Nested(…)`, `Type.case(…)`.
  func callStatic(
    _ symbol: Symbol, of type: RuntimeType, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let name = program.symbols.text(of: symbol)
    if name == "init" {
      if let callee = Optional(frame.tree.nodes[Int(each.a)]), callee.kind == .member,
        let base = Optional(frame.tree.nodes[Int(callee.a)]), isSelfReference(base, callee.a, frame),
        frame.code.function.kind == .initializer
      {
        return try delegate(toSuper: false, try self.selfValue(base, frame), each, node, frame)
      }
      return try construct(type, each, node, frame, expected)
    }
    let found = candidates(symbol, of: type, isStatic: true)
    let codes = found.compactMap { candidate -> Code? in
      if case .staticMethod(let code) = candidate.member { code } else { nil }
    }
    if !codes.isEmpty {
      let nodes = frame.tree.list(each.b)
      let labels = stride(from: 0, to: nodes.count, by: 2).map {
        nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
      }
      let fitting = codes.filter { matches($0, labels, trailing: Int(each.extra)) != nil }
      // The type's own, in a library, where the arguments are not what the app's ask for.
      if !fitting.isEmpty,
        try !library.hasStaticMethod(name, of: type, labels.map { $0.map(program.symbols.text) }, self)
          || isMeant(fitting, each, node, frame)
            && !isFrameworks(name, type, before: fitting, labels, each, node, frame, isExact: { _ in true })
      {
        let callee = frame.tree.nodes[Int(each.a)]
        func seenAs() -> RuntimeType? {
          (callee.kind == .member ? staticType(callee.a, frame) : ownType(frame))?.instance
        }
        let seen = seenOverloads(fitting, symbol, of: type, seenAs: seenAs(), frame)
        var code = try choose(preferred(seen, found), each, node, frame, expected)
        let isWritten = callee.kind == .member && isWrittenOut(callee.a, frame)
        code = try dispatched(code, found, symbol, of: type, seenAs: seenAs(), isWritten: isWritten, node, frame)
        var after: Value?
        return try invokeBound(
          code, this: .type(type), captures: [], generics: bindings(for: code, type), each, node, frame, expected,
          isLabelled: true, thisType: type,
          isSelfKnown: callee.kind == .member
            ? isKnown(type, at: callee.a, frame) || staticType(callee.a, frame)?.instance.nominal === type.nominal
            : frame.isSelfKnown && frame.code.owner?.kind == .protocol,
          after: &after)
      }
    }
    if let first = found.first {
      if case .enumCase(let index) = first.member {
        if type.nominal?.cases[index].parameters.isEmpty == true {
          return try callEvaluated(.enumeration(plainCase(index, of: type)), each, node, frame)
        }
        let bound = try inferredCase(index, type, each, node, frame, expected)
        return bound
      }
      if codes.isEmpty {
        return try callEvaluated(
          try property(symbol, of: .type(type), at: frame.tree.location(of: node), frame), each, node, frame)
      }
    }
    if let nested = program.inner(name, of: type, in: frame.tree) {
      return try construct(specialized(nested, each, frame), each, node, frame, expected)
    }
    let methods = candidates(symbol, of: type, isStatic: false).compactMap(\.member.code)
    if methods.count == 1 {
      let arguments = try self.arguments(each.b, extra: each.extra, frame)
      guard let this = arguments.first?.value, arguments.count == 1 else {
        throw stop("'\(name)' of \(type.name) without a value", node, frame)
      }
      return .closure(bound(methods[0], symbol, to: this))
    }
    let arguments = try self.arguments(
      each.b, extra: each.extra, frame, expecting: library.staticExpectations(name, type, self),
      asked: library.asked(by: name, of: type, self))
    if let result = try library.callStatic(name, of: type, arguments, self, frame.tree.location(of: node)) {
      return result
    }
    return try unreadCall(
      "\(type.name).\(name)(…)", at: frame.tree.location(of: node), handed: arguments.map(\.value))
  }

  /// A type inside another one with the generic arguments that a call writes: `List.Row<Int>(…)`.
  private func specialized(_ nested: RuntimeType, _ call: TreeNode, _ frame: Frame) -> RuntimeType {
    let callee = frame.tree.nodes[Int(call.a)]
    guard callee.kind == .member, callee.extra > 0, let nominal = nested.nominal else { return nested }
    let written = frame.tree.list(frame.tree.tree.genericArguments[Int(callee.extra) - 1])
    guard written.count == nominal.generics.count else { return nested }
    return types.nominal(nominal, written.map { type($0, frame) })
  }

  /// Whether an expression is `self` as it is written.
  func isSelfReference(_ base: TreeNode, _ node: Int32, _ frame: Frame) -> Bool {
    switch base.kind {
    case .local, .boxed: base.a == 0 && frame.code.hasSelf
    default: false
    }
  }

  private func selfValue(_ base: TreeNode, _ frame: Frame) throws -> Value { Self.unboxed(frame.slots[Int(base.a)]) }
}
