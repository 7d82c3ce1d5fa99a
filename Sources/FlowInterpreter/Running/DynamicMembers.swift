import FlowModel

/// Members that a type marked `@dynamicMemberLookup` has by its subscripts alone.
extension Interpreter {
  /// A member that a subscript gives; nil where the value's type has no such subscript.
  func dynamicMember(
    _ name: String, of value: Value, at location: TreeLocation, _ expected: RuntimeType?
  ) throws -> Value? {
    guard let type = thisType(of: value), let found = try dynamicSubscript(name, of: type, expected, at: location)
    else { return nil }
    let getter = found.getter
    guard found.isText else {
      return try call(
        getter, this: value, [found.argument], captures: [], generics: bindings(for: getter, type), at: location)
    }
    let bound = try bind(
      [Argument(Self.dynamicLabel, found.argument)], to: getter, isLabelled: true, generics: generics(of: value),
      this: value, at: location)
    if getter.isGeneric, let expected, let bindings = bound.generics {
      inferFromResult(getter.function.result, getter, expected, bindings)
    }
    return try call(getter, this: value, bound.values, captures: [], generics: bound.generics, at: location)
  }

  /// Sets a member by a subscript; false where the value's type has none that can be set.
  func setDynamicMember(
    _ name: String, of base: inout Value, to value: Value, _ location: TreeLocation
  ) throws -> Bool {
    guard let type = thisType(of: base),
      let found = try dynamicSubscript(name, of: type, nil, isSet: true, at: location), let setter = found.setter
    else { return false }
    var after: Value? = base
    _ = try call(
      setter, this: base, [found.argument, value], captures: [], generics: bindings(for: setter, type), at: location,
      after: &after)
    if let after { base = after }
    return true
  }

  private static let dynamicLabel = "dynamicMember"

  private struct DynamicSubscript {
    let getter: Code
    let setter: Code?
    /// The member's name, or a key path to it.
    let argument: Value
    /// Whether it takes the member's name.
    let isText: Bool
  }

  /// The one subscript of a type by which a member is read or set. Which one of several it is, only their results tell.
  private func dynamicSubscript(
    _ name: String, of type: RuntimeType, _ expected: RuntimeType?, isSet: Bool = false, at location: TreeLocation
  ) throws -> DynamicSubscript? {
    guard let nominal = type.nominal,
      nominal.lineage.contains(where: { $0.declaration?.attributes.contains("dynamicMemberLookup") == true })
    else { return nil }
    var found: [DynamicSubscript] = []
    for member in nominal.lineage.flatMap(\.subscripts) {
      guard case .subscripting(let getter, let setter, _) = member, !isSet || setter != nil,
        let parameter = getter.function.parameters.first, parameter.label == Self.dynamicLabel,
        !found.contains(where: { overrides($0.getter, getter) })
      else { continue }
      let asked = program.type(
        parameter.type, in: getter.tree, TypeScope(owner: getter.owner, generics: nil, this: nil))
      let isText = if case .string = asked.kind { true } else { false }
      let path = KeyPathBox(root: nil, components: [.member(program.symbols[name])])
      found.append(
        DynamicSubscript(
          getter: getter, setter: setter, argument: isText ? .string(name) : .keyPath(path), isText: isText))
    }
    if found.count > 1, let expected {
      let giving = found.filter { each in
        let result = each.getter.function.result
        return result >= 0
          && program.type(result, in: each.getter.tree, TypeScope(owner: each.getter.owner, generics: nil, this: type))
            === expected
      }
      if giving.count == 1 { return giving[0] }
    }
    guard found.count <= 1 else {
      throw Stop(reason: "which subscript gives '\(name)' of \(type.name)", location: location)
    }
    return found.first
  }
}
