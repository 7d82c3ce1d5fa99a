import FlowModel

extension Interpreter {
  /// The arguments of a call, evaluated where nothing is known of the function.
  func arguments(_ list: Int32, extra: UInt16, _ frame: Frame, expecting: [RuntimeType?] = []) throws -> [Argument] {
    let nodes = frame.tree.list(list)
    var arguments: [Argument] = []
    arguments.reserveCapacity(nodes.count / 2)
    let count = nodes.count / 2
    for index in 0..<count {
      let label = nodes[index * 2] >= 0 ? frame.tree.text(nodes[index * 2]) : nil
      let expected = index < expecting.count ? expecting[index] : nil
      let value = try evaluate(nodes[index * 2 + 1], frame, expected)
      arguments.append(Argument(label, value, isTrailing: index >= count - Int(extra)))
    }
    return arguments
  }

  /// `f(x, label: y)`.
  func call(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    var callee = frame.tree.nodes[Int(each.a)]
    if let plain = inModule(callee, frame) { callee = plain }
    switch callee.kind {
    case .name:
      let use = use(of: callee, each.a, frame)
      switch use.target {
      case .functions(let codes):
        let explicit = frame.tree.list(callee.b).map { type($0, frame) }
        return try callFunction(codes, this: nil, each, node, frame, expected, explicit: explicit)
      case .member:
        let this = try this(callee, frame)
        if case .absent = this, let codes = program.functions[frame.tree.symbols[Int(callee.a)]] {
          return try callFunction(codes, this: nil, each, node, frame, expected)
        }
        // A member of a library's type whose arguments do not fit stands behind a function outside of types.
        if library.hasFunction(frame.tree.text(callee.a)), isLibraryFunction(callee, this, each, frame) {
          return try library.call(frame.tree.text(callee.a), each, node, frame, expected, self)
        }
        if case .absent = this { throw stop("'\(frame.tree.text(callee.a))' without self", node, frame) }
        return try callMember(frame.tree.symbols[Int(callee.a)], of: this, isOwn: callee, each, node, frame, expected)
      case .outer(let type):
        return try callMember(frame.tree.symbols[Int(callee.a)], of: .type(type), isOwn: nil, each, node, frame, expected)
      case .type:
        try checkDynamicSelf(frame.tree.text(callee.a), node, frame)
        let wanted = program.named(
          frame.tree.text(callee.a), frame.tree.list(callee.b).map { type($0, frame) }, in: frame.tree, frame.scope)
        return try construct(wanted, each, node, frame, expected)
      case .library:
        return try library.call(frame.tree.text(callee.a), each, node, frame, expected, self)
      case .cell, .unknown, .module: break
      }
    case .member:
      let symbol = frame.tree.symbols[Int(callee.b)]
      let base = frame.tree.nodes[Int(callee.a)]
      if base.kind == .superReference { return try callSuper(symbol, base, each, node, frame, expected) }
      if mayMutate(symbol), isPlace(callee.a, frame) {
        return try callInPlace(symbol, callee, each, node, frame, expected)
      }
      let value = try evaluate(callee.a, frame)
      return try callMember(symbol, of: value, isOwn: nil, each, node, frame, expected)
    case .implicitMember: return try implicitMember(callee, each, node, frame, expected)
    case .typeExpression: return try construct(type(callee.a, frame), each, node, frame, expected)
    case .metatype:
      if case .type(let wanted) = try evaluate(callee.a, frame) { return try construct(wanted, each, node, frame, expected) }
    default: break
    }
    let function = try evaluate(each.a, frame)
    return try callEvaluated(function, each, node, frame)
  }

  /// Calls a function value with the arguments as they are written.
  func callEvaluated(_ function: Value, _ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    if case .closure(let closure) = function {
      if case .code(let code, let captures, let this, let generics) = closure.body {
        let nodes = frame.tree.list(each.b)
        let hasInout = stride(from: 1, to: nodes.count, by: 2).contains { frame.tree.nodes[Int(nodes[$0])].kind == .inout }
        if hasInout || code.function.parameters.contains(where: \.isInout) || code.function.kind == .function {
          return try invoke(code, this: this, captures: captures, generics: generics, each, node, frame, nil, isLabelled: false)
        }
      }
      var wanted: [RuntimeType?] = []
      if case .function(let parameters, _)? = closure.type?.kind {
        wanted = parameters
      } else if case .code(let code, _, _, _) = closure.body {
        wanted = code.function.parameters.map { $0.type >= 0 ? program.type($0.type, in: code.tree, frame.scope) : nil }
      }
      return try callValue(function, try arguments(each.b, extra: each.extra, frame, expecting: wanted), node, frame)
    }
    if case .nothing = function { throw trap(Self.foundNil, node, frame) }
    return try callValue(function, try arguments(each.b, extra: each.extra, frame), node, frame)
  }

