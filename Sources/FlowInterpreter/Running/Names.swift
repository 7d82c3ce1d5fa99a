import FlowModel

extension Interpreter {
  /// Where a name leads, which is the same each time.
  func use(of each: TreeNode, _ node: Int32, _ frame: Frame) -> NameUse {
    if let known = frame.caches[Int(node)] {
      return known._withUnsafeGuaranteedRef { unsafeDowncast($0, to: NameUse.self) }
    }
    let use = NameUse(target(of: each, frame))
    frame.tree.remember(use, at: node)
    return use
  }

  private func target(of each: TreeNode, _ frame: Frame) -> NameUse.Target {
    let symbol = frame.tree.symbols[Int(each.a)]
    let text = frame.tree.text(each.a)
    if text.unicodeScalars.first?.isOperatorStart == true { return .unknown }
    if frame.generics?[text] != nil { return .type }
    var owner = frame.code.owner
    var isInside = true
    while let type = owner {
      if type.generics.contains(where: { $0.name == text }) { return .type }
      if isInside, isMember(symbol, of: type) { return .member }
      if !isInside, type.kind != .protocol, isStaticMember(symbol, of: type) { return .outer(types.nominal(type)) }
      if type.nested(text, in: frame.tree) != nil || type.key == text { return .type }
      if type.aliases[text] != nil { return isUnreadAlias(text, frame) ? .unknown : .type }
      isInside = false
      owner = type.owner
    }
    if text == "Self" { return .type }
    if let cell = program.global(symbol, in: frame.tree) { return .cell(cell) }
    if let functions = program.functions(symbol, in: frame.tree) { return .functions(functions) }
    let named = program.named(text, [], in: frame.tree, frame.scope)
    if !named.isUnknown || named.isPartlyOfFoundation { return .type }
    if library.hasFunction(text) { return .library }
    if text == program.module || Program.libraryModules.contains(text) || program.modelledModules.contains(text) {
      return .module
    }
    // What a framework's class has, or the type that a `where` clause of an extension names.
    guard let type = frame.code.owner, each.flag != 0 else { return .unknown }
    // A name that begins as types' do is a type of a module that is not here, which is not handed `self`.
    if framework != nil, text.first?.isUppercase == true { return .unknown }
    return type.frameworkClass != nil || type.kind == .protocol || type.kind == .library ? .member : .unknown
  }

  /// Whether an alias inside a type stands for a type of a module that is not here, rather than for what only those say
  /// that use the type: a generic parameter, an associated type.
  private func isUnreadAlias(_ text: String, _ frame: Frame) -> Bool {
    let named = program.named(text, [], in: frame.tree, frame.scope)
    guard named.isUnknown, !named.isPartlyOfFoundation, named.name != text,
      named.name.first?.isUppercase == true, !named.name.contains(".")
    else { return false }
    var owner = frame.code.owner
    while let type = owner {
      let generics = type.generics.map(\.name) + type.associatedTypes.map(\.name)
      if type.kind == .protocol || type.kind == .library || generics.contains(named.name) { return false }
      owner = type.owner
    }
    return !frame.code.function.generics.contains { $0.name == named.name }
  }

  /// What `Module.name` stands for: the same as the name outside of all types.
  func inModule(_ each: TreeNode, _ node: Int32, _ frame: Frame) -> TreeNode? {
    guard each.isOf(.member) else { return nil }
    let base = frame.nodes[Int(each.a)]
    guard base.isOf(.name), case .module = use(of: base, each.a, frame).target else { return nil }
    let (module, text) = (frame.tree.text(base.a), frame.tree.text(each.b))
    // What the app calls so is not meant.
    if module != program.module, frame.caches[Int(node)] == nil {
      if library.hasFunction(text) {
        frame.tree.remember(NameUse(.library), at: node)
      } else if program.type(named: text, [], of: module) != nil {
        frame.tree.remember(NameUse(.type, of: module), at: node)
      }
    }
    return TreeNode(.name, a: each.b, b: -1, c: each.c)
  }

