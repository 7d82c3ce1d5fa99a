import FlowModel

/// Making instances of types.
extension Interpreter {
  /// `Type(…)`, with the arguments as they are written.
  func construct(
    _ type: RuntimeType, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    guard let nominal = type.nominal else {
      let own = extensionInitializers(of: type)
      let isOwn =
        try !own.isEmpty && !isLibrarys(type, before: own, each, node, frame) && isMeant(own, each, node, frame)
      let arguments = try self.arguments(
        each.b, extra: each.extra, frame, expecting: isOwn ? [] : library.constructionExpectations(type, self),
        asked: isOwn ? [:] : library.asked(by: "init", of: type, self))
      return try construct(specialized(type, expected), arguments, node, frame, isLibrarysOwn: !isOwn)
    }
    if let what = nominal.unreadInLineage { return try unread(what, node, frame) }
    let type = specialized(type, expected)
    let codes = initializers(of: nominal)
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    let fitting = try meant(
      codes.filter { matches($0, labels, trailing: Int(each.extra)) != nil }, nominal, each, node, frame)
    if let made = try madeByInherited(type, before: fitting, each, node, frame) { return made }
    if let code = fitting.count == 1
      ? fitting[0] : fitting.isEmpty ? nil : try choose(fitting, each, node, frame, expected)
    {
      var bindings = self.bindings(for: code, type)
      var made = type
      if !nominal.generics.isEmpty, type.bindings == nil {
        let inferred = GenericBindings()
        try inferType(nominal, code, each, labels, frame, inferred)
        made = self.inferred(nominal, inferred)
        bindings = made.bindings
      }
      // The arguments are there before the initial values of properties.
      var bound = try bindWritten(
        code, this: .type(made), generics: bindings, each, node, frame, nil, isLabelled: true, thisType: made)
      if made.isPartlyUnknown, let known = inferredType(made, code, bound.values, each, labels, frame) {
        made = known
        bound.generics =
          code.isGeneric ? GenericBindings(bound.generics?.types ?? [:], outer: made.bindings) : made.bindings
      }
      return try initialize(made, code, node, frame) { this, initializing, after in
        try self.perform(
          code, bound, this: this, captures: [], node, frame, thisType: made, initializing: initializing, after: &after)
      }
    }
    var expecting: [RuntimeType?] = []
    if nominal.kind == .struct {
      expecting = memberwiseTypes(nominal, memberwiseType(nominal, type, nodes, labels, frame), labels)
    }
    let arguments = try self.arguments(
      each.b, extra: each.extra, frame, expecting: expecting,
      asked: nominal.frameworkClass == nil ? [:] : library.asked(by: "init", of: type, self))
    return try construct(type, arguments, node, frame)
  }

  func specialized(_ type: RuntimeType, _ expected: RuntimeType?) -> RuntimeType {
    guard let expected = expected?.flattened else { return type }
    switch (type.kind, expected.kind) {
    case (.nominal(let one, let arguments), .nominal(let other, let wanted)):
      return one === other && arguments.isEmpty && !wanted.isEmpty ? expected : type
    case (.library(let one, let arguments), .library(let other, _)) where one == other && arguments.isEmpty:
      return expected
    case (.array(let element), .array) where element.isUnknown: return expected
    case (.set(let element), .set) where element.isUnknown: return expected
    case (.dictionary(let key, _), .dictionary) where key.isUnknown: return expected
    default: return type
    }
  }

  /// The types of the arguments of a struct's memberwise initialiser.
  func memberwiseTypes(_ nominal: Nominal, _ type: RuntimeType, _ labels: [Symbol?]) -> [RuntimeType?] {
    labels.map { label in
      guard let label, let field = nominal.fieldsBySymbol[label] else { return nil }
      let found = fieldType(field, of: type) ?? memberType(label, of: type)
      return found?.isUnknown == true ? nil : found
    }
  }

  /// The type of `Type.init` as a value, where a class of the app's has one initialiser; nil for others.
  func typeOfInitializer(of type: RuntimeType) -> RuntimeType? {
    guard let nominal = type.nominal, nominal.isClass, nominal.generics.isEmpty else { return nil }
    let codes = initializers(of: nominal)
    guard let code = codes.first else { return nominal.frameworkClass == nil ? types.function([], type) : nil }
    guard codes.count == 1, code.function.generics.isEmpty else { return nil }
    let scope = TypeScope(owner: code.owner, generics: nil, this: type)
    let parameters = code.function.parameters.map { program.type($0.type, in: code.tree, scope) }
    let made = code.mayGiveNil ? types.optional(type) : type
    return parameters.contains(where: \.isPartlyUnknown) ? nil : types.function(parameters, made)
  }

