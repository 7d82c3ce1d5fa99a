import FlowModel

/// Arguments that are evaluated when the function asks for them, and those that are left out.
extension Interpreter {
  /// An argument that is evaluated when the function asks for it.
  func postpone(_ node: Int32, _ frame: Frame, _ expected: RuntimeType?) -> Closure {
    postpone(node, frame) { interpreter, inner in
      try interpreter.coerce(try interpreter.evaluate(node, inner, expected), to: expected, node, inner)
    }
  }

  /// An argument that a generic function evaluates when it asks for it. Its declaration tells what the generic
  /// parameters are; where it has none, its value does, once it is there. A literal takes its type from them.
  func postpone(
    _ node: Int32, _ frame: Frame, for parameter: TreeParameter, of code: Code, _ scope: TypeScope
  ) -> Closure {
    let inference = inference(of: code, scope.generics!)
    if let declared = declaredType(node, frame) { inference.infer(parameter.type, from: types.function([], declared)) }
    let isLiteral = takesType(node, frame)
    return postpone(node, frame) { interpreter, inner in
      let wanted = interpreter.program.type(parameter.type, in: code.tree, scope).result
      let known = wanted.flatMap { $0.isUnknown || !isLiteral && $0.isPartlyUnknown ? nil : $0 }
      let value = try interpreter.evaluate(node, inner, known)
      if !isLiteral, !value.isReference {
        inference.infer(parameter.type, from: interpreter.types.function([], interpreter.typeOf(value)))
      }
      // Another argument's value may have told an Int where this one's says that it is an Optional.
      return value.isOptional && known?.wrapped == nil ? value : try interpreter.coerce(value, to: known, node, inner)
    }
  }

  /// Whether an expression has no type without its place: a number, a list, a dictionary, `.name`, a closure.
  private func takesType(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .array, .dictionary, .implicitMember, .closure, .nothing: return true
    case .call: return takesType(each.a, frame)
    default: return isLiteral(node, frame)
    }
  }

  private func postpone(
    _ node: Int32, _ frame: Frame, _ body: @escaping (Interpreter, Frame) throws -> Value
  ) -> Closure {
    let serial = frame.serial
    let code = frame.code
    let boxes = slots(namedIn: node, frame).map { slot -> (Int, Box) in
      if case .box(let box) = frame.slots[slot] { return (slot, box) }
      let box = Box(frame.slots[slot])
      frame.slots[slot] = .box(box)
      return (slot, box)
    }
    let (captures, generics, this) = (frame.captures, frame.generics, frame.this)
    let isSelfKnown = frame.isSelfKnown
    return Closure(native: "autoclosure") { interpreter, _ in
      if frame.serial == serial {
        return try body(interpreter, frame)
      }
      // It is kept: the caller has ended, and its variables live on.
      let location = TreeLocation(tree: code.tree, node: node)
      try interpreter.checkDepth(code, at: location)
      guard let inner = interpreter.stack.push(code) else { throw interpreter.tooDeep(code, location) }
      defer { interpreter.stack.pop(inner) }
      for (slot, box) in boxes { inner.slots[slot] = .box(box) }
      inner.captures = captures
      inner.generics = generics
      inner.this = this
      inner.isSelfKnown = isSelfKnown
      return try body(interpreter, inner)
    }
  }

  /// The variables that an expression names, closures in it included.
  private func slots(namedIn node: Int32, _ frame: Frame) -> Set<Int> {
    var found: Set<Int> = []
    var open = [node]
    while let next = open.popLast() {
      let each = frame.tree.nodes[Int(next)]
      switch each.kind {
      case .local, .boxed: found.insert(Int(each.a))
      case .name, .superReference: if each.flag == 1 || each.flag == 2 { found.insert(Int(each.extra)) }
      case .closure:
        for capture in frame.tree.tree.functions[Int(each.a)].captures {
          switch capture.source {
          case .slot, .implicitSelf: found.insert(Int(capture.number))
          case .value: open.append(capture.number)
          case .capture, .implicitCapture: break
          }
        }
      default: break
      }
      open += frame.tree.tree.nodesInside(each)
    }
    return found
  }

  /// What a parameter is given where a call leaves its argument out.
  func defaultValue(
    _ parameter: TreeParameter, of code: Code, _ scope: TypeScope, this: Value?, _ frame: Frame, _ node: Int32
  ) throws -> Value {
    let source = code.tree.codes[Int(parameter.defaultValue)]
    if source.owner == nil { source.owner = code.owner }
    let written = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
    if parameter.isAutoclosure {
      // What is left out is evaluated when the function asks for it, too.
      let location = frame.tree.location(of: node)
      return .closure(
        Closure(native: "autoclosure") { interpreter, _ in
          try interpreter.initialValue(
            source, written?.result, this: this ?? scope.this.map { .type($0) }, at: location, thisType: scope.this,
            generics: scope.generics)
        })
    }
    let body = source.function.body
    if body >= 0, code.tree.nodes[Int(body)].kind == .sourceMarker {
      let marker = code.tree.nodes[Int(body)]
      switch code.tree.text(marker.a) {
      case "line": return .int(frame.tree.location(of: node).source.line)
      case "function":
        guard let title = frame.code.title else { throw stop("what #function says here", node, frame) }
        return .string(title)
      default: break
      }
    }
    return try initialValue(
      source, written?.isUnknown == true ? nil : written, this: this ?? scope.this.map { .type($0) },
      at: frame.tree.location(of: node), thisType: scope.this, generics: scope.generics)
  }
}
