import FlowModel

/// Finds out what generic parameters stand for, from written types in which they are named and what is given for those.
struct GenericInference {
  /// The tree of the written types.
  let tree: LoadedTree
  let parameters: [TreeGenericParameter]
  let bindings: GenericBindings
  let types: TypeTable
  /// The function whose generic parameters they are; nil where they are a type's.
  var function: TreeFunction?
  /// The names of types that the type declares in itself.
  var aliases: [String: (tree: LoadedTree, alias: TreeTypeAlias)] = [:]
  /// Whether what is held against is the type of a value, which may be wider for the compiler.
  var isGuess = false

  /// What a written type stands for where it is one of those names.
  private func following(_ node: Int32) -> Int32 {
    guard node >= 0 else { return node }
    let each = tree.nodes[Int(node)]
    guard each.kind == .namedType, each.b < 0, let (home, alias) = aliases[tree.text(each.a)], home === tree,
      alias.type >= 0, alias.type != node
    else { return node }
    return alias.type
  }

  /// Holds a written type against a value.
  func infer(_ node: Int32, from value: Value, _ interpreter: Interpreter) {
    let node = following(node)
    guard node >= 0 else { return }
    switch value {
    case .unknown, .implicit, .absent, .nothing(nil): return
    case .closure(let closure): infer(node, from: closure, interpreter)
    default: infer(node, from: interpreter.typeOf(value))
    }
  }

  /// The result that is written in a closure, or what its place says of it.
  private func infer(_ node: Int32, from closure: Closure, _ interpreter: Interpreter) {
    // What it was handed as may name the generic parameters themselves.
    for type in [closure.handedAs, closure.type] { if let type { infer(node, from: type) } }
    guard let each = functionType(node), case .code(let code, _, _, let generics) = closure.body else { return }
    let scope = TypeScope(owner: code.owner, generics: generics, this: nil)
    let asked = parameters(of: each, count: code.function.parameters.count)
    let given = code.function.parameters.enumerated().map { index, parameter -> RuntimeType? in
      if parameter.type >= 0 { return interpreter.program.type(parameter.type, in: code.tree, scope) }
      guard index < asked.count else { return nil }
      if let function = functionType(asked[index]),
        let handed = interpreter.argumentTypes(of: parameter, in: closure)
      {
        infer(parameters: function, from: handed)
      }
      return isNamedOnce(asked[index]) ? interpreter.askedType(of: parameter, in: code) : nil
    }
    if given.contains(where: { $0 != nil }) { infer(parameters: each, from: given.map { $0 ?? types.unknown("_") }) }
    if each.b >= 0, code.function.result >= 0 {
      infer(each.b, from: interpreter.program.type(code.function.result, in: code.tree, scope))
    } else if each.b >= 0, let made = interpreter.madeType(by: code, generics) {
      infer(each.b, from: made)
    }
  }

  /// The written types of a function's parameters: those in a tuple where a closure takes it apart.
  private func parameters(of each: TreeNode, count: Int) -> [Int32] {
    let written = Array(tree.list(each.a))
    guard written.count == 1, count > 1, tree.nodes[Int(written[0])].kind == .tupleType else { return written }
    let parts = Array(tree.list(tree.nodes[Int(written[0])].a))
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
  }

  /// Whether a written type is a generic parameter that no other parameter of the function names, so that no other
  /// argument tells what it is.
  private func isNamedOnce(_ node: Int32) -> Bool {
    let each = tree.nodes[Int(node)]
    guard let function, each.kind == .namedType, each.b < 0,
      parameters.contains(where: { $0.name == tree.text(each.a) })
    else { return false }
    var open = function.parameters.map(\.type)
    var count = 0
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let other = tree.nodes[Int(next)]
      if other.kind == .namedType, tree.text(other.a) == tree.text(each.a) { count += 1 }
      open += tree.tree.nodesInside(other)
    }
    return count == 1
  }

  /// The written type of a function, of an Optional one too; nil where it is none.
  private func functionType(_ node: Int32) -> TreeNode? {
    var each = tree.nodes[Int(node)]
    while each.kind == .optionalType { each = tree.nodes[Int(each.a)] }
    return each.kind == .functionType ? each : nil
  }

  /// Holds the written parameters of a function's type against those of a function: a single one that is a generic
  /// parameter takes several as a tuple.
  private func infer(parameters each: TreeNode, from given: [RuntimeType]) {
    let written = Array(tree.list(each.a))
    if written.count == 1, given.count > 1 {
      guard !given.contains(where: \.isPartlyUnknown) else { return }
      return infer(written[0], from: types.tuple(given, Array(repeating: nil, count: given.count)))
    }
    for (one, other) in zip(written, given) { infer(one, from: other) }
  }

  /// Holds a written type against a type.
  func infer(_ node: Int32, from type: RuntimeType) {
    let node = following(node)
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
      infer(parameters: each, from: parameters)
      infer(each.b, from: result)
    default: break
    }
  }

  /// `T`, `Array<T>`, `Box<T>`.
  private func infer(named each: TreeNode, from type: RuntimeType) {
    let name = tree.text(each.a)
    if each.b < 0, parameters.contains(where: { $0.name == name }) {
      if bindings.types[name] == nil { bindings.bind(name, to: type, isGuess: isGuess) }
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
    GenericInference(
      tree: code.tree, parameters: code.function.generics, bindings: bindings, types: types, function: code.function)
  }

  /// Finds out what a function's generic parameters are from the result that its place asks for.
  func inferFromResult(_ node: Int32, _ code: Code, _ expected: RuntimeType, _ bindings: GenericBindings) {
    let each = code.tree.nodes[Int(node)]
    let isName = each.kind == .namedType && each.b < 0
    inference(of: code, bindings).infer(node, from: isName ? expected.flattened : expected)
  }

  /// A generic type with what was found out of its parameters: a guess is not known.
  func inferred(_ nominal: Nominal, _ bindings: GenericBindings) -> RuntimeType {
    types.nominal(
      nominal,
      nominal.generics.map { generic in
        let known = bindings.isGuess(generic.name) ? nil : bindings[generic.name]
        return known ?? types.unknown(generic.name)
      })
  }
}
