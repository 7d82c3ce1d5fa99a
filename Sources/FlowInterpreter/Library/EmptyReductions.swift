import FlowModel

extension Library.Call {
  /// What `reduce(0) { … }` gives for a list without elements: `0` is of the type that the closure reckons with.
  /// Where that is not known, it is a whole number or a Double.
  func emptyReduction(_ initial: Value) throws -> Value {
    let question = "what type an empty list is reduced to"
    guard case .closure(let closure) = arguments[1].value, let number = initial.integerValue else {
      throw stop(question)
    }
    let type: RuntimeType? =
      switch closure.body {
      case .native: element
      case .code(let code, _, _, _): ReductionType(code: code, element: element, interpreter: interpreter).result
      }
    switch type?.kind {
    case .int?: return initial
    case nil where element?.simple == .int: return initial
    case .double?: return .double(Double(number))
    case .float?: return .float(Float(number))
    default:
      return .unknown(
        Unknown(question, location, bounds: .whole(number...number), among: [initial, .double(Double(number))]))
    }
  }
}

/// The type that a closure of two parameters reckons with, as far as its text tells: both sides of an operator have one.
private struct ReductionType {
  let code: Code
  let element: RuntimeType?
  let interpreter: Interpreter
  private var tree: LoadedTree { code.tree }

  init(code: Code, element: RuntimeType?, interpreter: Interpreter) {
    self.code = code
    self.element = element
    self.interpreter = interpreter
  }

  /// The type that it gives.
  var result: RuntimeType? {
    if code.function.result >= 0 {
      return interpreter.program.type(
        code.function.result, in: tree, TypeScope(owner: code.owner, generics: nil, this: nil))
    }
    guard code.function.body >= 0 else { return nil }
    let body = tree.nodes[Int(code.function.body)]
    guard body.kind == .block else { return type(code.function.body) }
    let statements = tree.list(body.a)
    if statements.count == 1, let only = type(statements[0]) { return only }
    return returned(body).lazy.compactMap(type).first
  }

  /// What is returned inside a statement.
  private func returned(_ node: TreeNode) -> [Int32] {
    if node.kind == .return { return node.a >= 0 ? [node.a] : [] }
    return tree.tree.nodesInside(node).flatMap { returned(tree.nodes[Int($0)]) }
  }

  private func type(_ node: Int32) -> RuntimeType? {
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .binary:
      let arithmetic: [TreeOperator] = [.plus, .minus, .times, .divide, .remainder]
      guard let sign = TreeOperator(rawValue: each.flag), arithmetic.contains(sign) else { return nil }
      return type(each.a) ?? type(each.b)
    case .return, .prefix: return each.a >= 0 ? type(each.a) : nil
    case .decimal: return interpreter.types.double
    case .forced: return type(each.a)?.wrapped
    case .coalesce: return type(each.a)?.wrapped
    case .ternary: return type(each.b) ?? type(each.c)
    case .upcast, .forcedCast:
      return interpreter.program.type(each.b, in: tree, TypeScope(owner: code.owner, generics: nil, this: nil))
    case .call: return made(tree.nodes[Int(each.a)])
    case .local, .boxed: return each.a == elementSlot ? element : nil
    case .member: return type(each.a).flatMap { interpreter.memberType(tree.symbols[Int(each.b)], of: $0) }
    default: return nil
    }
  }

  /// The type of a number that is made of another: `Int(x)`.
  private func made(_ callee: TreeNode) -> RuntimeType? {
    guard callee.kind == .name else { return nil }
    let name = tree.text(callee.a)
    guard interpreter.program.functions(interpreter.program.symbols[name], in: tree) == nil else { return nil }
    return switch name {
    case "Int": interpreter.types.int
    case "Double", "CGFloat": interpreter.types.double
    case "Float": interpreter.types.float
    default: nil
    }
  }

  /// The slot of the second parameter.
  private var elementSlot: Int32? {
    code.function.parameters.count == 2 ? code.function.parameters[1].slot : nil
  }
}
