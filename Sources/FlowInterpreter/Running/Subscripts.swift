import FlowModel

extension Interpreter {
  func subscripted(
    _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType? = nil
  ) throws -> Value {
    let baseNode = frame.tree.nodes[Int(each.a)]
    let base = baseNode.kind == .superReference ? try this(baseNode, frame) : try evaluate(each.a, frame)
    if case .list(let box) = base {
      let nodes = frame.tree.list(each.b)
      if nodes.count == 2, nodes[0] < 0, program.libraryNominals["Array"]?.subscripts.isEmpty != false {
        let index = try implicitlyUnwrapped(evaluate(nodes[1], frame), at: frame.tree.location(of: node))
        if case .int(let place) = index {
          let offset = place - box.start
          guard offset >= 0, offset < box.items.count else { throw trap("Index out of range", node, frame) }
          return box.items[offset]
        }
        let location = frame.tree.location(of: node)
        return try element(of: base, [Argument(nil, try bounded(index, in: box, at: location))], at: location)
      }
    }
    let values = try subscriptArguments(each, thisType(of: base), frame)
    let location = frame.tree.location(of: node)
    guard baseNode.kind == .superReference else {
      if program.hasMutatingGetters, !base.isReference, !base.isUnknown, isPlace(each.a, frame),
        let (getter, _) = try ownSubscript(base, values, at: location, expected),
        getter.function.flags.contains(.isMutating)
      {
        guard try isPure(each.a, frame) else { throw stop("a subscript that changes what is computed", node, frame) }
        return try modify(each.a, frame) { try self.element(inPlace: &$0, getter, values, at: location) }
      }
      let found = try element(of: base, values, at: location, expected)
      let keys = frame.tree.list(each.b)
      if keys.count == 2, values[0].label == "keyPath", !found.isOptional,
        staticType(keys[1], frame)?.libraryName == "AnyKeyPath"
      {
        return .some(SomeBox(found))
      }
      return found
    }
    guard let parent = frame.code.owner?.superclass?.nominal,
      let (getter, _) = try ownSubscript(base, values, at: location, from: types.nominal(parent))
    else { return try unread("super[…]", node, frame, handed: [base]) }
    let bound = try bind(values, to: getter, isLabelled: true, generics: generics(of: base), this: base, at: location)
    return try call(getter, this: base, bound.values, captures: [], generics: bound.generics, at: location)
  }

  /// The arguments of a subscript of a type's values; those that the app's subscript asks for itself are postponed.
  func subscriptArguments(_ each: TreeNode, _ type: RuntimeType?, _ frame: Frame) throws -> [Argument] {
    var expecting: [RuntimeType?] = []
    if case .dictionary(let key, let element)? = type?.kind {
      expecting = [key.isUnknown ? nil : key, element.isUnknown ? nil : element]
    }
    guard let type, hasAutoclosures(type) else {
      return try arguments(each.b, extra: each.extra, frame, expecting: expecting)
    }
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    let isStatic = if case .metatype = type.kind { true } else { false }
    let getters = subscripts(of: type.instance, isStatic: isStatic).compactMap(\.code)
    let places = getters.compactMap { getter in
      matches(getter, labels, trailing: Int(each.extra)).map { $0.map { getter.function.parameters[$0] } }
    }
    return try labels.indices.map { index in
      let argument = nodes[index * 2 + 1]
      let label = nodes[index * 2] >= 0 ? frame.tree.text(nodes[index * 2]) : nil
      let postponing = places.count { $0[index].isAutoclosure }
      guard postponing > 0 else {
        return Argument(label, try evaluate(argument, frame, index < expecting.count ? expecting[index] : nil))
      }
      guard postponing == places.count else { throw stop("which subscript is meant", argument, frame) }
      return Argument(label, .closure(postpone(argument, frame, nil)))
    }
  }

  private func hasAutoclosures(_ type: RuntimeType) -> Bool {
    guard let nominal = type.instance.nominal else { return false }
    let owners = nominal.lineage + program.allProtocols(of: type.instance).compactMap(\.nominal)
    return owners.contains { owner in
      owner.subscripts.contains { $0.code?.function.parameters.contains(where: \.isAutoclosure) == true }
    }
  }

  /// The app's subscripts of a type.
  func subscripts(of type: RuntimeType, isStatic: Bool) -> [Member] {
    var members: [Member] = []
    if let nominal = type.nominal { for each in nominal.lineage { members += each.subscripts } }
    if let name = type.libraryName { members += program.libraryNominals[name]?.subscripts ?? [] }
    for each in program.allProtocols(of: type) {
      members += (each.nominal ?? each.libraryName.flatMap { program.libraryNominals[$0] })?.subscripts ?? []
    }
    return members.filter { member in
      if case .subscripting(_, _, isStatic) = member { true } else { false }
    }
  }

