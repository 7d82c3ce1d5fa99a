import FlowModel

extension Interpreter {
  /// The arguments of a call, evaluated where nothing is known of the function.
  /// The arguments of a call, evaluated in their order.
  ///
  /// - Parameters:
  ///   - expecting: the types that are asked for, by place.
  ///   - asked: the same by label, "_" for an argument without one.
  func arguments(
    _ list: Int32, extra: UInt16, _ frame: Frame, expecting: [RuntimeType?] = [], asked: [String: RuntimeType] = [:]
  ) throws -> [Argument] {
    let nodes = frame.tree.list(list)
    var arguments: [Argument] = []
    arguments.reserveCapacity(nodes.count / 2)
    let count = nodes.count / 2
    for index in 0..<count {
      let label = nodes[index * 2] >= 0 ? frame.tree.text(nodes[index * 2]) : nil
      let expected = index < expecting.count ? expecting[index] : asked.isEmpty ? nil : asked[label ?? "_"]
      let argument = nodes[index * 2 + 1]
      var value = try takeAhead(argument, frame) ?? evaluate(argument, frame, expected)
      if expected?.nominal != nil { value = try coerce(value, to: expected, argument, frame) }
      // `T!` stands for what it holds.
      if case .some(let box) = value, expected?.isConcrete == true { value = box.value }
      arguments.append(Argument(label, value, isTrailing: index >= count - Int(extra)))
    }
    return arguments
  }

  /// `f(x, label: y)`.
  func call(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    var callee = frame.nodes[Int(each.a)]
    if callee.isOf(.name), frame.caches[Int(node)] != nil {
      if let known = knownFunction(node, frame) {
        return try invokePlain(known, this: nil, captures: [], frame.list(each.b), node, frame)
      }
      let this = try this(callee, frame)
      if let known = knownMethod(of: this, node, frame) {
        return try invokePlain(known, this: this, captures: [], frame.list(each.b), node, frame)
      }
    }
    if let plain = inModule(callee, each.a, frame) { callee = plain }
    switch callee.kind {
    case .name:
      let use = use(of: callee, each.a, frame)
      switch use.target {
      case .functions(let codes):
        let explicit = frame.tree.list(callee.b).map { type($0, frame) }
        if library.hasFunction(frame.tree.text(callee.a)), try !isMeant(codes, each, node, frame) {
          return try library.call(frame.tree.text(callee.a), each, node, frame, expected, self)
        }
        if codes.count == 1, explicit.isEmpty, isPlain(each, codes[0], frame) {
          frame.tree.remember(CallSite(codes[0], nil), at: node)
        }
        return try callFunction(codes, this: nil, each, node, frame, expected, explicit: explicit)
      case .member:
        let this = holder(of: frame.tree.symbols[Int(callee.a)], try this(callee, frame), frame)
        if case .absent = this, let codes = program.functions(frame.tree.symbols[Int(callee.a)], in: frame.tree) {
          return try callFunction(codes, this: nil, each, node, frame, expected)
        }
        // A member of a library's type whose arguments do not fit stands behind a function outside of types.
        if library.hasFunction(frame.tree.text(callee.a)), isLibraryFunction(callee, this, each, frame) {
          return try library.call(frame.tree.text(callee.a), each, node, frame, expected, self)
        }
        if case .absent = this { throw stop("'\(frame.tree.text(callee.a))' without self", node, frame) }
        return try callMember(frame.tree.symbols[Int(callee.a)], of: this, isOwn: callee, each, node, frame, expected)
      case .outer(let type):
        return try callMember(
          frame.tree.symbols[Int(callee.a)], of: .type(type), isOwn: nil, each, node, frame, expected)
      case .type:
        return try construct(try namedType(callee, node, use, frame), each, node, frame, expected)
      case .library:
        return try library.call(frame.tree.text(callee.a), each, node, frame, expected, self)
      case .cell, .unknown, .module, .field: break
      }
    case .member:
      let symbol = frame.tree.symbols[Int(callee.b)]
      let base = frame.nodes[Int(callee.a)]
      if base.kind == .superReference { return try callSuper(symbol, base, each, node, frame, expected) }
      if mayMutate(symbol), isPlace(callee.a, frame) {
        return try callInPlace(symbol, callee, each, node, frame, expected)
      }
      let asked = isDecimal(callee.a, before: symbol, frame) ? types.double : chained(expected, callee, frame)
      let value = try evaluate(callee.a, frame, asked)
      if let known = knownMethod(of: value, node, frame) {
        return try invokePlain(known, this: value, captures: [], frame.list(each.b), node, frame)
      }
      return try callMember(symbol, of: value, isOwn: nil, each, node, frame, expected)
    case .question:
      let member = frame.nodes[Int(callee.a)]
      if member.kind == .member, member.c < 0, frame.nodes[Int(member.a)].kind != .superReference,
        inModule(member, callee.a, frame) == nil
      {
        return try callOptional(callee, member, each, node, frame, expected)
      }
    case .implicitMember: return try implicitMember(callee, each, node, frame, expected)
    case .typeExpression: return try construct(type(callee.a, frame), each, node, frame, expected)
    case .metatype:
      if case .type(let wanted) = try evaluate(callee.a, frame) {
        return try construct(wanted, each, node, frame, expected)
      }
    case .localFunctions:
      let closures = try localFunctions(callee, frame)
      // A call that is evaluated by itself: what is declared before it was not come to.
      guard !closures.isEmpty else { throw stop("which function is called", node, frame) }
      let code = try choose(closures.map(\.code), each, node, frame, expected)
      guard let chosen = closures.first(where: { $0.code === code }) else { break }
      return try callEvaluated(.closure(chosen.closure), each, node, frame)
    default: break
    }
    let function = try evaluate(each.a, frame)
    return try callEvaluated(function, each, node, frame)
  }

