import FlowModel

/// A local variable with accessors or observers.
final class LocalVariable: NativeBox {
  fileprivate var value = Value.absent
  fileprivate var getter: Closure?
  fileprivate var setter: Closure?
  fileprivate var willSet: Closure?
  fileprivate var didSet: Closure?
  /// The written type.
  fileprivate(set) var type: RuntimeType?
  /// Whether its observers run, in which setting it calls none.
  private var isSetting = false

  func read(_ interpreter: Interpreter, at location: TreeLocation) throws -> Value {
    if let getter { return try interpreter.call(getter, [], at: location) }
    if case .absent = value { throw Stop(reason: "a variable is used before it is set", location: location) }
    return value
  }

  func write(_ given: Value, _ interpreter: Interpreter, at location: TreeLocation) throws {
    if getter != nil {
      guard let setter else { throw Stop(reason: "a variable that cannot be set", location: location) }
      _ = try interpreter.call(setter, [given], at: location)
      return
    }
    let new = try type.map { try interpreter.coerce(given, to: $0, at: location) } ?? given
    guard !isSetting, case let old = value, !isAbsent(old) else {
      value = new
      return
    }
    isSetting = true
    defer { isSetting = false }
    if let willSet { _ = try interpreter.call(willSet, [new], at: location) }
    value = new
    if let didSet { _ = try interpreter.call(didSet, didSet.takesNothing ? [] : [old], at: location) }
  }

  private func isAbsent(_ value: Value) -> Bool { if case .absent = value { true } else { false } }
}

extension Closure {
  fileprivate var takesNothing: Bool {
    if case .code(let code, _, _, _) = body { code.function.parameters.isEmpty } else { false }
  }
}

extension Interpreter {
  /// `var name: T { … }` and `var name = x { didSet { … } }` in a function.
  func bindAccessed(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws {
    let property = frame.tree.tree.properties[Int(each.b)]
    guard property.attributes.isEmpty else { throw stop("a property wrapper on a local variable", node, frame) }
    func closure(_ index: Int32) throws -> Closure? {
      index >= 0 ? try close(frame.tree.codes[Int(index)], frame, nil) : nil
    }
    let variable = LocalVariable()
    // What the accessors take from around is there before they are made: they may name the variable itself.
    frame.slots[Int(each.a)] = .box(Box(.accessed, .native(variable)))
    let written = property.type >= 0 ? type(property.type, frame) : nil
    variable.type = written
    if let initial = try closure(property.initialValue) {
      if let written { initial.type = types.function([], written) }
      variable.value = try coerce(try call(initial, [], at: frame.tree.location(of: node)), to: written, node, frame)
    } else if property.getter < 0, let wrapped = written?.wrapped {
      variable.value = .nothing(Unmanaged.passUnretained(wrapped))
    }
    if written == nil, property.getter < 0 { variable.type = plainType(of: variable.value) }
    variable.getter = try closure(property.getter)
    variable.setter = try closure(property.setter)
    variable.willSet = try closure(property.willSet)
    variable.didSet = try closure(property.didSet)
  }

  /// The type of a variable whose initial value tells what is made of others that it is set to: a number's, an Optional's.
  private func plainType(of value: Value) -> RuntimeType? {
    guard value.isOptional || typeOf(value).isNumber, case let type = typeOf(value), !type.isPartlyUnknown else {
      return nil
    }
    return type
  }

  /// The type of a variable that a closure's list of captures names; nil for other expressions.
  func valueType(of node: Int32, _ code: Code) -> RuntimeType? {
    let each = code.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed: return variableType(each.a, code)
    case .captured: return captureType(Int(each.a), code)
    default: return nil
    }
  }
}

extension Interpreter {
  /// The type of a variable that holds what an expression of a type gives: one of an initialiser that may fail is told as
  /// what it makes, and gives an Optional of that.
  func holding(_ value: Value, _ type: RuntimeType) -> RuntimeType {
    switch (value, type.kind) {
    case (_, .optional), (_, .any), (_, .unknown): return type
    case (.some, _), (.nothing, _): return type.isOpen ? type : types.optional(type)
    case (.tuple(let box), .tuple(let items, let labels)) where box.items.count == items.count:
      return types.tuple(zip(box.items, items).map(holding), labels)
    case (.list(let box), .array(let element)):
      return box.items.first(where: \.isOptional).map { types.array(holding($0, element)) } ?? type
    default: return type
    }
  }
}
