/// Properties beside methods of the same base name: `tableView` and `tableView(_:numberOfRowsInSection:)`.
extension Interpreter {
  /// What a name without arguments means first: properties go before methods of the same base name.
  static func valuesFirst(_ found: [Candidate]) -> [Candidate] {
    guard found.count > 1, case .method? = found.first?.member else { return found }
    let values = found.filter { if case .method = $0.member { false } else { true } }
    return values.isEmpty ? found : values + found.filter { if case .method = $0.member { true } else { false } }
  }

  /// What a library's type, or one that the value's class comes from, has for a name of which the app has methods alone: a
  /// property (`count` beside an extension's `count(where:)`), or further methods. Nil where the app's are meant.
  func inherited(
    _ symbol: Symbol, beside found: [Candidate], of value: Value, _ type: RuntimeType, at location: TreeLocation
  ) throws -> Value? {
    let name = program.symbols.text(of: symbol)
    guard let inherited = try library.property(name, of: value, self, location) else { return nil }
    if type.nominal?.frameworkClass != nil { return oneOf(found, inherited, name, of: value, at: location) }
    if case .closure = inherited { return nil }
    return inherited
  }

  /// A method as a function, of an app's class that has further methods of a framework's name: the app's where one of them
  /// takes as many arguments as it gets, and none of the framework's does.
  private func oneOf(
    _ found: [Candidate], _ inherited: Value, _ name: String, of value: Value, at location: TreeLocation
  ) -> Value {
    guard case .closure(let other) = inherited else { return inherited }
    let generics = thisType(of: value)?.bindings
    return .closure(
      Closure(native: name) { interpreter, arguments in
        let values = arguments.map(\.value)
        let own = found.compactMap(\.member.code).filter { $0.function.parameters.count == values.count }
        if own.count == 1, !interpreter.library.takes(values.count, name, of: value, interpreter) {
          return try interpreter.call(own[0], this: value, values, captures: [], generics: generics, at: location)
        }
        return try interpreter.call(other, values, at: location)
      })
  }
}

extension Library {
  /// Whether a value has a method of a name that may take as many arguments.
  fileprivate func takes(_ count: Int, _ name: String, of value: Value, _ interpreter: Interpreter) -> Bool {
    chain(of: value, interpreter).contains { type in
      methods[type]?[name]?.contains { ($0.labels.count - $0.optional.count...$0.labels.count).contains(count) } == true
    }
  }
}

extension Member {
  /// Whether it is a method.
  var isMethod: Bool {
    switch self {
    case .method, .staticMethod: true
    default: false
    }
  }

  /// Whether it is a property of its own, not a method and not observers of another one.
  var isValue: Bool {
    switch self {
    case .observed, .method, .staticMethod: false
    default: true
    }
  }
}
