import FlowModel

/// Making instances of types.
extension Interpreter {
  /// `Type(…)`, with the arguments as they are written.
  func construct(
    _ type: RuntimeType, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    guard let nominal = type.nominal else {
      let arguments = try self.arguments(
        each.b, extra: each.extra, frame, expecting: library.constructionExpectations(type, self))
      return try construct(specialized(type, expected), arguments, node, frame)
    }
    let type = specialized(type, expected)
    let codes = initializers(of: nominal)
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map { nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil }
    let fitting = codes.filter { matches($0, labels, trailing: Int(each.extra)) != nil }
    if let code = fitting.count == 1 ? fitting[0] : fitting.isEmpty ? nil : try choose(fitting, each, node, frame, expected) {
      var bindings = self.bindings(for: code, type)
      var made = type
      if !nominal.generics.isEmpty, type.bindings == nil {
        let inferred = GenericBindings()
        try inferType(nominal, code, each, labels, frame, inferred)
        made = types.nominal(nominal, nominal.generics.map { inferred[$0.name] ?? types.unknown($0.name) })
        bindings = made.bindings
      }
      return try initialize(made, code, node, frame) { this, initializing, after in
        try self.invokeBound(
          code, this: this, captures: [], generics: bindings, each, node, frame, nil, isLabelled: true, thisType: made,
          initializing: initializing, after: &after)
      }
    }
    var expecting: [RuntimeType?] = []
    if nominal.kind == .struct { expecting = memberwiseTypes(nominal, type, labels) }
    let arguments = try self.arguments(each.b, extra: each.extra, frame, expecting: expecting)
    return try construct(type, arguments, node, frame)
  }

  private func specialized(_ type: RuntimeType, _ expected: RuntimeType?) -> RuntimeType {
    guard let expected = expected?.flattened else { return type }
    switch (type.kind, expected.kind) {
    case (.nominal(let one, let arguments), .nominal(let other, let wanted)):
      return one === other && arguments.isEmpty && !wanted.isEmpty ? expected : type
    case (.library(let one, let arguments), .library(let other, _)) where one == other && arguments.isEmpty: return expected
    case (.array(let element), .array) where element.isUnknown: return expected
    case (.set(let element), .set) where element.isUnknown: return expected
    case (.dictionary(let key, _), .dictionary) where key.isUnknown: return expected
    default: return type
    }
  }

  /// The types of the arguments of a struct's memberwise initialiser.
  private func memberwiseTypes(_ nominal: Nominal, _ type: RuntimeType, _ labels: [Symbol?]) -> [RuntimeType?] {
    labels.map { label in
      guard let label, let field = nominal.fieldsBySymbol[label] else { return nil }
      let found = fieldType(field, of: type)
      return found?.isUnknown == true ? nil : found
    }
  }

