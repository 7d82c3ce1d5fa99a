import FlowModel

/// What closures surely give.
extension Interpreter {
  /// Whether a closure surely gives a truth where a function of another result is asked for: `{ $0.age < $1.age }`.
  ///
  /// - Parameter asked: the type of the parameter; a variadic one takes as many functions as it is handed.
  func givesTruth(_ closure: Closure, butNot asked: RuntimeType) -> Bool {
    guard case .code(let code, _, _, _) = closure.body, code.function.kind == .closure, code.function.result < 0 else {
      return false
    }
    var asked = asked.flattened
    if case .array(let element) = asked.kind { asked = element }
    guard case .function(_, let result) = asked.kind, !result.isPartlyUnknown, !result.isOpen,
      result.flattened !== types.bool,
      program.conforms(result, to: types.library("ExpressibleByBooleanLiteral")) != true
    else { return false }
    return returned(by: code).contains { isTruth($0, code.tree) }
  }

  /// The expression of a closure that has one alone; nil for others.
  func onlyExpression(of closure: Code) -> Int32? {
    let (tree, function) = (closure.tree, closure.function)
    guard function.kind == .closure, function.body >= 0, tree.nodes[Int(function.body)].kind == .block else {
      return nil
    }
    let statements = tree.list(tree.nodes[Int(function.body)].a)
    guard statements.count == 1 else { return nil }
    let only = tree.nodes[Int(statements[0])]
    switch only.kind {
    case .return: return only.a >= 0 ? only.a : nil
    // One without `else` is no expression, nor is a loop.
    case .if where only.c < 0, .for, .while, .repeat: return nil
    default: return statements[0]
    }
  }

  /// The expressions that a closure returns.
  func returned(by closure: Code) -> [Int32] {
    if let only = onlyExpression(of: closure) { return [only] }
    var found: [Int32] = []
    var open = [closure.function.body]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let each = closure.tree.nodes[Int(next)]
      switch each.kind {
      case .return: if each.a >= 0 { found.append(each.a) }
      case .closure, .localFunction: break
      default: open += closure.tree.tree.nodesInside(each)
      }
    }
    return found
  }

  private func isTruth(_ node: Int32, _ tree: LoadedTree) -> Bool {
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .boolean, .and, .or: return true
    case .binary: return each.operation.isComparison && !program.declares(each.operation)
    default: return false
    }
  }
}
