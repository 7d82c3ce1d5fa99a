import FlowModel

/// What is told of the types of what calls give: of the app's functions by their declarations, of a library's by their
/// arguments, and by the closures and key paths among those.
extension Interpreter {
  func told(call each: TreeNode, _ node: Int32, _ frame: Frame) -> Told {
    let callee = frame.tree.nodes[Int(each.a)]
    let arguments = frame.tree.list(each.b)
    switch callee.kind {
    case .name:
      switch use(of: callee, each.a, frame).target {
      case .library: return told(function: frame.tree.text(callee.a), each, frame)
      case .type:
        guard let made = typeNamed(callee, frame) else { return .open }
        if made.isPartlyUnknown, arguments.count == 2, arguments[0] < 0,
          let element = toldType(arguments[1], frame).flatMap(elementType)
        {
          // `Array(values)`.
          switch made.kind {
          case .array: return .type(types.array(element))
          case .set: return .type(types.set(element))
          default: break
          }
        }
        // Of a text it may be nil: `Double(text)`.
        return typeMade(made, by: each, frame).map { .type($0) }
          ?? (made.isNumber ? .type(types.optional(made)) : .open)
      default: return staticType(node, frame).map { .type($0) } ?? .open
      }
    case .member:
      if let type = staticType(node, frame), !type.isPartlyUnknown { return .type(type) }
      guard let base = toldType(callee.a, frame) else { return .open }
      if let own = methodType(frame.tree.symbols[Int(callee.b)], of: base, each, frame) { return .type(own) }
      let name = frame.tree.text(callee.b)
      return toldResult(name, of: base, each, frame) ?? library.resultType(name, of: base, self).map { .type($0) }
        ?? .open
    default:
      if case .function(_, let result)? = toldType(each.a, frame)?.kind, !result.isPartlyUnknown {
        return .type(result)
      }
      return staticType(node, frame).map { .type($0) } ?? .open
    }
  }

  /// What a function of a library gives.
  private func told(function name: String, _ call: TreeNode, _ frame: Frame) -> Told {
    let nodes = frame.tree.list(call.b)
    let arguments = stride(from: 1, to: nodes.count, by: 2).map { nodes[$0] }
    guard !arguments.isEmpty else { return .open }
    switch name {
    case "max", "min", "abs":
      let found = arguments.map { told($0, frame) }
      return found.first { if case .type = $0 { true } else { false } }
        ?? found.dropFirst().reduce(found[0]) { $0.joined($1, types) }
    case "pow" where arguments.count == 2:
      let (base, exponent) = (told(arguments[0], frame), told(arguments[1], frame))
      if case .type(let type) = exponent, type === types.int { return .type(types.library("Decimal")) }
      if case .type = base { return base }
      if base.isNumber, exponent.isNumber {
        if case .whole = base.joined(exponent, types) { return .whole }
        return .type(types.double)
      }
      return exponent
    case "sqrt", "floor", "ceil", "round", "trunc", "sin", "cos", "tan", "log", "log2", "log10", "exp", "fabs", "atan2",
      "fmod", "hypot", "fmax", "fmin", "cbrt", "asin", "acos", "atan", "rint":
      for argument in arguments { if case .type(let type) = told(argument, frame) { return .type(type) } }
      return .type(types.double)
    case "lround": return .type(types.int)
    default: return .open
    }
  }

  /// Whether a call is that of `pow`, which makes of literals what its place asks for.
  func isPower(_ call: TreeNode, _ frame: Frame) -> Bool {
    let callee = frame.tree.nodes[Int(call.a)]
    guard callee.kind == .name, frame.tree.text(callee.a) == "pow" else { return false }
    if case .library = use(of: callee, call.a, frame).target { return true } else { return false }
  }

  /// What a method of a library's gives whose arguments tell it: what a closure or a key path makes, or a first value.
  private func toldResult(_ name: String, of base: RuntimeType, _ call: TreeNode, _ frame: Frame) -> Told? {
    let nodes = frame.tree.list(call.b)
    guard nodes.count >= 2 else { return nil }
    let element: RuntimeType? =
      switch base.kind {
      case .dictionary(_, let value) where name.hasSuffix("Values"): value
      case .optional(let wrapped): wrapped
      default: elementType(base)
      }
    guard let element else { return nil }
    switch name {
    case "map", "compactMap", "flatMap", "mapValues", "compactMapValues":
      guard let made = toldResult(of: nodes[1], [element], frame) else { return nil }
      switch (name, base.kind) {
      case ("map", .optional): return .type(types.optional(made))
      case ("flatMap", .optional): return .type(made.wrapped == nil ? types.optional(made) : made)
      case ("flatMap", _): return made.element.map { .type(types.array($0)) }
      case ("compactMap", _): return .type(types.array(made.wrapped ?? made))
      case ("mapValues", .dictionary(let key, _)): return .type(types.dictionary(key, made))
      case ("compactMapValues", .dictionary(let key, _)): return .type(types.dictionary(key, made.wrapped ?? made))
      default: return .type(types.array(made))
      }
    case "reduce":
      let first = told(nodes[1], frame)
      guard first.isNumber, nodes.count >= 4 else { return first }
      // An operator by its name is that of the elements' type.
      if frame.tree.nodes[Int(nodes[3])].kind != .closure { return element.isNumber ? .type(element) : nil }
      return toldResult(of: nodes[3], [nil, element], frame).map { .type($0) }
    default: return nil
    }
  }

