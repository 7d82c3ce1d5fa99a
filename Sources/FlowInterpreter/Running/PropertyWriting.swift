import FlowModel

/// Setting and changing properties, with their observers and wrappers.
extension Interpreter {
  /// Changes a property in its place; observers are told when that is done.
  func modifyProperty<Result>(
    _ symbol: Symbol, of base: inout Value, _ node: Int32, _ frame: Frame,
    seenAs: @autoclosure () throws -> RuntimeType? = nil, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    if let type = thisType(of: base), let nominal = type.nominal, let index = nominal.simpleFields[symbol] {
      switch base {
      case .object(let object):
        if object.fields[index].isReference {
          var value = object.fields[index]
          let before = value
          let result = try body(&value)
          if !isSameObject(before, value) {
            noteChange(of: object)
            object.fields[index] = value
          }
          return result
        }
        var value = object.fields[index]
        if case .absent = value { break }
        noteChange(of: object)
        object.fields[index] = .absent
        defer { object.fields[index] = value }
        return try body(&value)
      default: break
      }
      if let own = takeStructure(&base, having: index) {
        var value = own.fields[index]
        own.fields[index] = .void
        defer {
          own.fields[index] = value
          base = .structure(own)
        }
        return try body(&value)
      }
    }
    if let field = thisType(of: base)?.nominal?.fieldsBySymbol[symbol], isModifiedInside(field, of: base) {
      var content = Self.field(field.index, of: base)
      if !content.isReference { put(.void, field, &base) }
      defer { put(content, field, &base) }
      return try modifyWrapped(&content, field.wrapper?.inner[...] ?? [], node, frame, body)
    }
    if let field = unsetTuple(symbol, of: base) {
      var parts = Value.absent
      defer { put(parts, field, &base) }
      return try body(&parts)
    }
    var value = try property(symbol, of: base, at: frame.tree.location(of: node), frame, seenAs: try seenAs())
    let before = value
    let isOpenOfFramework = isOpenProperty(symbol, of: base, value)
    return try writingBack(
      { try body(&value) },
      {
        if !isSameObject(before, value), !(isOpenOfFramework && areSameUnknown(before, value)) {
          try setProperty(symbol, of: &base, to: value, node, frame, seenAs: try seenAs())
        }
      })
  }

  /// The stored property of a tuple that is not set yet, whose parts an initialiser sets one after the other.
  private func unsetTuple(_ symbol: Symbol, of base: Value) -> Field? {
    guard let type = thisType(of: base), let field = type.nominal?.fieldsBySymbol[symbol], field.wrapper == nil,
      !field.isLazy, case .absent = Self.field(field.index, of: base), case .tuple? = fieldType(field, of: type)?.kind
    else { return nil }
    return field
  }

  /// Whether a property that no code of the app's has holds something that is not known: what is done inside of that was
  /// told to the world, and nothing is set.
  func isOpenProperty(_ symbol: Symbol, of base: Value, _ value: Value) -> Bool {
    guard case .unknown? = value.flattened, let inner = base.flattened else { return false }
    // Of something that is not known all was told, too, where nobody observes the property.
    if case .unknown = inner { return !observes(propertyNamed: program.symbols.text(of: symbol)) }
    guard let type = thisType(of: inner) else { return false }
    return inner.isReference && candidates(symbol, of: type, isStatic: false).isEmpty
  }

  /// The same of a property that a place is.
  func isOpenProperty(_ place: Place, _ value: Value, _ frame: Frame) -> Bool {
    guard case .property(let base, let symbol, _) = place, let holder = peek(base, frame) else { return false }
    return isOpenProperty(symbol, of: holder, value)
  }

  func areSameUnknown(_ one: Value, _ other: Value) -> Bool {
    guard case .unknown(let left)? = one.flattened, case .unknown(let right)? = other.flattened else { return false }
    return left === right
  }

  /// Changes a value and sets the place that it is from, where the change throws an error of the app's, too.
  func writingBack<Result>(_ change: () throws -> Result, _ set: () throws -> Void) throws -> Result {
    let result: Result
    do { result = try change() } catch let error as Thrown {
      try set()
      throw error
    }
    try set()
    return result
  }