  /// The app's own subscript that fits the arguments.
  private func ownSubscript(
    _ base: Value, _ arguments: [Argument], at location: TreeLocation, _ expected: RuntimeType? = nil,
    from parent: RuntimeType? = nil
  ) throws -> (getter: Code, setter: Code?)? {
    guard let type = parent ?? thisType(of: base) else { return nil }
    let isStatic = if case .type = base { true } else { false }
    let labels = arguments.map { $0.label.map { program.symbols[$0] } }
    let found = subscripts(of: type, isStatic: isStatic).compactMap { member -> (getter: Code, setter: Code?)? in
      guard case .subscripting(let getter, let setter, isStatic) = member, matches(getter, labels, trailing: 0) != nil
      else { return nil }
      return (getter, setter)
    }
    var nearest = found.enumerated().filter { index, each in
      !found[..<index].contains { overrides($0.getter, each.getter) }
    }.map(\.element)
    // Beside a library's own, only those that take the arguments.
    if nearest.count > 1, type.nominal == nil { nearest = nearest.filter { isMeant($0.getter, base, arguments) } }
    guard nearest.count > 1 else { return nearest.first }
    guard let frame = stack.push(found[0].getter) else { throw Trap(message: "endless recursion", location: location) }
    defer { stack.pop(frame) }
    let best = try best(
      nearest.map(\.getter), arguments, expected, labels, location.node, frame, isLiteral: { _ in false })
    return found.first { $0.getter === best }
  }

  /// Whether the app may have a subscript for a value: of a library's type it has one in an extension alone.
  private func mayHaveOwnSubscript(_ base: Value) -> Bool {
    switch base {
    case .list, .dictionary, .text, .set: program.extendsSubscripts
    default: true
    }
  }

  /// `base[arguments]`.
  func element(
    of base: Value, _ arguments: [Argument], at location: TreeLocation, _ expected: RuntimeType? = nil
  ) throws -> Value {
    if mayHaveOwnSubscript(base), let (getter, _) = try ownSubscript(base, arguments, at: location, expected),
      isMeant(getter, base, arguments)
    {
      let bound = try bind(
        arguments, to: getter, isLabelled: true, generics: generics(of: base), this: base, at: location)
      if getter.isGeneric, let expected, let bindings = bound.generics {
        inferFromResult(getter.function.result, getter, expected, bindings)
      }
      return try call(getter, this: base, bound.values, captures: [], generics: bound.generics, at: location)
    }
    if case .unknown(let unknown) = base {
      if UnreadLists.isList(unknown) {
        throw Stop(asking: unknown, "whether \(unknown.what) has an element at an index", at: location)
      }
      let element = unknown.knownElement(arguments) ?? typedElement(of: unknown, arguments, at: location)
      return element ?? .unknown(unknown.part("\(unknown.what)[…]", location))
    }
    if arguments.count == 1, case .closure(let closure) = arguments[0].value, case .native("...", _) = closure.body,
      let whole = try library.call("dropFirst", on: base, [Argument(nil, .int(0))], nil, self, location)
    {
      return whole
    }
    if arguments.count == 1, arguments[0].label == "keyPath", case .keyPath(let path) = arguments[0].value {
      // An `AnyKeyPath` alone may be that of another type: it gives nil there.
      if let root = path.root, program.conforms(typeOf(base), to: root) == false, !base.isOptional { return .none }
      return try follow(path, base, at: location)
    }
    if arguments.count == 1, case .closure(let closure) = arguments[0].value, case .native("...", _) = closure.body {
      // `list[...]`: all of it.
      if case .list(let box) = base {
        let all = RangeBox(.int(box.start), .int(box.start + box.items.count), .halfOpen)
        return try element(of: base, [Argument(nil, .range(all))], at: location)
      }
      if let start = try library.property("startIndex", of: base, self, location),
        let end = try library.property("endIndex", of: base, self, location)
      {
        return try element(of: base, [Argument(nil, .range(RangeBox(start, end, .halfOpen)))], at: location)
      }
    }
    if case .some(let box) = base { return try element(of: box.value, arguments, at: location) }
    if case .nothing = base { throw Trap(message: Self.foundNilImplicitly, location: location) }
    let arguments = try indices(arguments, of: base, at: location)
    if let result = try library.element(of: base, arguments, self, location) { return result }
    if base.isOptional {
      return try element(of: implicitlyUnwrapped(base, at: location), arguments, at: location)
    }
    return try world.unread("\(typeOf(base).name)[…]", at: location, handed: [base])
  }

