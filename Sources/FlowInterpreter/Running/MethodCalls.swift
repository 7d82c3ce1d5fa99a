import FlowModel

extension Interpreter {
  private func isType(_ value: Value) -> Bool { if case .type = value { true } else { false } }

  /// `formIndex(after: &index)` of a library's collection: the index is changed in its place.
  private func formIndex(
    _ value: Value, _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> Value {
    let nodes = frame.tree.list(each.b)
    guard
      let place = stride(from: 1, to: nodes.count, by: 2).first(where: {
        frame.tree.nodes[Int(nodes[$0])].kind == .inout
      }),
      nodes.count == 2 || nodes.count == 4
    else { throw stop("formIndex", node, frame) }
    let label = nodes[place - 1] >= 0 ? frame.tree.text(nodes[place - 1]) : nil
    let distance = nodes.count == 4 ? [Argument("offsetBy", try evaluate(nodes[3], frame))] : []
    try modify(frame.tree.nodes[Int(nodes[place])].a, frame) { index in
      index = try self.callMethod(
        value, self.program.symbols["index"], [Argument(label, index)] + distance, at: frame.tree.location(of: node))
    }
    return .void
  }

  /// `value.method(…)`, for methods that leave their value as it is.
  func callMember(
    _ symbol: Symbol, of value: Value, isOwn: TreeNode?, _ each: TreeNode, _ node: Int32, _ frame: Frame,
    _ expected: RuntimeType?
  ) throws -> Value {
    let location = frame.tree.location(of: node)
    let name = program.symbols.text(of: symbol)
    if name == "init", frame.code.function.kind == .initializer, isSelf(value, frame) {
      return try delegate(toSuper: false, value, each, node, frame)
    }
    if onHandedObject != nil, isOwn == nil, case .unknown(let unknown) = value,
      let known = handedObject(unknown, calling: symbol, as: seenAs(isOwn, each, frame))
    {
      return try callMember(symbol, of: known, isOwn: nil, each, node, frame, expected)
    }
    if isOwn == nil, case .unknown(let unknown) = value, let object = standIn(for: unknown, with: symbol) {
      return try callMember(symbol, of: object, isOwn: nil, each, node, frame, expected)
    }
    if case .unknown(let unknown) = value, ownMembers(symbol, of: unknown).isEmpty {
      return try callUnknown(name, of: unknown, arguments(each.b, extra: each.extra, frame), at: location)
    }
    if case .type(let type) = value { return try callStatic(symbol, of: type, each, node, frame, expected) }
    if let type = memberType(of: value) {
      let found = visible(candidates(symbol, of: type, isStatic: false), frame)
      let methods = found.compactMap { candidate -> Code? in
        if case .method(let code) = candidate.member { code } else { nil }
      }
      try checkElementType(of: value, calling: symbol, besides: found, each, node, frame)
      if !methods.isEmpty {
        let nodes = frame.tree.list(each.b)
        let labels = stride(from: 0, to: nodes.count, by: 2).map {
          nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
        }
        let fitting =
          methods.count == 1
          ? methods
          : seenOverloads(
            methods.filter { matches($0, labels, trailing: Int(each.extra)) != nil }, symbol, of: type,
            seenAs: seenAs(isOwn, each, frame), frame)
        let isMine =
          try fitting.count == 1 && (methods.count > 1 || matches(fitting[0], labels, trailing: Int(each.extra)) != nil)
          && (fitting[0].owner?.kind != .library || !mayBeOfLibrary(name, value, labels, each)
            || isMeant(fitting, of: type, each, node, frame))
        if isMine || !fitting.isEmpty && (fitting.count > 1),
          try !isFrameworks(
            name, type, before: fitting, labels, each, node, frame,
            isExact: { library.fits(name, value, labels: $0, self) })
        {
          var code = fitting[0]
          if fitting.count > 1 {
            let receiver = receiver(type, isOwn, each, frame)
            code = try choose(preferred(fitting, found), on: receiver, each, node, frame, expected)
            try checkOverload(code, among: fitting, symbol, on: receiver, each, node, frame)
          }
          code = try dispatched(
            code, found, symbol, of: type, seenAs: seenAs(isOwn, each, frame), node, frame)
          if code.function.flags.contains(.isMutating), !value.isReference, let isOwn {
            return try mutateSelf(code, isOwn, type, each, node, frame, expected)
          }
          let isWrapped = try isResultWrapped(of: code, symbol, isOwn, each, node, frame)
          if code.function.flags.contains(.isMutating), !value.isReference {
            throw stop("\(code.fullName) changes what is no variable", node, frame)
          }
          var after: Value?
          if code.isPlain, !code.isGeneric, type.bindings == nil, code.owner?.kind != .protocol, !isWrapped {
            if found.count == 1, isMine { noteMethod(code, of: value, type, each, node, frame) }
            return try invoke(
              code, this: value, captures: [], generics: nil, each, node, frame, expected, isLabelled: true)
          }
          let result = try invokeBound(
            code, this: value, captures: [], generics: bindings(for: code, type), each, node, frame, expected,
            isLabelled: true,
            thisType: seenSelf(code, type, isOwn: isOwn != nil, seenAs: seenAs(isOwn, each, frame)),
            isSelfKnown: isSelfKnown(code, type, isOwn: isOwn != nil, seenAs: seenAs(isOwn, each, frame), frame),
            defaultsOf: try declaration(of: code, symbol, isOwn, each, node, frame), after: &after)
          return isWrapped && !result.isUnknown ? .some(SomeBox(result)) : result
        }
        if !library.hasMember(name, of: type.libraryName ?? "", program), type.nominal?.frameworkClass == nil,
          found.count == methods.count
        {
          // A protocol of a library may still have one of that name.
          if try !library.canCall(name, value, self) {
            throw stop("the arguments do not fit \(methods[0].fullName)", node, frame)
          }
        }
      } else if !found.isEmpty {
        // A property that holds a function.
        let function = try property(symbol, of: value, at: location, frame, seenAs: seenAs(isOwn, each, frame))
        return try callEvaluated(function, each, node, frame)
      }
      if value.isOptional, found.isEmpty,
        !library.hasMember(name, of: "Optional", program) || isMeantForWrapped(name, each, frame)
      {
        return try callMember(
          symbol, of: implicitlyUnwrapped(value, at: location), isOwn: nil, each, node, frame, expected)
      }
      if let isOwn, !value.isReference, library.isMutating(name, type) {
        let arguments = try self.arguments(
          each.b, extra: each.extra, frame, expecting: library.expectations(name, value, expected: expected, self))
        return try modifySelf(isOwn, node, frame) {
          try self.library.mutate(name, &$0, arguments, self, location)
        }
      }
    }
    if case .unknown(let unknown) = value {
      return try callUnknown(name, of: unknown, arguments(each.b, extra: each.extra, frame), at: location)
    }
    if case .tuple(let box) = value, let index = box.labels.firstIndex(of: name) {
      return try callEvaluated(box.items[index], each, node, frame)
    }
    if name == "formIndex" { return try formIndex(value, each, node, frame) }
    var expecting = library.expectations(
      name, value, expected: expected, seenAs: seenAs(isOwn, each, frame), self)
    if name == "reduce", expected?.isUnknown ?? true, let seed = seedType(of: each, on: value, frame) {
      expecting = [seed] + library.expectations(name, value, expected: seed, self).dropFirst()
    }
    let arguments = try self.arguments(
      each.b, extra: each.extra, frame, expecting: expecting,
      asked: thisType(of: value).map { library.asked(by: name, of: $0, self) } ?? [:])
    let receiver =
      isSeenAsSequence(name, isOwn, each, frame)
      ? .list(ListBox(ContiguousArray(try elements(of: value, at: location)))) : value
    if let result = try library.call(name, on: receiver, arguments, expected, self, location) {
      return typed(result, each, on: value, frame)
    }
    if case .implicit(let box) = value {
      throw stop(".\(program.symbols.text(of: box.name)) of a type that is not known", node, frame)
    }
    let result = try unreadCall(
      "\(typeOf(value).name).\(name)(…)", at: location, handed: [value] + arguments.map(\.value))
    try forgetReceiver(value, after: name, isOwn: isOwn, each, node, frame)
    return result
  }

  /// Whether a library's own method of a name takes arguments with such labels.
  private func mayBeOfLibrary(_ name: String, _ value: Value, _ labels: [Symbol?], _ each: TreeNode) -> Bool {
    guard library.hasMember(name, of: value, self) else { return false }
    // A trailing closure has no label.
    return each.extra > 0 || library.fits(name, value, labels: labels.map { $0.map(program.symbols.text) }, self)
  }

  /// Whether a method is that of all sequences, as an extension of a protocol of theirs sees it on its `self`, although
  /// the type has another one: `filter`, which keeps texts, sets and dictionaries what they are.
  private func isSeenAsSequence(_ name: String, _ isOwn: TreeNode?, _ each: TreeNode, _ frame: Frame) -> Bool {
    guard name == "filter", let owner = frame.code.owner?.name else { return false }
    let protocols = [
      "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    ]
    return protocols.contains(owner) && (isOwn != nil || isOnSelf(each, frame))
  }

  /// Whether a method is called on `self`.
  private func isOnSelf(_ each: TreeNode, _ frame: Frame) -> Bool {
    let callee = frame.nodes[Int(each.a)]
    guard callee.kind == .member else { return false }
    let base = frame.nodes[Int(callee.a)]
    return isSelfReference(base, callee.a, frame)
  }

  private func receiver(_ type: RuntimeType, _ isOwn: TreeNode?, _ each: TreeNode, _ frame: Frame) -> Receiver {
    Receiver(type: type, seen: seenAs(isOwn, each, frame), isOwn: isOwn != nil || isOnSelf(each, frame))
  }

  /// The static type of what a call's method is called on.
  private func seenAs(_ isOwn: TreeNode?, _ each: TreeNode, _ frame: Frame) -> RuntimeType? {
    isOwn != nil ? ownType(frame) : staticType(frame.tree.nodes[Int(each.a)].a, frame)
  }

  /// Whether the static type's function gives as an Optional what a subclass's gives without one.
  private func isResultWrapped(
    of code: Code, _ symbol: Symbol, _ isOwn: TreeNode?, _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> Bool {
    guard code.function.flags.contains(.isOverride), code.function.result >= 0,
      code.tree.nodes[Int(code.function.result)].kind != .optionalType,
      code.owner?.lineage.dropFirst().contains(where: { parent in
        parent.members[symbol]?.contains { $0.code.map { $0.labels == code.labels && $0.givesOptional } ?? false }
          == true
      }) == true
    else { return false }
    guard let seen = seenAs(isOwn, each, frame)?.flattened, seen.nominal?.isClass == true else {
      throw stop("whether \(code.fullName) gives an Optional", node, frame)
    }
    let declared = candidates(symbol, of: seen, isStatic: code.isStatic).compactMap(\.member.code)
      .first { $0.labels == code.labels }
    return declared?.givesOptional ?? false
  }

  /// The function that the static type has where a subclass overrides it: its default arguments count.
  private func declaration(
    of code: Code, _ symbol: Symbol, _ isOwn: TreeNode?, _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> Code? {
    guard code.function.flags.contains(.isOverride), code.function.parameters.contains(where: { $0.defaultValue >= 0 }),
      frame.list(each.b).count / 2 < code.function.parameters.count
    else { return nil }
    guard let known = seenAs(isOwn, each, frame)?.flattened, known.nominal?.isClass == true else {
      throw stop("whose default arguments of \(code.fullName) are meant", node, frame)
    }
    return candidates(symbol, of: known, isStatic: false).compactMap(\.member.code).first { $0.labels == code.labels }
  }

  /// The bindings of a method's generic parameters by the type of its object.
  func bindings(for code: Code, _ type: RuntimeType) -> GenericBindings? {
    guard let owner = code.owner, owner.isClass || owner.kind == .struct || owner.kind == .enum else {
      return type.bindings
    }
    return bindings(of: owner, in: type)
  }

  /// The functions without those of protocols' extensions that the type has itself.
  func preferred(_ codes: [Code], _ found: [Candidate]) -> [Code] {
    let own = codes.filter { code in found.contains { $0.member.code === code && !$0.isDefault } }
    var kept = own
    for code in codes where !kept.contains(where: { $0 === code || isOneFunction($0, code) && !isBeside($0, code) }) {
      kept.append(code)
    }
    return kept
  }

  /// `super.method(…)`.
  func callSuper(
    _ symbol: Symbol, _ base: TreeNode, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let this = try this(base, frame)
    let name = program.symbols.text(of: symbol)
    if name == "init" { return try delegate(toSuper: true, this, each, node, frame) }
    let isStatic = isType(this)
    if let parent = frame.code.owner?.superclass?.nominal {
      let codes = candidates(symbol, of: types.nominal(parent), isStatic: isStatic).compactMap { candidate -> Code? in
        switch candidate.member {
        case .method(let code), .staticMethod(let code): code
        default: nil
        }
      }
      if !codes.isEmpty {
        let code = try choose(codes, each, node, frame, expected)
        var after: Value?
        return try invokeBound(
          code, this: this, captures: [], generics: thisType(of: this).flatMap { bindings(for: code, $0) }, each, node,
          frame, expected, isLabelled: true, after: &after)
      }
    }
    let arguments = try self.arguments(
      each.b, extra: each.extra, frame, asked: thisType(of: this).map { library.asked(by: name, of: $0, self) } ?? [:])
    if let parent = frame.code.owner?.superclass?.nominal,
      try library.codeSuper(name, parent, of: this, arguments, self, frame.tree.location(of: node))
    {
      return .void
    }
    let location = frame.tree.location(of: node)
    if let result = try asSuper(
      name, of: this, { try library.call(name, on: this, arguments, expected, self, location) })
    {
      return result
    }
    return try unreadCall(
      "super.\(name)(…)", at: frame.tree.location(of: node), handed: [this] + arguments.map(\.value))
  }

  private func isSelf(_ value: Value, _ frame: Frame) -> Bool {
    switch (value, Self.unboxed(frame.slots[0])) {
    case (.object(let one), .object(let other)): one.isSame(as: other)
    case (.structure(let one), .structure(let other)): one === other
    case (.absent, .absent): true
    default: false
    }
  }

  /// Calls a method with evaluated arguments.
  package func callMethod(_ value: Value, named name: String, _ arguments: [Argument], at location: TreeLocation) throws
    -> Value
  {
    try callMethod(value, program.symbols[name], arguments, at: location)
  }

  func callMethod(_ value: Value, _ symbol: Symbol, _ arguments: [Argument], at location: TreeLocation) throws -> Value
  {
    var value = value
    return try callMutating(&value, symbol, arguments, at: location)
  }

  /// Calls a method with evaluated arguments on a value that it may change.
  func callMutating(
    _ value: inout Value, _ symbol: Symbol, _ arguments: [Argument], at location: TreeLocation
  ) throws -> Value {
    try checkStack(at: location)
    let name = program.symbols.text(of: symbol)
    if case .unknown(let unknown) = value, ownMembers(symbol, of: unknown).isEmpty {
      return try callUnknown(name, of: unknown, arguments, at: location)
    }
    let isStatic = isType(value)
    if let type = memberType(of: value) {
      let labels = arguments.map { $0.label.map { program.symbols[$0] } }
      let found = candidates(symbol, of: type, isStatic: isStatic)
      var codes = found.compactMap(\.member.code).filter {
        $0.function.kind == .function && matches($0, labels, trailing: arguments.count { $0.isTrailing }) != nil
      }
      if codes.count > 1 { codes = preferred(codes, found) }
      if codes.count > 1 {
        guard let frame = stack.push(codes[0]) else {
          throw tooDeep(codes[0], location)
        }
        defer { stack.pop(frame) }
        codes = [try best(codes, arguments, nil, labels, location.node, frame, isLiteral: { _ in false })]
      }
      if let code = codes.first {
        let bound = try bind(
          arguments, to: code, isLabelled: true, generics: bindings(for: code, type), this: value, at: location)
        let this = value
        var after: Value? = this
        if !this.isReference, code.function.flags.contains(.isMutating) { value = .void }
        defer { if code.function.flags.contains(.isMutating) { value = after ?? this } }
        return try call(
          code, this: this, bound.values, captures: [], generics: bound.generics, at: location, after: &after)
      }
    }
    if case .unknown(let unknown) = value { return try callUnknown(name, of: unknown, arguments, at: location) }
    if let type = thisType(of: value), library.isMutating(name, type) {
      return try library.mutate(name, &value, arguments, self, location)
    }
    if let result = try library.call(name, on: value, arguments, nil, self, location) { return result }
    let result = try unreadCall("\(typeOf(value).name).\(name)(…)", at: location, handed: arguments.map(\.value))
    if let left = leftOpen(value, by: name, at: location) { value = left }
    return result
  }
}
