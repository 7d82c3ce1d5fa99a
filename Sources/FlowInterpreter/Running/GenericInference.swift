import FlowModel

/// Finds out what generic parameters stand for, from written types in which they are named and what is given for those.
struct GenericInference {
  /// The tree of the written types.
  let tree: LoadedTree
  let parameters: [TreeGenericParameter]
  let bindings: GenericBindings

  /// Holds a written type against a value.
  func infer(_ node: Int32, from value: Value, _ interpreter: Interpreter) {
    guard node >= 0 else { return }
    switch value {
    case .unknown, .implicit, .absent, .nothing(nil): return
    case .closure(let closure): infer(node, from: closure, interpreter)
    default: infer(node, from: interpreter.typeOf(value))
    }
  }

  /// The result that is written in a closure, or what its place says of it.
  private func infer(_ node: Int32, from closure: Closure, _ interpreter: Interpreter) {
    if let type = closure.type { infer(node, from: type) }
    let each = tree.nodes[Int(node)]
    guard each.kind == .functionType, each.b >= 0, case .code(let code, _, _, _) = closure.body,
      code.function.result >= 0
    else { return }
    infer(
      each.b,
      from: interpreter.program.type(
        code.function.result, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil)))
  }

  /// Holds a written type against a type.
  func infer(_ node: Int32, from type: RuntimeType) {
    guard node >= 0, !type.isUnknown else { return }
    let each = tree.nodes[Int(node)]
    switch (each.kind, type.kind) {
    case (.namedType, _): infer(named: each, from: type)
    case (.optionalType, .optional(let wrapped)): infer(each.a, from: wrapped)
    case (.optionalType, _), (.inoutType, _), (.existentialType, _): infer(each.a, from: type)
    case (.arrayType, .array(let element)), (.variadicType, .array(let element)): infer(each.a, from: element)
    case (.dictionaryType, .dictionary(let key, let value)):
      infer(each.a, from: key)
      infer(each.b, from: value)
    case (.metatypeType, .metatype(let inner)): infer(each.a, from: inner)
    case (.tupleType, .tuple(let items, _)):
      let parts = tree.list(each.a)
      for index in items.indices where index * 2 + 1 < parts.count { infer(parts[index * 2 + 1], from: items[index]) }
    case (.functionType, .function(let parameters, let result)):
      for (one, other) in zip(tree.list(each.a), parameters) { infer(one, from: other) }
      infer(each.b, from: result)
    default: break
    }
  }

  /// `T`, `Array<T>`, `Box<T>`.
  private func infer(named each: TreeNode, from type: RuntimeType) {
    let name = tree.text(each.a)
    if each.b < 0, parameters.contains(where: { $0.name == name }) {
      if bindings.types[name] == nil { bindings.bind(name, to: type) }
      return
    }
    let written = Array(tree.list(each.b))
    guard !written.isEmpty else { return }
    switch type.kind {
    case .array(let element), .set(let element): infer(written[0], from: element)
    case .dictionary(let key, let value) where written.count == 2:
      infer(written[0], from: key)
      infer(written[1], from: value)
    case .optional(let wrapped): infer(written[0], from: wrapped)
    case .nominal(_, let arguments), .library(_, let arguments):
      for (one, other) in zip(written, arguments) { infer(one, from: other) }
    default: break
    }
  }
}

extension Interpreter {
  /// The inference of a function's own generic parameters.
  func inference(of code: Code, _ bindings: GenericBindings) -> GenericInference {
    GenericInference(tree: code.tree, parameters: code.function.generics, bindings: bindings)
  }

  /// Finds out what a function's generic parameters are from the result that its place asks for.
  func inferFromResult(_ node: Int32, _ code: Code, _ expected: RuntimeType, _ bindings: GenericBindings) {
    let each = code.tree.nodes[Int(node)]
    let isName = each.kind == .namedType && each.b < 0
    inference(of: code, bindings).infer(node, from: isName ? expected.flattened : expected)
  }

  /// A generic type with what was found out of its parameters.
  func inferred(_ nominal: Nominal, _ bindings: GenericBindings) -> RuntimeType {
    types.nominal(nominal, nominal.generics.map { bindings[$0.name] ?? types.unknown($0.name) })
  }
}