  /// The initialisers that the app's extensions give a library's type.
  func extensionInitializers(of type: RuntimeType) -> [Code] {
    type.libraryName.flatMap { program.libraryNominals[$0] }?.initializers.compactMap(\.code) ?? []
  }

  /// Those of a class's initialisers, with fitting labels, that a call may mean: the framework's class above it may have
  /// one with the same labels for other types.
  func meant(
    _ codes: [Code], _ nominal: Nominal, _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> [Code] {
    guard nominal.frameworkClass != nil, !codes.isEmpty, try !isMeant(codes, each, node, frame) else { return codes }
    return []
  }

  func initializers(of nominal: Nominal) -> [Code] {
    if let known = nominal.allInitializers { return known }
    let found = foundInitializers(of: nominal)
    // While superclasses are found out, what is above may not be known yet.
    if program.inheriting.isEmpty { nominal.allInitializers = found }
    return found
  }

  private func foundInitializers(of nominal: Nominal) -> [Code] {
    var codes = nominal.initializers.compactMap(\.code)
    if nominal.isClass, let parent = nominal.superclass?.nominal {
      let hasDesignated = codes.contains {
        !$0.function.flags.contains(.isConvenience) && $0.function.owner >= 0
          && $0.tree.tree.types[Int($0.function.owner)].kind != .extension
      }
      let inherited = initializers(of: parent).filter { other in
        !codes.contains { $0.labels == other.labels }
          && (!hasDesignated || inheritsAll(nominal, from: parent) && other.function.flags.contains(.isConvenience))
      }
      codes += inherited
    }
    for each in program.allProtocols(of: types.nominal(nominal)) {
      for member in each.nominal?.initializers ?? [] {
        if let code = member.code, !codes.contains(where: { $0.labels == code.labels }) { codes.append(code) }
      }
    }
    return codes
  }

  /// Whether a class overrides all designated initialisers of its superclass, so that it inherits the convenience ones.
  func inheritsAll(_ nominal: Nominal, from parent: Nominal) -> Bool {
    initializers(of: parent).filter { !$0.function.flags.contains(.isConvenience) }.allSatisfy { designated in
      nominal.initializers.contains { $0.code?.labels == designated.labels }
    }
  }

  func inferType(
    _ nominal: Nominal, _ code: Code, _ each: TreeNode, _ labels: [Symbol?], _ frame: Frame, _ bindings: GenericBindings
  ) throws {
    // The generic parameters of the type, from the arguments of its initialiser.
    let nodes = frame.tree.list(each.b)
    guard let places = matches(code, labels, trailing: Int(each.extra)) else { return }
    let inference = GenericInference(
      tree: code.tree, parameters: nominal.generics, bindings: bindings, types: types,
      aliases: nominal.aliases)
    inferFromNumbers(
      places.enumerated().map { (code.function.parameters[$1].type, nodes[$0 * 2 + 1]) }, of: nominal.generics,
      nominal.declaration?.requirements ?? [], in: code, code.tree, bindings, frame)
    for (index, place) in places.enumerated() {
      let parameter = code.function.parameters[place]
      guard parameter.type >= 0, names(nominal, in: parameter.type, code), try isPure(nodes[index * 2 + 1], frame)
      else { continue }
      let value = try evaluate(nodes[index * 2 + 1], frame)
      infer(inference, parameter.type, from: value, nodes[index * 2 + 1], frame)
    }
  }

  /// A type whose generic parameters the values of its initialiser's arguments tell further.
  private func inferredType(
    _ type: RuntimeType, _ code: Code, _ values: [Value], _ each: TreeNode, _ labels: [Symbol?], _ frame: Frame
  ) -> RuntimeType? {
    guard case .nominal(let nominal, let arguments) = type.kind else { return nil }
    let known = zip(nominal.generics, arguments).filter { !$0.1.isUnknown }.map { ($0.0.name, $0.1) }
    let bindings = GenericBindings(Dictionary(known) { $1 })
    let inference = GenericInference(
      tree: code.tree, parameters: nominal.generics, bindings: bindings, types: types,
      aliases: nominal.aliases)
    let nodes = frame.tree.list(each.b)
    for (index, place) in (matches(code, labels, trailing: Int(each.extra)) ?? []).enumerated()
    where !code.function.parameters[place].isVariadic {
      infer(inference, code.function.parameters[place].type, from: values[place], nodes[index * 2 + 1], frame)
    }
    for (parameter, value) in zip(code.function.parameters, values) { infer(inference, parameter.type, from: value) }
    let made = inferred(nominal, bindings)
    return made === type ? nil : made
  }

  func names(_ nominal: Nominal, in node: Int32, _ code: Code) -> Bool {
    let each = code.tree.nodes[Int(node)]
    switch each.kind {
    case .namedType:
      return nominal.generics.contains { $0.name == code.tree.text(each.a) }
        || code.tree.list(each.b).contains { names(nominal, in: $0, code) }
    case .optionalType, .arrayType, .variadicType: return names(nominal, in: each.a, code)
    case .dictionaryType: return names(nominal, in: each.a, code) || names(nominal, in: each.b, code)
    default: return false
    }
  }

  /// Makes an instance with an initialiser.
  func initialize(
    _ type: RuntimeType, _ code: Code, _ node: Int32, _ frame: Frame,
    _ run: (Value, Nominal?, inout Value?) throws -> Value
  ) throws -> Value {
    let nominal = type.nominal!
    let this: Value
    let isConvenience = code.function.flags.contains(.isConvenience) || code.owner?.kind == .protocol
    if nominal.isClass {
      let object = try newObject(type, at: frame.tree.location(of: node))
      this = .object(object)
      if !isConvenience, let owner = code.owner {
        // An inherited initialiser: the properties of the classes below have their initial values first.
        for each in nominal.lineage {
          try setInitialValues(each, .object(object), node, frame)
          if each === owner { break }
        }
      }
    } else if nominal.kind == .enum {
      this = .absent
    } else {
      let box = StructBox(type, ContiguousArray(repeating: .absent, count: nominal.fields.count))
      var value = Value.structure(box)
      // An initialiser that calls another one leaves the initial values to that.
      if !code.delegates { try setInitialValues(nominal, &value, type, node, frame) }
      this = value
    }
    var after: Value? = this
    let result: Value
    do { result = try run(this, code.owner, &after) } catch {
      noteUnfinished(this)
      throw error
    }
    let isFailable = code.mayGiveNil
    if case .nothing = result, isFailable {
      noteUnfinished(this)
      return .nothing(Unmanaged.passUnretained(type))
    }
    let made = after ?? this
    if case .absent = made { throw stop("\(code.fullName) leaves nothing", node, frame) }
    return isFailable ? .some(SomeBox(made)) : made
  }

  /// Notes an object whose initialiser failed while some of its properties are not set.
  private func noteUnfinished(_ this: Value) {
    guard case .object(let object) = this else { return }
    object.isUnfinished = object.nominal.fields.contains { field in
      if case .absent = object.fields[field.index] { return !field.isLazy }
      return false
    }
  }

  /// Gives the properties that a class itself declares their initial values.
  func setInitialValues(_ nominal: Nominal, _ value: Value, _ node: Int32, _ frame: Frame) throws {
    guard case .object(let object) = value else { return }
    for field in nominal.fields where field.owner === nominal {
      if let made = try initialContent(of: field, object.type, this: value, node, frame) {
        object.fields[field.index] = made
      }
    }
  }

  func setInitialValues(
    _ nominal: Nominal, _ value: inout Value, _ type: RuntimeType, _ node: Int32, _ frame: Frame
  ) throws {
    guard case .structure(let box) = value else { return }
    for field in nominal.fields {
      if let made = try initialContent(of: field, type, this: value, node, frame) { box.fields[field.index] = made }
    }
  }

  /// What a property holds before any initialiser runs; nil where it is not set yet.
  func initialContent(
    of field: Field, _ type: RuntimeType, this: Value, _ node: Int32, _ frame: Frame
  ) throws -> Value? {
    let location = frame.tree.location(of: node)
    let written = fieldType(field, of: type)
    if let name = field.unreadAttribute { return .unknown(Unknown("@\(name) of '\(field.property.name)'", location)) }
    if let wrapper = field.wrapper {
      if field.initialValue == nil, wrapper.all.allSatisfy({ $0.attribute.call < 0 && takesWrappedValue($0.type) }),
        let inner = written?.wrapped, !field.property.flags.contains(.isLet)
      {
        return try wrapped(
          wrapper, field.property, field.tree, written, this: this, at: location,
          value: .nothing(Unmanaged.passUnretained(inner)))
      }
      guard field.initialValue != nil || wrapper.attribute.call >= 0 || canBeMadeEmpty(wrapper.type) else { return nil }
      if field.initialValue == nil, !wrapper.inner.isEmpty { return nil }
      return try wrapped(wrapper, field.property, field.tree, written, this: this, at: location)
    }
    if field.isLazy { return nil }
    guard let code = field.initialValue else {
      guard let wrapped = written?.wrapped, !field.property.flags.contains(.isLet) else { return nil }
      return field.isHeldElsewhere ? WeakReference.held(.none) : .nothing(Unmanaged.passUnretained(wrapped))
    }
    let value = try initialValue(code, written, this: this, at: location, thisType: type)
    return field.isHeldElsewhere ? WeakReference.held(value) : value
  }

  /// Whether a property wrapper is made of a value alone.
  private func takesWrappedValue(_ type: RuntimeType) -> Bool {
    type.nominal?.initializers.contains { $0.code?.function.parameters.map(\.label) == ["wrappedValue"] } == true
  }

  func canBeMadeEmpty(_ type: RuntimeType) -> Bool {
    guard let nominal = type.nominal else { return false }
    if nominal.initializers.isEmpty {
      return nominal.stored.allSatisfy {
        $0.property.initialValue >= 0 || $0.property.type >= 0 && isOptional($0.property, $0.tree)
      }
    }
    return nominal.initializers.contains { $0.code?.function.parameters.allSatisfy { $0.defaultValue >= 0 } == true }
  }

  func isOptional(_ property: TreeProperty, _ tree: LoadedTree) -> Bool {
    tree.nodes[Int(property.type)].kind == .optionalType && !property.flags.contains(.isLet)
  }

  /// Makes the property wrappers around a property, the innermost first.
  func wrapped(
    _ wrapper: WrapperUse, _ property: TreeProperty, _ tree: LoadedTree,
    _ written: RuntimeType?, this: Value?, at location: TreeLocation, value: Value? = nil
  ) throws -> Value {
    // One whose own properties are wrapped in itself has no end.
    try checkStack(at: location)
    var arguments: [Argument] = []
    let within = try WrapperUse(wrapper.inner).map {
      try wrapped($0, property, tree, written, this: this, at: location, value: value)
    }
    let type = bound(wrapper.type, around: within.map(typeOf) ?? written)
    if let value = within ?? value {
      arguments.append(Argument("wrappedValue", value))
    } else if property.initialValue >= 0 {
      let code = tree.codes[Int(property.initialValue)]
      let isPostponed = type.nominal?.initializers.contains {
        $0.code?.function.parameters.contains { $0.label == "wrappedValue" && $0.isAutoclosure } == true
      }
      if isPostponed == true {
        arguments.append(
          Argument(
            "wrappedValue",
            .closure(
              Closure(native: "autoclosure") { interpreter, _ in
                try interpreter.initialValue(code, written, this: this, at: location)
              })))
      } else {
        arguments.append(Argument("wrappedValue", try initialValue(code, written, this: this, at: location)))
      }
    }
    // A file whose declarations have no code at all lends none.
    guard let code = tree.codes.first ?? start.tree.codes.first, let frame = stack.push(code) else {
      throw Trap(message: "endless recursion", location: location)
    }
    defer { stack.pop(frame) }
    if wrapper.attribute.call >= 0 {
      let code = tree.codes[Int(wrapper.attribute.call)]
      let body = tree.nodes[Int(code.function.body)]
      guard body.kind == .call, let inner = stack.push(code) else {
        throw Stop(reason: "a property wrapper's arguments", location: location)
      }
      defer { stack.pop(inner) }
      inner.this = this.flatMap(thisType(of:))
      if code.hasSelf, let this { inner.slots[0] = this }
      // The wrapper's own initialiser tells what the arguments are.
      let nodes = tree.list(body.b)
      for index in stride(from: 0, to: nodes.count, by: 2) {
        arguments.append(
          Argument(nodes[index] >= 0 ? tree.text(nodes[index]) : nil, try evaluate(nodes[index + 1], inner)))
      }
    }
    return try construct(type, arguments, tree.codes.isEmpty ? -1 : location.node, frame)
  }

  /// A property wrapper's type with what the property's own type tells of its generic parameters: that of its
  /// `wrappedValue` names them.
  func bound(_ type: RuntimeType, around written: RuntimeType?) -> RuntimeType {
    guard let written, let nominal = type.nominal, !nominal.generics.isEmpty, type.bindings == nil,
      let wrapped = candidates(program.symbols["wrappedValue"], of: type, isStatic: false).first?.member
    else { return type }
    let bindings = GenericBindings()
    func infer(_ node: Int32, _ tree: LoadedTree) {
      GenericInference(tree: tree, parameters: nominal.generics, bindings: bindings, types: types).infer(
        node, from: written)
    }
    switch wrapped {
    case .stored(let symbol, let owner):
      if let field = owner.fieldsBySymbol[symbol] { infer(field.property.type, field.tree) }
    case .computed(let getter, _, _): infer(getter.function.result, getter.tree)
    default: break
    }
    return nominal.generics.allSatisfy { bindings[$0.name] != nil } ? inferred(nominal, bindings) : type
  }
}

/// `self.init(…)` of a failable initialiser gave nil, and so does the one that called it.
struct DelegationFailed: Error {}