  /// Whether a name that is also a member's means the function outside of types: no member takes the arguments.
  private func isLibraryFunction(_ callee: TreeNode, _ this: Value, _ call: TreeNode, _ frame: Frame) -> Bool {
    if case .absent = this { return true }
    guard let type = thisType(of: this), candidates(frame.tree.symbols[Int(callee.a)], of: type, isStatic: false).isEmpty else { return false }
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

  /// The one of several functions that fits the arguments of a call.
  func choose(
    _ codes: [Code], _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Code {
    if codes.count == 1 { return codes[0] }
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map { nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil }
    let fitting = codes.filter { matches($0, labels, trailing: Int(each.extra)) != nil }
    if fitting.count == 1 { return fitting[0] }
    guard !fitting.isEmpty else {
      throw stop("no '\(codes[0].function.name)' fits the arguments", node, frame)
    }
    let values = try arguments(each.b, extra: each.extra, frame)
    return try best(fitting, values, expected, labels, node, frame, isLiteral: { self.isLiteral(nodes[$0 * 2 + 1], frame) })
  }

  /// The one of several functions whose parameters' types fit the arguments best.
  func best(
    _ codes: [Code], _ arguments: [Argument], _ expected: RuntimeType?, _ labels: [Symbol?], _ node: Int32, _ frame: Frame,
    isLiteral: (Int) -> Bool
  ) throws -> Code {
    var scored: [(code: Code, score: Int)] = []
    for code in codes {
      guard let places = matches(code, labels, trailing: arguments.count { $0.isTrailing }) else { continue }
      var score = 0
      var fits = true
      for (index, place) in places.enumerated() {
        let parameter = code.function.parameters[place]
        guard parameter.type >= 0 else { continue }
        let wanted = program.type(
          parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: frame.generics, this: nil))
        guard let each = fit(arguments[index].value, wanted, code, isLiteral: isLiteral(index)) else {
          fits = false
          break
        }
        score += each * 10
      }
      guard fits else { continue }
      if places.count < code.function.parameters.count { score -= 1 }
      if code.isGeneric { score -= 2 }
      if let expected, code.function.result >= 0 {
        let result = program.type(code.function.result, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
        if result === expected || result === expected.flattened { score += 5 } else if !result.isOpen, !expected.isOpen { score -= 5 }
      }
      scored.append((code, score))
    }
    guard let top = scored.map(\.score).max() else {
      throw stop("no '\(codes[0].function.name)' fits the arguments", node, frame)
    }
    let leading = scored.filter { $0.score == top }.map(\.code)
    if leading.count == 1 { return leading[0] }
    let own = leading.filter { $0.owner?.kind != .protocol }
    if own.count == 1 { return own[0] }
    throw stop("which '\(codes[0].function.name)' is called", node, frame)
  }

  /// How well a value fits a type; nil where it does not.
  private func fit(_ value: Value, _ type: RuntimeType, _ code: Code, isLiteral: Bool) -> Int? {
    switch type.kind {
    case .unknown(let name):
      let isParameter = code.function.generics.contains { $0.name == name } || code.owner?.generics.contains { $0.name == name } == true
      if isParameter, let bound = code.function.generics.first(where: { $0.name == name })?.bound, bound >= 0 {
        let wanted = program.type(bound, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
        if program.conforms(typeOf(value), to: wanted) == false { return nil }
        return 2
      }
      return 1
    case .any: return 0
    case .optional(let wrapped):
      switch value {
      case .nothing: return 3
      case .some(let box): return fit(box.value, wrapped, code, isLiteral: isLiteral)
      default: return fit(value, wrapped, code, isLiteral: isLiteral).map { $0 - 1 }
      }
    case .function(let parameters, _):
      guard case .closure(let closure) = value else { return nil }
      if case .code(let other, _, _, _) = closure.body {
        let count = max(other.function.parameters.count, Int(other.function.anonymousParameters))
        if count == parameters.count { return 3 }
        return count == 0 && other.function.kind == .closure && parameters.isEmpty ? 3 : nil
      }
      return 2
    case .double where isLiteral, .float where isLiteral, .fixed where isLiteral:
      if case .int = value { return 2 }
    default: break
    }
    switch value {
    case .unknown: return 1
    case .implicit(let box):
      guard let nominal = type.nominal else { return type.libraryName == nil ? nil : 1 }
      return isStaticMember(box.name, of: nominal) ? 3 : nil
    case .list(let box) where box.items.isEmpty:
      if case .array = type.kind { return 2 }
    default: break
    }
    let own = typeOf(value)
    if own === type { return 4 }
    switch program.conforms(own, to: type) {
    case true?: return type.isOpen ? 2 : 3
    case false?: return nil
    case nil: return 1
    }
  }

  /// To which parameter each argument goes; nil where they do not fit.
  func matches(_ code: Code, _ labels: [Symbol?], trailing: Int) -> [Int]? {
    let parameters = code.function.parameters
    var places: [Int] = []
    var parameter = 0
    let firstTrailing = labels.count - trailing
    for (index, label) in labels.enumerated() {
      if index >= firstTrailing, label == nil {
        // A trailing closure goes to the next parameter that takes a function and that no later argument needs.
        while parameter < parameters.count, !takesFunction(parameters[parameter], code), parameters[parameter].defaultValue >= 0 || parameters[parameter].isVariadic {
          parameter += 1
        }
        // Of several that could take it, one without a default value goes first.
        if trailing == 1, parameter < parameters.count, parameters[parameter].defaultValue >= 0,
          let last = parameters.indices.last(where: { $0 >= parameter && takesFunction(parameters[$0], code) && parameters[$0].defaultValue < 0 })
        {
          parameter = last
        }
        guard parameter < parameters.count, takesFunction(parameters[parameter], code) else { return nil }
        places.append(parameter)
        parameter += 1
        continue
      }
      if let last = places.last, parameters[last].isVariadic, label == nil {
        if !(parameter < parameters.count && code.labels[parameter] == nil && false) {
          places.append(last)
          continue
        }
      }
      while parameter < parameters.count, code.labels[parameter] != label,
        parameters[parameter].defaultValue >= 0 || parameters[parameter].isVariadic
      {
        parameter += 1
      }
      guard parameter < parameters.count, code.labels[parameter] == label else { return nil }
      places.append(parameter)
      parameter += 1
    }
    while parameter < parameters.count {
      guard parameters[parameter].defaultValue >= 0 || parameters[parameter].isVariadic else { return nil }
      parameter += 1
    }
    return places
  }

  private func takesFunction(_ parameter: TreeParameter, _ code: Code) -> Bool {
    guard parameter.type >= 0 else { return true }
    var node = code.tree.nodes[Int(parameter.type)]
    while node.kind == .optionalType { node = code.tree.nodes[Int(node.a)] }
    if node.kind == .functionType { return true }
    guard node.kind == .namedType || node.kind == .memberType else { return false }
    let type = program.type(parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil)).flattened
    if case .function = type.kind { return true }
    return type.isUnknown
  }

  /// Calls a function with the arguments as they are written.
  func invoke(
    _ code: Code, this: Value?, captures: [Box], generics: GenericBindings?, _ each: TreeNode, _ node: Int32,
    _ frame: Frame, _ expected: RuntimeType?, isLabelled: Bool, thisType: RuntimeType? = nil
  ) throws -> Value {
    let nodes = frame.tree.list(each.b)
    let hasInout = stride(from: 1, to: nodes.count, by: 2).contains { frame.tree.nodes[Int(nodes[$0])].kind == .inout }
    if code.isPlain, !code.isGeneric, !hasInout, nodes.count == code.function.parameters.count * 2,
      code.owner?.kind != .protocol, generics == nil
    {
      return try invokePlain(code, this: this, captures: captures, nodes, node, frame)
    }
    var after: Value?
    return try invokeBound(
      code, this: this, captures: captures, generics: generics, each, node, frame, expected, isLabelled: isLabelled,
      thisType: thisType, after: &after)
  }

  /// The common case: one argument for each parameter, evaluated into its slot.
  private func invokePlain(
    _ code: Code, this: Value?, captures: [Box], _ nodes: UnsafeBufferPointer<Int32>, _ node: Int32, _ frame: Frame
  ) throws -> Value {
    try checkDepth(code, at: frame.tree.location(of: node))
    let wanted = parameterTypes(of: code)
    guard let inner = stack.push(code) else {
      throw trap("\(code.fullName) calls itself without end", node, frame)
    }
    defer { stack.pop(inner) }
    for (index, parameter) in code.function.parameters.enumerated() {
      let type = wanted[index]
      var value = try evaluate(nodes[index * 2 + 1], frame, type)
      if let type { value = try coerce(value, to: type, nodes[index * 2 + 1], frame) }
      inner.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(value)) : value
    }
    inner.captures = captures
    if let this {
      inner.this = thisType(of: this)
      if code.hasSelf { inner.slots[0] = code.function.flags.contains(.isSelfBoxed) ? .box(Box(this)) : this }
    }
    return try runBody(inner)
  }

  /// The written types of a function's parameters, where they hang on nothing else.
  func parameterTypes(of code: Code) -> [RuntimeType?] {
    if let known = code.parameterTypes { return known }
    let scope = TypeScope(owner: code.owner, generics: nil, this: code.owner.map { types.nominal($0) })
    let found = code.function.parameters.map { parameter -> RuntimeType? in
      guard parameter.type >= 0 else { return nil }
      let type = program.type(parameter.type, in: code.tree, scope)
      return type.isUnknown ? nil : type
    }
    code.parameterTypes = found
    return found
  }

  /// The general case: defaults, variadics, inout, autoclosures, generics.
  func invokeBound(
    _ code: Code, this: Value?, captures: [Box], generics: GenericBindings?, _ each: TreeNode, _ node: Int32,
    _ frame: Frame, _ expected: RuntimeType?, isLabelled: Bool, thisType: RuntimeType? = nil,
    initializing: Nominal? = nil, after: inout Value?
  ) throws -> Value {
    let nodes = frame.tree.list(each.b)
    let count = nodes.count / 2
    let labels = (0..<count).map { nodes[$0 * 2] >= 0 ? frame.tree.symbols[Int(nodes[$0 * 2])] : nil }
    let places: [Int]
    if isLabelled {
      guard let found = matches(code, labels, trailing: Int(each.extra)) else {
        throw stop("the arguments do not fit \(code.fullName)", node, frame)
      }
      places = found
    } else {
      places = Array(0..<count)
    }
    let parameters = code.function.parameters
    guard places.allSatisfy({ $0 < parameters.count }) else {
      throw stop("the arguments do not fit \(code.fullName)", node, frame)
    }
    let bindings = code.isGeneric ? GenericBindings([:], outer: generics) : generics
    if code.isGeneric, let generics {
      for parameter in code.function.generics { if let bound = generics[parameter.name] { bindings!.bind(parameter.name, to: bound) } }
    }
    let scope = TypeScope(owner: code.owner, generics: bindings, this: thisType ?? this.flatMap(self.thisType(of:)))
    var values: [Value] = Array(repeating: .absent, count: parameters.count)
    var variadic: [Int: ContiguousArray<Value>] = [:]
    var inouts: [(parameter: Int, node: Int32)] = []
    var postponed: [Int] = []
    func evaluateArgument(_ index: Int) throws {
      let parameter = parameters[places[index]]
      let argument = nodes[index * 2 + 1]
      var wanted = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
      if wanted?.isUnknown == true { wanted = nil }
      if parameter.isInout || frame.tree.nodes[Int(argument)].kind == .inout {
        let kind = frame.tree.nodes[Int(argument)].kind
        let place = kind == .inout ? frame.tree.nodes[Int(argument)].a : argument
        inouts.append((places[index], place))
        if code.isGeneric { infer(parameter.type, code, try evaluate(place, frame), bindings!) }
        return
      }
      if parameter.isAutoclosure {
        if frame.tree.nodes[Int(argument)].kind == .closure, case .function? = wanted?.kind {
          values[places[index]] = try evaluate(argument, frame, wanted)
          return
        }
        let result: RuntimeType? = if case .function(_, let result)? = wanted?.kind { result } else { nil }
        values[places[index]] = .closure(postpone(argument, frame, result))
        return
      }
      if parameter.isVariadic {
        let value = try coerce(try evaluate(argument, frame, wanted), to: wanted, argument, frame)
        variadic[places[index], default: []].append(value)
        if code.isGeneric { infer(parameter.type, code, value, bindings!) }
        return
      }
      if frame.tree.nodes[Int(argument)].kind == .closure, let name = parameter.attributes.first(where: isBuilder) {
        frame.tree.codes[Int(frame.tree.nodes[Int(argument)].a)].builder = program.named(name, [], in: code.tree, scope)
      }
      if frame.tree.nodes[Int(argument)].kind == .closure, parameter.attributes.contains("Sendable") {
        frame.tree.codes[Int(frame.tree.nodes[Int(argument)].a)].isHanded(to: .none)
      }
      let value = try evaluate(argument, frame, wanted)
      values[places[index]] = try coerce(value, to: wanted, argument, frame)
      if code.isGeneric { infer(parameter.type, code, values[places[index]], bindings!) }
    }
    for index in 0..<count {
      // Closures come last, when the other arguments have told what the generic parameters are.
      if code.isGeneric, frame.tree.nodes[Int(nodes[index * 2 + 1])].kind == .closure {
        postponed.append(index)
      } else {
        try evaluateArgument(index)
      }
    }
    if code.isGeneric, let expected, code.function.result >= 0 {
      inferFromResult(code.function.result, code, expected, bindings!)
    }
    for index in postponed { try evaluateArgument(index) }
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        let element = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
        values[index] = .list(ListBox(variadic[index] ?? [], element?.isUnknown == true ? nil : element))
        continue
      }
      guard case .absent = values[index], !inouts.contains(where: { $0.parameter == index }) else { continue }
      guard parameter.defaultValue >= 0 else { throw stop("no argument for '\(parameter.name)' of \(code.fullName)", node, frame) }
      values[index] = try defaultValue(parameter, of: code, scope, this: this, frame, node)
    }
    for inout_ in inouts {
      values[inout_.parameter] = .absent
    }
    let location = frame.tree.location(of: node)
    guard !inouts.isEmpty else {
      return try call(
        code, this: this, values, captures: captures, generics: bindings, at: location, thisType: thisType,
        initializing: initializing, after: &after)
    }
    let (result, finished) = try withInouts(inouts[...], &values, code, frame) { values in
      var after: Value?
      var out: [(Int, Value)] = []
      let result = try self.call(
        code, this: this, values, captures: captures, generics: bindings, at: location, thisType: thisType,
        initializing: initializing, after: &after
      ) { inner in
        for each in inouts {
          out.append((each.parameter, Self.unboxed(inner.slots[Int(parameters[each.parameter].slot)])))
        }
      }
      for (index, value) in out { values[index] = value }
      return (result, after)
    }
    after = finished
    return result
  }

  /// Takes the values of inout arguments out of their places for a call, and puts them back.
  private func withInouts(
    _ inouts: ArraySlice<(parameter: Int, node: Int32)>, _ values: inout [Value], _ code: Code, _ frame: Frame,
    _ body: (inout [Value]) throws -> (Value, Value?)
  ) throws -> (Value, Value?) {
    guard let first = inouts.first else { return try body(&values) }
    return try modify(first.node, frame) { place in
      values[first.parameter] = place
      if !place.isReference { place = .void }
      let before = values[first.parameter]
      defer { place = values[first.parameter] }
      _ = before
      return try self.withInouts(inouts.dropFirst(), &values, code, frame, body)
    }
  }

  /// An argument that is evaluated when the function asks for it.
  private func postpone(_ node: Int32, _ frame: Frame, _ expected: RuntimeType?) -> Closure {
    let serial = frame.serial
    // The caller's frame is still there while the function runs, but not when the closure is kept.
    return Closure(native: "autoclosure") { interpreter, _ in
      guard frame.serial == serial else {
        throw Stop(reason: "an autoclosure that is kept", location: TreeLocation(tree: frame.tree, node: node))
      }
      return try interpreter.coerce(try interpreter.evaluate(node, frame, expected), to: expected, node, frame)
    }
  }

  private func defaultValue(
    _ parameter: TreeParameter, of code: Code, _ scope: TypeScope, this: Value?, _ frame: Frame, _ node: Int32
  ) throws -> Value {
    let source = code.tree.codes[Int(parameter.defaultValue)]
    if source.owner == nil { source.owner = code.owner }
    let written = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
    let body = source.function.body
    if body >= 0, code.tree.nodes[Int(body)].kind == .sourceMarker {
      let marker = code.tree.nodes[Int(body)]
      switch code.tree.text(marker.a) {
      case "line": return .int(frame.tree.location(of: node).source.line)
      case "function": return .string(frame.code.fullName)
      default: break
      }
    }
    return try initialValue(
      source, written?.isUnknown == true ? nil : written, this: this ?? scope.this.map { .type($0) },
      at: frame.tree.location(of: node), thisType: scope.this, generics: scope.generics)
  }

  /// Brings evaluated arguments to a function's parameters.
  func bind(
    _ arguments: [Argument], to code: Code, isLabelled: Bool, generics: GenericBindings?, this: Value?,
    at location: TreeLocation
  ) throws -> (values: [Value], generics: GenericBindings?) {
    let parameters = code.function.parameters
    let places: [Int]
    if isLabelled {
      let labels = arguments.map { $0.label.map { program.symbols[$0] } }
      guard let found = matches(code, labels, trailing: arguments.count { $0.isTrailing }) else {
        throw Stop(reason: "the arguments do not fit \(code.fullName)", location: location)
      }
      places = found
    } else {
      places = Array(arguments.indices)
    }
    guard let frame = stack.push(code) else { throw Trap(message: "\(code.fullName) calls itself without end", location: location) }
    defer { stack.pop(frame) }
    frame.this = this.flatMap(thisType(of:))
    let bindings = code.isGeneric ? GenericBindings([:], outer: generics) : generics
    let scope = TypeScope(owner: code.owner, generics: bindings, this: frame.this)
    var values: [Value] = Array(repeating: .absent, count: parameters.count)
    for (index, place) in places.enumerated() {
      guard place < parameters.count else { throw Stop(reason: "the arguments do not fit \(code.fullName)", location: location) }
      let parameter = parameters[place]
      var wanted = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
      if wanted?.isUnknown == true { wanted = nil }
      if parameter.isVariadic {
        if case .list(let box) = values[place] {
          box.items.append(arguments[index].value)
        } else {
          values[place] = .list(ListBox([arguments[index].value], wanted))
        }
        continue
      }
      if parameter.isAutoclosure {
        let value = arguments[index].value
        if case .closure(let closure) = value, case .native("autoclosure", _) = closure.body {
          values[place] = value
          continue
        }
        values[place] = .closure(Closure(native: "autoclosure") { _, _ in value })
        continue
      }
      values[place] = try coerce(arguments[index].value, to: wanted, location.node, frame)
      if code.isGeneric { infer(parameter.type, code, values[place], bindings!) }
    }
    for (index, parameter) in parameters.enumerated() {
      guard case .absent = values[index] else { continue }
      if parameter.isVariadic {
        let element = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
        values[index] = .list(ListBox([], element?.isUnknown == true ? nil : element))
      } else if parameter.defaultValue >= 0 {
        values[index] = try defaultValue(parameter, of: code, scope, this: this, frame, location.node)
      } else {
        throw Stop(reason: "no argument for '\(parameter.name)' of \(code.fullName)", location: location)
      }
    }
    return (values, bindings)
  }

  // MARK: Generic parameters

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

  private func inferFunction(_ node: Int32, _ code: Code, _ closure: Closure, _ bindings: GenericBindings) {
    let each = code.tree.nodes[Int(node)]
    guard each.kind == .functionType, each.b >= 0, case .code(let other, _, _, _) = closure.body, other.function.result >= 0 else { return }
    let result = program.type(other.function.result, in: other.tree, TypeScope(owner: other.owner, generics: nil, this: nil))
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
      for index in items.indices where index * 2 + 1 < parts.count { infer(parts[index * 2 + 1], code, items[index], bindings) }
    case (.functionType, .function(let parameters, let result)):
      for (one, other) in zip(code.tree.list(each.a), parameters) { infer(one, code, other, bindings) }
      infer(each.b, code, result, bindings)
    default: break
    }
  }

  private func inferFromResult(_ node: Int32, _ code: Code, _ expected: RuntimeType, _ bindings: GenericBindings) {
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
