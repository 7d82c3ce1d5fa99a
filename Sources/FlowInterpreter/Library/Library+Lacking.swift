import FlowModel

/// Members that cannot compute what they are asked for, since something that they are given is not known.
///
/// What they give is not known either, once it is accounted for what they would have done: a value that would have been
/// changed is not known, closures may have been called or not. Where that is more than a flow can follow, code stops.
extension Library {
  /// Runs a member.
  ///
  /// - Parameters:
  ///   - name: the member, in words: `Array.prefix`.
  ///   - isReading: whether it is a property that is read, which changes nothing.
  func attempt(
    _ type: String, _ name: String, _ call: Call, isReading: Bool = false, _ body: Method
  ) throws -> Value {
    call.interpreter.servings += 1
    if !isReading { call.interpreter.noteCall(of: type, name, on: call.value, at: call.location) }
    if case .native(let box) = call.value, let unknown = box.unknown {
      return try lacking(type, name, call, Stop(lacking: unknown, at: call.location))
    }
    try call.interpreter.spend(on: name, of: call.value, at: call.location)
    if name.isEmpty, call.interpreter.program.catalog.frameworkClasses.contains(type) {
      call.interpreter.left -= Interpreter.statementsOfObject
    }
    do {
      let result = try body(call)
      try call.interpreter.raiseLacking(at: call.location)
      if name.isEmpty, case .native(let box) = result, box.isReference { call.interpreter.noteMade(box) }
      try call.interpreter.spend(on: result, at: call.location)
      return result
    } catch let stop as Stop where stop.isLacking {
      return try tried(type, name, call, stop, body) ?? lacking(type, name, call, stop)
    }
  }

  /// What a member gives that is handed what is one of a few values, or that hangs on the device's time zone alone; nil
  /// where there may be any.
  func tried(_ type: String, _ name: String, _ call: Call, _ stop: Stop, _ body: Method) -> Value? {
    guard isPlain(type, name, call.interpreter.program), !EffectTables.writing.contains(name) else { return nil }
    let what = words(type, name, stop)
    func run(_ value: Value, _ arguments: [Argument]) throws -> Value? { try body(call.with(value, arguments)) }
    return call.interpreter.tried(call.value, call.arguments, what, at: call.location, run)
      ?? call.interpreter.triedInZones(
        call.value, call.arguments, isOfZone: stop.reason == DeviceZones.question, what, at: call.location, run)
  }

  /// Runs a member that changes its value.
  func attempt(_ type: String, _ name: String, _ call: Call, _ value: inout Value, _ body: Mutator) throws -> Value {
    if case .native(let box) = value, box.isReference {
      if !call.interpreter.noteLook(name, of: value, at: call.location) { call.interpreter.noteChange(of: box) }
    } else {
      call.interpreter.noteCall(of: type, name, on: value, at: call.location)
    }
    if case .native(let box) = value, let unknown = box.unknown {
      return try lacking(type, name, call, Stop(lacking: unknown, at: call.location))
    }
    do {
      let result = try body(call, &value)
      try call.interpreter.raiseLacking(at: call.location)
      switch (name, value) {
      // What is added at the end moves nothing.
      case ("append", _), ("update", _), ("updateValue", _):
        for argument in call.arguments { try call.interpreter.spend(on: argument.value, at: call.location) }
      case ("removeLast", _), ("popLast", _), ("subscript", _), ("insert", .set), ("remove", .set),
        ("removeValue", .dictionary):
        break
      default: try call.interpreter.spend(on: value, at: call.location)
      }
      return result
    } catch let stop as Stop where stop.isLacking {
      let hides = value.holdsReference
      let result = try lacking(type, name, call, stop)
      leaveOpen(&value, Unknown(words(type, name, stop), call.location, hides: hides || call.hidesReference))
      return result
    }
  }

  /// Sets a property of what is known in part.
  ///
  /// - Returns: whether the library knows what becomes of it.
  func setPart(
    _ name: String, of unknown: Unknown, _ base: inout Value, to value: Value, _ interpreter: Interpreter,
    _ location: TreeLocation
  ) throws -> Bool {
    guard let type = unknown.kind, partlyKnown.contains(type), let write = setters[type]?[name] else { return false }
    let call = Call(interpreter: interpreter, value: value, arguments: [Argument(nil, value)], location: location)
    _ = try attempt(type, name, call, &base, write)
    return true
  }

  /// A method changes what is not known.
  func mutate(
    _ unknown: Unknown, _ type: RuntimeType, _ value: inout Value, _ name: String, _ arguments: [Argument],
    _ interpreter: Interpreter, _ location: TreeLocation
  ) throws -> Value {
    let what = "\(unknown.what).\(name)(…)"
    let own = type.libraryName ?? "Any"
    if own == "Bool", name == "toggle" {
      value = .unknown(
        Unknown("!\(unknown.what)", location, asks: (unknown, false), kind: unknown.kind, type: unknown.type))
      return .void
    }
    let call = Call(interpreter: interpreter, value: .unknown(unknown), arguments: arguments, location: location)
    let result = try lacking(own, name, call, Stop(lacking: what, at: location), of: own)
    let seconds = own == "Date" && name == "addTimeInterval" ? arguments.first?.value.doubleValue : nil
    value = .unknown(
      Unknown(
        what, location, hides: unknown.hides || call.hidesReference, kind: unknown.kind, type: unknown.type,
        moment: seconds.flatMap { unknown.moment?.moved(by: $0, $0) }))
    return result
  }

  /// A value, or what an object of a library holds, is not known any longer.
  private func leaveOpen(_ value: inout Value, _ unknown: Unknown) {
    if case .native(let box) = value, box.isReference { box.unknown = unknown } else { value = .unknown(unknown) }
  }