  /// `base[arguments]` of a subscript that changes its value: `mutating get`.
  private func element(
    inPlace base: inout Value, _ getter: Code, _ arguments: [Argument], at location: TreeLocation
  ) throws -> Value {
    let bound = try bind(
      arguments, to: getter, isLabelled: true, generics: generics(of: base), this: base, at: location)
    let this = base
    var after: Value? = this
    base = .void
    defer { base = after ?? this }
    return try call(
      getter, this: this, bound.values, captures: [], generics: bound.generics, at: location, after: &after)
  }

  /// Whether an extension's subscript is meant, not the library's own, which goes before one that needs default arguments.
  private func isMeant(_ getter: Code, _ base: Value, _ arguments: [Argument]) -> Bool {
    if thisType(of: base)?.nominal != nil {
      let scope = TypeScope(owner: getter.owner, generics: generics(of: base), this: thisType(of: base))
      return zip(getter.function.parameters, arguments).allSatisfy { parameter, argument in
        guard parameter.type >= 0, !parameter.isAutoclosure else { return true }
        return fit(
          argument.value, program.type(parameter.type, in: getter.tree, scope), getter, isLiteral: true) != nil
      }
    }
    if arguments.contains(where: { $0.label != nil }) { return true }
    if getter.function.parameters.count > arguments.count, isIndex(arguments[0].value, of: base) { return false }
    guard let parameter = getter.function.parameters.first, parameter.type >= 0 else { return true }
    let type = program.type(
      parameter.type, in: getter.tree, TypeScope(owner: getter.owner, generics: nil, this: thisType(of: base)))
    if case .implicit = arguments[0].value {
      return !type.isOpen && fit(arguments[0].value, type, getter, isLiteral: false) != nil
    }
    // What is no Optional goes to the library's own where that takes it.
    if type.wrapped != nil, !arguments[0].value.isOptional, isIndex(arguments[0].value, of: base) { return false }
    return program.conforms(typeOf(arguments[0].value), to: type) == true && !type.isOpen
  }

  /// Whether a library's own subscript of a list or dictionary takes a value.
  private func isIndex(_ value: Value, of base: Value) -> Bool {
    switch base {
    case .list: typeOf(value) === types.int
    case .dictionary(let box): box.key.map { program.conforms(typeOf(value), to: $0) != false } ?? true
    default: false
    }
  }

  /// `base[arguments] = value`.
  func setElement(
    _ base: inout Value, _ arguments: [Argument], to value: Value, _ node: Int32, _ frame: Frame
  ) throws {
    let location = frame.tree.location(of: node)
    if mayHaveOwnSubscript(base), let (getter, setter) = try ownSubscript(base, arguments, at: location),
      isMeant(getter, base, arguments)
    {
      guard let setter else { throw stop("a subscript that cannot be set", node, frame) }
      let bound = try bind(
        arguments, to: getter, isLabelled: true, generics: generics(of: base), this: base, at: location)
      let written =
        getter.function.result >= 0
        ? program.type(
          getter.function.result, in: getter.tree,
          TypeScope(owner: getter.owner, generics: bound.generics, this: thisType(of: base))) : nil
      let this = base
      var after: Value? = this
      if !this.isReference { base = .void }
      defer { base = after ?? this }
      _ = try call(
        setter, this: this,
        bound.values + [try coerce(value, to: written?.isUnknown == true ? nil : written, node, frame)],
        captures: [], generics: bound.generics, at: location, after: &after)
      return
    }
    if arguments.count == 1, arguments[0].label == "keyPath", case .keyPath(let path) = arguments[0].value {
      return try modify(path.components[...], &base, node, frame) { $0 = try self.fitted(value, $0, nil, node, frame) }
    }
    let arguments = try indices(arguments, of: base, at: location)
    if !base.isReference, let unknown = arguments.unknownIndex {
      if case .unknown = base { return }
      let hides = base.holdsReference || value.holdsReference
      base = .unknown(Unknown("\(typeOf(base).name)[\(unknown.what)]", location, hides: hides))
      return
    }
    if case .dictionary = base, arguments.count == 1, arguments[0].label == nil {
      var value = value
      if let element = Self.element(of: base), !element.isUnknown {
        value = try coerce(value, to: types.optional(element), node, frame)
      }
      let own = try takeDictionary(&base, at: location)
      if own.key == nil { own.key = typeOf(arguments[0].value) }
      own.table[HashedValue(arguments[0].value)] = value.isOptional ? value.unwrapped : value
      base = .dictionary(own)
      return
    }
    if case .unknown(let unknown) = base {
      _ = try world.unread("setting \(unknown.what)[…]", at: location, handed: [base, value])
      return
    }
    if case .some = base {
      return try inside(&base) { try self.setElement(&$0, arguments, to: value, node, frame) }
    }
    if try library.setElement(&base, arguments, to: value, self, location) { return }
    if isPlainElement(base, arguments) {
      let element = Self.element(of: base).flatMap { $0.isUnknown ? nil : $0 }
      return try modifyElement(&base, arguments, node, frame) { $0 = try fitted(value, $0, element, node, frame) }
    }
    let what = "\(typeOf(base).name)[…]"
    _ = try world.unread("setting \(what)", at: location, handed: [base, value])
    if !base.isReference { base = .unknown(Unknown(what, location, hides: value.holdsReference)) }
  }

