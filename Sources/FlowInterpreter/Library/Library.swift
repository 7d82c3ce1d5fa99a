import FlowModel

/// What the libraries do that the app's code calls: Swift's own, and Foundation.
///
/// One type a file, in extensions of ``LibraryBuilder``. A member is named as in Swift, `prefix(while:)`; what is not here
/// is unknown.
package final class Library {
  /// What a method gives for its value and arguments.
  package typealias Method = (Call) throws -> Value
  /// What a method gives that changes its value.
  package typealias Mutator = (Call, inout Value) throws -> Value

  /// What makes a value one of another type; nil where it cannot be.
  package typealias Conversion = (Call) throws -> Value?

  let methods: [String: [String: [Entry<Method>]]]
  let properties: [String: [String: Method]]
  let setters: [String: [String: Mutator]]
  let mutators: [String: [String: [Entry<Mutator>]]]
  let staticMethods: [String: [String: [Entry<Method>]]]
  let staticProperties: [String: [String: Method]]
  let initializers: [String: [Entry<Method>]]
  let makers: [String: [Entry<Method>]]
  let subscripts: [String: [Entry<Method>]]
  let functions: [String: [Entry<Method>]]
  let globals: [String: Method]
  let literals: [String: Conversion]
  let casts: [String: Conversion]
  let argumentTypes: [String: [String?]]
  let askedTypes: [String: [String: [String: String]]]
  let resultTypes: [String: [String: String]]
  let partlyKnown: Set<String>
  let mutatingNames: Set<String>
  /// The types that have a method of a name, static ones too.
  lazy var methodOwners: [String: Set<String>] = {
    var owners: [String: Set<String>] = [:]
    for table in [methods, staticMethods] {
      for (type, named) in table { for name in named.keys { owners[name, default: []].insert(type) } }
    }
    return owners
  }()
  /// The names of methods that take a function by a label.
  let closureNames: Set<String>
  /// The chains of Swift's own types.
  var chains: [String: [String]] = [:]
  var mutatingNumbers: Set<Symbol>?
  weak var mutatingProgram: Program?

  /// All that is known.
  static var standard: Library { Library(LibraryTables.standard) }

  init(_ tables: LibraryTables) {
    let builder = tables.builder
    methods = builder.methods
    properties = builder.properties
    setters = builder.setters
    mutators = builder.mutators
    staticMethods = builder.staticMethods
    staticProperties = builder.staticProperties
    initializers = builder.initializers
    makers = builder.makers
    subscripts = builder.subscripts
    functions = builder.functions
    globals = builder.globals
    literals = builder.literals
    casts = builder.casts
    argumentTypes = builder.argumentTypes
    askedTypes = builder.askedTypes
    resultTypes = builder.resultTypes
    partlyKnown = builder.partlyKnown
    mutatingNames = tables.mutatingNames
    closureNames = tables.closureNames
  }

  // MARK: What there is
  func hasFunction(_ name: String) -> Bool {
    functions[name] != nil || globals[name] != nil || Self.special.contains(name)
  }

  func mutatingSymbols(_ program: Program) -> Set<Symbol> {
    if let mutatingNumbers, mutatingProgram === program { return mutatingNumbers }
    let numbers = Set(mutatingNames.map { program.symbols[$0] })
    mutatingNumbers = numbers
    mutatingProgram = program
    return numbers
  }

  func hasMember(_ name: String, of type: String, _ program: Program) -> Bool {
    program.catalog.ancestry(of: type).contains {
      methods[$0]?[name] != nil || properties[$0]?[name] != nil || mutators[$0]?[name] != nil
    }
  }

  func isMutating(_ name: String, _ type: RuntimeType) -> Bool {
    guard mutatingNames.contains(name) else { return false }
    guard let own = type.libraryName else { return type.nominal.map { inherited(name, $0, type) != nil } ?? false }
    return (mutators[own]?[name] ?? mutators[Self.family(own)]?[name]) != nil
  }

  /// What one of the app's own types has from a protocol of the library.
  func inherited(_ name: String, _ nominal: Nominal, _ type: RuntimeType) -> [Entry<Mutator>]? {
    guard nominal.kind != .library else { return nil }
    for each in nominal.program.allProtocols(of: type) {
      if let own = each.libraryName, let entries = mutators[own]?[name] { return entries }
    }
    return mutators["Any"]?[name]
  }

  /// What collections share.
  static func family(_ name: String) -> String {
    switch name {
    case "Substring": "String"
    default: name
    }
  }

  func canCall(_ name: String, _ value: Value, _ interpreter: Interpreter) throws -> Bool {
    chain(of: value, interpreter).contains { methods[$0]?[name] != nil }
  }

  /// Whether a value has a method or property of this name.
  func hasMember(_ name: String, of value: Value, _ interpreter: Interpreter) -> Bool {
    chain(of: value, interpreter).contains {
      methods[$0]?[name] != nil || mutators[$0]?[name] != nil || properties[$0]?[name] != nil
    }
  }

  /// Whether one of the methods that a value has of a library may be what Objective-C calls by a selector: in either way of
  /// joining its first label to its name, since UIKit's own names are Objective-C's.
  func mayHaveMethod(selected selector: String, _ value: Value, _ interpreter: Interpreter) -> Bool {
    let base = selector.prefix { $0 != ":" }
    return chain(of: value, interpreter).contains { type in
      methods[type]?.contains { name, entries in
        base.hasPrefix(name)
          && entries.contains { entry in
            let first = entry.labels.first.flatMap(\.self) ?? ""
            let joined = name + first.prefix(1).uppercased() + first.dropFirst()
            return CodeSelector.name(base: name, labels: entry.labels) == selector
              || !entry.labels.isEmpty && base == joined
          }
      } == true
    }
  }

  /// Whether a value has a method of this name with such labels.
  func fits(_ name: String, _ value: Value, labels: [String?], _ interpreter: Interpreter) -> Bool {
    let arguments = labels.map { Argument($0, .void) }
    return chain(of: value, interpreter).contains {
      entry(methods[$0]?[name], arguments) != nil || entry(mutators[$0]?[name], arguments) != nil
    }
  }

  // MARK: Calls

  func entry<Body>(_ entries: [Entry<Body>]?, _ arguments: [Argument]) -> Body? { Self.fitting(entries, arguments) }

  func call(
    _ name: String, on value: Value, _ arguments: [Argument], _ expected: RuntimeType?, _ interpreter: Interpreter,
    _ location: TreeLocation
  ) throws -> Value? {
    let call = Call(
      interpreter: interpreter, value: value, arguments: arguments, location: location, expected: expected)
    let types = chain(of: value, handed: arguments, interpreter)
    for (place, own) in types.enumerated() {
      if let (type, body) = method(name, of: own, beside: types[(place + 1)...], arguments) {
        if !value.keepsArguments, !partlyKnown.contains(type), isPlain(type, interpreter.program),
          let unknown = call.unknownArgument, call.standIns == nil
        {
          let (own, stop) = (interpreter.typeOf(value).name, Stop(lacking: unknown, at: location))
          return try tried(type, name, call, stop, body) ?? lacking(own, name, call, stop, of: type)
        }
        return try attempt(type, name, call, body)
      }
    }
    for type in chain(of: value, interpreter) {
      if let read = properties[type]?[name] {
        let function = try attempt(
          type, name, Call(interpreter: interpreter, value: value, arguments: [], location: location), read)
        if case .closure(let closure) = function {
          return try interpreter.call(closure, arguments.map(\.value), at: location)
        }
      }
    }
    return nil
  }

  func mutate(
    _ name: String, _ value: inout Value, _ arguments: [Argument], _ interpreter: Interpreter, _ location: TreeLocation
  ) throws -> Value {
    let type = interpreter.thisType(of: value)
    let own = type?.libraryName ?? "Any"
    let entries =
      mutators[own]?[name] ?? mutators[Self.family(own)]?[name] ?? type?.nominal.flatMap { inherited(name, $0, type!) }
    guard let body = entry(entries, arguments) else {
      if let result = try call(name, on: value, arguments, nil, interpreter, location) { return result }
      throw Stop(reason: "\(own).\(name)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))", location: location)
    }
    let call = Call(interpreter: interpreter, value: .void, arguments: arguments, location: location)
    guard let unknown = call.unknownArgument(of: value.isTable ? value : .void), !holds(own, name, arguments) else {
      return try attempt(own, name, call, &value, body)
    }
    return try attempt(own, name, call, &value) { _, _ in throw Stop(lacking: unknown, at: location) }
  }

  /// Whether a list or dictionary holds what it is handed as it is: where that lies is known.
  private func holds(_ type: String, _ name: String, _ arguments: [Argument]) -> Bool {
    guard ["append", "insert", "updateValue"].contains(name), type != "Set" else { return false }
    return arguments.dropFirst().allSatisfy { if case .unknown = $0.value { false } else { true } }
      && !arguments.contains { $0.label == "contentsOf" }
  }

  /// The arguments of a method that is called as a function, with the labels that it has.
  func labelled(_ arguments: [Argument], _ entries: [Entry<Method>]?) -> [Argument] {
    var fitting = (entries ?? []).filter { $0.labels.count - $0.optional.count == arguments.count }
    // - Foundation: a formatter's `string(for:)` takes anything: what takes the very value comes first.
    if fitting.count > 1 { fitting.removeAll { $0.labels == ["for"] } }
    guard fitting.count == 1, arguments.allSatisfy({ $0.label == nil }) else { return arguments }
    let labels = fitting[0].labels.indices.filter { !fitting[0].optional.contains($0) }.map { fitting[0].labels[$0] }
    return zip(labels, arguments).map { Argument($0, $1.value) }
  }

  func property(_ name: String, of value: Value, _ interpreter: Interpreter, _ location: TreeLocation) throws -> Value?
  {
    let call = Call(interpreter: interpreter, value: value, arguments: [], location: location)
    let chain = chain(of: value, interpreter)
    for type in chain {
      if let read = properties[type]?[name] { return try attempt(type, name, call, isReading: true, read) }
    }
    // A property goes before methods of its base name, such as those of a protocol that a nearer class conforms to.
    for type in chain where methods[type]?[name] != nil {
      return .closure(
        Closure(native: name) { interpreter, arguments in
          let given = self.labelled(arguments, self.methods[type]?[name])
          guard let result = try self.call(name, on: value, given, nil, interpreter, location) else {
            throw Stop(reason: "\(type).\(name) as a function", location: location)
          }
          return result
        })
    }
    if case .native(let box) = value { return box.member(name) }
    return nil
  }

  func setProperty(
    _ name: String, of base: inout Value, to value: Value, _ interpreter: Interpreter, _ location: TreeLocation
  ) throws -> Bool {
    for type in chain(of: base, interpreter) {
      guard let write = setters[type]?[name] else { continue }
      let call = Call(interpreter: interpreter, value: value, arguments: [Argument(nil, value)], location: location)
      _ = try attempt(type, name, call, &base, write)
      return true
    }
    return false
  }

  func staticProperty(_ name: String, of type: RuntimeType, _ interpreter: Interpreter, _ location: TreeLocation) throws
    -> Value?
  {
    var call = Call(interpreter: interpreter, value: .type(type), arguments: [], location: location)
    call.type = type
    for each in chain(type, interpreter) {
      if let read = staticProperties[each]?[name] { return try attempt(each, name, call, isReading: true, read) }
      if staticMethods[each]?[name] != nil {
        return .closure(
          Closure(native: name) { interpreter, arguments in
            try self.callStatic(name, of: type, arguments, interpreter, location) ?? .void
          })
      }
    }
    // A class of Foundation's of which only its own properties are here: `NSLocale.current`.
    if case .unknown(let own) = type.kind, let read = staticProperties[own]?[name] {
      return try attempt(own, name, call, isReading: true, read)
    }
    return nil
  }

  /// Whether a type has a static member of this name, whatever arguments it takes.
  func hasStaticMember(_ name: String, of type: RuntimeType, _ interpreter: Interpreter) -> Bool {
    chain(type, interpreter).contains {
      staticProperties[$0]?[name] != nil || staticMethods[$0]?[name] != nil
    }
  }

  /// Whether a type has a static method of this name with such labels.
  func hasStaticMethod(_ name: String, of type: RuntimeType, _ labels: [String?], _ interpreter: Interpreter) -> Bool {
    let arguments = labels.map { Argument($0, .void) }
    return chain(type, interpreter).contains { entry(staticMethods[$0]?[name], arguments) != nil }
  }

  func callStatic(
    _ name: String, of type: RuntimeType, _ arguments: [Argument], _ interpreter: Interpreter, _ location: TreeLocation
  ) throws -> Value? {
    var call = Call(interpreter: interpreter, value: .type(type), arguments: arguments, location: location)
    call.type = type
    for each in chain(type, interpreter) {
      if let body = entry(staticMethods[each]?[name], arguments) { return try attempt(each, name, call, body) }
    }
    return nil
  }

  func construct(_ type: RuntimeType, _ arguments: [Argument], _ interpreter: Interpreter, _ location: TreeLocation)
    throws -> Value?
  {
    var arguments = arguments
    if arguments.count == 1, arguments[0].label == nil, type.convertsValues {
      arguments[0].value = try interpreter.implicitlyUnwrapped(arguments[0].value, at: location)
    }
    var call = Call(interpreter: interpreter, value: .type(type), arguments: arguments, location: location)
    call.type = type
    guard let name = type.libraryName ?? type.objectCollection, let body = entry(initializers[name], arguments) else {
      return nil
    }
    // A framework's object may be there although a property of it is not known.
    if !interpreter.program.catalog.frameworkClasses.contains(name), !partlyKnown.contains(name),
      let unknown = call.unknownArgument, !call.isHandedEncoded, !call.repeatsElement(of: name)
    {
      let stop = Stop(lacking: unknown, at: location)
      return try tried(name, "", call, stop, body) ?? lacking(type.name, "", call, stop, of: name)
    }
    return try attempt(name, "", call, body)
  }

  /// Whether a type has an initialiser that takes arguments of such labels.
  func makes(_ type: RuntimeType, labels: [String?]) -> Bool {
    guard let name = type.libraryName else { return false }
    return entry(initializers[name], labels.map { Argument($0, .void) }) != nil
  }

  /// What a type of the app inherits an initialiser for: `OptionSet`, a raw value.
  func constructed(_ type: RuntimeType, _ arguments: [Argument], _ interpreter: Interpreter, _ location: TreeLocation)
    throws -> Value?
  {
    var call = Call(interpreter: interpreter, value: .type(type), arguments: arguments, location: location)
    call.type = type
    for each in chain(type, interpreter) {
      if let body = entry(initializers[each], arguments) { return try attempt(each, "", call, body) }
    }
    return nil
  }

  func element(of base: Value, _ arguments: [Argument], _ interpreter: Interpreter, _ location: TreeLocation) throws
    -> Value?
  {
    let call = Call(interpreter: interpreter, value: base, arguments: arguments, location: location)
    for type in chain(of: base, interpreter) {
      guard let body = entry(subscripts[type], arguments) else { continue }
      guard let unknown = call.unknownArgument, isPlain(type, interpreter.program) else {
        return try attempt(type, "subscript", call, body)
      }
      let (own, stop) = (interpreter.typeOf(base).name, Stop(lacking: unknown, at: location))
      return try tried(type, "subscript", call, stop, body) ?? lacking(own, "subscript", call, stop, of: type)
    }
    return nil
  }

  func setElement(
    _ base: inout Value, _ arguments: [Argument], to value: Value, _ interpreter: Interpreter, _ location: TreeLocation
  ) throws -> Bool {
    for type in chain(of: base, interpreter) {
      guard let write = setters[type]?["subscript"] else { continue }
      let call = Call(interpreter: interpreter, value: value, arguments: arguments, location: location)
      _ = try attempt(type, "subscript", call, &base) { call, base in
        if let unknown = call.unknownArgument(of: base) { throw Stop(lacking: unknown, at: location) }
        return try write(call, &base)
      }
      return true
    }
    return false
  }

  func operate(
    _ name: String, _ left: Value, _ right: Value, _ interpreter: Interpreter, _ location: TreeLocation
  ) throws -> Value? {
    let operands = [Argument(nil, left), Argument(nil, right)]
    if let result = try callStatic(name, of: interpreter.typeOf(left), operands, interpreter, location) {
      return result
    }
    // A literal on the left has no type of its own.
    guard case .native = right else { return nil }
    return try callStatic(name, of: interpreter.typeOf(right), operands, interpreter, location)
  }
}