  /// What a member gives that was not run.
  ///
  /// - Parameters:
  ///   - type: the type, in words.
  ///   - owner: the type that has the member, where that is another one.
  func lacking(_ type: String, _ name: String, _ call: Call, _ stop: Stop, of owner: String? = nil) throws -> Value {
    let interpreter = call.interpreter
    let what = words(type, name, stop)
    let closures = call.arguments.flatMap(\.value.functions)
    guard isPlain(owner ?? type, name, interpreter.program) else {
      if EffectTables.stores.contains(owner ?? type), closures.isEmpty {
        if EffectTables.storing.contains(where: name.hasPrefix) {
          // Whatever it does to what is kept there.
          let unknown = Unknown(what, stop.location, hides: true)
          if type == "FileManager" { call.files.leaveOpen(unknown) }
          if case .native(let box) = call.value { box.unknown = unknown }
        }
        let result = try interpreter.world.lacking(stop, what)
        try interpreter.askWhetherThrown(what, by: name, type, stop.unknown, at: call.location)
        return result
      }
      guard interpreter.program.catalog.frameworkClasses.contains(type), closures.isEmpty, stop.unknown != nil else {
        throw stop.final
      }
      return try interpreter.world.unread(
        "\(type).\(name)(…)", at: call.location, handed: [call.value] + call.arguments.map(\.value))
    }
    if name == "decode", let value = call.decodedContent { return value }
    if name == "contains", case .range(let range) = call.value, call.arguments.count == 1,
      let isIn = interpreter.isKnown(call.arguments[0].value, in: range)
    {
      return .bool(isIn)
    }
    // Which file holds what afterwards is not known.
    if EffectTables.filing.contains(name) { call.files.leaveOpen(Unknown(what, stop.location)) }
    let result = try interpreter.world.lacking(stop, what)
    if case .unknown = result {
      try interpreter.askWhetherThrown(what, by: name, type, stop.unknown, at: call.location)
    }
    if !closures.isEmpty { try interpreter.leaveOpen(closures, calledBy: what, stop) }
    if call.arguments.contains(where: { if case .closure = $0.value { false } else { $0.value.changesWhenHanded } }) {
      throw stop.final
    }
    if case .unknown(let unknown) = result, closures.isEmpty,
      let known = KnownKinds.value(
        of: owner ?? type, name, call.arguments, unknown, form: call.writtenForm(of: owner ?? type, name),
        among: call.writtenNames, encoded: name == "encode" ? stop.encoded ?? call.encodedContent : nil,
        interpreter.program)
    {
      return known
    }
    if case .unknown(let unknown) = result, call.receiverHoldsReference || call.hidesReference {
      return .unknown(Unknown(unknown.what, unknown.location, hides: true))
    }
    return result
  }

  private func words(_ type: String, _ name: String, _ stop: Stop) -> String {
    let member = type.isEmpty ? name : name.isEmpty ? type : "\(type).\(name)"
    return stop.unknown.map { "\(member)(\($0.what))" } ?? stop.reason
  }
}

extension Interpreter {
  /// Has a member stop whose tables met a key that is not known.
  @inline(__always)
  fileprivate func raiseLacking(at location: TreeLocation) throws {
    guard pending != nil, let stop = pending as? Stop, stop.isLacking, let unknown = stop.unknown else { return }
    pending = nil
    throw Stop(lacking: unknown, at: location)
  }

  /// Goes both ways where a member may throw that cannot be computed: under a `try`.
  fileprivate func askWhetherThrown(
    _ what: String, by name: String, _ type: String, _ unknown: Unknown?, at location: TreeLocation
  ) throws {
    guard stack.isTrying, EffectTables.throwing.contains(name.isEmpty ? type : name) else { return }
    if name == "encode", type.hasSuffix("Encoder"), unknown?.isSurelyEncodable == true { return }
    if try world.answer(Unknown("\(what) throws", location), at: location) {
      throw Thrown(value: .unknown(Unknown("the error of \(what)", location)))
    }
  }
}

extension Library.Call {
  /// Whether what the member is called on may be in the result: a library's own type holds nothing of the app's.
  fileprivate var receiverHoldsReference: Bool {
    if case .type(let type) = value, type.nominal == nil { return false }
    return value.holdsReference
  }
  /// Whether what an argument holds may be in the result.
  var hidesReference: Bool { arguments.contains { $0.value.functions.isEmpty && $0.value.holdsReference } }
  /// Whether a list is made of one element so many times: the element need not be known.
  func repeatsElement(of type: String) -> Bool {
    guard type == "Array" || type == "ContiguousArray", arguments.count == 2, arguments[0].label == "repeating" else {
      return false
    }
    return if case .unknown = arguments[1].value { false } else { true }
  }

  /// The first argument that is not known.
  package var unknownArgument: Unknown? { unknownArgument(of: value) }

  /// The first argument that is not known, where a collection finds or takes what there is one of alone.
  func unknownArgument(of receiver: Value) -> Unknown? {
    for argument in arguments {
      if case .unknown(let unknown) = argument.value, unknown.individual == nil || !receiver.isCollection {
        return unknown
      }
    }
    return nil
  }
}

extension Value {
  /// Whether it is a dictionary or a set.
  var isTable: Bool {
    switch self {
    case .dictionary, .set: true
    default: false
    }
  }

  /// Whether it is a list, a dictionary or a set.
  var isCollection: Bool {
    switch self {
    case .list, .dictionary, .set: true
    default: false
    }
  }

  /// Whether it is an object of a library that a plain member may change.
  var changesWhenHanded: Bool { if case .native(let box) = flattened { box.changesWhenHanded } else { false } }
}
