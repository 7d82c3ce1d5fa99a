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

  /// The types that a framework's member asks of its arguments, by their labels.
  ///
  /// - Parameter type: whose member it is.
  func asked(by member: String, of type: RuntimeType, _ interpreter: Interpreter) -> [String: RuntimeType] {
    guard !askedTypes.isEmpty else { return [:] }
    if let known = type.askedArguments[member] { return known }
    var found: [String: RuntimeType] = [:]
    for each in chain(type, interpreter) {
      for (label, name) in askedTypes[each]?[member] ?? [:] where found[label] == nil {
        found[label] = Self.type(written: name, interpreter.types)
      }
    }
    type.askedArguments[member] = found
    return found
  }

  /// `Double`, `UIColor?`, `[NSAttributedString.Key: Any]`.
  static func type(written: String, _ types: TypeTable) -> RuntimeType {
    if written == "Any" { return types.any }
    if written.hasSuffix("?") { return types.optional(type(written: String(written.dropLast()), types)) }
    guard written.hasPrefix("[") else { return types.library(written) }
    let parts = written.dropFirst().dropLast().split(separator: ":").map { $0.filter { $0 != " " } }
    let inner = parts.map { type(written: String($0), types) }
    return inner.count == 2 ? types.dictionary(inner[0], inner[1]) : types.array(inner[0])
  }

  /// Whether a list of implicit members stands for a type of the framework's: an option set.
  func makes(_ type: RuntimeType, ofLiterals interpreter: Interpreter) -> Bool {
    guard interpreter.framework != nil, let name = type.libraryName, literals[name] != nil else { return false }
    return interpreter.program.catalog.types.contains(name) && !interpreter.program.catalog.isOfFoundation(name)
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
    let made = try body(Call(interpreter: interpreter, value: value, arguments: [], location: location))
    // `T!` stands for what it holds.
    if made == nil, case .some(let box) = value { return try cast(box.value, to: type, interpreter, location) }
    return made
  }

  /// What ``LibraryBuilder/expects(_:_:_:)`` says of a member's arguments.
  func declaredTypes(_ name: String, of type: RuntimeType, _ interpreter: Interpreter) -> [RuntimeType?]? {
    guard case .library(let own, _) = type.kind, let names = argumentTypes["\(own).\(name)"] else { return nil }
    return names.map { $0.map { Self.type(written: $0, interpreter.types) } }
  }
}

extension Library {
  /// Whether a value is of a library's type by what the catalog says of its own; nil where it says nothing.
  func isKind(_ value: Value, _ type: RuntimeType, _ interpreter: Interpreter) -> Bool? {
    if case .library(let name, _) = type.kind, let own = interpreter.typeOf(value).libraryName {
      return own == name || interpreter.program.catalog.protocols(of: own).contains(name)
    }
    return nil
  }
}
