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
    hasDeepStack = size >= 64 << 20
  }

  @inline(__always)
  func checkDepth(_ code: @autoclosure () -> Code, at location: @autoclosure () -> TreeLocation) throws {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    if address < stackLimit {
      throw tooDeep(code(), location())
    }
    left -= 1
    if left < 0 { try expectBudget(at: location()) }
  }

  /// Whether the thread has no stack left for more calls.
  var isStackSpent: Bool {
    var here: UInt8 = 0
    return withUnsafePointer(to: &here) { UInt(bitPattern: $0) } < stackLimit
  }

  /// Stops where what a value holds lies deeper than the stack reaches.
  func checkStack(at location: @autoclosure () -> TreeLocation) throws {
    if isStackSpent { throw Stop(reason: "a value that goes too deep", location: location()) }
  }

  /// Calls that go too deep: an endless recursion on the main thread, where the stack is larger than an app's. A task's
  /// stack, and that of a test suite's main thread, is smaller here than it may be there; and where a model of a library
  /// is among those that call one another, the library itself may do otherwise.
  func tooDeep(_ code: Code, _ location: TreeLocation) -> any Error {
    guard loop.current.isMain else {
      return Stop(reason: "\(code.fullName) goes too deep in a task", location: location)
    }
    if stack.running.suffix(64).contains(where: \.tree.isModel) {
      return Stop(reason: "whether \(code.fullName) calls itself without end", location: location)
    }
    return loop.host == nil || hasDeepStack
      ? Trap(message: "\(code.fullName) calls itself without end", location: location)
      : Stop(reason: "whether \(code.fullName) calls itself without end", location: location)
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
    thisType: RuntimeType? = nil, initializing: Nominal? = nil, isSelfKnown: Bool = false, after: inout Value?,
    copyOut: ((Frame) -> Void)? = nil
  ) throws -> Value {
    try checkDepth(code, at: location)
    guard let frame = stack.push(code) else {
      throw tooDeep(code, location)
    }
    defer { stack.pop(frame) }
    frame.calledFrom = location.node
    if !captures.isEmpty { frame.captures = captures }
    if let generics { frame.generics = generics }
    frame.initializing = initializing
    let shape = frame.shape
    frame.isSelfKnown = isSelfKnown
    if let this {
      frame.this = thisType ?? self.thisType(of: this)
      if code.hasSelf { frame.slots[0] = shape.pointee.isSelfBoxed ? .box(Box(this)) : this }
    } else {
      frame.this = thisType
    }
    if !values.isEmpty {
      let parameters = shape.pointee.parameters ?? makeParameters(shape)
      for index in 0..<min(shape.pointee.count, values.count) {
        let parameter = parameters[index]
        frame.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(values[index])) : values[index]
      }
    }
    // What the body has changed by then stays changed where it throws.
    defer {
      if code.hasSelf, this != nil { after = Self.unboxed(frame.slots[0]) }
      copyOut?(frame)
    }
    return try runBody(frame)
  }

  static func unboxed(_ value: Value) -> Value { if case .box(let box) = value { box.value } else { value } }

  /// What `Self` is in a member that is called on a value.
  package func thisType(of value: Value) -> RuntimeType? {
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
    do {
      guard isInTask, let executor = target(of: frame) else { return try runBodyHere(frame) }
      return try loop.on(executor) { try runBodyHere(frame) }
    } catch let stop as Stop where stop.isLacking {
      // No member of a library that calls this function gives it up.
      throw stop.final
    }
  }

  private func runBodyHere(_ frame: Frame) throws -> Value {
    let shape = frame.shape
    let body = shape.pointee.body
    guard body >= 0 else {
      throw Stop(reason: "\(frame.code.fullName) has no body", location: frame.tree.location(of: -1))
    }
    if shape.pointee.isResultKnown {
      frame.expected = shape.pointee.result
    } else if !shape.pointee.isResultAsked {
      frame.resultType = resultType(of: frame)
    }
    // An initial value.
    if !shape.pointee.isBlock { return try evaluate(body, frame, as: frame.expected) }
    if let value = try builtBody(frame, body) { return value }
    if shape.pointee.expression >= 0 {
      let only = shape.pointee.expression
      guard let expected = frame.expected else { return try evaluate(only, frame) }
      return try expected._withUnsafeGuaranteedRef { expected in
        let value = try evaluate(only, frame, expected)
        return expected.simple == .void ? .void : try coerce(value, to: expected, only, frame)
      }
    }
    if shape.pointee.kind == .initializer { return try runInitializer(body, frame) }
    guard case .returned = try runBlock(body, frame) else { return .void }
    let value = frame.result
    frame.result = .void
    return value
  }

  private func runInitializer(_ body: Int32, _ frame: Frame) throws -> Value {
    frame.resultType = nil
    do {
      if case .returned = try execute(body, frame), case .nothing = frame.result { return frame.result }
    } catch is DelegationFailed { return .none }
    try delegateImplicitly(frame, body)
    return .void
  }

  /// The value of an expression as a type asks for it.
  @inline(__always)
  func evaluate(_ node: Int32, _ frame: Frame, as expected: Unmanaged<RuntimeType>?) throws -> Value {
    guard let expected else { return try evaluate(node, frame) }
    if expected._withUnsafeGuaranteedRef({ $0.simple == .int }) {
      if let number = integer(at: node, frame) { return .int(number) }
      if let result = integerResult(at: node, frame) { return result }
    }
    return try expected._withUnsafeGuaranteedRef { try coerce(try evaluate(node, frame, $0), to: $0, node, frame) }
  }

  /// The type of a function's result, where it is written.
  private func resultType(of frame: Frame) -> RuntimeType? {
    let code = frame.code
    let result = code.function.result
    if result < 0 {
      frame.shape.pointee.result = Unmanaged.passUnretained(types.void)
      frame.shape.pointee.isResultKnown = true
      return types.void
    }
    if code.isGeneric || frame.isGeneric {
      let type = program.type(result, in: code.tree, frame.scope)
      return type.isUnknown ? nil : type
    }
    let type = program.type(result, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: frame.this))
    frame.shape.pointee.result = Unmanaged.passUnretained(type)
    frame.shape.pointee.isResultKnown = true
    return type
  }

  // MARK: Closures

  /// Calls a function value.
  package func call(_ closure: Closure, _ arguments: [Value], at location: TreeLocation) throws -> Value {
    try asHanded(callAsItIs(closure, arguments, at: location), of: closure, at: location)
  }

  /// A function's result as the place asks for it that the function was handed to.
  ///
  /// - Swift: nil stays nil where an Optional of an Optional is asked for (recorded from swiftc).
  func asHanded(_ result: Value, of closure: Closure, at location: @autoclosure () -> TreeLocation) throws -> Value {
    guard let asked = closure.handedResult else { return result }
    if case .nothing = result { return result }
    return try coerce(result, to: asked, at: location())
  }

  private func callAsItIs(_ closure: Closure, _ arguments: [Value], at location: TreeLocation) throws -> Value {
    closure.isCalled = true
    switch closure.body {
    case .native(_, let body): return try body(self, arguments.map { Argument(nil, $0) })
    case .code(let code, let captures, let this, let generics):
      var arguments = arguments
      let count = code.function.parameters.count
      if arguments.count == 1, count > 1, case .tuple(let box) = arguments[0], box.items.count == count {
        arguments = box.items
      } else if arguments.count > 1, count == 1, code.function.kind == .closure,
        !code.function.parameters[0].isVariadic
      {
        arguments = [.tuple(TupleBox(arguments, Array(repeating: nil, count: arguments.count)))]
      } else if arguments.count == 1, count == 0, arguments[0].isVoid {
        // A function without parameters goes where one of `()` is wanted (SE-0110's amendment).
        arguments = []
      }
      if code.function.kind != .closure || !code.isPlain {
        let bound = try bind(
          arguments.map { Argument(nil, $0) }, to: code, isLabelled: false, generics: generics, this: this,
          seenAs: closure.handedAs ?? closure.type, at: location)
        return try call(code, this: this, bound.values, captures: captures, generics: bound.generics, at: location)
      }
      return try arguments.withUnsafeBufferPointer {
        try callPlain(code.call, closure, $0, captures, this, generics, at: location)
      }
    }
  }

  /// Calls a function value with one argument.
  func call(_ closure: Closure, one value: Value, at location: TreeLocation) throws -> Value {
    guard let shape = closure.plain, shape.pointee.count == 1, closure.handedResult == nil else {
      return try call(closure, [value], at: location)
    }
    closure.isCalled = true
    return try withUnsafePointer(to: value) {
      try callPlain(
        shape, closure, UnsafeBufferPointer(start: $0, count: 1), closure.captures, nil, nil, at: location)
    }
  }

  private func callPlain(
    _ shape: UnsafeMutablePointer<CallShape>, _ closure: Closure, _ arguments: UnsafeBufferPointer<Value>,
    _ captures: [Box], _ this: Value?, _ generics: GenericBindings?, at location: @autoclosure () -> TreeLocation
  ) throws -> Value {
    try checkDepth(shape.pointee.code.takeUnretainedValue(), at: location())
    let parameters = shape.pointee.parameters ?? makeParameters(shape)
    let values = values
    guard let frame = values._withUnsafeGuaranteedRef({ $0.begin(shape) }) else {
      throw tooDeep(shape.pointee.code.takeUnretainedValue(), location())
    }
    return try frame._withUnsafeGuaranteedRef { frame in
      defer { values._withUnsafeGuaranteedRef { $0.pop(frame) } }
      if !captures.isEmpty { frame.captures = captures }
      if let generics { frame.generics = generics }
      if let this { frame.this = thisType(of: this) }
      let asked = closure.asked
      frame.expected = asked?.result
      for index in 0..<min(shape.pointee.count, arguments.count) {
        let parameter = parameters[index]
        var value = arguments[index]
        if let asked, index < asked.parameters.count {
          value = try asked.parameters[index]._withUnsafeGuaranteedRef {
            try coerce(value, to: $0, shape.pointee.body, frame)
          }
        }
        if parameter.isTyped {
          let node = shape.pointee.code.takeUnretainedValue().function.parameters[index].type
          value = try coerce(value, to: type(node, frame), node, frame)
        }
        frame.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(value)) : value
      }
      return try runBody(frame)
    }
  }

  /// Notes the types of a closure's parameters that its place tells; nothing is known where places differ.
  func note(_ type: RuntimeType, of closure: Closure) {
    guard case .code(let code, _, _, _) = closure.body, code.function.kind == .closure,
      case .function(let types, _) = type.kind
    else { return }
    for (parameter, type) in zip(code.function.parameters, types) where parameter.type < 0 {
      let slot = Int(parameter.slot)
      let known = code.slotTypes[slot]
      guard known !== type else { continue }
      code.setType(known == nil && !type.isPartlyUnknown ? type : self.types.unknown("_"), of: slot)
    }
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
      return try unreadCall(
        "\(unknown.what)(…)", at: frame.tree.location(of: node), handed: [value] + arguments.map(\.value))
    case .nothing: throw trap(Self.foundNil, node, frame)
    case .enumeration where arguments.isEmpty && isBareCase(value): return value
    default:
      // `callAsFunction`.
      return try callMethod(value, program.symbols["callAsFunction"], arguments, at: frame.tree.location(of: node))
    }
  }

  /// Whether a value that is called is a case which is declared with brackets and nothing in them, as Swift 4 had it:
  /// `case signIn()`, `.signIn()`.
  func isBareCase(_ value: Value) -> Bool {
    guard case .enumeration(let box) = value, box.payload.isEmpty else { return false }
    return candidates(program.symbols["callAsFunction"], of: box.type, isStatic: false).isEmpty
  }

  static let foundNil = "Unexpectedly found nil while unwrapping an Optional value"
  /// What `T!` holds, in a place that asks for no Optional; other values as they are.
  func implicitlyUnwrapped(_ value: Value, at location: @autoclosure () -> TreeLocation) throws -> Value {
    switch value {
    case .some(let box): box.value
    case .nothing: throw Trap(message: Self.foundNilImplicitly, location: location())
    default: value
    }
  }

  static let foundNilImplicitly = "Unexpectedly found nil while implicitly unwrapping an Optional value"
}

extension Value {
  /// Whether it is `()`.
  var isVoid: Bool {
    switch self {
    case .void: true
    case .tuple(let box): box.items.isEmpty
    default: false
    }
  }
}
