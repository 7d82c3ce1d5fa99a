import FlowModel

/// What generic parameters stand for in a call.
extension Interpreter {
  /// Finds out what generic parameters are from the type of a parameter and its argument.
  func infer(_ node: Int32, _ code: Code, _ value: Value, _ bindings: GenericBindings) {
    guard node >= 0 else { return }
    switch value {
    case .unknown, .implicit, .absent: return
    case .nothing(nil): return
    case .closure(let closure):
      inferFunction(node, code, closure, bindings)
      return
    default: infer(node, code, typeOf(value), bindings)
    }
  }

  func inferFunction(_ node: Int32, _ code: Code, _ closure: Closure, _ bindings: GenericBindings) {
    let each = code.tree.nodes[Int(node)]
    guard each.kind == .functionType, each.b >= 0, case .code(let other, _, _, _) = closure.body,
      other.function.result >= 0
    else { return }
    let result = program.type(
      other.function.result, in: other.tree, TypeScope(owner: other.owner, generics: nil, this: nil))
    if !result.isUnknown { infer(each.b, code, result, bindings) }
  }

  func infer(_ node: Int32, _ code: Code, _ type: RuntimeType, _ bindings: GenericBindings) {
    guard node >= 0 else { return }
    let each = code.tree.nodes[Int(node)]
    switch (each.kind, type.kind) {
    case (.namedType, _):
      let name = code.tree.text(each.a)
      if each.b < 0, code.function.generics.contains(where: { $0.name == name }) {
        if bindings.types[name] == nil, !type.isUnknown { bindings.bind(name, to: type) }
        return
      }
      let written = Array(code.tree.list(each.b))
      guard !written.isEmpty else { return }
      switch type.kind {
      case .array(let element), .set(let element): infer(written[0], code, element, bindings)
      case .dictionary(let key, let value) where written.count == 2:
        infer(written[0], code, key, bindings)
        infer(written[1], code, value, bindings)
      case .optional(let wrapped): infer(written[0], code, wrapped, bindings)
      case .nominal(_, let arguments), .library(_, let arguments):
        for (one, other) in zip(written, arguments) { infer(one, code, other, bindings) }
      default: break
      }
    case (.optionalType, .optional(let wrapped)): infer(each.a, code, wrapped, bindings)
    case (.optionalType, _): infer(each.a, code, type, bindings)
    case (.arrayType, .array(let element)): infer(each.a, code, element, bindings)
    case (.dictionaryType, .dictionary(let key, let value)):
      infer(each.a, code, key, bindings)
      infer(each.b, code, value, bindings)
    case (.metatypeType, .metatype(let inner)): infer(each.a, code, inner, bindings)
    case (.tupleType, .tuple(let items, _)):
      let parts = code.tree.list(each.a)
      for index in items.indices where index * 2 + 1 < parts.count {
        infer(parts[index * 2 + 1], code, items[index], bindings)
      }
    case (.functionType, .function(let parameters, let result)):
      for (one, other) in zip(code.tree.list(each.a), parameters) { infer(one, code, other, bindings) }
      infer(each.b, code, result, bindings)
    default: break
    }
  }

  func inferFromResult(_ node: Int32, _ code: Code, _ expected: RuntimeType, _ bindings: GenericBindings) {
    guard !expected.isUnknown else { return }
    let each = code.tree.nodes[Int(node)]
    if each.kind == .namedType, expected.wrapped != nil, each.b < 0 {
      let name = code.tree.text(each.a)
      if bindings.types[name] == nil { infer(node, code, expected.flattened, bindings) }
      return
    }
    infer(node, code, expected, bindings)
  }
}