  /// Whether a name is a member of a type of the app, a protocol it conforms to or a library's type that it extends.
  func isMember(_ symbol: Symbol, of nominal: Nominal) -> Bool {
    for each in nominal.lineage where each.members[symbol] != nil { return true }
    let type: RuntimeType
    if nominal.kind == .library {
      type = program.library(nominal.name, [])
      if library.hasMember(program.symbols.text(of: symbol), of: nominal.name, program) { return true }
    } else {
      type = types.nominal(nominal)
    }
    for each in program.allProtocols(of: type) {
      if each.nominal?.members[symbol] != nil { return true }
      if let name = each.libraryName {
        if program.libraryNominals[name]?.members[symbol] != nil { return true }
        if library.hasMember(program.symbols.text(of: symbol), of: name, program) { return true }
      }
    }
    if nominal.kind == .enum {
      switch program.symbols.text(of: symbol) {
      case "rawValue", "allCases", "hashValue": return true
      default: break
      }
    }
    return false
  }

  func isStaticMember(_ symbol: Symbol, of nominal: Nominal) -> Bool {
    nominal.lineage.contains { $0.members[symbol]?.contains(where: \.isStatic) == true }
  }

  /// The object, value or type that a name's code belongs to.
  func this(_ each: TreeNode, _ frame: Frame) throws -> Value {
    let value: Value
    switch each.flag {
    case 1: value = frame.slots[Int(each.extra)]
    case 2:
      if case .box(let box) = frame.slots[Int(each.extra)] {
        value = box.value
      } else {
        value = frame.slots[Int(each.extra)]
      }
    case 3:
      guard Int(each.extra) < frame.captures.count else {
        throw Stop(reason: "self is not captured", location: frame.tree.location(of: -1))
      }
      let box = frame.captures[Int(each.extra)]
      value = box.ownership == .strong ? box.value : heldWeakly(box.value)
    default: return .absent
    }
    if case .box(let box) = value { return box.value }
    if case .some(let box) = value, box.value.isReference { return box.value }
    return value
  }

  /// What has the member that a bare name means: where the initial value of a property names what only its type has, the
  /// type.
  func holder(of symbol: Symbol, _ this: Value, _ frame: Frame) -> Value {
    let kind = frame.code.function.kind
    guard kind == .initialValue || kind == .closure, let type = thisType(of: this),
      candidates(symbol, of: type, isStatic: false).isEmpty, !candidates(symbol, of: type, isStatic: true).isEmpty,
      !library.hasMember(program.symbols.text(of: symbol), of: this, self)
    else { return this }
    return .type(type)
  }

