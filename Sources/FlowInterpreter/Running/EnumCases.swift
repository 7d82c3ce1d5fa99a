import FlowModel

/// Making the cases of the app's enums, and their raw values.
extension Interpreter {
  /// `Type.case(…)`, with the arguments as they are written.
  func inferredCase(
    _ index: Int, _ type: RuntimeType, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let type = specialized(type, expected)
    let arguments = try arguments(each.b, extra: each.extra, frame, expecting: caseTypes(index, type))
    let made = inferredType(type, index, arguments, frame.tree.list(each.b), frame)
    return try makeCase(index, of: made, arguments, at: frame.tree.location(of: node))
  }

  /// A generic enum with what a case's arguments, as they are written, tell of its parameters.
  private func inferredType(
    _ type: RuntimeType, _ index: Int, _ arguments: [Argument], _ nodes: UnsafeBufferPointer<Int32>, _ frame: Frame
  ) -> RuntimeType {
    let parameters = type.nominal!.cases[index].parameters
    guard let nominal = type.nominal, !nominal.generics.isEmpty, type.bindings == nil, let tree = nominal.tree,
      arguments.count == parameters.count, nodes.count == arguments.count * 2
    else { return type }
    let bindings = GenericBindings()
    let inference = GenericInference(tree: tree, parameters: nominal.generics, bindings: bindings, types: types)
    for (place, parameter) in parameters.enumerated() {
      infer(inference, parameter.type, from: arguments[place].value, nodes[place * 2 + 1], frame)
    }
    return inferred(nominal, bindings)
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

  func makeCase(_ index: Int, of type: RuntimeType, _ arguments: [Argument], at location: TreeLocation) throws -> Value
  {
    let nominal = type.nominal!
    let declared = nominal.cases[index]
    var arguments = arguments
    if arguments.count == 1, declared.parameters.count > 1, case .tuple(let box) = arguments[0].value {
      arguments = box.items.map { Argument(nil, $0) }
    }
    var made = type
    if !nominal.generics.isEmpty, type.bindings == nil {
      let bindings = GenericBindings()
      if let tree = nominal.tree {
        let inference = GenericInference(tree: tree, parameters: nominal.generics, bindings: bindings, types: types)
        for (parameter, argument) in zip(declared.parameters, arguments) {
          infer(inference, parameter.type, from: argument.value)
        }
      }
      made = inferred(nominal, bindings)
    }
    let wanted = caseTypes(index, made)
    var payload: [Value] = []
    // The file that declares it may have no functions; the one that names the case has.
    guard let tree = nominal.tree, let code = location.tree.codes.first ?? tree.codes.first,
      let frame = stack.push(code)
    else {
      throw Stop(reason: "a case that is not read", location: location)
    }
    defer { stack.pop(frame) }
    for (place, parameter) in declared.parameters.enumerated() {
      if place < arguments.count {
        payload.append(try coerce(arguments[place].value, to: wanted[place], location.node, frame))
      } else if parameter.defaultValue >= 0 {
        payload.append(
          try initialValue(tree.codes[Int(parameter.defaultValue)], wanted[place], this: nil, at: location))
      } else {
        throw Stop(reason: "no value for a case's payload", location: location)
      }
    }
    return .enumeration(EnumBox(made, index, payload))
  }

  /// The raw value of a case.
  func rawValue(_ index: Int, of type: RuntimeType, at location: TreeLocation) throws -> Value {
    let nominal = type.nominal!
    guard let raw = program.rawType(of: nominal) else {
      throw Stop(reason: "\(type.name) has no raw values", location: location)
    }
    if nominal.rawValues.isEmpty { nominal.rawValues = try rawValues(of: nominal, raw, at: location) }
    return nominal.rawValues[index]
  }

  func rawValues(of nominal: Nominal, _ raw: RuntimeType, at location: TreeLocation) throws -> [Value] {
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

  func enumeration(_ type: RuntimeType, rawValue: Value, _ node: Int32, _ frame: Frame) throws -> Value {
    let location = frame.tree.location(of: node)
    if case .unknown(let unknown) = rawValue { return .unknown(unknown) }
    for index in type.nominal!.cases.indices {
      if Equality.areEqual(try self.rawValue(index, of: type, at: location), rawValue) {
        return .some(SomeBox(.enumeration(plainCase(index, of: type))))
      }
    }
    return .nothing(Unmanaged.passUnretained(type))
  }
}
