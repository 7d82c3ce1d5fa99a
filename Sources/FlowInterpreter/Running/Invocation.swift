import FlowModel

/// The arguments of a call, evaluated and brought to the parameters.
struct BoundCall {
  /// One for each parameter; nothing for those that are inout.
  var values: [Value]
  var inouts: [(parameter: Int, place: Place)]
  var generics: GenericBindings?
}

/// Calling a function with the arguments as they are written: defaults, variadics, inout, autoclosures.
extension Interpreter {
  /// Calls a function with the arguments as they are written.
  func invoke(
    _ code: Code, this: Value?, captures: [Box], generics: GenericBindings?, _ each: TreeNode, _ node: Int32,
    _ frame: Frame, _ expected: RuntimeType?, isLabelled: Bool, thisType: RuntimeType? = nil
  ) throws -> Value {
    let nodes = frame.tree.list(each.b)
    let hasInout = stride(from: 1, to: nodes.count, by: 2).contains { frame.tree.nodes[Int(nodes[$0])].kind == .inout }
    if code.isPlain, !code.isGeneric, !hasInout, ahead.isEmpty, nodes.count == code.function.parameters.count * 2,
      code.owner?.kind != .protocol, generics == nil
    {
      return try invokePlain(code.call, this: this, captures: captures, nodes, node, frame)
    }
    var after: Value?
    return try invokeBound(
      code, this: this, captures: captures, generics: generics, each, node, frame, expected, isLabelled: isLabelled,
      thisType: thisType, after: &after)
  }

