import FlowModel

/// What the place of a call says of a generic parameter that is the function's result: `func load<T>(_ read: () -> T) -> T`.
///
/// Arguments with a type of their own come first: in `let user: User? = load { User() }` it is `User`. Where none has
/// one, it is the whole type that the place asks for, an Optional too, unless the parameter is bound to what no Optional is:
/// in `let user: User? = make()`, or behind a closure of several statements, which the compiler does not look into here, it
/// is `User?`.
extension Interpreter {
  /// Binds the result's generic parameter where the arguments' own types do not tell it.
  ///
  /// - Parameters:
  ///   - nodes: the arguments as they are written: a label and an expression each.
  ///   - places: the parameter that each argument is for.
  func inferFromPlace(
    of code: Code, _ nodes: UnsafeBufferPointer<Int32>, _ places: [Int], _ expected: RuntimeType,
    _ bindings: GenericBindings,
    _ frame: Frame
  ) {
    guard let name = genericResult(of: code), bindings[name] == nil, !expected.isUnknown, !expected.isPartlyUnknown
    else { return }
    var literal: RuntimeType?
    var isGuess = false
    for (index, place) in places.enumerated() {
      let argument = nodes[index * 2 + 1]
      switch mention(of: name, in: code.function.parameters[place].type, code.tree) {
      case .none: continue
      case .whole:
        guard isTypedByPlace(argument, frame) else { return }
        literal = literalType(argument, frame) ?? literal
      case .result:
        let each = frame.tree.nodes[Int(argument)]
        guard each.kind == .closure else { return }
        let closure = frame.tree.codes[Int(each.a)]
        if let made = madeType(by: closure, frame.generics, mayLack: true) { return bindings.bind(name, to: made) }
        // The compiler does not look into a closure of several statements here.
        guard let only = onlyExpression(of: closure) else { continue }
        literal = literalType(only, frame) ?? literal
        if !isTypedByPlace(only, frame) { isGuess = true }
      case .part: return
      }
    }
    // A literal is of its own type where any type will do.
    let type = expected.isOpen ? literal ?? expected : expected
    let bound = allowed(type, as: name, of: code)
    bindings.bind(name, to: bound, isGuess: isGuess && bound.wrapped != nil)
  }

  /// Binds generic parameters inside of the result's type to the Optionals and numbers that its place asks for there: in
  /// `let box: Box<Int?> = make(3)` it is `Int?`, whatever the argument is, since no `Box<Int>` is one.
  func inferOptionals(of code: Code, _ expected: RuntimeType, _ bindings: GenericBindings) {
    guard code.function.result >= 0 else { return }
    var each = code.tree.nodes[Int(code.function.result)]
    while each.kind == .optionalType { each = code.tree.nodes[Int(each.a)] }
    // A list of Optionals is made of a list of what they wrap.
    guard each.kind == .namedType, each.b >= 0, let home = expected.flattened.nominal,
      program.type(
        code.function.result, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil)
      ).flattened.nominal === home
    else { return }
    let told = GenericBindings()
    inference(of: code, told).infer(code.function.result, from: expected)
    for generic in code.function.generics where bindings.types[generic.name] == nil {
      guard let type = told.types[generic.name], type.wrapped != nil || type.isNumber, !type.isPartlyUnknown else {
        continue
      }
      bindings.bind(generic.name, to: type)
    }
  }

  /// What a generic parameter stands for where its place asks for a type: in `let view: ItemView? = load()` the class, where
  /// the parameter is bound to one, or to a protocol, that no Optional is; the result is put into an Optional then.
  private func allowed(_ type: RuntimeType, as name: String, of code: Code) -> RuntimeType {
    guard let wrapped = type.wrapped,
      bounds(of: name, in: code).contains(where: { program.conforms(type, to: $0) == false })
    else { return type }
    return allowed(wrapped, as: name, of: code)
  }

  /// What is written behind a generic parameter's colon, and in the `where` clause.
  private func bounds(of name: String, in code: Code) -> [RuntimeType] {
    let scope = TypeScope(owner: code.owner, generics: nil, this: nil)
    let own = code.function.generics.filter { $0.name == name }.map(\.bound)
    let others = code.function.requirements.filter { requirement in
      let left = code.tree.nodes[Int(requirement.left)]
      return !requirement.isSame && left.kind == .namedType && left.b < 0 && code.tree.text(left.a) == name
    }.map(\.right)
    return (own + others).filter { $0 >= 0 }.map { program.type($0, in: code.tree, scope) }
  }

  /// Binds what nothing else tells by the literals that closures give: in `register { "text" }` it is `String`.
  func inferFromLiterals(
    of code: Code, _ nodes: UnsafeBufferPointer<Int32>, _ places: [Int], _ bindings: GenericBindings, _ frame: Frame
  ) {
    for name in code.function.generics.map(\.name) where bindings[name] == nil {
      for (index, place) in places.enumerated() {
        let each = frame.tree.nodes[Int(nodes[index * 2 + 1])]
        guard each.kind == .closure, mention(of: name, in: code.function.parameters[place].type, code.tree) == .result,
          let only = onlyExpression(of: frame.tree.codes[Int(each.a)]), let type = literalType(only, frame)
        else { continue }
        bindings.bind(name, to: type)
      }
    }
  }

  /// The type that a literal has by itself.
  func literalType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
    switch frame.tree.nodes[Int(node)].kind {
    case .integer: types.int
    case .decimal: types.double
    case .boolean: types.bool
    case .text, .interpolation: types.string
    case .array: literalListType(node, frame)
    default: nil
    }
  }

  private func literalListType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
    let items = frame.tree.list(frame.tree.nodes[Int(node)].a).map { literalType($0, frame) }
    guard let first = items.first, let first, items.allSatisfy({ $0 === first }) else { return nil }
    return types.array(first)
  }

  /// The generic parameter of the function's own that is its result; nil where the result is another type.
  private func genericResult(of code: Code) -> String? {
    guard code.function.result >= 0 else { return nil }
    let each = code.tree.nodes[Int(code.function.result)]
    guard each.kind == .namedType, each.b < 0 else { return nil }
    let name = code.tree.text(each.a)
    return code.function.generics.contains { $0.name == name } ? name : nil
  }

  /// How a parameter's written type names a generic parameter.
  private enum Mention { case none, whole, result, part }

  private func mention(of name: String, in type: Int32, _ tree: LoadedTree) -> Mention {
    guard type >= 0 else { return .none }
    func isName(_ node: Int32) -> Bool {
      guard node >= 0 else { return false }
      let each = tree.nodes[Int(node)]
      return each.kind == .namedType && each.b < 0 && tree.text(each.a) == name
    }
    func names(_ node: Int32) -> Bool {
      node >= 0 && (isName(node) || tree.tree.nodesInside(tree.nodes[Int(node)]).contains(where: names))
    }
    if isName(type) { return .whole }
    let each = tree.nodes[Int(type)]
    if each.kind == .functionType, isName(each.b) {
      return tree.list(each.a).contains(where: names) ? .part : .result
    }
    return names(type) ? .part : .none
  }

  /// Whether an expression has the type that its place asks for: a literal, nil, `.name`.
  private func isTypedByPlace(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer, .decimal, .boolean, .text, .interpolation, .nothing, .array, .dictionary, .implicitMember:
      return true
    case .prefix: return isTypedByPlace(each.a, frame)
    case .call: return frame.tree.nodes[Int(each.a)].kind == .implicitMember
    default: return false
    }
  }
}
