import FlowModel

/// Members of types.
extension Interpreter {
  /// The variable of a type itself: that of the class that declares it.
  func staticValue(
    _ tree: LoadedTree, _ property: TreeProperty, _ symbol: Symbol, owner: Nominal, of type: RuntimeType,
    at location: TreeLocation
  ) throws -> Value {
    let cell = staticCell(tree, property, symbol, owner: owner, of: type)
    if case .absent = cell.value { try initialize(cell, at: location) }
    if cell.isTaskLocal, let own = loop.current.locals[ObjectIdentifier(cell)] { return own }
    let value = cell.value
    if let wrapper = program.wrapper(of: property, in: tree, owner) {
      if !wrapper.inner.isEmpty { return try unwrapped(value, wrapper, at: location) }
      return try readInPlace(program.symbols["wrappedValue"], of: &cell.value, at: location)
    }
    if case .native(let native) = value, native is WeakReference {
      return try heldElsewhere(value, property, at: location)
    }
    return value
  }

  /// `$name` and `_name` of a static property with a wrapper: what that projects, which of a task's variable is the variable,
  /// and the wrapper itself.
  func staticWrapper(
    _ tree: LoadedTree, _ property: TreeProperty, isProjected: Bool, owner: Nominal, of type: RuntimeType,
    at location: TreeLocation
  ) throws -> Value {
    let cell = staticCell(tree, property, program.symbols[property.name], owner: owner, of: type)
    if case .absent = cell.value { try initialize(cell, at: location) }
    if cell.isTaskLocal { return .native(TaskLocalBox(cell)) }
    return isProjected
      ? try self.property(program.symbols["projectedValue"], of: cell.value, at: location) : cell.value
  }

  func staticCell(
    _ tree: LoadedTree, _ property: TreeProperty, _ symbol: Symbol, owner: Nominal, of type: RuntimeType
  ) -> StaticCell {
    let home = owner === type.nominal || owner.kind == .protocol ? type : types.nominal(owner)
    if let known = home.statics[symbol] { return known }
    let cell = program.makeCell(tree, property, owner: home)
    home.statics[symbol] = cell
    return cell
  }

  func staticProperty(
    _ symbol: Symbol, of type: RuntimeType, at location: TreeLocation, _ frame: Frame?, _ expected: RuntimeType?,
    labels: Int32, seenAs: @autoclosure () throws -> RuntimeType? = nil
  ) throws -> Value {
    let text = program.symbols.text(of: symbol)
    if text == "self" { return .type(type) }
    if let what = type.nominal?.unread {
      return try world.unread("'\(what)' of \(type.name)", at: location, handed: [])
    }
    var found = candidates(symbol, of: type, isStatic: true)
    if found.count > 1 {
      found = try dispatched(found, symbol, seenAs: try seenAs()?.instance, at: location, frame, of: type)
    }
    let written: [Symbol?]? =
      labels >= 0
      ? frame.map { frame in frame.tree.list(labels).map { $0 >= 0 ? frame.tree.symbols[Int($0)] : nil } } : nil
    if let first = found.first {
      return try read(first, symbol, .type(type), at: location, frame, expected, found, labels: written)
    }
    if let nested = program.inner(text, of: type, in: frame?.tree) { return .type(nested) }
    if text == "allCases", let nominal = type.nominal, nominal.kind == .enum {
      return .list(
        ListBox(ContiguousArray(try nominal.cases.indices.map { try enumCase($0, of: type, at: location) }), type))
    }
    if text == "init" {
      // `let make: (Int?) -> Box<Int?> = Box.init`
      let made = expected?.flattened.result.map { specialized(type, $0) } ?? type
      let closure = Closure(native: "init") { interpreter, arguments in
        guard let frame else { throw Stop(reason: "an initializer as a value", location: location) }
        var arguments = arguments
        // A function of several parameters goes where one of a tuple is wanted.
        if let count = written?.count, count > 1, arguments.count == 1, case .tuple(let box) = arguments[0].value,
          box.items.count == count
        {
          arguments = box.items.map { Argument(nil, $0) }
        }
        // `Type.init(name:)` says which.
        let given =
          written?.count == arguments.count
          ? zip(written ?? [], arguments).map { Argument($0.map(interpreter.program.symbols.text), $1.value) }
          : interpreter.labelled(arguments, for: type)
        return try interpreter.construct(made, given, location.node, frame)
      }
      closure.type = typeOfInitializer(of: type)
      return .closure(closure)
    }
    // A method of an instance, by its type: `Type.method`.
    let methods = candidates(symbol, of: type, isStatic: false).compactMap(\.member.code)
    if let method = methods.first, methods.count == 1 {
      return .closure(
        Closure(native: text) { interpreter, arguments in
          guard let this = arguments.first?.value else {
            throw Stop(reason: "'\(text)' of \(type.name) without a value", location: location)
          }
          return .closure(interpreter.bound(method, symbol, to: this))
        })
    }
    if let result = try library.staticProperty(text, of: type, self, location) { return result }
    if case .optional(let wrapped) = type.kind {
      return try staticProperty(symbol, of: wrapped, at: location, frame, expected, labels: labels)
    }
    return try world.unread("\(type.name).\(text)", at: location, handed: [])
  }

  /// The getter of a class's property that a protocol's extension has, and nothing else; nil for others.
  func getter(ofProtocols symbol: Symbol, _ type: RuntimeType) -> Code? {
    guard type.nominal?.isClass == true else { return nil }
    let found = candidates(symbol, of: type, isStatic: true)
    guard found.count == 1, case .staticComputed(let getter, _) = found[0].member, getter.owner?.kind == .protocol
    else { return nil }
    return getter
  }

  /// What such a getter gives for a class of which the compiler knows that it is this one, which `Self` is then.
  func value(of getter: Code, _ type: RuntimeType, _ node: Int32, _ frame: Frame) throws -> Value {
    var after: Value?
    return try call(
      getter, this: .type(type), [], captures: [], generics: bindings(for: getter, type),
      at: frame.tree.location(of: node), thisType: type, isSelfKnown: true, after: &after)
  }
}