  /// Takes a structure out of its place, as a box that nobody else holds; nil where a property is not set yet. What is
  /// bound by `switch` would be held once more.
  func takeStructure(_ place: inout Value, having index: Int? = nil) -> StructBox? {
    guard case .structure(var box) = place else { return nil }
    if let index, case .absent = box.fields[index] { return nil }
    place = .void
    if isKnownUniquelyReferenced(&box) { return box }
    return StructBox(box.type, box.fields)
  }

  /// A structure's box that nobody else holds.
  ///
  /// - Parameter box: the only reference to it beside that of the caller's variable, which was emptied.
  func unique(_ box: consuming StructBox) -> StructBox {
    var held = box
    if isKnownUniquelyReferenced(&held) { return held }
    return StructBox(held.type, held.fields)
  }

  /// Sets a property.
  ///
  /// - Parameter asSuper: the class whose superclass's property is meant: `super.name = …`.
  func setProperty(
    _ symbol: Symbol, of base: inout Value, to value: Value, _ node: Int32, _ frame: Frame, asSuper: Nominal? = nil,
    seenAs: @autoclosure () throws -> RuntimeType? = nil
  ) throws {
    let location = frame.tree.location(of: node)
    if case .unknown(let unknown) = base {
      let name = program.symbols.text(of: symbol)
      if try library.setPart(name, of: unknown, &base, to: value, self, location) { return }
      if let changed = try settingInEach(of: unknown, symbol, to: value, node, frame) {
        base = changed
        return
      }
      if onHandedObject != nil { noteHandedObject(unknown, setting: symbol, as: try seenAs()) }
      _ = try world.unread("setting \(unknown.what).\(name)", at: location, handed: [base, value])
      base = .unknown(unknown.changed)
      return
    }
    if case .nothing = base { throw trap(Self.foundNilImplicitly, node, frame) }
    if case .some(let box) = base {
      var inner = box.value
      try setProperty(symbol, of: &inner, to: value, node, frame, asSuper: asSuper)
      if !inner.isReference { base = .some(SomeBox(inner)) }
      return
    }
    if case .tuple(let box) = base, let index = box.labels.firstIndex(of: program.symbols.text(of: symbol)) {
      var items = box.items
      items[index] = try fitted(value, items[index], nil, node, frame)
      base = .tuple(TupleBox(items, box.labels))
      return
    }
    if case .closure = base { throw stop("a property of a function is set", node, frame) }
    guard let type = thisType(of: base) else { throw stop("a property of nothing", node, frame) }
    if case .object(let object) = base, let field = directField(symbol, object, frame), !isObserved(field, node, frame)
    {
      noteChange(of: object)
      object.fields[field.index] = try fitted(
        value, object.fields[field.index], fieldType(field, of: type), node, frame)
      return
    }
    let isStatic = if case .type = base { true } else { false }
    var all = candidates(symbol, of: type, isStatic: isStatic)
    if let asSuper {
      all = asSuper.superclass?.nominal.map { candidates(symbol, of: types.nominal($0), isStatic: isStatic) } ?? []
    }
    all = all.filter { if case .method = $0.member { false } else { true } }
    if all.count > 1, asSuper == nil, !isStatic {
      all = try dispatched(all, symbol, seenAs: try seenAs(), at: location, frame)
    }
    guard let first = all.first else {
      let name = program.symbols.text(of: symbol)
      let isSet =
        try asSuper == nil
        ? library.setProperty(name, of: &base, to: value, self, location)
        : setSuperProperty(ofFramework: name, &base, to: value, at: location)
      if isSet { return }
      if try setDynamicMember(name, of: &base, to: value, location) { return }
      let what = "\(type.name).\(name)"
      _ = try world.unread("setting \(what)", at: location, handed: [base, value])
      switch base {
      case .text, .list, .dictionary, .set:
        base = .unknown(Unknown("\(type.name) after \(what)", location, hides: base.holdsReference))
      default: break
      }
      return
    }
    try write(first, symbol, all, &base, type, value, node, frame)
  }

