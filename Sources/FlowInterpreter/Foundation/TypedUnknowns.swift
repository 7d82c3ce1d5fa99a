import FlowModel

/// What is not known, of a type that code declares: what a coder makes of data, its properties, elements, and what the
/// library makes of them.
extension Interpreter {
  /// Something that is not known, of a type.
  ///
  /// - Parameter hides: whether it may hold an object that the app made; no number and no text does.
  func unknown(_ what: String, _ location: TreeLocation, hides: Bool, of type: RuntimeType?) -> Value {
    guard let type, !type.isUnknown else { return .unknown(Unknown(what, location, hides: hides)) }
    return .unknown(Unknown(what, location, hides: hides && !type.flattened.isScalar, type: type))
  }

  /// A property of what is not known, by its declared type; nil where that is not known.
  func typedProperty(_ name: String, of unknown: Unknown, at location: TreeLocation) -> Value? {
    guard let type = unknown.type?.flattened else { return nil }
    let what = "\(unknown.what).\(name)"
    if let nominal = type.nominal {
      let symbol = program.symbols[name]
      guard let field = nominal.fields.first(where: { $0.symbol == symbol }), field.property.attributes.isEmpty,
        let declared = fieldType(field, of: type)
      else { return nil }
      return self.unknown(what, location, hides: unknown.hides, of: declared)
    }
    guard let result = propertyType(name, of: type) else { return nil }
    if name == "count" {
      return .unknown(Unknown(what, location, type: result, bounds: .whole(0...Int.max)))
    }
    return self.unknown(what, location, hides: unknown.hides, of: result)
  }

  /// An element of what is not known; nil where its type is not known.
  func typedElement(of unknown: Unknown, _ arguments: [Argument], at location: TreeLocation) -> Value? {
    guard let type = unknown.type?.flattened, arguments.count == 1, arguments[0].label == nil else { return nil }
    let result: RuntimeType? =
      switch (type.kind, arguments[0].value) {
      case (.array, .range): type
      case (.array(let element), _): element
      case (.dictionary(_, let value), _): types.optional(value)
      default: nil
      }
    return result.map { self.unknown("\(unknown.what)[…]", location, hides: unknown.hides, of: $0) }
  }

  /// `map` or `flatMap` of an Optional; nil where it is not known to be one.
  func mapOptional(
    _ name: String, of unknown: Unknown, _ arguments: [Argument], at location: TreeLocation
  ) throws -> Value? {
    guard name == "map" || name == "flatMap", unknown.type?.wrapped != nil, arguments.count == 1 else { return nil }
    let call = Library.Call(interpreter: self, value: .unknown(unknown), arguments: arguments, location: location)
    let what = "\(unknown.what).\(name)(…)"
    let result = try library.lacking("Optional", name, call, Stop(lacking: what, at: location))
    guard case .unknown(let made) = result, case .closure(let closure) = arguments[0].value,
      case .code(let code, _, _, let generics) = closure.body, let type = madeType(by: code, generics, mayLack: true)
    else { return result }
    return self.unknown(
      made.what, made.location, hides: unknown.hides || call.hidesReference, of: types.optional(type.flattened))
  }

  /// A method of a library's on something of a type of the library's; nil where that has none, or where it changes it.
  func callTyped(
    _ name: String, of unknown: Unknown, _ arguments: [Argument], at location: TreeLocation
  ) throws -> Value? {
    guard let type = unknown.type?.flattened ?? unknown.kind.map({ types.library($0) }), let kind = type.libraryName,
      library.hasMember(name, of: kind, program), !library.isMutating(name, type)
    else { return nil }
    let what = "\(unknown.what).\(name)(…)"
    if name == "forEach" {
      let question = Unknown("\(unknown.what) has elements", unknown.location)
      guard try world.answer(question, at: location) else { return .void }
    }
    let call = Library.Call(interpreter: self, value: .unknown(unknown), arguments: arguments, location: location)
    let result = try library.lacking(kind, name, call, Stop(lacking: what, at: location), of: kind)
    guard case .unknown(let made) = result else { return result }
    if let parts = KnownKinds.knownParts(of: kind, name, arguments, unknown, program) {
      return .unknown(Unknown(made.what, made.location, known: parts, type: resultType(name, of: type)))
    }
    return self.unknown(
      made.what, made.location, hides: unknown.hides || call.hidesReference, of: resultType(name, of: type))
  }

  /// The type of a property, or of a method's result, as far as it is told by the type that has it.
  func memberResult(_ name: String, of type: RuntimeType) -> RuntimeType? {
    propertyType(name, of: type) ?? resultType(name, of: type)
  }

  /// The type of a property of a list, dictionary, set or text.
  private func propertyType(_ name: String, of type: RuntimeType) -> RuntimeType? {
    switch (type.kind, name) {
    case (.array, "count"), (.dictionary, "count"), (.set, "count"), (.string, "count"): types.int
    case (.array(let element), "first"), (.array(let element), "last"), (.set(let element), "first"):
      types.optional(element)
    case (.dictionary(let key, _), "keys"): types.array(key)
    case (.dictionary(_, let value), "values"): types.array(value)
    case (.string, "first"), (.string, "last"): types.optional(types.character)
    case (.string, "capitalized"), (.string, "localizedCapitalized"), (.string, "lowercased"): types.string
    default: nil
    }
  }

  /// The type of a method's result, as far as it is told by the type that has it.
  private func resultType(_ name: String, of type: RuntimeType) -> RuntimeType? {
    switch (type.kind, name) {
    case (.array, "sorted"), (.array, "filter"), (.array, "reversed"), (.array, "shuffled"), (.array, "prefix"),
      (.array, "suffix"), (.array, "dropFirst"), (.array, "dropLast"), (.dictionary, "filter"):
      type
    case (.array(let element), "first"), (.array(let element), "last"), (.array(let element), "max"),
      (.array(let element), "min"), (.array(let element), "randomElement"):
      types.optional(element)
    case (.array, "map"), (.array, "compactMap"), (.array, "flatMap"), (.dictionary, "map"),
      (.dictionary, "compactMap"),
      (.dictionary, "sorted"), (.array, "enumerated"):
      types.array(types.unknown("Result"))
    case (.array, "firstIndex"), (.array, "lastIndex"): types.optional(types.int)
    case (.array, "joined"), (.string, "uppercased"), (.string, "lowercased"), (.string, "replacingOccurrences"),
      (.string, "trimmingCharacters"), (.string, "appending"), (.string, "padding"):
      types.string
    case (.string, "components"), (.string, "split"): types.array(types.string)
    default: nil
    }
  }
}

extension RuntimeType {
  /// Whether no value of it holds an object.
  var isScalar: Bool {
    switch kind {
    case .int, .double, .float, .bool, .string, .substring, .character, .fixed: true
    case .library(let name, _): ["Date", "URL", "UUID", "Data", "Decimal"].contains(name)
    default: false
    }
  }
}

extension Unknown {
  /// Whether a coder has a form for it whatever it is: a number with a point may be none.
  var isSurelyEncodable: Bool {
    if let kind { return ["Date", "Int", "String", "UUID"].contains(kind) }
    switch type?.flattened.kind {
    case .int, .bool, .string, .fixed: return true
    case .library(let name, _): return ["Data", "Date", "URL", "UUID"].contains(name)
    default: return false
    }
  }
}