  func name(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    if each.flag == 1, case .object(let object) = frame.slots[Int(each.extra)],
      let place = knownPlace(at: node, of: object, frame)
    {
      let content = object.fields[place]
      if case .absent = content {} else { return content }
    }
    let use = use(of: each, node, frame)
    switch use.target {
    case .cell(let cell): return try value(of: cell, node, frame)
    case .member:
      let this = holder(of: frame.tree.symbols[Int(each.a)], try this(each, frame), frame)
      if let content = knownContent(use, of: this) { return content }
      if each.c < 0 { noteField(frame.tree.symbols[Int(each.a)], of: this, use) }
      if case .absent = this { throw stop("'\(frame.tree.text(each.a))' without self", node, frame) }
      if let field = unsetLazy(frame.tree.symbols[Int(each.a)], this) {
        return try modifySelf(each, node, frame) {
          try self.readLazily(field, frame.tree.symbols[Int(each.a)], of: &$0, node, frame)
        }
      }
      if program.hasMutatingGetters, isReadInPlace(frame.tree.symbols[Int(each.a)], this) {
        return try modifySelf(each, node, frame) {
          try self.readInPlace(frame.tree.symbols[Int(each.a)], of: &$0, at: frame.tree.location(of: node))
        }
      }
      if frame.isSelfKnown, case .type(let type) = this,
        let getter = getter(ofProtocols: frame.tree.symbols[Int(each.a)], type)
      {
        return try self.value(of: getter, type, node, frame)
      }
      return try property(
        frame.tree.symbols[Int(each.a)], of: this, at: frame.tree.location(of: node), frame, expected,
        labels: each.c, seenAs: ownType(frame))
    case .outer(let type):
      return try property(
        frame.tree.symbols[Int(each.a)], of: .type(type), at: frame.tree.location(of: node), frame, expected,
        labels: each.c)
    case .functions(let codes):
      let labels = each.c >= 0 ? frame.tree.list(each.c).map { $0 >= 0 ? frame.tree.symbols[Int($0)] : nil } : nil
      return .closure(try function(among: codes, labels: labels, this: nil, expected, node, frame))
    case .type:
      return .type(try namedType(each, node, use, frame))
    case .library: return try library.functionValue(frame.tree.text(each.a), self, frame.tree.location(of: node))
    case .module, .field: throw stop("a module as a value", node, frame)
    case .unknown:
      let text = frame.tree.text(each.a)
      if let first = text.unicodeScalars.first, first.isOperatorStart {
        return .closure(operatorFunction(text, node, frame))
      }
      return .unknown(Unknown(text, frame.tree.location(of: node), isUndeclared: text.first?.isUppercase != true))
    }
  }

