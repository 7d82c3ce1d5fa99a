import FlowModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Interpreter {
  /// Notes how deep calls may go on this thread.
  package func measureStack(size: Int) {
    var here = 0
    stackLimit = withUnsafePointer(to: &here) { UInt(bitPattern: $0) } - UInt(size) + 256 * 1024
  }

  @inline(__always)
  func checkDepth(_ code: Code, at location: @autoclosure () -> TreeLocation) throws {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    if address < stackLimit {
      throw tooDeep(code, location())
    }
    budget -= 1
    if budget < 0 { throw Stop(reason: "the code does not come to an end", location: location()) }
  }

  /// Calls that go too deep: an endless recursion on the main thread; a task's stack is smaller here than it may be there.
  func tooDeep(_ code: Code, _ location: TreeLocation) -> any Error {
    loop.current.isMain
      ? Trap(message: "\(code.fullName) calls itself without end", location: location)
      : Stop(reason: "\(code.fullName) goes too deep in a task", location: location)
  }

  /// Calls a function with evaluated arguments, one for each parameter as ``bind(_:to:at:)`` brought them there.
  func call(
    _ code: Code, this: Value?, _ values: [Value], captures: [Box], generics: GenericBindings?,
    at location: TreeLocation,
    thisType: RuntimeType? = nil
  ) throws -> Value {
    var ignored: Value?
    return try call(
      code, this: this, values, captures: captures, generics: generics, at: location, thisType: thisType,
      after: &ignored)
  }

  /// The same; what `self` is when the function ends comes back in `after`, for those that change it.
  func call(
    _ code: Code, this: Value?, _ values: [Value], captures: [Box], generics: GenericBindings?,
    at location: TreeLocation,
    thisType: RuntimeType? = nil, initializing: Nominal? = nil, after: inout Value?,
    copyOut: ((Frame) throws -> Void)? = nil
  ) throws -> Value {
    try checkDepth(code, at: location)
    guard let frame = stack.push(code) else {
      throw tooDeep(code, location)
    }
    defer { stack.pop(frame) }
    frame.captures = captures
    frame.generics = generics
    frame.initializing = initializing
    if let this {
      frame.this = thisType ?? self.thisType(of: this)
      if code.hasSelf { frame.slots[0] = code.function.flags.contains(.isSelfBoxed) ? .box(Box(this)) : this }
    } else {
      frame.this = thisType
    }
    let parameters = code.function.parameters
    for index in parameters.indices where index < values.count {
      let parameter = parameters[index]
      frame.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(values[index])) : values[index]
    }
    let result = try runBody(frame)
    if code.hasSelf, this != nil { after = Self.unboxed(frame.slots[0]) }
    try copyOut?(frame)
    return result
  }

  static func unboxed(_ value: Value) -> Value { if case .box(let box) = value { box.value } else { value } }

  /// What `Self` is in a member that is called on a value.
  func thisType(of value: Value) -> RuntimeType? {
    switch value {
    case .structure(let box): box.type
    case .object(let object): object.type
    case .enumeration(let box): box.type
    case .type(let type): type
    case .absent: nil
    default: typeOf(value)
    }
  }

  /// Runs the body of a function whose frame is ready, on the executor that it belongs to.
  func runBody(_ frame: Frame) throws -> Value {
    guard isInTask, let executor = target(of: frame) else { return try runBodyHere(frame) }
    return try loop.on(executor) { try runBodyHere(frame) }
  }

  private func runBodyHere(_ frame: Frame) throws -> Value {
    let code = frame.code
    let body = code.function.body
    guard body >= 0 else {
      throw Stop(reason: "\(code.fullName) has no body", location: frame.tree.location(of: -1))
    }
    let expected = resultType(of: code, frame)
    frame.resultType = expected
    let node = frame.tree.nodes[Int(body)]
    if node.kind != .block {
      // An initial value.
      return try coerce(try evaluate(body, frame, expected), to: expected, body, frame)
    }
    if code.function.kind != .initializer, code.function.flags.contains(.isSingleExpression),
      frame.tree.lists[Int(node.a)] == 1
    {
      let only = frame.tree.lists[Int(node.a) + 1]
      if let value = try builtBody(frame, body) { return value }
      let value = try evaluate(only, frame, expected)
      if case .void? = expected.map(\.kind) { return .void }
      return try coerce(value, to: expected, only, frame)
    }
    if let value = try builtBody(frame, body) { return value }
    if code.function.kind == .initializer { return try runInitializer(body, frame) }
    switch try execute(body, frame) {
    case .returned:
      let value = frame.result
      frame.result = .void
      return value
    default: return .void
    }
  }

  private func runInitializer(_ body: Int32, _ frame: Frame) throws -> Value {
    frame.resultType = nil
    do {
      if case .returned = try execute(body, frame), case .nothing = frame.result { return frame.result }
    } catch is DelegationFailed { return .none }
    try delegateImplicitly(frame, body)
    return .void
  }

  /// The type of a function's result, where it is written.
  func resultType(of code: Code, _ frame: Frame) -> RuntimeType? {
    if let known = code.resultType { return known }
    let function = code.function
    if function.result < 0 {
      switch function.kind {
      case .function, .setter, .willSet, .didSet, .deinitializer, .initializer, .script: return types.void
      default: return frame.resultType
      }
    }
    if code.isGeneric || frame.isGeneric {
      let type = program.type(function.result, in: code.tree, frame.scope)
      return type.isUnknown ? nil : type
    }
    let type = program.type(
      function.result, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: frame.this))
    code.resultType = .some(type)
    return type
  }

  // MARK: Closures

  /// Calls a function value.
  package func call(_ closure: Closure, _ arguments: [Value], at location: TreeLocation) throws -> Value {
    switch closure.body {
    case .native(_, let body): return try body(self, arguments.map { Argument(nil, $0) })
    case .code(let code, let captures, let this, let generics):
      var arguments = arguments
      let count = code.function.parameters.count
      if arguments.count == 1, count > 1, case .tuple(let box) = arguments[0], box.items.count == count {
        arguments = box.items
      } else if arguments.count > 1, count == 1, code.function.kind == .closure {
        arguments = [.tuple(TupleBox(arguments, Array(repeating: nil, count: arguments.count)))]
      }
      if code.function.kind != .closure || !code.isPlain {
        let bound = try bind(
          arguments.map { Argument(nil, $0) }, to: code, isLabelled: false, generics: generics, this: this, at: location
        )
        return try call(code, this: this, bound.values, captures: captures, generics: bound.generics, at: location)
      }
      return try callPlain(code, closure, arguments, captures, this, generics, at: location)
    }
  }

  private func callPlain(
    _ code: Code, _ closure: Closure, _ arguments: [Value], _ captures: [Box], _ this: Value?,
    _ generics: GenericBindings?,
    at location: TreeLocation
  ) throws -> Value {
    try checkDepth(code, at: location)
    guard let frame = stack.push(code) else {
      throw tooDeep(code, location)
    }
    defer { stack.pop(frame) }
    frame.captures = captures
    frame.generics = generics
    frame.this = this.flatMap(thisType(of:))
    if case .function(let parameters, let result)? = closure.type?.kind {
      frame.resultType = result.isUnknown ? nil : result
      for (index, parameter) in code.function.parameters.enumerated() where index < arguments.count {
        var value = arguments[index]
        if index < parameters.count { value = try coerce(value, to: parameters[index], code.function.body, frame) }
        if parameter.type >= 0 { value = try coerce(value, to: type(parameter.type, frame), parameter.type, frame) }
        frame.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(value)) : value
      }
    } else {
      for (index, parameter) in code.function.parameters.enumerated() where index < arguments.count {
        var value = arguments[index]
        if parameter.type >= 0 { value = try coerce(value, to: type(parameter.type, frame), parameter.type, frame) }
        frame.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(value)) : value
      }
    }
    return try runBody(frame)
  }

  /// Calls a value as a function.
  func callValue(_ value: Value, _ arguments: [Argument], _ node: Int32, _ frame: Frame) throws -> Value {
    switch value {
    case .closure(let closure):
      if case .native(_, let body) = closure.body { return try body(self, arguments) }
      return try call(closure, arguments.map(\.value), at: frame.tree.location(of: node))
    case .some(let box): return try callValue(box.value, arguments, node, frame)
    case .type(let type): return try construct(type, arguments, node, frame)
    case .unknown(let unknown):
      return try unread(unknown.what, node, frame, handed: arguments.map(\.value))
    case .nothing: throw trap(Self.foundNil, node, frame)
    default:
      // `callAsFunction`.
      return try callMethod(value, program.symbols["callAsFunction"], arguments, at: frame.tree.location(of: node))
    }
  }

  static let foundNil = "Unexpectedly found nil while unwrapping an Optional value"
  static let foundNilImplicitly = "Unexpectedly found nil while implicitly unwrapping an Optional value"
}