  /// The type that the base of a member is to have, where it begins with a member of a type that only the place tells:
  /// `.black.withAlphaComponent(0.3)` has the type of its place from its first name on (SE-0287).
  ///
  /// So has a list literal of which a list of the same elements is made: `[.b, .a].sorted { … }`.
  func chained(_ expected: RuntimeType?, _ callee: TreeNode, _ frame: Frame) -> RuntimeType? {
    guard let expected else { return nil }
    var node = frame.nodes[Int(callee.a)]
    var keepsElements = Self.keepingElements.contains(frame.tree.text(callee.b))
    while true {
      if node.kind == .member {
        keepsElements = keepsElements && Self.keepingElements.contains(frame.tree.text(node.b))
      }
      switch node.kind {
      case .implicitMember: return expected
      case .array:
        guard keepsElements, case .array = expected.flattened.kind else { return nil }
        return expected.flattened
      case .member, .call, .subscripted, .forced, .question, .optionalChain: node = frame.nodes[Int(node.a)]
      default: return nil
      }
    }
  }

  /// The methods of lists that give lists of the same elements.
  private static let keepingElements: Set<String> = [
    "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]

  /// `delegate.method?(…)`: of an object's methods of one base name the one with the labels of the call; nothing where it
  /// has only others.
  private func callOptional(
    _ callee: TreeNode, _ member: TreeNode, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let symbol = frame.tree.symbols[Int(member.b)]
    let value = try evaluate(member.a, frame)
    if case .object(let object) = value {
      let found = visible(candidates(symbol, of: object.type, isStatic: false), frame)
      let methods = found.compactMap { if case .method(let code) = $0.member { code } else { nil } }
      // A property of the name that holds no function is not meant: what is called is a method of a protocol's.
      let isMethod = try methods.count == found.count || !holdsFunction(found, symbol, value, callee, frame)
      if isMethod, !found.isEmpty {
        let nodes = frame.tree.list(each.b)
        let labels = stride(from: 0, to: nodes.count, by: 2).map {
          nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
        }
        guard methods.contains(where: { matches($0, labels, trailing: Int(each.extra)) != nil }) else {
          throw ChainEnd()
        }
        return try callMember(symbol, of: value, isOwn: nil, each, node, frame, expected)
      }
      if found.isEmpty, leavesOut(symbol, object) { throw ChainEnd() }
    }
    let function = try property(
      symbol, of: value, at: frame.tree.location(of: callee.a), frame, seenAs: staticType(member.a, frame))
    if case .nothing = function { throw ChainEnd() }
    return try callEvaluated(function, each, node, frame)
  }

  /// Whether an object surely lacks a method that a protocol of it asks for, if there is one: a framework's class of
  /// which it is one may have it.
  private func leavesOut(_ symbol: Symbol, _ object: Instance) -> Bool {
    guard let nominal = object.type.nominal, nominal.hasReadMembers,
      !library.hasMember(program.symbols.text(of: symbol), of: .object(object), self)
    else { return false }
    return program.allProtocols(of: object.type).contains { each in
      guard let asking = each.nominal, asking.kind == .protocol else { return false }
      return asking.members[symbol]?.contains { if case .requirement = $0 { true } else { false } } == true
    }
  }

  /// Whether a stored property among members of a name holds something that can be called.
  private func holdsFunction(
    _ found: [Candidate], _ symbol: Symbol, _ value: Value, _ callee: TreeNode, _ frame: Frame
  ) throws -> Bool {
    guard case .stored? = found.first(where: \.member.isValue)?.member else { return true }
    let held = try property(symbol, of: value, at: frame.tree.location(of: callee.a), frame)
    switch held.flattened {
    case .closure?, .unknown?, nil: return true
    case .structure?, .enumeration?, .object?:
      guard let type = held.flattened.flatMap(thisType) else { return true }
      return !candidates(program.symbols["callAsFunction"], of: type, isStatic: false).isEmpty
    default: return false
    }
  }

  /// Several functions of one name inside a function.
  private func localFunctions(_ each: TreeNode, _ frame: Frame) throws -> [(code: Code, closure: Closure)] {
    try frame.tree.list(each.a).compactMap { node in
      guard case .closure(let closure) = try evaluate(node, frame), case .code(let code, _, _, _) = closure.body else {
        return nil
      }
      return (code, closure)
    }
  }

  /// The one of several functions of one name inside a function that its place asks for.
  func localFunction(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Closure {
    let closures = try localFunctions(each, frame)
    let chosen = try function(among: closures.map(\.code), labels: nil, this: nil, expected, node, frame)
    guard case .code(let code, _, _, _) = chosen.body, let found = closures.first(where: { $0.code === code }) else {
      throw stop("which function is meant", node, frame)
    }
    return found.closure
  }

  /// Calls a function value with the arguments as they are written.
  func callEvaluated(_ function: Value, _ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    if case .closure(let closure) = function {
      if case .code(let code, let captures, let this, let generics) = closure.body {
        let nodes = frame.tree.list(each.b)
        let hasInout = stride(from: 1, to: nodes.count, by: 2).contains {
          frame.tree.nodes[Int(nodes[$0])].kind == .inout
        }
        // Where it stands for a function of one tuple it takes that apart.
        let isTaken =
          (closure.handedAs?.asked.map { $0.parameters.count == code.function.parameters.count } ?? true)
          // One without parameters may be handed `()`.
          && (nodes.count != 2 || !code.function.parameters.isEmpty)
        if isTaken,
          hasInout || code.function.parameters.contains(where: \.isInout) || code.function.kind == .function
        {
          // Of a function value all arguments are given, without labels.
          let isWhole =
            nodes.count / 2 == code.function.parameters.count
            && !code.function.parameters.contains(where: \.isVariadic)
          let value = try invoke(
            code, this: this, captures: captures, generics: seenGenerics(of: closure, code, generics), each, node,
            frame,
            nil, isLabelled: !isWhole)
          return try asHanded(value, of: closure, at: frame.tree.location(of: node))
        }
      }
      var wanted: [RuntimeType?] = []
      if case .function(let parameters, _)? = (closure.handedAs ?? closure.type)?.kind {
        wanted = parameters
      } else if case .code(let code, _, _, _) = closure.body {
        wanted = code.function.parameters.map { $0.type >= 0 ? program.type($0.type, in: code.tree, frame.scope) : nil }
      }
      return try callValue(function, try arguments(each.b, extra: each.extra, frame, expecting: wanted), node, frame)
    }
    if case .nothing = function { throw trap(Self.foundNil, node, frame) }
    switch function {
    case .structure, .enumeration, .object:
      if let result = try dynamicCall(of: function, each, node, frame) { return result }
      if each.extra == 0, frame.tree.list(each.b).isEmpty, isBareCase(function) { return function }
      // `callAsFunction`.
      return try callMember(program.symbols["callAsFunction"], of: function, isOwn: nil, each, node, frame, nil)
    default: break
    }
    return try callValue(function, try arguments(each.b, extra: each.extra, frame), node, frame)
  }

  /// `value(x, label: y)` of a `@dynamicCallable` type; nil where it is none.
  private func dynamicCall(of value: Value, _ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value? {
    guard let nominal = thisType(of: value)?.nominal,
      nominal.declaration?.attributes.contains("dynamicCallable") == true
    else { return nil }
    let symbol = program.symbols["dynamicallyCall"]
    let codes = candidates(symbol, of: thisType(of: value)!, isStatic: false).compactMap(\.member.code)
    guard let code = codes.first, codes.count == 1, code.function.parameters.first?.label == "withArguments" else {
      throw stop("a call of \(nominal.name)", node, frame)
    }
    let list = try arguments(each.b, extra: each.extra, frame).map(\.value)
    return try callMethod(
      value, symbol, [Argument("withArguments", .list(ListBox(ContiguousArray(list))))],
      at: frame.tree.location(of: node))
  }

  /// Whether a name that is also a member's means the function outside of types: no member takes the arguments.
  private func isLibraryFunction(_ callee: TreeNode, _ this: Value, _ call: TreeNode, _ frame: Frame) -> Bool {
    if case .absent = this { return true }
    guard let type = thisType(of: this),
      candidates(frame.tree.symbols[Int(callee.a)], of: type, isStatic: false).isEmpty
    else { return false }
    return !library.fits(frame.tree.text(callee.a), this, labels: labels(of: call, frame), self)
  }

  /// The labels that a call writes.
  private func labels(of call: TreeNode, _ frame: Frame) -> [String?] {
    let nodes = frame.tree.list(call.b)
    return stride(from: 0, to: nodes.count, by: 2).map { nodes[$0] >= 0 ? frame.tree.text(nodes[$0]) : nil }
  }

  // MARK: Functions

  /// Calls the one of several functions that fits the arguments.
  func callFunction(
    _ codes: [Code], this: Value?, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?,
    explicit: [RuntimeType] = []
  ) throws -> Value {
    let code = try choose(codes, each, node, frame, expected)
    var generics = this.flatMap(generics(of:))
    if !explicit.isEmpty {
      generics = GenericBindings(
        Dictionary(zip(code.function.generics.map(\.name), explicit)) { $1 }, outer: generics)
    }
    return try invoke(code, this: this, captures: [], generics: generics, each, node, frame, expected, isLabelled: true)
  }
}
