import FlowModel

/// Generic parameters that are the whole type of arguments, of a call that is under way: with an Optional among several
/// arguments of one, it is an Optional, and so are the others: `same(1, nil)`.
struct PlainArguments {
  /// Those that an argument told.
  private var told: Set<String> = []
  /// Those of which there is a `nil` without a type.
  private var lacking: Set<String> = []
  /// Whether one became an Optional after an argument of it was brought to its type.
  private(set) var isWidened = false

  /// The generic parameter that is the type of a parameter; nil for other parameters.
  func name(of parameter: TreeParameter, in code: Code) -> String? {
    guard parameter.type >= 0, !parameter.isInout else { return nil }
    let each = code.tree.nodes[Int(parameter.type)]
    guard each.kind == .namedType, each.b < 0 else { return nil }
    let name = code.tree.text(each.a)
    return code.function.generics.contains { $0.name == name } ? name : nil
  }

  /// Takes an argument before it is brought to its parameter's type; true where that is another one from now on.
  ///
  /// - Parameter asked: what the place of the call's result says of a generic parameter.
  mutating func takes(
    _ value: Value, _ parameter: TreeParameter, of code: Code, _ bindings: GenericBindings, _ types: TypeTable,
    asked: (String) -> RuntimeType?
  ) -> Bool {
    guard let name = name(of: parameter, in: code) else { return false }
    let isNil = if case .nothing(nil) = value { true } else { false }
    guard let bound = bindings.types[name] else {
      if isNil { lacking.insert(name) } else { told.insert(name) }
      return false
    }
    // An Optional is an `Any` as it is.
    guard told.contains(name), bound.wrapped == nil, isNil || value.isOptional && bound !== types.any
    else { return false }
    // What is implicitly unwrapped, where the result tells.
    if !isNil, asked(name) === bound { return false }
    widen(name, bound, bindings, types)
    return true
  }

  /// Notes what the last argument told.
  mutating func note(_ parameter: TreeParameter, of code: Code, _ bindings: GenericBindings, _ types: TypeTable) {
    guard let name = name(of: parameter, in: code), lacking.contains(name), told.contains(name),
      let bound = bindings.types[name], bound.wrapped == nil
    else { return }
    widen(name, bound, bindings, types)
  }

  private mutating func widen(
    _ name: String, _ bound: RuntimeType, _ bindings: GenericBindings, _ types: TypeTable
  ) {
    bindings.bind(name, to: types.optional(bound), isGuess: bindings.isGuess(name))
    isWidened = true
  }
}
