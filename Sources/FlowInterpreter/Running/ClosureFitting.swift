import FlowModel

/// Of which function types a closure can be.
extension Interpreter {
  /// Whether what a closure is given may be taken apart into as many values: nothing at all into none.
  func isTuple(_ type: RuntimeType, of count: Int) -> Bool {
    if case .tuple(let items, _) = type.kind { return items.count == count }
    return count != 1 && type.isUnknown
  }

  /// Whether the parameters that are written in a closure take what it is to be given, as far as that is known.
  func takes(_ closure: Code, _ given: [RuntimeType]) -> Bool {
    zip(closure.function.parameters, given).allSatisfy { parameter, given in
      guard parameter.type >= 0 else { return mayBe(given, parameter, of: closure) }
      let written = program.type(
        parameter.type, in: closure.tree, TypeScope(owner: closure.owner, generics: nil, this: nil))
      if case .function(let one, _) = written.kind, case .function(let other, _) = given.kind {
        return one.count == other.count
      }
      // Several values, or none, as one are no single value, whatever each of them is.
      if !written.isUnknown, !written.isOpen, given.count != nil || given === types.void, written.count == nil,
        written !== types.void
      {
        return false
      }
      if written === types.void, !given.isUnknown, !given.isOpen, given !== types.void { return false }
      guard !given.isPartlyUnknown, !given.isOpen else { return true }
      return written.isPartlyUnknown || program.conforms(given, to: written) != false
    }
  }

  /// Whether a parameter that is written without a type can be of a type, by what the closure does with it.
  private func mayBe(_ type: RuntimeType, _ parameter: TreeParameter, of closure: Code) -> Bool {
    switch type.kind {
    case .function(let parameters, _):
      return callCounts(of: .slot(parameter.slot), in: closure).allSatisfy { $0 == parameters.count }
    case .tuple, .void:
      return calls(in: closure).allSatisfy { !takesOneValue($0, parameter, closure) }
    case .nominal(let nominal, _) where nominal.kind == .enum || nominal.kind == .struct:
      return membersRead(of: parameter, in: closure).allSatisfy { has($0, type, nominal) }
    default: return true
    }
  }

  /// Whether a value of the app's, or of a model's, may have a member.
  private func has(_ symbol: Symbol, _ type: RuntimeType, _ nominal: Nominal) -> Bool {
    if !candidates(symbol, of: type, isStatic: false).isEmpty { return true }
    let isOpen = ([nominal] + program.allProtocols(of: type).compactMap(\.nominal)).contains {
      $0.declaration?.attributes.contains("dynamicMemberLookup") == true
    }
    let name = program.symbols.text(of: symbol)
    return isOpen || library.chain(type, self).contains { library.hasMember(name, of: $0, program) }
  }

