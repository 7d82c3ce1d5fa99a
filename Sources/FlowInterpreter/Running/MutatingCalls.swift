import FlowModel

/// Calls of methods that change the value that they are called on, in its place.
extension Interpreter {
  /// Whether a method of this name may change the value that it is called on.
  func mayMutate(_ symbol: Symbol) -> Bool {
    if Int(symbol) < mutability.count, let known = mutability[Int(symbol)] { return known }
    let may = program.mutatingNames.contains(symbol) || library.mutatingSymbols(program).contains(symbol)
    if Int(symbol) >= mutability.count {
      mutability += Array(repeating: nil, count: Int(symbol) + 64 - mutability.count)
    }
    mutability[Int(symbol)] = may
    return may
  }

  /// Whether an expression names a place that may hold a value.
  func isPlace(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed, .captured, .member, .subscripted, .forced, .question, .tupleElement: return true
    case .name:
      switch use(of: each, node, frame).target {
      case .cell, .member, .outer: return true
      default: return false
      }
    default: return false
    }
  }

  /// The type of what is not known in a place, where the app's extensions give it members of a name.
  private func kind(of place: Place, with symbol: Symbol, _ frame: Frame) -> RuntimeType? {
    guard case .unknown(let unknown)? = peek(place, frame), !ownMembers(symbol, of: unknown).isEmpty else { return nil }
    return memberType(of: .unknown(unknown))
  }

  /// A call of a method that may change its value: the value is taken from its place and put back.
  func callInPlace(
    _ symbol: Symbol, _ callee: TreeNode, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    var place: Place
    do { place = try self.place(callee.a, frame) } catch let end as ChainEnd {
      try giveBack(end, calling: symbol, of: callee.a, frame)
      throw ChainEnd()
    }
    if peek(place, frame) == nil, type(of: place, frame).map({ $0.isPartlyUnknown || $0.isOpen }) ?? true {
      place = .held(HeldValue(try read(place, callee.a, frame), place))
    }
    // Of an implicitly unwrapped variable the method is that of what it holds, unless Optional has one.
    let isOptional = peek(place, frame).map { if case .some = $0 { true } else { false } }
    if isOptional ?? (type(of: place, frame)?.wrapped != nil),
      !library.hasMember(program.symbols.text(of: symbol), of: "Optional", program),
      program.libraryNominals["Optional"]?.members[symbol] == nil
    {
      place = .forced(place, callee.a)
    }
    if frame.caches[Int(node)] != nil, let seen = peek(place, frame), let known = knownMethod(of: seen, node, frame) {
      return try invokePlain(known, this: seen, captures: [], frame.list(each.b), node, frame)
    }
    if case .unknown(let unknown)? = peek(place, frame), ownMembers(symbol, of: unknown).isEmpty,
      library.mutatingNames.contains(program.symbols.text(of: symbol))
    {
      return try changeUnknown(symbol, unknown, place, callee, each, node, frame, expected)
    }
    if case .unknown(let unknown)? = peek(place, frame),
      let result = try changeEach(of: unknown, symbol, place, callee, each, node, frame, expected)
    {
      return result
    }
    // What it is tells what the arguments are to be; objects and types are called as they are.
    guard let type = mutableType(of: place, frame) ?? kind(of: place, with: symbol, frame) else {
      return try callMember(symbol, of: try read(place, callee.a, frame), isOwn: nil, each, node, frame, expected)
    }
    let found = candidates(symbol, of: type, isStatic: false)
    let codes = found.compactMap(\.member.code).filter { $0.function.kind == .function }
    let name = program.symbols.text(of: symbol)
    // The library's own, where the arguments are not what the app's extensions ask for.
    let isOwn = codes.contains { $0.owner?.kind != .library } || !library.isMutating(name, type)
    if try !codes.isEmpty && (isOwn || isMeant(codes, of: type, each, node, frame)),
      try !isLibrarys(name, in: place, type, before: codes, each, node, frame)
    {
      let receiver = Receiver(type: type, seen: staticType(callee.a, frame), isOwn: false)
      let seen = seenOverloads(codes, symbol, of: type, seenAs: receiver.seen, frame)
      var code = try choose(preferred(seen, found), on: receiver, each, node, frame, expected)
      try checkOverload(code, among: seen, symbol, on: receiver, each, node, frame)
      guard code.function.flags.contains(.isMutating) else {
        return try callMember(symbol, of: try read(place, callee.a, frame), isOwn: nil, each, node, frame, expected)
      }
      code = try dispatched(code, found, symbol, of: type, seenAs: staticType(callee.a, frame), node, frame)
      let generics = bindings(for: code, type)
      let bound = try bindWritten(
        code, this: .type(type), generics: generics, each, node, frame, expected, isLabelled: true, thisType: type)
      if loop.mayInterrupt { try checkUndisturbed(place, node, frame) }
      return try modify(place, callee.a, frame) { place in
        let this = place
        place = .void
        var after: Value? = this
        defer { place = after ?? this }
        return try self.perform(code, bound, this: this, captures: [], node, frame, thisType: nil, after: &after)
      }
    }
    guard library.isMutating(name, type) else {
      return try callMember(symbol, of: try read(place, callee.a, frame), isOwn: nil, each, node, frame, expected)
    }
    if peek(place, frame) == nil, emptyValue(of: type) == nil {
      place = .held(HeldValue(try read(place, callee.a, frame), place))
    }
    guard let seen = peek(place, frame) ?? emptyValue(of: type) else {
      throw stop("'\(name)' of a value that cannot be read", node, frame)
    }
    let expectations = library.expectations(name, seen, expected: expected, self)
    let asked = library.asked(by: name, of: type, self)
    return try withoutHolding(seen) { _ in
      let arguments = try self.arguments(each.b, extra: each.extra, frame, expecting: expectations, asked: asked)
      if loop.mayInterrupt { try checkUndisturbed(place, node, frame) }
      return try modify(place, callee.a, frame) {
        try self.library.mutate(name, &$0, arguments, self, frame.tree.location(of: node))
      }
    }
  }

  /// Whether a call means a method that the type itself has, and none of an extension that needs default arguments.
  private func isLibrarys(
    _ name: String, in place: Place, _ type: RuntimeType, before codes: [Code], _ each: TreeNode, _ node: Int32,
    _ frame: Frame
  ) throws -> Bool {
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    guard let value = peek(place, frame) ?? emptyValue(of: type) else { return false }
    let fitting = codes.filter { matches($0, labels, trailing: Int(each.extra)) != nil }
    return try isFrameworks(
      name, type, before: fitting, labels, each, node, frame, isExact: { library.fits(name, value, labels: $0, self) })
  }

  /// A call of a method on what is not known, of a name that methods have which change their value: what is there
  /// afterwards is something else that is not known, unless it is an object.
  private func changeUnknown(
    _ symbol: Symbol, _ unknown: Unknown, _ place: Place, _ callee: TreeNode, _ each: TreeNode, _ node: Int32,
    _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let name = program.symbols.text(of: symbol)
    let location = frame.tree.location(of: node)
    let declared = type(of: place, frame).flatMap { $0.isPartlyUnknown || $0.isOpen ? nil : $0 }
    guard let type = unknown.kind.map({ types.library($0) }) ?? unknown.type ?? declared else {
      let result = try callMember(symbol, of: .unknown(unknown), isOwn: nil, each, node, frame, expected)
      // An object stays what it is, but nothing is known of it that hangs on which one it is.
      if liesInUnknown(place, frame) { return result }
      try modify(place, callee.a, frame) { $0 = .unknown(unknown.part("\(unknown.what) after \(name)(…)", location)) }
      return result
    }
    guard library.isMutating(name, type.flattened) else {
      return try callMember(symbol, of: .unknown(unknown), isOwn: nil, each, node, frame, expected)
    }
    let arguments = try self.arguments(each.b, extra: each.extra, frame)
    return try modify(place, callee.a, frame) {
      try self.library.mutate(unknown, type.flattened, &$0, name, arguments, self, location)
    }
  }

  /// Whether a place is part of what is not known, which gives something new each time that it is read.
  private func liesInUnknown(_ place: Place, _ frame: Frame) -> Bool {
    switch place {
    case .property(let base, _, _), .element(let base, _, _), .tupleElement(let base, _, _):
      if case .unknown? = peek(base, frame) { return true }
      return liesInUnknown(base, frame)
    case .forced(let base, _), .question(let base): return liesInUnknown(base, frame)
    case .held(let held): return liesInUnknown(held.place, frame)
    case .value(let value): return value.isUnknown
    default: return false
    }
  }

  /// `&x` that no function of the app's takes: what is done with it is not read, so that nobody knows what it leaves there.
  ///
  /// - Parameter expected: an address, where only that is asked for.
  func handed(_ operand: Int32, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    if expected?.flattened.libraryName == AddressBox.name, isPlace(operand, frame),
      let address = address(of: try place(operand, frame), frame)
    {
      return .native(address)
    }
    let value = try evaluate(operand, frame, expected)
    guard isPlace(operand, frame), !value.changesWhenHanded else { return value }
    let unknown = Unknown(
      "what a call leaves in a variable", frame.tree.location(of: node), hides: value.holdsReference)
    try modify(operand, frame) { $0 = .unknown(unknown) }
    return value
  }

  /// The type of the value that a place holds; nil where it is an object, a type or not known.
  private func mutableType(of place: Place, _ frame: Frame) -> RuntimeType? {
    if let value = peek(place, frame) {
      switch value {
      case .unknown, .type, .absent, .implicit: return nil
      default: return value.isReference ? nil : thisType(of: value)
      }
    }
    guard let type = type(of: place, frame), !type.isPartlyUnknown, !type.isOpen, type.nominal?.isClass != true,
      type.libraryName.map(program.catalog.isClass) != true
    else { return nil }
    return type
  }

  /// A value that tells what a library asks of the arguments for a type whose value is not read yet.
  private func emptyValue(of type: RuntimeType) -> Value? {
    switch type.kind {
    case .array(let element): .list(ListBox([], element))
    case .dictionary(let key, let element): .dictionary(DictionaryBox(Table(), key: key, element: element))
    case .set(let element): .set(SetBox(Table(), element))
    case .string: .string("")
    case .int: .int(0)
    case .double: .double(0)
    case .bool: .bool(false)
    default: nil
    }
  }

  /// Runs something after the caller's own copy of a value is gone, so that changing it in its place copies nothing.
  private func withoutHolding<Result>(_ value: consuming Value, _ body: (Bool) throws -> Result) throws -> Result {
    _ = consume value
    return try body(true)
  }

  /// Calls a mutating method on the `self` of the code that calls it.
  func mutateSelf(
    _ code: Code, _ isOwn: TreeNode, _ type: RuntimeType, _ each: TreeNode, _ node: Int32, _ frame: Frame,
    _ expected: RuntimeType?
  ) throws -> Value {
    let bound = try bindWritten(
      code, this: .type(type), generics: bindings(for: code, type), each, node, frame, expected, isLabelled: true,
      thisType: type)
    return try modifySelf(isOwn, node, frame) { place in
      let this = place
      var after: Value? = this
      defer { place = after ?? this }
      return try self.perform(code, bound, this: this, captures: [], node, frame, thisType: nil, after: &after)
    }
  }
}