  /// The initialisers that a type has: its own, and those that it inherits.
  func initializers(of nominal: Nominal) -> [Code] {
    var codes = nominal.initializers.compactMap(\.code)
    if nominal.isClass, let parent = nominal.superclass?.nominal {
      let hasDesignated = codes.contains { !$0.function.flags.contains(.isConvenience) && $0.function.owner >= 0 && $0.tree.tree.types[Int($0.function.owner)].kind != .extension }
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
  private func inheritsAll(_ nominal: Nominal, from parent: Nominal) -> Bool {
    initializers(of: parent).filter { !$0.function.flags.contains(.isConvenience) }.allSatisfy { designated in
      nominal.initializers.contains { $0.code?.labels == designated.labels }
    }
  }

  private func inferType(
    _ nominal: Nominal, _ code: Code, _ each: TreeNode, _ labels: [Symbol?], _ frame: Frame, _ bindings: GenericBindings
  ) throws {
    // The generic parameters of the type, from the arguments of its initialiser.
    let nodes = frame.tree.list(each.b)
    guard let places = matches(code, labels, trailing: Int(each.extra)) else { return }
    for (index, place) in places.enumerated() {
      let parameter = code.function.parameters[place]
      let kind = frame.tree.nodes[Int(nodes[index * 2 + 1])].kind
      guard parameter.type >= 0, names(nominal, in: parameter.type, code), isPure(nodes[index * 2 + 1], frame) else { continue }
      let value = try evaluate(nodes[index * 2 + 1], frame)
      _ = kind
      inferNominal(parameter.type, code, typeOf(value), nominal, bindings)
    }
  }

  /// Whether an expression can be evaluated twice without anybody seeing it.
  private func isPure(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer, .decimal, .boolean, .text, .local, .boxed, .captured, .closure, .nothing: return true
    case .name: return true
    case .member: return isPure(each.a, frame)
    case .array: return frame.tree.list(each.a).allSatisfy { isPure($0, frame) }
    case .prefix: return isPure(each.a, frame)
    case .binary: return isPure(each.a, frame) && isPure(each.b, frame)
    default: return false
    }
  }

  private func names(_ nominal: Nominal, in node: Int32, _ code: Code) -> Bool {
    let each = code.tree.nodes[Int(node)]
    switch each.kind {
    case .namedType:
      return nominal.generics.contains { $0.name == code.tree.text(each.a) } || code.tree.list(each.b).contains { names(nominal, in: $0, code) }
    case .optionalType, .arrayType, .variadicType: return names(nominal, in: each.a, code)
    case .dictionaryType: return names(nominal, in: each.a, code) || names(nominal, in: each.b, code)
    default: return false
    }
  }

  private func inferNominal(_ node: Int32, _ code: Code, _ type: RuntimeType, _ nominal: Nominal, _ bindings: GenericBindings) {
    let each = code.tree.nodes[Int(node)]
    switch (each.kind, type.kind) {
    case (.namedType, _) where each.b < 0:
      let name = code.tree.text(each.a)
      if nominal.generics.contains(where: { $0.name == name }), bindings.types[name] == nil, !type.isUnknown { bindings.bind(name, to: type) }
    case (.optionalType, .optional(let wrapped)): inferNominal(each.a, code, wrapped, nominal, bindings)
    case (.optionalType, _): inferNominal(each.a, code, type, nominal, bindings)
    case (.arrayType, .array(let element)), (.variadicType, .array(let element)): inferNominal(each.a, code, element, nominal, bindings)
    case (.dictionaryType, .dictionary(let key, let value)):
      inferNominal(each.a, code, key, nominal, bindings)
      inferNominal(each.b, code, value, nominal, bindings)
    case (.namedType, .array(let element)), (.namedType, .set(let element)):
      if let first = code.tree.list(each.b).first { inferNominal(first, code, element, nominal, bindings) }
    case (.namedType, .nominal(_, let arguments)):
      for (one, other) in zip(code.tree.list(each.b), arguments) { inferNominal(one, code, other, nominal, bindings) }
    default: break
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
      if nominal.frameworkClass != nil, let made = try library.madeObject(type, self, frame.tree.location(of: node)) {
        return made
      }
      let object = Instance(type, fields: ContiguousArray(repeating: .absent, count: nominal.fields.count))
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
      try setInitialValues(nominal, &value, type, node, frame)
      this = value
    }
    var after: Value? = this
    let result = try run(this, code.owner, &after)
    let isFailable = code.function.flags.contains(.isFailable) || code.function.flags.contains(.isImplicitlyUnwrapped)
    if case .nothing = result, isFailable { return .nothing(Unmanaged.passUnretained(type)) }
    let made = after ?? this
    if case .absent = made { throw stop("\(code.fullName) leaves nothing", node, frame) }
    return isFailable ? .some(SomeBox(made)) : made
  }

  /// Gives the properties that a class itself declares their initial values.
  func setInitialValues(_ nominal: Nominal, _ value: Value, _ node: Int32, _ frame: Frame) throws {
    guard case .object(let object) = value else { return }
    for field in nominal.fields where field.owner === nominal {
      if let made = try initialContent(of: field, object.type, this: value, node, frame) { object.fields[field.index] = made }
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
  private func initialContent(
    of field: Field, _ type: RuntimeType, this: Value, _ node: Int32, _ frame: Frame
  ) throws -> Value? {
    let location = frame.tree.location(of: node)
    let written = fieldType(field, of: type)
    if let wrapper = field.wrapper {
      guard field.initialValue != nil || wrapper.attribute.call >= 0 || canBeMadeEmpty(wrapper.type) else { return nil }
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

  private func canBeMadeEmpty(_ type: RuntimeType) -> Bool {
    guard let nominal = type.nominal else { return false }
    if nominal.initializers.isEmpty {
      return nominal.stored.allSatisfy { $0.property.initialValue >= 0 || $0.property.type >= 0 && isOptional($0.property, $0.tree) }
    }
    return nominal.initializers.contains { $0.code?.function.parameters.allSatisfy { $0.defaultValue >= 0 } == true }
  }

  private func isOptional(_ property: TreeProperty, _ tree: LoadedTree) -> Bool {
    tree.nodes[Int(property.type)].kind == .optionalType && !property.flags.contains(.isLet)
  }

  /// Makes the property wrapper around a property.
  func wrapped(
    _ wrapper: (type: RuntimeType, attribute: TreeAttribute), _ property: TreeProperty, _ tree: LoadedTree,
    _ written: RuntimeType?, this: Value?, at location: TreeLocation, value: Value? = nil
  ) throws -> Value {
    var arguments: [Argument] = []
    var type = wrapper.type
    let isOfInstance = type.nominal?.subscripts.contains { $0.code?.function.parameters.first?.label == "_enclosingInstance" }
    if isOfInstance == true { throw Stop(reason: "a property wrapper with the subscript of its instance", location: location) }
    if let written, let nominal = type.nominal, nominal.generics.count == 1, type.bindings == nil {
      type = types.nominal(nominal, [written])
    }
    if let value {
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
    guard let frame = stack.push(tree.codes[0]) else { throw Trap(message: "endless recursion", location: location) }
    defer { stack.pop(frame) }
    if wrapper.attribute.call >= 0 {
      let code = tree.codes[Int(wrapper.attribute.call)]
      let body = tree.nodes[Int(code.function.body)]
      guard body.kind == .call, let inner = stack.push(code) else { throw Stop(reason: "a property wrapper's arguments", location: location) }
      defer { stack.pop(inner) }
      inner.this = this.flatMap(thisType(of:))
      if code.hasSelf, let this { inner.slots[0] = this }
      // The wrapper's own initialiser tells what the arguments are.
      let nodes = tree.list(body.b)
      for index in stride(from: 0, to: nodes.count, by: 2) {
        arguments.append(Argument(nodes[index] >= 0 ? tree.text(nodes[index]) : nil, try evaluate(nodes[index + 1], inner)))
      }
    }
    return try construct(type, arguments, location.node, frame)
  }

  /// Arguments of an initialiser that is called as a function value, without labels.
  func labelled(_ arguments: [Argument], for type: RuntimeType) -> [Argument] {
    guard let nominal = type.nominal, arguments.allSatisfy({ $0.label == nil }) else { return arguments }
    let codes = initializers(of: nominal).filter { $0.function.parameters.count == arguments.count }
    var labels: [String?]
    if codes.count == 1 {
      labels = codes[0].function.parameters.map(\.label)
    } else if codes.isEmpty, nominal.kind == .struct {
      labels = nominal.fields.map(\.property.name)
    } else {
      return arguments
    }
    guard labels.count >= arguments.count else { return arguments }
    labels = Array(labels.prefix(arguments.count))
    return zip(arguments, labels).map { Argument($1, $0.value) }
  }

  // MARK: With evaluated arguments

  /// `Type(…)`, with evaluated arguments.
  func construct(_ type: RuntimeType, _ arguments: [Argument], _ node: Int32, _ frame: Frame) throws -> Value {
    let location = frame.tree.location(of: node)
    if let nominal = type.nominal {
      let labels = arguments.map { $0.label.map { program.symbols[$0] } }
      let fitting = initializers(of: nominal).filter { matches($0, labels, trailing: arguments.count { $0.isTrailing }) != nil }
      if !fitting.isEmpty {
        let code = fitting.count == 1 ? fitting[0] : try best(fitting, arguments, nil, labels, node, frame, isLiteral: { _ in false })
        var made = type
        if !nominal.generics.isEmpty, type.bindings == nil, let places = matches(code, labels, trailing: arguments.count { $0.isTrailing }) {
          let inferred = GenericBindings()
          for (index, place) in places.enumerated() where code.function.parameters[place].type >= 0 {
            inferNominal(code.function.parameters[place].type, code, typeOf(arguments[index].value), nominal, inferred)
          }
          made = types.nominal(nominal, nominal.generics.map { inferred[$0.name] ?? types.unknown($0.name) })
        }
        let bindings = self.bindings(for: code, made)
        return try initialize(made, code, node, frame) { this, initializing, after in
          let bound = try self.bind(arguments, to: code, isLabelled: true, generics: bindings, this: this, at: location)
          return try self.call(
            code, this: this, bound.values, captures: [], generics: bound.generics, at: location, thisType: made,
            initializing: initializing, after: &after)
        }
      }
      switch nominal.kind {
      case .struct:
        if arguments.count < 2, arguments.first?.label == nil, conformsByName(nominal, "OptionSet"),
          let made = try library.constructed(type, arguments, self, location)
        {
          return made
        }
        return try memberwise(nominal, type, arguments, node, frame)
      case .enum:
        if arguments.count == 1, arguments[0].label == "rawValue" { return try enumeration(type, rawValue: arguments[0].value, node, frame) }
      case .class, .actor:
        if arguments.isEmpty, nominal.initializers.isEmpty || nominal.frameworkClass == nil {
          if nominal.frameworkClass != nil, let made = try library.madeObject(type, self, location) { return made }
          let object = Instance(type, fields: ContiguousArray(repeating: .absent, count: nominal.fields.count))
          for each in nominal.lineage { try setInitialValues(each, .object(object), node, frame) }
          return .object(object)
        }
      default: break
      }
      if let made = try library.constructed(type, arguments, self, location) { return made }
      throw stop("no initializer of \(type.name) fits the arguments", node, frame)
    }
    if let name = type.libraryName, let extended = program.libraryNominals[name], !extended.initializers.isEmpty {
      let labels = arguments.map { $0.label.map { program.symbols[$0] } }
      let fitting = extended.initializers.compactMap(\.code).filter { matches($0, labels, trailing: arguments.count { $0.isTrailing }) != nil }
      if let code = fitting.first, fitting.count == 1 {
        let bound = try bind(arguments, to: code, isLabelled: true, generics: nil, this: nil, at: location)
        var after: Value?
        let result = try call(
          code, this: .absent, bound.values, captures: [], generics: bound.generics, at: location, thisType: type, after: &after)
        if case .nothing = result, code.function.flags.contains(.isFailable) { return result }
        guard let after else { throw stop("\(code.fullName) leaves nothing", node, frame) }
        return code.function.flags.contains(.isFailable) ? .some(SomeBox(after)) : after
      }
    }
    if let made = try library.construct(type, arguments, self, location) { return made }
    return try world.unread("\(type.name)(…)", at: location, handed: arguments.map(\.value))
  }

  private func memberwise(
    _ nominal: Nominal, _ type: RuntimeType, _ arguments: [Argument], _ node: Int32, _ frame: Frame
  ) throws -> Value {
    var made = type
    var arguments = arguments[...]
    if !nominal.generics.isEmpty, type.bindings == nil {
      let inferred = GenericBindings()
      for argument in arguments {
        guard let label = argument.label, let field = nominal.fieldsBySymbol[program.symbols[label]], field.property.type >= 0 else { continue }
        inferField(field, typeOf(argument.value), nominal, inferred)
      }
      made = types.nominal(nominal, nominal.generics.map { inferred[$0.name] ?? types.unknown($0.name) })
    }
    let box = StructBox(made, ContiguousArray(repeating: .absent, count: nominal.fields.count))
    let location = frame.tree.location(of: node)
    for field in nominal.fields {
      let written = fieldType(field, of: made)
      let isTaken = field.property.flags.contains(.isLet) && field.initialValue != nil
      let isTrailing = arguments.first.map { $0.isTrailing && $0.label == nil } == true && isFunction(written)
      if !isTaken, let first = arguments.first, first.label == field.property.name || isTrailing {
        arguments.removeFirst()
        if let wrapper = field.wrapper {
          box.fields[field.index] = try wrapped(wrapper, field.property, field.tree, written, this: nil, at: location, value: first.value)
        } else {
          var value = try coerce(first.value, to: written?.isUnknown == true ? nil : written, node, frame)
          if case .implicit = value, written == nil,
            let initial = try initialContent(of: field, made, this: .structure(box), node, frame)
          {
            // `var method = Method.get`: the initial value tells the type.
            value = try coerce(value, to: typeOf(initial), node, frame)
          }
          box.fields[field.index] = field.isHeldElsewhere ? WeakReference.held(value) : value
        }
      } else if let content = try initialContent(of: field, made, this: .structure(box), node, frame) {
        box.fields[field.index] = content
      } else if !field.isLazy {
        throw stop("no value for '\(field.property.name)' of \(type.name)", node, frame)
      }
    }
    guard arguments.isEmpty else {
      if let found = try library.constructed(type, Array(arguments), self, location) { return found }
      throw stop("no initializer of \(type.name) fits the arguments", node, frame)
    }
    return .structure(box)
  }

  private func isFunction(_ type: RuntimeType?) -> Bool { if case .function? = type?.flattened.kind { true } else { false } }

  private func inferField(_ field: Field, _ type: RuntimeType, _ nominal: Nominal, _ bindings: GenericBindings) {
    func walk(_ node: Int32, _ type: RuntimeType) {
      let each = field.tree.nodes[Int(node)]
      switch (each.kind, type.kind) {
      case (.namedType, _) where each.b < 0:
        let name = field.tree.text(each.a)
        if nominal.generics.contains(where: { $0.name == name }), bindings.types[name] == nil, !type.isUnknown { bindings.bind(name, to: type) }
      case (.optionalType, .optional(let wrapped)): walk(each.a, wrapped)
      case (.optionalType, _): walk(each.a, type)
      case (.arrayType, .array(let element)): walk(each.a, element)
      case (.dictionaryType, .dictionary(let key, let value)):
        walk(each.a, key)
        walk(each.b, value)
      default: break
      }
    }
    walk(field.property.type, type)
  }

  // MARK: Enums

  /// `Type.case(…)`, with the arguments as they are written.
  func inferredCase(
    _ index: Int, _ type: RuntimeType, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let type = specialized(type, expected)
    let wanted = caseTypes(index, type)
    return try makeCase(
      index, of: type, try arguments(each.b, extra: each.extra, frame, expecting: wanted), at: frame.tree.location(of: node))
  }

  /// The types of a case's payload.
  func caseTypes(_ index: Int, _ type: RuntimeType) -> [RuntimeType?] {
    let nominal = type.nominal!
    return nominal.cases[index].parameters.map { parameter in
      guard parameter.type >= 0, let tree = nominal.tree else { return nil }
      let found = program.type(parameter.type, in: tree, TypeScope(owner: nominal, generics: type.bindings, this: type))
      return found.isUnknown ? nil : found
    }
  }

  func makeCase(_ index: Int, of type: RuntimeType, _ arguments: [Argument], at location: TreeLocation) throws -> Value {
    let nominal = type.nominal!
    let declared = nominal.cases[index]
    var arguments = arguments
    if arguments.count == 1, declared.parameters.count > 1, case .tuple(let box) = arguments[0].value {
      arguments = box.items.map { Argument(nil, $0) }
    }
    var made = type
    if !nominal.generics.isEmpty, type.bindings == nil {
      let bindings = GenericBindings()
      for (parameter, argument) in zip(declared.parameters, arguments) where parameter.type >= 0 {
        inferCase(parameter.type, nominal, typeOf(argument.value), bindings)
      }
      made = types.nominal(nominal, nominal.generics.map { bindings[$0.name] ?? types.unknown($0.name) })
    }
    let wanted = caseTypes(index, made)
    var payload: [Value] = []
    guard let tree = nominal.tree, let frame = stack.push(tree.codes.first ?? emptyCode(tree)) else {
      throw Stop(reason: "a case that is not read", location: location)
    }
    defer { stack.pop(frame) }
    for (place, parameter) in declared.parameters.enumerated() {
      if place < arguments.count {
        payload.append(try coerce(arguments[place].value, to: wanted[place], location.node, frame))
      } else if parameter.defaultValue >= 0 {
        payload.append(try initialValue(tree.codes[Int(parameter.defaultValue)], wanted[place], this: nil, at: location))
      } else {
        throw Stop(reason: "no value for a case's payload", location: location)
      }
    }
    return .enumeration(EnumBox(made, index, payload))
  }

  private func emptyCode(_ tree: LoadedTree) -> Code { tree.codes[0] }

  private func inferCase(_ node: Int32, _ nominal: Nominal, _ type: RuntimeType, _ bindings: GenericBindings) {
    guard let tree = nominal.tree else { return }
    let each = tree.nodes[Int(node)]
    switch (each.kind, type.kind) {
    case (.namedType, _) where each.b < 0:
      let name = tree.text(each.a)
      if nominal.generics.contains(where: { $0.name == name }), bindings.types[name] == nil, !type.isUnknown { bindings.bind(name, to: type) }
    case (.optionalType, .optional(let wrapped)): inferCase(each.a, nominal, wrapped, bindings)
    case (.arrayType, .array(let element)): inferCase(each.a, nominal, element, bindings)
    case (.namedType, .nominal(_, let arguments)):
      for (one, other) in zip(tree.list(each.b), arguments) { inferCase(one, nominal, other, bindings) }
    default: break
    }
  }

  /// The raw value of a case.
  func rawValue(_ index: Int, of type: RuntimeType, at location: TreeLocation) throws -> Value {
    let nominal = type.nominal!
    guard let raw = program.rawType(of: nominal) else { throw Stop(reason: "\(type.name) has no raw values", location: location) }
    if nominal.rawValues.isEmpty { nominal.rawValues = try rawValues(of: nominal, raw, at: location) }
    return nominal.rawValues[index]
  }

  private func rawValues(of nominal: Nominal, _ raw: RuntimeType, at location: TreeLocation) throws -> [Value] {
    var values: [Value] = []
    var next = 0
    for each in nominal.cases {
      if each.rawValue >= 0 {
        let value = try initialValue(nominal.tree!.codes[Int(each.rawValue)], raw, this: nil, at: location)
        values.append(value)
        next = (value.integerValue ?? next) + 1
        continue
      }
      switch raw.kind {
      case .string: values.append(.string(each.name))
      case .int: values.append(.int(next))
      case .fixed(let kind): values.append(.fixed(FixedInteger(bits: UInt64(bitPattern: Int64(next)), kind: kind)))
      case .double: values.append(.double(Double(next)))
      default: throw Stop(reason: "a case of \(nominal.name) has no raw value", location: location)
      }
      next += 1
    }
    return values
  }

  private func enumeration(_ type: RuntimeType, rawValue: Value, _ node: Int32, _ frame: Frame) throws -> Value {
    let location = frame.tree.location(of: node)
    if case .unknown(let unknown) = rawValue { return .unknown(unknown) }
    for index in type.nominal!.cases.indices {
      if Equality.areEqual(try self.rawValue(index, of: type, at: location), rawValue) {
        return .some(SomeBox(.enumeration(plainCase(index, of: type))))
      }
    }
    return .nothing(Unmanaged.passUnretained(type))
  }

  // MARK: Delegation

  /// `super.init(…)` and `self.init(…)`.
  func delegate(toSuper: Bool, _ this: Value, _ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    frame.hasDelegated = true
    guard let type = thisType(of: this) ?? frame.this, let owner = toSuper ? frame.code.owner?.superclass?.nominal : type.nominal ?? frame.code.owner else {
      let arguments = try self.arguments(each.b, extra: each.extra, frame)
      if !toSuper, let type = frame.this {
        // An extension's initialiser of a library's type.
        frame.slots[0] = try library.construct(type, arguments, self, frame.tree.location(of: node)) ?? .absent
        return .void
      }
      if frame.code.owner?.superclass == nil || frame.code.owner?.superclass?.libraryName == "NSObject" { return .void }
      return try world.unread("super.init(…)", at: frame.tree.location(of: node), handed: [this] + arguments.map(\.value))
    }
    if !toSuper, !owner.isClass {
      // A value's initialiser makes the value anew.
      let made = try construct(type, each, node, frame, nil)
      switch made {
      case .nothing:
        frame.result = made
        throw DelegationFailed()
      case .some(let box): frame.slots[0] = frame.code.function.flags.contains(.isSelfBoxed) ? .box(Box(box.value)) : box.value
      default: frame.slots[0] = frame.code.function.flags.contains(.isSelfBoxed) ? .box(Box(made)) : made
      }
      return .void
    }
    guard case .object(let object) = this else { throw stop("an initializer without its object", node, frame) }
    let codes = initializers(of: owner)
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map { nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil }
    let fitting = codes.filter { matches($0, labels, trailing: Int(each.extra)) != nil }
    guard let code = fitting.count == 1 ? fitting[0] : fitting.isEmpty ? nil : try choose(fitting, each, node, frame, nil) else {
      if nodes.count == 2 {
        let arguments = try self.arguments(each.b, extra: each.extra, frame)
        if try library.codeSuper("init", owner, of: this, arguments, self, frame.tree.location(of: node)) { return .void }
      }
      if nodes.isEmpty, owner.frameworkClass == nil || owner.frameworkClass == "NSObject" {
        for nominal in owner.lineage { try setInitialValues(nominal, this, node, frame) }
        return .void
      }
      let arguments = try self.arguments(each.b, extra: each.extra, frame)
      return try world.unread("super.init(…)", at: frame.tree.location(of: node), handed: [this] + arguments.map(\.value))
    }
    if !code.function.flags.contains(.isConvenience), let declared = code.owner {
      for nominal in owner.lineage {
        try setInitialValues(nominal, this, node, frame)
        if nominal === declared { break }
      }
    }
    var after: Value?
    let result = try invokeBound(
      code, this: .object(object), captures: [], generics: bindings(for: code, type), each, node, frame, nil, isLabelled: true,
      thisType: type, initializing: code.owner, after: &after)
    if case .nothing = result, code.function.flags.contains(.isFailable) {
      frame.result = result
      throw DelegationFailed()
    }
    return .void
  }

  /// Calls the superclass's initialiser where one did not, as Swift does at its end.
  func delegateImplicitly(_ frame: Frame, _ node: Int32) throws {
    guard !frame.hasDelegated, let owner = frame.code.owner, owner.isClass, !frame.code.function.flags.contains(.isConvenience),
      let parent = owner.superclass?.nominal, case .object(let object) = Self.unboxed(frame.slots[0])
    else { return }
    let this = Value.object(object)
    if let code = initializers(of: parent).first(where: { $0.function.parameters.allSatisfy { $0.defaultValue >= 0 } && !$0.function.flags.contains(.isConvenience) }) {
      for nominal in parent.lineage {
        try setInitialValues(nominal, this, node, frame)
        if nominal === code.owner { break }
      }
      let location = frame.tree.location(of: node)
      let bound = try bind([], to: code, isLabelled: true, generics: nil, this: this, at: location)
      var after: Value?
      _ = try call(
        code, this: this, bound.values, captures: [], generics: bound.generics, at: location, thisType: object.type,
        initializing: code.owner, after: &after)
    } else {
      for nominal in parent.lineage { try setInitialValues(nominal, this, node, frame) }
    }
  }
}

/// `self.init(…)` of a failable initialiser gave nil, and so does the one that called it.
struct DelegationFailed: Error {}