  /// The common case: one argument for each parameter, evaluated into its slot.
  func invokePlain(
    _ shape: UnsafeMutablePointer<CallShape>, this: Value?, captures: [Box], _ nodes: UnsafeBufferPointer<Int32>,
    _ node: Int32, _ frame: Frame
  ) throws -> Value {
    try checkDepth(shape.pointee.code.takeUnretainedValue(), at: frame.tree.location(of: node))
    let parameters = shape.pointee.parameters ?? makeParameters(shape)
    let values = values
    guard let inner = values._withUnsafeGuaranteedRef({ $0.begin(shape) }) else {
      throw tooDeep(shape.pointee.code.takeUnretainedValue(), frame.tree.location(of: node))
    }
    return try inner._withUnsafeGuaranteedRef { inner in
      defer { values._withUnsafeGuaranteedRef { $0.pop(inner) } }
      inner.calledFrom = node
      for index in 0..<shape.pointee.count {
        let parameter = parameters[index]
        let argument = nodes[index * 2 + 1]
        let value = try evaluate(argument, frame, as: parameter.type)
        inner.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(value)) : value
      }
      if !captures.isEmpty { inner.captures = captures }
      if let this {
        inner.this = thisType(of: this)
        if shape.pointee.hasSelf { inner.slots[0] = shape.pointee.isSelfBoxed ? .box(Box(this)) : this }
      }
      return try runBody(inner)
    }
  }

  /// The parameters with their written types, where they hang on nothing else.
  func makeParameters(_ shape: UnsafeMutablePointer<CallShape>) -> UnsafeMutablePointer<CallShape.Parameter> {
    let code = shape.pointee.code.takeUnretainedValue()
    let scope = TypeScope(owner: code.owner, generics: nil, this: code.owner.map { types.nominal($0) })
    let found = code.function.parameters.map { parameter -> RuntimeType? in
      guard parameter.type >= 0 else { return nil }
      let type = program.type(parameter.type, in: code.tree, scope)
      return type.isUnknown ? nil : type
    }
    return shape.pointee.setParameters(found, of: code.function)
  }

  /// The general case: defaults, variadics, inout, autoclosures, generics.
  func invokeBound(
    _ code: Code, this: Value?, captures: [Box], generics: GenericBindings?, _ each: TreeNode, _ node: Int32,
    _ frame: Frame, _ expected: RuntimeType?, isLabelled: Bool, thisType: RuntimeType? = nil,
    initializing: Nominal? = nil, isSelfKnown: Bool = false, defaultsOf declared: Code? = nil, after: inout Value?
  ) throws -> Value {
    let bound = try bindWritten(
      code, this: this, generics: generics, each, node, frame, expected, isLabelled: isLabelled, thisType: thisType,
      defaultsOf: declared)
    return try perform(
      code, bound, this: this, captures: captures, node, frame, thisType: thisType, initializing: initializing,
      isSelfKnown: isSelfKnown, after: &after)
  }

  /// What the type that a call's place asks for says of a generic parameter; nil where it says nothing.
  private func askedType(_ name: String, of code: Code, _ expected: RuntimeType?) -> RuntimeType? {
    guard let expected, code.function.result >= 0 else { return nil }
    let told = GenericBindings()
    inference(of: code, told).infer(code.function.result, from: expected)
    return told.types[name]
  }

  /// Evaluates the arguments of a call as they are written and brings them to the function's parameters; the places of
  /// inout arguments are found and not read yet.
  func bindWritten(
    _ code: Code, this: Value?, generics: GenericBindings?, _ each: TreeNode, _ node: Int32, _ frame: Frame,
    _ expected: RuntimeType?, isLabelled: Bool, thisType: RuntimeType?, defaultsOf declared: Code? = nil
  ) throws -> BoundCall {
    let nodes = frame.tree.list(each.b)
    let count = nodes.count / 2
    let labels = (0..<count).map { nodes[$0 * 2] >= 0 ? frame.tree.symbols[Int(nodes[$0 * 2])] : nil }
    let places: [Int]
    if isLabelled {
      let closure = each.extra == 1 ? nodes.last.flatMap { writtenClosure($0, frame) } : nil
      guard
        let found = try self.places(of: code, labels, trailing: Int(each.extra), closure, frame.tree.location(of: node))
      else { throw stop("the arguments do not fit \(code.fullName)", node, frame) }
      places = found
    } else {
      places = Array(0..<count)
    }
    let parameters = code.function.parameters
    try checkWrappers(of: code, node, frame)
    guard places.allSatisfy({ $0 < parameters.count }) else {
      throw stop("the arguments do not fit \(code.fullName)", node, frame)
    }
    let bindings = code.isGeneric ? GenericBindings([:], outer: generics) : generics
    if code.isGeneric, let generics {
      for parameter in code.function.generics {
        if let bound = generics[parameter.name] { bindings!.bind(parameter.name, to: bound) }
      }
    }
    let scope = TypeScope(owner: code.owner, generics: bindings, this: thisType ?? this.flatMap(self.thisType(of:)))
    if code.isGeneric, let expected, expected !== types.any {
      inferFromPlace(of: code, nodes, places, expected, bindings!, frame)
      inferOptionals(of: code, expected, bindings!)
    }
    if code.isGeneric {
      inferFromNumbers(
        places.enumerated().map { (parameters[$1].type, nodes[$0 * 2 + 1]) }, of: code.function.generics,
        code.function.requirements, in: code, code.tree, bindings!, frame,
        anyResult: expected === types.any ? code.function.result : -1)
      if expected === types.any { inferFromPlace(of: code, nodes, places, types.any, bindings!, frame) }
    }
    var values: [Value] = Array(repeating: .absent, count: parameters.count)
    var variadic: [Int: ContiguousArray<Value>] = [:]
    var inouts: [(parameter: Int, place: Place)] = []
    var postponed: [Int] = []
    var plain = PlainArguments()
    func evaluateArgument(_ index: Int) throws {
      let parameter = parameters[places[index]]
      let argument = nodes[index * 2 + 1]
      var wanted = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
      if wanted?.isUnknown == true { wanted = nil }
      if parameter.isInout || frame.tree.nodes[Int(argument)].kind == .inout {
        let kind = frame.tree.nodes[Int(argument)].kind
        let place = try self.place(kind == .inout ? frame.tree.nodes[Int(argument)].a : argument, frame)
        inouts.append((places[index], place))
        if code.isGeneric, let type = exactType(of: argument, frame) ?? type(of: place, frame) {
          inference(of: code, bindings!).infer(parameter.type, from: type)
        }
        return
      }
      if parameter.isAutoclosure {
        // A closure that is written there is the parameter itself, unless what that gives is a function.
        if frame.tree.nodes[Int(argument)].kind == .closure, case .function(_, let result)? = wanted?.kind,
          !result.isFunction
        {
          values[places[index]] = try evaluate(argument, frame, wanted)
          return
        }
        values[places[index]] = .closure(
          code.isGeneric
            ? postpone(argument, frame, for: parameter, of: code, scope)
            : postpone(argument, frame, wanted?.result))
        return
      }
      if parameter.isVariadic {
        let value = try coerce(
          try takeAhead(argument, frame) ?? evaluate(argument, frame, wanted), to: wanted, argument, frame)
        variadic[places[index], default: []].append(value)
        if code.isGeneric { infer(inference(of: code, bindings!), parameter.type, from: value, argument, frame) }
        return
      }
      if frame.tree.nodes[Int(argument)].kind == .closure, let name = parameter.attributes.first(where: isBuilder) {
        frame.tree.codes[Int(frame.tree.nodes[Int(argument)].a)].builder = program.named(name, [], in: code.tree, scope)
      }
      if frame.tree.nodes[Int(argument)].kind == .closure, parameter.attributes.contains("Sendable") {
        frame.tree.codes[Int(frame.tree.nodes[Int(argument)].a)].isHanded(to: .none)
      }
      let value = try takeAhead(argument, frame) ?? evaluate(argument, frame, wanted)
      if code.isGeneric, case .closure = value {
        // What it takes and gives tells what its place asks for.
        inference(of: code, bindings!).infer(parameter.type, from: value, self)
        wanted = program.type(parameter.type, in: code.tree, scope)
      }
      if code.isGeneric,
        plain.takes(value, parameter, of: code, bindings!, types, asked: { askedType($0, of: code, expected) })
      {
        wanted = program.type(parameter.type, in: code.tree, scope)
      }
      if case .implicit = value, wanted?.isPartlyUnknown == true {
        values[places[index]] = value
        return
      }
      values[places[index]] = try coerce(value, to: wanted, argument, frame)
      if code.isGeneric {
        infer(inference(of: code, bindings!), parameter.type, from: values[places[index]], argument, frame)
        plain.note(parameter, of: code, bindings!, types)
      }
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
    if code.isGeneric { try settle(&values, of: code, scope, node, frame) }
    for index in postponed { try evaluateArgument(index) }
    if !postponed.isEmpty { inferFromLiterals(of: code, nodes, places, bindings!, frame) }
    if plain.isWidened {
      for place in places where plain.name(of: parameters[place], in: code) != nil && !parameters[place].isVariadic {
        let type = program.type(parameters[place].type, in: code.tree, scope)
        values[place] = try coerce(values[place], to: type, node, frame)
      }
    }
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        let element = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
        values[index] = .list(ListBox(variadic[index] ?? [], element?.isUnknown == true ? nil : element))
        continue
      }
      guard case .absent = values[index], !inouts.contains(where: { $0.parameter == index }) else { continue }
      // The declaration that the static type has says what is left out.
      let source = declared ?? code
      guard index < source.function.parameters.count, source.function.parameters[index].defaultValue >= 0 else {
        throw stop("no argument for '\(parameter.name)' of \(code.fullName)", node, frame)
      }
      values[index] = try defaultValue(source.function.parameters[index], of: source, scope, this: this, frame, node)
    }
    return BoundCall(values: values, inouts: inouts, generics: bindings)
  }

  /// Makes what `.init()` and its like stand for once their generic parameter is known: one object, however often it is
  /// read.
  private func settle(
    _ values: inout [Value], of code: Code, _ scope: TypeScope, _ node: Int32, _ frame: Frame
  ) throws {
    for (index, parameter) in code.function.parameters.enumerated()
    where parameter.type >= 0 && values[index].waitsForType {
      let type = program.type(parameter.type, in: code.tree, scope)
      if !type.isPartlyUnknown, !type.flattened.isOpen {
        values[index] = try coerce(values[index], to: type, node, frame)
      }
    }
  }

  /// The type that a variable is declared with, which is what a generic function that changes it takes it for, whatever it
  /// holds; nil in generic code, and where that is not told.
  private func exactType(of argument: Int32, _ frame: Frame) -> RuntimeType? {
    guard !isGeneric(frame.code), let type = staticType(argument, frame), !type.isPartlyUnknown else { return nil }
    // What is held as a protocol's is opened.
    return type.nominal?.kind == .protocol ? nil : type
  }

  /// Stops where a property wrapper stands before a parameter.
  private func checkWrappers(of code: Code, _ node: Int32, _ frame: Frame) throws {
    guard !code.isPlain else { return }
    for parameter in code.function.parameters {
      for name in parameter.attributes where program.nominals[name]?.first?.isPropertyWrapper == true {
        throw stop("the property wrapper @\(name) of a parameter", node, frame)
      }
    }
  }

  /// Calls a function with its bound arguments: the values of inout arguments are taken from their places meanwhile.
  func perform(
    _ code: Code, _ bound: BoundCall, this: Value?, captures: [Box], _ node: Int32, _ frame: Frame,
    thisType: RuntimeType?, initializing: Nominal? = nil, isSelfKnown: Bool = false, after: inout Value?
  ) throws -> Value {
    let location = frame.tree.location(of: node)
    guard !bound.inouts.isEmpty else {
      return try call(
        code, this: this, bound.values, captures: captures, generics: bound.generics, at: location, thisType: thisType,
        initializing: initializing, isSelfKnown: isSelfKnown, after: &after)
    }
    let parameters = code.function.parameters
    var values = bound.values
    let inouts = try apart(bound.inouts, node, frame)
    let scope = TypeScope(owner: code.owner, generics: bound.generics, this: thisType)
    let unwrapped = inouts.map { each in
      parameters[each.parameter].type >= 0
        && program.type(parameters[each.parameter].type, in: code.tree, scope).isConcrete
    }
    let (result, finished) = try withInouts(inouts[...], unwrapped[...], &values, node, frame) { values in
      var after: Value?
      var out: [(Int, Value)] = []
      // What the function has changed by then is changed where it throws, too.
      defer { for (index, value) in out { values[index] = value } }
      let result = try self.call(
        code, this: this, values, captures: captures, generics: bound.generics, at: location, thisType: thisType,
        initializing: initializing, isSelfKnown: isSelfKnown, after: &after
      ) { inner in
        for each in bound.inouts {
          out.append((each.parameter, Self.unboxed(inner.slots[Int(parameters[each.parameter].slot)])))
        }
      }
      return (result, after)
    }
    after = finished
    return result
  }

  /// Inout arguments that are stored in one variable of the function, each with a value of its own until the call ends:
  /// Swift allows them where they do not overlap.
  private func apart(
    _ inouts: [(parameter: Int, place: Place)], _ node: Int32, _ frame: Frame
  ) throws -> [(parameter: Int, place: Place)] {
    guard inouts.count > 1 else { return inouts }
    let roots = inouts.map { root(of: $0.place, frame) }
    return try inouts.enumerated().map { index, each in
      guard let root = roots[index], roots.count(where: { $0 == root }) > 1 else { return each }
      return (each.parameter, .held(HeldValue(try read(each.place, node, frame), each.place)))
    }
  }

  /// The slot of the function's own variable that a stored property lies in; nil for whatever else it may be.
  private func root(of place: Place, _ frame: Frame) -> Int32? {
    switch place {
    case .slot(let slot):
      if case .box = frame.slots[slot] { return nil }
      return frame.slots[slot].isReference ? nil : Int32(slot)
    case .this(let each) where each.flag == 1:
      return frame.slots[Int(each.extra)].isReference ? nil : Int32(each.extra)
    case .property(let base, _, _), .tupleElement(let base, _, _): return root(of: base, frame)
    default: return nil
    }
  }

  /// Takes the values of inout arguments out of their places for a call, and puts them back.
  ///
  /// - Parameter unwrapped: which of them are no Optionals for the function: what is implicitly unwrapped stays one.
  private func withInouts(
    _ inouts: ArraySlice<(parameter: Int, place: Place)>, _ unwrapped: ArraySlice<Bool>, _ values: inout [Value],
    _ node: Int32, _ frame: Frame, _ body: (inout [Value]) throws -> (Value, Value?)
  ) throws -> (Value, Value?) {
    guard let first = inouts.first else { return try body(&values) }
    return try modify(first.place, node, frame) { place in
      let isOptional = unwrapped.first == true && place.isOptional
      if isOptional {
        place = try self.implicitlyUnwrapped(place, at: frame.tree.location(of: node))
      }
      defer { if isOptional { place = .some(SomeBox(place)) } }
      values[first.parameter] = place
      if !place.isReference { place = .void }
      defer { place = values[first.parameter] }
      return try self.withInouts(inouts.dropFirst(), unwrapped.dropFirst(), &values, node, frame, body)
    }
  }
}

extension Value {
  /// Whether it is a member of a type that is not known yet, or an Optional or a list of such.
  fileprivate var waitsForType: Bool {
    switch self {
    case .implicit: true
    case .some(let box): box.value.waitsForType
    case .list(let box): box.items.contains { if case .implicit = $0 { true } else { false } }
    default: false
    }
  }
}