  /// The arguments of a library's own subscript, with what `T!` holds for the index of a list or text, or the key of a
  /// dictionary whose keys are no Optionals.
  private func indices(_ arguments: [Argument], of base: Value, at location: TreeLocation) throws -> [Argument] {
    guard let first = arguments.first, first.label == nil, first.value.isOptional else { return arguments }
    switch base {
    case .list, .text: break
    case .dictionary(let box):
      guard let key = box.key ?? box.table.firstEntry.map({ typeOf($0.key) }), key.wrapped == nil, !key.isOpen
      else { return arguments }
    default: return arguments
    }
    return [Argument(nil, try implicitlyUnwrapped(first.value, at: location))] + arguments.dropFirst()
  }

  /// Whether it is an element that ``modifyElement(_:_:_:_:_:)`` changes in its place.
  private func isPlainElement(_ base: Value, _ arguments: [Argument]) -> Bool {
    switch base {
    case .list: if arguments.count == 1, case .int = arguments[0].value { true } else { false }
    case .dictionary: arguments.count == 2 && arguments[1].label == "default"
    default: false
    }
  }

  /// The type of a list's elements or a dictionary's values, where it is known.
  private static func element(of collection: Value) -> RuntimeType? {
    if case .list(let box) = collection { return box.element }
    if case .dictionary(let box) = collection { return box.element }
    return nil
  }

  /// Changes an element in its place.
  func modifyElement<Result>(
    _ base: inout Value, _ arguments: [Argument], _ node: Int32, _ frame: Frame, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    let location = frame.tree.location(of: node)
    let arguments = try indices(arguments, of: base, at: location)
    if !base.isReference, let unknown = arguments.unknownIndex {
      // Whatever element it is: it is changed, and any of them may be.
      var value = try element(of: base, arguments, at: location)
      let result = try body(&value)
      let hides = base.holdsReference || value.holdsReference
      base = .unknown(Unknown("\(typeOf(base).name)[\(unknown.what)]", location, hides: hides))
      return result
    }
    if case .list = base, arguments.count == 1, arguments[0].label == nil, case .int(let place) = arguments[0].value {
      let own = try takeList(&base, at: location)
      let offset = place - own.start
      guard offset >= 0, offset < own.items.count else {
        base = .list(own)
        throw trap("Index out of range", node, frame)
      }
      var value = own.items[offset]
      let isObject = value.isReference
      if !isObject { own.items[offset] = .void }
      defer {
        if isObject { base = .list(own) }
        own.items[offset] = value
        base = .list(own)
      }
      if isObject { base = .list(own) }
      return try body(&value)
    }
    if case .dictionary = base, let first = arguments.first, first.label == nil {
      let own = try takeDictionary(&base, at: location)
      defer { base = .dictionary(own) }
      let key = HashedValue(first.value)
      if arguments.count == 2, arguments[1].label == "default" {
        let fallback = arguments[1].value
        return try own.table.modify(key) { content in
          var value = content ?? fallback
          content = .void
          defer { content = fitting(value, own.element) }
          return try body(&value)
        }
      }
      var value: Value
      if let content = own.table[key] {
        if !content.isReference { own.table[key] = .void }
        value = .some(SomeBox(content))
      } else {
        value = .nothing(own.element.map(Unmanaged.passUnretained))
      }
      defer { own.table[key] = value.unwrapped }
      return try body(&value)
    }
    if case .some = base {
      return try inside(&base) { try self.modifyElement(&$0, arguments, node, frame, body) }
    }
    var value = try element(of: base, arguments, at: location)
    let before = value
    return try writingBack(
      { try body(&value) },
      { if !isSameObject(before, value) { try setElement(&base, arguments, to: value, node, frame) } })
  }
}

extension [Argument] {
  /// The first of the indices or keys that is not known.
  fileprivate var unknownIndex: Unknown? {
    for argument in self {
      if case .unknown(let unknown)? = argument.value.flattened, unknown.individual == nil { return unknown }
    }
    return nil
  }
}
