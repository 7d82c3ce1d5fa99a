import FlowModel

/// What a library makes of values of other types.
extension Library {
  /// A value as a type of a library takes it: a literal, or what `as` makes of it.
  func converted(_ value: Value, to type: RuntimeType, _ interpreter: Interpreter, _ location: TreeLocation) throws
    -> Value?
  {
    guard let name = type.libraryName else { return nil }
    if case .native(let box) = value, box.typeName == name { return nil }
    let call = Call(interpreter: interpreter, value: value, arguments: [], location: location)
    if let made = try literals[name]?(call) { return made }
    return try casts[name]?(call)
  }

  /// A literal as a library's type takes it; nil where the type has none.
  func literal(_ value: Value, as type: RuntimeType, _ interpreter: Interpreter, _ location: TreeLocation) throws
    -> Value?
  {
    guard let name = type.libraryName, let body = literals[name] else { return nil }
    return try body(Call(interpreter: interpreter, value: value, arguments: [], location: location))
  }

  /// What `as?` makes of a value that is of another type.
  func cast(_ value: Value, to type: RuntimeType, _ interpreter: Interpreter, _ location: TreeLocation) throws -> Value?
  {
    guard let name = type.libraryName, let body = casts[name] else { return nil }
    return try body(Call(interpreter: interpreter, value: value, arguments: [], location: location))
  }

  /// What ``LibraryBuilder/expects(_:_:_:)`` says of a member's arguments.
  func declaredTypes(_ name: String, of type: RuntimeType, _ interpreter: Interpreter) -> [RuntimeType?]? {
    guard case .library(let own, _) = type.kind, let names = argumentTypes["\(own).\(name)"] else { return nil }
    return names.map { $0.map { interpreter.types.library($0) } }
  }
}
