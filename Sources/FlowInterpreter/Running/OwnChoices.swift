import FlowModel

/// `&&` and `||` that the app declares for its own types, beside Swift's own.
extension Interpreter {
  /// `a && b` or `a || b`: the app's operator where the left side is of its type, Swift's own where that is a Bool.
  func choice(
    _ codes: [Code], isAnd: Bool, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let left = try evaluate(each.a, frame, leftHint(codes, each.a, frame))
    let fitting = codes.filter { code in
      code.function.parameters.count == 2 && operandFit(left, operandType(0, of: code), code) != nil
    }
    if case .unknown = left {
      let isBool = expected?.kind.isBool == true && !codes.contains { resultType(of: $0)?.kind.isBool != false }
      guard isBool || staticType(each.a, frame) === types.bool else {
        throw stop("which '\(isAnd ? "&&" : "||")' is meant", node, frame)
      }
    } else if fitting.count == 1 {
      return try call(fitting[0], left, each, node, frame)
    } else if !fitting.isEmpty {
      throw stop("which '\(isAnd ? "&&" : "||")' is meant", node, frame)
    }
    let isTrue = try isTrue(left, each.a, frame)
    return isTrue == isAnd ? try evaluate(each.b, frame, types.bool) : .bool(!isAnd)
  }

  /// The type of `.name` on the left, where all of the app's operators take one there.
  private func leftHint(_ codes: [Code], _ node: Int32, _ frame: Frame) -> RuntimeType? {
    guard beginsWithImplicit(node, frame) else { return nil }
    let type = operandType(0, of: codes[0])
    return codes.allSatisfy { operandType(0, of: $0) === type } ? type : nil
  }

  private func resultType(of code: Code) -> RuntimeType? {
    guard code.function.result >= 0 else { return types.void }
    return program.type(
      code.function.result, in: code.tree,
      TypeScope(owner: code.owner, generics: nil, this: code.owner.map { types.nominal($0) }))
  }

  /// Calls the app's operator, whose right side may be a question that it asks itself.
  private func call(
    _ code: Code, _ left: Value, _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> Value {
    let asked = operandType(1, of: code)
    let right =
      code.function.parameters[1].isAutoclosure
      ? .closure(postpone(each.b, frame, asked.result)) : try evaluate(each.b, frame, asked)
    let this = typeCalled(of: code, [left, right])
    let location = frame.tree.location(of: node)
    let bound = try bind(
      [Argument(nil, left), Argument(nil, right)], to: code, isLabelled: false, generics: this?.bindings,
      this: this.map { .type($0) }, at: location)
    return try self.call(
      code, this: this.map { .type($0) }, bound.values, captures: [], generics: bound.generics, at: location,
      thisType: this)
  }
}

extension RuntimeType.Kind {
  fileprivate var isBool: Bool { if case .bool = self { true } else { false } }
}