  /// The members of a closure's parameter that its own body names.
  private func membersRead(of parameter: TreeParameter, in closure: Code) -> [Symbol] {
    var found: [Symbol] = []
    var open = [closure.function.body]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let each = closure.tree.nodes[Int(next)]
      if each.kind == .member, isParameter(each.a, parameter, closure) {
        found.append(closure.tree.symbols[Int(each.b)])
      }
      open += closure.tree.tree.nodesInside(each)
    }
    return found
  }

  /// The calls in a closure's own body, without those in closures inside it.
  private func calls(in closure: Code) -> [TreeNode] {
    var found: [TreeNode] = []
    var open = [closure.function.body]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let each = closure.tree.nodes[Int(next)]
      if each.kind == .call { found.append(each) }
      open += closure.tree.tree.nodesInside(each)
    }
    return found
  }

  /// A variable as code in a closure names it.
  private enum Named: Equatable {
    case slot(Int32), capture(Int32)
  }

  /// With how many arguments code calls a variable that holds a function, in closures inside it, too.
  private func callCounts(of variable: Named, in code: Code) -> [Int] {
    let tree = code.tree
    var counts: [Int] = []
    var open = [code.function.body]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let each = tree.nodes[Int(next)]
      switch each.kind {
      case .call:
        let nodes = tree.list(each.b)
        if names(each.a, variable, tree) { counts.append(nodes.count / 2) }
        // `withoutActuallyEscaping(make) { make in … }`: the closure is handed the same function.
        let callee = tree.nodes[Int(each.a)]
        if callee.kind == .name, tree.text(callee.a) == "withoutActuallyEscaping", nodes.count == 4,
          names(nodes[1], variable, tree), tree.nodes[Int(nodes[3])].kind == .closure
        {
          let inner = tree.codes[Int(tree.nodes[Int(nodes[3])].a)]
          if let parameter = inner.function.parameters.first {
            counts += callCounts(of: .slot(parameter.slot), in: inner)
          }
        }
        open += tree.tree.nodesInside(each)
      case .closure:
        let inner = tree.codes[Int(each.a)]
        for (index, capture) in inner.function.captures.enumerated() {
          let source: Named? =
            switch capture.source {
            case .slot: .slot(capture.number)
            case .capture: .capture(capture.number)
            default: nil
            }
          if source == variable { counts += callCounts(of: .capture(Int32(index)), in: inner) }
        }
      default: open += tree.tree.nodesInside(each)
      }
    }
    return counts
  }

  private func names(_ node: Int32, _ variable: Named, _ tree: LoadedTree) -> Bool {
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed: return variable == .slot(each.a)
    case .captured: return variable == .capture(each.a)
    default: return false
    }
  }

  private func isParameter(_ node: Int32, _ parameter: TreeParameter, _ closure: Code) -> Bool {
    let each = closure.tree.nodes[Int(node)]
    return (each.kind == .local || each.kind == .boxed) && each.a == parameter.slot
  }

  /// Whether a call hands a closure's parameter to a function or an initializer that asks for one value there.
  private func takesOneValue(_ call: TreeNode, _ parameter: TreeParameter, _ closure: Code) -> Bool {
    let asked = asked(by: call, parameter, closure)
    return !asked.isEmpty && asked.allSatisfy { $0.count == nil && isTold($0) }
  }

  /// The type of a parameter that is written without one, of a closure of one expression: what the only function or
  /// initializer asks for to which the closure hands it; nil where that is not told.
  func askedType(of parameter: TreeParameter, in closure: Code) -> RuntimeType? {
    guard onlyExpression(of: closure) != nil, uses(of: parameter, in: closure) == 1 else { return nil }
    let asked = Set(calls(in: closure).flatMap { self.asked(by: $0, parameter, closure) })
    guard asked.count == 1, let type = asked.first, isTold(type) else { return nil }
    return type
  }

  /// The types of what a closure hands to a parameter that it calls once, where those are variables of the code around
  /// it; nil where that is not told: `{ make in make(name) }`.
  func argumentTypes(of parameter: TreeParameter, in closure: Closure) -> [RuntimeType]? {
    guard case .code(let code, _, _, let generics) = closure.body, uses(of: parameter, in: code) == 1,
      let call = calls(in: code).first(where: { isParameter($0.a, parameter, code) })
    else { return nil }
    let nodes = code.tree.list(call.b)
    var handed = stride(from: 1, to: nodes.count, by: 2).map { nodes[$0] }
    if handed.count == 1, code.tree.nodes[Int(handed[0])].kind == .tuple {
      let parts = code.tree.list(code.tree.nodes[Int(handed[0])].a)
      handed = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    }
    var found: [RuntimeType] = []
    for node in handed {
      let each = code.tree.nodes[Int(node)]
      var isGuess = false
      guard each.kind == .captured, let seen = captureType(Int(each.a), code, asItIs: true) else { return nil }
      let type = substituted(seen, generics, &isGuess)
      guard !isGuess, isTold(type) || type === types.any else { return nil }
      found.append(type)
    }
    return found.isEmpty ? nil : found
  }

  /// Whether what a closure does decides which of several functions is called: they hand it functions with different
  /// numbers of parameters, and it does not say by itself which of those it takes.
  func decides(_ closure: Closure, at index: Int, among codes: [Code], _ labels: [Symbol?], trailing: Int) -> Bool {
    guard case .code(let own, _, _, _) = closure.body, own.function.kind == .closure else { return false }
    return own.function.parameters.enumerated().contains { place, parameter in
      guard parameter.type < 0, uses(of: parameter, in: own) > 0 else { return false }
      let counts = codes.compactMap { code -> Int? in
        guard let found = matches(code, labels, trailing: trailing), code.function.parameters[found[index]].type >= 0
        else { return nil }
        let asked = program.type(
          code.function.parameters[found[index]].type, in: code.tree,
          TypeScope(owner: code.owner, generics: nil, this: nil))
        guard case .function(let given, _) = asked.flattened.kind, place < given.count,
          case .function(let inner, _) = given[place].flattened.kind
        else { return nil }
        return inner.count
      }
      return Set(counts).count > 1
    }
  }

  private func isTold(_ type: RuntimeType) -> Bool {
    if case .any = type.kind { return false }
    return !type.isPartlyUnknown || type.nominal?.kind == .protocol
  }

  /// How often a closure's parameter is written in it, in closures inside it, too.
  private func uses(of parameter: TreeParameter, in closure: Code) -> Int {
    var count = 0
    var open = [closure.function.body]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      if isParameter(next, parameter, closure) { count += 1 }
      let each = closure.tree.nodes[Int(next)]
      switch each.kind {
      case .closure, .localFunction:
        let inner = closure.tree.codes[Int(each.kind == .closure ? each.a : each.b)]
        count += inner.function.captures.count { $0.source == .slot && $0.number == parameter.slot } * 2
      default: open += closure.tree.tree.nodesInside(each)
      }
    }
    return count
  }

  /// What the functions or initializers that a call may mean ask for where a closure's parameter is handed to them;
  /// nothing where that is not told.
  private func asked(by call: TreeNode, _ parameter: TreeParameter, _ closure: Code) -> [RuntimeType] {
    let tree = closure.tree
    let nodes = tree.list(call.b)
    let callee = tree.nodes[Int(call.a)]
    guard callee.kind == .name,
      let index = stride(from: 1, to: nodes.count, by: 2).first(where: { isParameter(nodes[$0], parameter, closure) })
    else { return [] }
    let scope = TypeScope(owner: closure.owner, generics: nil, this: nil)
    let codes =
      program.functions(tree.symbols[Int(callee.a)], in: tree)
      ?? program.named(tree.text(callee.a), [], in: tree, scope).nominal.map { initializers(of: $0) } ?? []
    let labels = stride(from: 0, to: nodes.count, by: 2).map { nodes[$0] >= 0 ? tree.symbols[Int(nodes[$0])] : nil }
    let places = codes.compactMap { code in
      matches(code, labels, trailing: Int(call.extra)).map { code.function.parameters[$0[index / 2]] }
    }
    guard places.allSatisfy({ !$0.isInout && !$0.isVariadic && !$0.isAutoclosure && $0.type >= 0 }) else { return [] }
    return codes.compactMap { parameterType(of: $0, on: nil, at: index / 2, labels, call) }
  }
}
