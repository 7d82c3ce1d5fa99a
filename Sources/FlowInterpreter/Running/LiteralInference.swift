import FlowModel

/// What literals of numbers tell of generic parameters: those of one parameter are of one type, which is that of the values
/// beside them, and of one that meets the parameter's bound.
extension Interpreter {
  /// Binds generic parameters of which arguments are literals of numbers, where that is not the Int that each would be by
  /// itself.
  ///
  /// - Parameters:
  ///   - arguments: the written types of parameters, with the arguments for them.
  ///   - code: where the parameters are declared.
  ///   - anyResult: the written type of a result that its place takes as an `Any`; -1 for others.
  func inferFromNumbers(
    _ arguments: [(written: Int32, argument: Int32)], of generics: [TreeGenericParameter],
    _ requirements: [TreeRequirement], in code: Code?, _ tree: LoadedTree, _ bindings: GenericBindings, _ frame: Frame,
    anyResult: Int32 = -1
  ) {
    let numbers: [TreeNode.Kind] = [.integer, .decimal, .array, .tuple, .dictionary, .prefix, .binary, .ternary]
    guard arguments.contains(where: { numbers.contains(frame.nodes[Int($0.argument)].kind) }) else { return }
    var found = LiteralArguments(tree: tree, names: Set(generics.map(\.name)))
    for each in arguments { found.take(each.written, each.argument, self, frame) }
    for generic in generics where bindings.types[generic.name] == nil && found.hasLiteral.contains(generic.name) {
      // What goes to an `Any` may be one from the start: then each literal is of its own type, which the compiler prefers.
      if anyResult >= 0, found.name(of: anyResult) == generic.name, generic.bound < 0, found.isMixed(generic.name),
        !requirements.contains(where: { found.name(of: $0.left) == generic.name })
      {
        bindings.bind(generic.name, to: types.any)
        continue
      }
      guard let told = found.told[generic.name], let type = told.type(types) else { continue }
      switch told {
      case .whole:
        guard let bound = bound(generic.name, generics, requirements, code, tree),
          program.conforms(types.int, to: bound) == false, program.conforms(types.double, to: bound) != false
        else { continue }
        bindings.bind(generic.name, to: types.double)
      case .fraction: bindings.bind(generic.name, to: type)
      case .list, .tuple, .dictionary: bindings.bind(generic.name, to: type)
      case .type where type === types.any: bindings.bind(generic.name, to: type)
      // What is implicitly unwrapped may be an Int as well.
      case .type where type.flattened.isNumber && type.wrapped !== types.int: bindings.bind(generic.name, to: type)
      case .type, .nothing, .open: continue
      }
    }
  }

  /// A generic type with what literals of numbers among the arguments of its memberwise initialiser tell.
  func memberwiseType(
    _ nominal: Nominal, _ type: RuntimeType, _ nodes: UnsafeBufferPointer<Int32>, _ labels: [Symbol?], _ frame: Frame
  ) -> RuntimeType {
    guard !nominal.generics.isEmpty, type.bindings == nil, let tree = nominal.tree else { return type }
    let bindings = GenericBindings()
    let arguments = labels.enumerated().compactMap { index, label -> (Int32, Int32)? in
      guard let label, let field = nominal.fieldsBySymbol[label], field.tree === tree else { return nil }
      return (field.property.type, nodes[index * 2 + 1])
    }
    inferFromNumbers(
      arguments, of: nominal.generics, nominal.declaration?.requirements ?? [], in: nil, tree, bindings, frame)
    return bindings.types.isEmpty ? type : inferred(nominal, bindings)
  }
}

/// What arguments tell of the generic parameters that are written in parameters' types.
private struct LiteralArguments {
  let tree: LoadedTree
  let names: Set<String>
  var told: [String: Told] = [:]
  /// Those of which an argument is a literal of a number, or one with numbers in it.
  var hasLiteral: Set<String> = []
  /// Those of which an argument is a literal of a whole number, of one with a fraction, and something else.
  fileprivate var kinds: [String: Set<LiteralKind>] = [:]

  fileprivate enum LiteralKind { case whole, fraction, typed, optional }

  /// Whether literals of a parameter would be of another type each by itself than together.
  func isMixed(_ name: String) -> Bool {
    guard let kinds = kinds[name], !kinds.contains(.optional) else { return false }
    guard kinds.contains(.typed) else { return kinds.count > 1 }
    guard case .type(let type)? = told[name] else { return false }
    return kinds.contains(.whole) && type.simple != .int || kinds.contains(.fraction) && type.simple != .double
  }

  mutating func take(_ written: Int32, _ argument: Int32, _ interpreter: Interpreter, _ frame: Frame) {
    guard written >= 0 else { return }
    let each = tree.nodes[Int(written)]
    let node = frame.tree.nodes[Int(argument)]
    switch each.kind {
    case .namedType where each.b < 0:
      guard names.contains(tree.text(each.a)) else { return }
      add(interpreter.told(argument, frame), tree.text(each.a), interpreter.types)
    case .optionalType:
      if node.kind == .nothing { return }
      guard let name = name(of: each.a) else { return take(each.a, argument, interpreter, frame) }
      let found = interpreter.told(argument, frame)
      if case .type(let type) = found {
        kinds[name, default: []].insert(.optional)
        return add(.type(type.wrapped ?? type), name, interpreter.types)
      }
      add(found, name, interpreter.types)
    case .metatypeType:
      guard let name = name(of: each.a), case .metatype(let type)? = interpreter.toldType(argument, frame)?.kind else {
        return
      }
      add(.type(type), name, interpreter.types)
    case .arrayType where node.kind == .array:
      for item in frame.tree.list(node.a) { take(each.a, item, interpreter, frame) }
    case .arrayType:
      guard let name = name(of: each.a), let element = interpreter.toldType(argument, frame)?.element else { return }
      add(.type(element), name, interpreter.types)
    case .dictionaryType where node.kind == .dictionary:
      let nodes = frame.tree.list(node.a)
      for index in nodes.indices { take(index % 2 == 0 ? each.a : each.b, nodes[index], interpreter, frame) }
    case .tupleType where node.kind == .tuple:
      let (parts, nodes) = (tree.list(each.a), frame.tree.list(node.a))
      for index in stride(from: 1, to: min(parts.count, nodes.count), by: 2) {
        take(parts[index], nodes[index], interpreter, frame)
      }
    default: break
    }
  }

  func name(of written: Int32) -> String? {
    guard written >= 0 else { return nil }
    let each = tree.nodes[Int(written)]
    guard each.kind == .namedType, each.b < 0, names.contains(tree.text(each.a)) else { return nil }
    return tree.text(each.a)
  }

  private mutating func add(_ found: Told, _ name: String, _ types: TypeTable) {
    if found.isNumber || found.hasWhole { hasLiteral.insert(name) }
    let kind: LiteralKind =
      switch found {
      case .whole: .whole
      case .fraction: .fraction
      default: .typed
      }
    kinds[name, default: []].insert(kind)
    told[name] = told[name]?.joined(found, types) ?? found
  }
}