  func write(
    _ candidate: Candidate, _ symbol: Symbol, _ all: [Candidate], _ base: inout Value, _ type: RuntimeType,
    _ value: Value,
    _ node: Int32, _ frame: Frame
  ) throws {
    let location = frame.tree.location(of: node)
    switch candidate.member {
    case .stored(let name, let owner): try store(name, owner, &base, type, value, node, frame)
    case .computed(let getter, let setter, _), .staticComputed(let getter, let setter):
      guard let setter else {
        // Something was done to what it gives, which is not known.
        if case .unknown = value { return }
        throw stop("'\(program.symbols.text(of: symbol))' cannot be set", node, frame)
      }
      let written =
        getter.function.result >= 0
        ? program.type(
          getter.function.result, in: getter.tree, TypeScope(owner: getter.owner, generics: type.bindings, this: type))
        : nil
      let fitting = try coerce(value, to: written, node, frame)
      var after: Value? = base
      let this = base
      if !base.isReference { base = .void }
      _ = try call(setter, this: this, [fitting], captures: [], generics: type.bindings, at: location, after: &after)
      base = after ?? this
    case .observed(let willSet, let didSet, _):
      let rest = all.dropFirst()
      // The value before is asked for only where the observer names it.
      let before =
        didSet?.function.parameters.isEmpty == false ? try property(symbol, of: base, at: location, frame) : .void
      if let willSet {
        _ = try call(willSet, this: base, [value], captures: [], generics: type.bindings, at: location)
      }
      if let next = rest.first {
        try write(next, symbol, Array(rest), &base, type, value, node, frame)
      } else if try !setSuperProperty(ofFramework: program.symbols.text(of: symbol), &base, to: value, at: location) {
        throw stop("'\(program.symbols.text(of: symbol))' of a superclass that is not read", node, frame)
      }
      if let didSet {
        _ = try call(didSet, this: base, [before], captures: [], generics: type.bindings, at: location)
      }
    case .staticStored(let tree, let property):
      let cell = staticCell(tree, property, symbol, owner: candidate.owner, of: type)
      try set(cell, to: value, node, frame)
    default: throw stop("'\(program.symbols.text(of: symbol))' cannot be set", node, frame)
    }
  }

  func store(
    _ symbol: Symbol, _ owner: Nominal, _ base: inout Value, _ type: RuntimeType, _ value: Value, _ node: Int32,
    _ frame: Frame
  ) throws {
    let location = frame.tree.location(of: node)
    let nominal = type.nominal!
    guard let field = nominal.field(symbol, of: owner) ?? nominal.fieldsBySymbol[symbol] else {
      // `_name = Wrapper(…)`.
      let text = program.symbols.text(of: symbol)
      guard let first = text.first, let field = nominal.fieldsBySymbol[program.symbols[String(text.dropFirst())]] else {
        throw stop("'\(text)' is not stored", node, frame)
      }
      if first == "$" {
        var wrapper = Self.field(field.index, of: base)
        try setProperty(program.symbols["projectedValue"], of: &wrapper, to: value, node, frame)
        put(wrapper, field, &base)
        return
      }
      put(value, field, &base)
      return
    }
    if let name = field.unreadAttribute {
      _ = try world.unread("setting @\(name) of '\(field.property.name)'", at: location, handed: [base, value])
      return
    }
    if let wrapper = field.wrapper {
      let held = Self.field(field.index, of: base)
      if case .absent = held {
        let written = fieldType(field, of: type)
        put(
          try wrapped(wrapper, field.property, field.tree, written, this: nil, at: location, value: value), field, &base
        )
        return
      }
      let asksForOld = field.didSet?.function.parameters.isEmpty == false && isObserved(field, node, frame)
      let before = asksForOld ? try property(symbol, of: base, at: location, frame) : .void
      try observe(field, &base, type, before, value, isBefore: true, node, frame)
      if try setEnclosed(field, base, held, to: value, node, frame) {
        return try observe(field, &base, type, before, nil, isBefore: false, node, frame)
      }
      var content = held
      if !content.isReference { put(.void, field, &base) }
      try setWrapped(&content, wrapper.inner[...], to: value, node, frame)
      put(content, field, &base)
      try observe(field, &base, type, before, nil, isBefore: false, node, frame)
      return
    }
    var before = Self.field(field.index, of: base)
    if case .absent = before, field.isLazy, let didSet = field.didSet, !didSet.function.parameters.isEmpty,
      isObserved(field, node, frame)
    {
      before = try content(of: field, in: base, at: location)
    }
    let fitting = try fitted(value, before, fieldType(field, of: type), node, frame)
    if field.isDynamic, case .object(let object) = base { try askToChange(object) }
    try observe(field, &base, type, before, fitting, isBefore: true, node, frame)
    put(field.isHeldElsewhere ? WeakReference.held(fitting) : fitting, field, &base)
    try observe(field, &base, type, before, nil, isBefore: false, node, frame)
    if field.isDynamic, case .object(let object) = base, isObserved(field, node, frame) {
      try tellObservers(of: field.symbol, of: object, before, fitting)
    }
  }

