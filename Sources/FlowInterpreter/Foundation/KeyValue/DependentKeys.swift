import FlowModel

/// Properties whose value hangs on others, which key-value observing tells of with those.
///
/// - Foundation: `keyPathsForValuesAffectingValue(forKey:)` says which, and that of NSObject asks
///   `keyPathsForValuesAffecting` followed by the key (documentation of both).
extension Interpreter {
  /// The stored properties with which observers of a computed one are told; nil where that is not known.
  func sources(of name: String, of object: Instance, at location: TreeLocation) throws -> Set<Symbol>? {
    let type = object.type
    guard framework != nil, type.nominal?.hasReadMembers == true, isReachedByKey(name, of: type) == true,
      case .computed(_, nil, let property)? = candidates(program.symbols[name], of: type, isStatic: false).first?.member,
      property.flags.contains(.isDynamic)
    else { return nil }
    let told = try affecting(name, type, at: location)
    guard case .set(let box) = told, box.table.count > 0 else { return nil }
    var sources: Set<Symbol> = []
    for path in box.members {
      guard case .text(let text) = path, let field = observes(text.text, of: object), field.isDynamic else {
        return nil
      }
      sources.insert(field.symbol)
    }
    return sources
  }

  private func affecting(_ key: String, _ type: RuntimeType, at location: TreeLocation) throws -> Value {
    let method = program.symbols["keyPathsForValuesAffectingValue"]
    guard !candidates(method, of: type, isStatic: true).isEmpty else {
      return try usuallyAffecting(key, type, at: location)
    }
    return try callMethod(.type(type), method, [Argument("forKey", .string(key))], at: location)
  }

  /// What NSObject's own method says.
  fileprivate func usuallyAffecting(_ key: String, _ type: RuntimeType, at location: TreeLocation) throws -> Value {
    let method = program.symbols["keyPathsForValuesAffecting\(key.prefix(1).uppercased())\(key.dropFirst())"]
    guard !candidates(method, of: type, isStatic: true).isEmpty else { return .set(SetBox(Table(), types.string)) }
    return try callMethod(.type(type), method, [], at: location)
  }
}

extension LibraryBuilder {
  mutating func addDependentKeys() {
    staticMethod("NSObject", "keyPathsForValuesAffectingValue(forKey:)") { call in
      guard case .type(let type) = call.value else { throw call.stop("which keys a value hangs on") }
      return try call.interpreter.usuallyAffecting(try call.text(0), type, at: call.location)
    }
  }
}