  /// What a closure of one expression, or a key path, makes of values of these types.
  private func toldResult(of node: Int32, _ given: [RuntimeType?], _ frame: Frame) -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .keyPath:
      let parts = frame.tree.list(each.b)
      var type = given.first ?? nil
      for index in stride(from: 0, to: parts.count, by: 2) {
        guard let owner = type, parts[index] == 0 else { return nil }
        let name = frame.tree.text(parts[index + 1])
        type = memberType(program.symbols[name], of: owner) ?? library.resultType(name, of: owner, self)
      }
      return type
    case .member where frame.tree.text(each.b) == "init":
      guard case .metatype(let made)? = staticType(each.a, frame)?.kind else { return nil }
      let codes = made.nominal.map { initializers(of: $0).filter { $0.function.parameters.count == given.count } } ?? []
      guard codes.contains(where: \.mayGiveNil) else {
        guard made.isNumber else { return made }
        // `Int.init` of a text may fail.
        switch (given.first ?? nil)?.kind {
        case .string?, .substring?: return types.optional(made)
        case nil: return nil
        default: return made
        }
      }
      return codes.allSatisfy(\.mayGiveNil) ? types.optional(made) : nil
    case .closure:
      let code = frame.tree.codes[Int(each.a)]
      if code.enclosing == nil { code.enclosing = frame.code }
      if code.function.result >= 0 {
        let type = program.type(code.function.result, in: code.tree, frame.scope)
        return type.isPartlyUnknown ? nil : type
      }
      guard var only = onlyExpression(of: code), let inner = stack.push(code) else { return nil }
      defer { stack.pop(inner) }
      inner.this = frame.this
      inner.generics = frame.generics
      let known = code.slotTypes
      for (parameter, type) in zip(code.function.parameters, given)
      where parameter.type < 0 && known[Int(parameter.slot)]?.isPartlyUnknown ?? true {
        code.setType(type, of: Int(parameter.slot))
      }
      defer { for slot in known.indices { code.setType(known[slot], of: slot) } }
      // `$0 += $1` tells what `$0` is.
      let last = code.tree.nodes[Int(only)]
      if last.kind == .compoundAssignment { only = last.b }
      return toldType(only, inner)
    default: return nil
    }
  }

  /// What a sequence of a type gives.
  private func elementType(_ type: RuntimeType) -> RuntimeType? {
    switch type.kind {
    case .array(let element), .set(let element): element
    case .dictionary(let key, let value): types.tuple([key, value], ["key", "value"])
    case .library(_, let arguments) where arguments.count == 1: arguments[0]
    default: nil
    }
  }

  // MARK: Library calls

  /// The type of the first value of a `reduce` that is a literal, where what it is reckoned with tells it.
  func seedType(of call: TreeNode, on value: Value, _ frame: Frame) -> RuntimeType? {
    let nodes = frame.tree.list(call.b)
    // `reduce(.zero, +)`: an operator by its name is that of the elements.
    if nodes.count >= 4, frame.nodes[Int(nodes[1])].isOf(.implicitMember), frame.nodes[Int(nodes[3])].kind != .closure {
      return self.elementType(of: value).flatMap { $0.isNumber ? $0 : nil }
    }
    guard nodes.count >= 4, told(nodes[1], frame).isNumber,
      let base = toldElements(of: value, frame.tree.nodes[Int(call.a)], frame),
      case .type(let type)? = toldResult("reduce", of: base, call, frame), type.isNumber
    else { return nil }
    return type
  }

  /// The type of a value that a method is called on, of an empty list by its expression.
  private func toldElements(of value: Value, _ callee: TreeNode, _ frame: Frame) -> RuntimeType? {
    let type = typeOf(value)
    guard type.isPartlyUnknown else { return type }
    return callee.kind == .member ? toldType(callee.a, frame) : nil
  }

  /// Gives an empty list that a library's method made the type of elements that its call tells.
  func typed(_ made: Value, _ call: TreeNode, on value: Value, _ frame: Frame) -> Value {
    guard case .list(let box) = made, box.items.isEmpty, box.element?.isPartlyUnknown ?? true, box.view == nil,
      frame.tree.list(call.b).count >= 2
    else { return made }
    let callee = frame.tree.nodes[Int(call.a)]
    guard callee.kind == .member, let base = toldElements(of: value, callee, frame),
      case .type(let type)? = toldResult(frame.tree.text(callee.b), of: base, call, frame),
      case .array(let element) = type.kind, !element.isPartlyUnknown
    else { return made }
    return .list(ListBox([], element))
  }
}