  /// Sets a property of an object that holds what is read of it; the value is of its type.
  func store(_ value: Value, in field: Field, of object: Instance, _ node: Int32, _ frame: Frame) throws {
    noteChange(of: object)
    guard !field.isSimple, isObserved(field, node, frame) else {
      object.fields[field.index] = value
      return
    }
    if field.isDynamic { try askToChange(object) }
    let before = object.fields[field.index]
    if let willSet = field.willSet { try tell(willSet, object, value, node, frame) }
    object.fields[field.index] = value
    if let didSet = field.didSet { try tell(didSet, object, before, node, frame) }
    if field.isDynamic { try tellObservers(of: field.symbol, of: object, before, value) }
  }

  /// Runs an observer of an object's property with the value that it is told.
  private func tell(_ code: Code, _ object: Instance, _ value: Value, _ node: Int32, _ frame: Frame) throws {
    try checkDepth(code, at: frame.tree.location(of: node))
    let shape = code.call
    let values = values
    guard let inner = values._withUnsafeGuaranteedRef({ $0.begin(shape) }) else {
      throw tooDeep(code, frame.tree.location(of: node))
    }
    try inner._withUnsafeGuaranteedRef { inner in
      defer { values._withUnsafeGuaranteedRef { $0.pop(inner) } }
      inner.this = object.type
      inner.generics = object.type.bindings
      inner.slots[0] = shape.pointee.isSelfBoxed ? .box(Box(.object(object))) : .object(object)
      if shape.pointee.count > 0 {
        let parameter = (shape.pointee.parameters ?? makeParameters(shape))[0]
        inner.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(value)) : value
      }
      _ = try runBody(inner)
    }
  }

  /// Whether a property's observers are told of what is set here: inside of them, and in its own type's initialiser, they
  /// are not. Since Swift 5 that holds for what is written as of `self` alone.
  ///
  /// - Parameter node: what names the property that is set.
  func isObserved(_ field: Field, _ node: Int32, _ frame: Frame) -> Bool {
    if let initializing = frame.initializing, initializing === field.owner { return false }
    let running = frame.shape.pointee.code.toOpaque()
    guard field.isObserver(running) else { return true }
    guard program.languageMode >= 5, node >= 0 else { return false }
    let each = frame.nodes[Int(node)]
    return each.kind == .member && !isSelfReference(frame.nodes[Int(each.a)], each.a, frame)
  }

  /// Runs an observer of a stored property: one of a structure may change it further.
  func observe(
    _ field: Field, _ base: inout Value, _ type: RuntimeType, _ before: Value, _ new: Value?, isBefore: Bool,
    _ node: Int32, _ frame: Frame
  ) throws {
    guard let code = isBefore ? field.willSet : field.didSet, isObserved(field, node, frame) else { return }
    let old = replaced(before, field.property, at: frame.tree.location(of: node))
    let this = base
    var after: Value? = this
    if !this.isReference { base = .void }
    defer { base = after ?? this }
    _ = try call(
      code, this: this, [isBefore ? new! : old], captures: [], generics: type.bindings,
      at: frame.tree.location(of: node), after: &after)
  }

  static func field(_ index: Int, of base: Value) -> Value {
    switch base {
    case .object(let object): object.fields[index]
    case .structure(let box): box.fields[index]
    default: .absent
    }
  }

  func put(_ value: Value, _ field: Field, _ base: inout Value) {
    if case .object(let object) = base {
      noteChange(of: object)
      object.fields[field.index] = value
    } else if let own = takeStructure(&base) {
      own.fields[field.index] = value
      base = .structure(own)
    }
  }
}