  /// One of several functions of a name, as a value.
  func function(
    among codes: [Code], labels: [Symbol?]?, this: Value?, _ expected: RuntimeType?, _ node: Int32, _ frame: Frame
  ) throws -> Closure {
    var fitting = codes
    let own = this.flatMap(thisType)
    if let labels { fitting = fitting.filter { $0.labels == labels } }
    if fitting.count > 1, case .function(let parameters, _)? = expected?.flattened.kind {
      fitting = fitting.filter { $0.function.parameters.count == parameters.count }
      if fitting.count > 1 {
        let exact = fitting.filter { code in
          zip(code.function.parameters, parameters).allSatisfy { parameter, wanted in
            program.type(
              parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: own?.bindings, this: own))
              === wanted
          }
        }
        if !exact.isEmpty { fitting = exact }
      }
    }
    if fitting.count > 1 {
      var kept: [Code] = []
      for code in fitting where !kept.contains(where: { isSame($0, code) }) { kept.append(code) }
      fitting = kept
    }
    guard let code = fitting.first, fitting.count == 1 else {
      throw stop("which '\(codes.first?.function.name ?? "")' is meant", node, frame)
    }
    let closure = Closure(.code(code, captures: [], this: this, nil))
    if onHandedObject != nil, case .object? = this?.flattened { onClosure?(closure) }
    if let type = expected?.flattened, case .function = type.kind { closure.type = type }
    return closure
  }

  /// `+` and the like as a value.
  private func operatorFunction(_ text: String, _ node: Int32, _ frame: Frame) -> Closure {
    let location = frame.tree.location(of: node)
    let tree = frame.tree
    return Closure(native: text) { interpreter, arguments in
      var values = arguments.map(\.value)
      // `zip(a, b).map(*)`: a pair is taken apart.
      if values.count == 1, case .tuple(let box) = values[0], box.items.count == 2 { values = box.items }
      if values.count == 2 {
        return try interpreter.operate(TreeOperator(text), text, values[0], values[1], at: location, tree)
      }
      guard values.count == 1 else {
        throw Stop(reason: "an operator with \(values.count) operands", location: location)
      }
      return try interpreter.operatePrefix(TreeOperator(text), text, values[0], at: location)
    }
  }

  // MARK: Globals and statics

  /// The value of a global or static variable, which is initialised when it is first used.
  func value(of cell: StaticCell, _ node: Int32, _ frame: Frame) throws -> Value {
    if case .absent = cell.value { try initialize(cell, at: frame.tree.location(of: node)) }
    if cell.isTaken { throw stop("'\(cell.property.name)' is read while it is changed", node, frame) }
    if cell.property.getter >= 0 {
      return try call(
        cell.tree.codes[Int(cell.property.getter)], this: nil, [], captures: [], generics: nil,
        at: frame.tree.location(of: node))
    }
    if case .native(let native) = cell.value {
      if native is WeakReference {
        return try heldElsewhere(cell.value, cell.property, at: frame.tree.location(of: node))
      }
      if cell.property.flags.contains(.isAsyncLet), let task = native as? TaskBox { return try loop.value(of: task) }
    }
    return cell.value
  }

  func initialize(_ cell: StaticCell, at location: TreeLocation) throws {
    guard case .absent = cell.value else { return }
    if cell.property.getter >= 0 {
      cell.value = .void
      return
    }
    let property = cell.property
    guard !cell.isBeingMade else { throw Stop(reason: "'\(property.name)' needs itself", location: location) }
    cell.isBeingMade = true
    // Other threads that ask for it wait until it is made.
    loop.stillness += 1
    defer {
      cell.isBeingMade = false
      loop.stillness -= 1
    }
    if isInMidRun, !property.flags.contains(.isLet) {
      cell.value = .unknown(Unknown(property.name, location))
      return
    }
    let written =
      property.type >= 0
      ? program.type(
        property.type, in: cell.tree,
        TypeScope(owner: cell.owner?.nominal, generics: cell.owner?.bindings, this: cell.owner)) : nil
    if let wrapper = program.wrapper(of: property, in: cell.tree, cell.owner?.nominal) {
      if let name = program.unreadAttribute(of: property, in: cell.tree, cell.owner?.nominal) {
        throw Stop(reason: "@\(name) of '\(property.name)'", location: location)
      }
      cell.value = try wrapped(wrapper, property, cell.tree, written, this: cell.owner.map { .type($0) }, at: location)
      return
    }
    guard property.initialValue >= 0 else {
      guard let wrapped = written?.wrapped else {
        throw Stop(reason: "'\(property.name)' is used before it is set", location: location)
      }
      cell.value = .nothing(Unmanaged.passUnretained(wrapped))
      return
    }
    if property.flags.contains(.isAsyncLet) {
      let code = cell.tree.codes[Int(property.initialValue)]
      cell.value = .native(
        try loop.start(on: loop.pool, locals: loop.current.locals, parent: loop.current.task) { [self] in
          try initialValue(code, written, this: nil, at: location)
        })
      return
    }
    let value = try initialValue(
      cell.tree.codes[Int(property.initialValue)], written, this: cell.owner.map { .type($0) }, at: location)
    if case .absent = cell.value {
      noteChange()
      cell.value = property.isHeldElsewhere ? WeakReference.held(value) : value
      if isInMidRun { cell.value = agedConstant(value, location) }
    }
  }

  /// Runs an initial value.
  func initialValue(
    _ code: Code, _ written: RuntimeType?, this: Value?, at location: TreeLocation, thisType: RuntimeType? = nil,
    generics: GenericBindings? = nil
  ) throws -> Value {
    try checkDepth(code, at: location)
    guard let frame = stack.push(code) else { throw Trap(message: "\(code.fullName) needs itself", location: location) }
    defer { stack.pop(frame) }
    frame.resultType = written
    if let this {
      frame.this = thisType ?? self.thisType(of: this)
      frame.slots[0] = code.function.flags.contains(.isSelfBoxed) ? .box(Box(this)) : this
    } else {
      frame.this = thisType
    }
    frame.generics = generics
    // What closures in it know of the type's own parameters.
    if generics == nil, let owner = code.owner, !owner.generics.isEmpty, let type = frame.this {
      frame.generics = bindings(of: owner, in: type)
    }
    return try runBody(frame)
  }
}
