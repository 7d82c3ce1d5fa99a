import FlowModel

/// Bringing evaluated arguments to a function's parameters.
extension Interpreter {
  /// Brings evaluated arguments to a function's parameters.
  ///
  /// - Parameter seen: the type of the place that the function was handed to as a value.
  func bind(
    _ arguments: [Argument], to code: Code, isLabelled: Bool, generics: GenericBindings?, this: Value?,
    seenAs seen: RuntimeType? = nil, at location: TreeLocation
  ) throws -> (values: [Value], generics: GenericBindings?) {
    let parameters = code.function.parameters
    let places: [Int]
    if isLabelled {
      let labels = arguments.map { $0.label.map { program.symbols[$0] } }
      let closure = arguments.last.flatMap { writtenClosure($0.value) }
      guard
        let found = try self.places(of: code, labels, trailing: arguments.count { $0.isTrailing }, closure, location)
      else {
        throw Stop(reason: "the arguments do not fit \(code.fullName)", location: location)
      }
      places = found
    } else {
      // What a variadic parameter takes comes last where there are no labels.
      let last = parameters.last?.isVariadic == true ? parameters.count - 1 : arguments.count
      places = arguments.indices.map { min($0, last) }
    }
    guard let frame = stack.push(code) else {
      throw tooDeep(code, location)
    }
    defer { stack.pop(frame) }
    frame.this = this.flatMap(thisType(of:))
    let bindings = code.isGeneric ? GenericBindings([:], outer: generics) : generics
    if code.isGeneric, let seen { infer(inference(of: code, bindings!), parameters, from: seen) }
    let scope = TypeScope(owner: code.owner, generics: bindings, this: frame.this)
    var values: [Value] = Array(repeating: .absent, count: parameters.count)
    for (index, place) in places.enumerated() {
      guard place < parameters.count else {
        throw Stop(reason: "the arguments do not fit \(code.fullName)", location: location)
      }
      let parameter = parameters[place]
      var wanted = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
      if wanted?.isUnknown == true { wanted = nil }
      if parameter.isVariadic {
        if case .list(let box) = values[place] {
          box.items.append(arguments[index].value)
        } else {
          values[place] = .list(ListBox([arguments[index].value], wanted))
        }
        continue
      }
      if parameter.isAutoclosure {
        let value = arguments[index].value
        if case .closure(let closure) = value, case .native("autoclosure", _) = closure.body {
          values[place] = value
          continue
        }
        values[place] = .closure(Closure(native: "autoclosure") { _, _ in value })
        continue
      }
      if code.isGeneric, case .closure = arguments[index].value {
        inference(of: code, bindings!).infer(parameter.type, from: arguments[index].value, self)
        wanted = program.type(parameter.type, in: code.tree, scope)
      }
      values[place] = try coerce(arguments[index].value, to: wanted, location.node, frame)
      if code.isGeneric { infer(inference(of: code, bindings!), parameter.type, from: values[place]) }
    }
    for (index, parameter) in parameters.enumerated() {
      guard case .absent = values[index] else { continue }
      if parameter.isVariadic {
        let element = parameter.type >= 0 ? program.type(parameter.type, in: code.tree, scope) : nil
        values[index] = .list(ListBox([], element?.isUnknown == true ? nil : element))
      } else if parameter.defaultValue >= 0 {
        values[index] = try defaultValue(parameter, of: code, scope, this: this, frame, location.node)
      } else {
        throw Stop(reason: "no argument for '\(parameter.name)' of \(code.fullName)", location: location)
      }
    }
    return (values, bindings)
  }
}
