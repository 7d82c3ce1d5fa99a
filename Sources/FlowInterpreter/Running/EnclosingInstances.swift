import FlowModel

/// Property wrappers that know the object around them: `static subscript(_enclosingInstance:wrapped:storage:)`.
extension Interpreter {
  /// The subscript's value for a property of an object; nil where the wrapper has none, and where no object is around it.
  func enclosed(_ field: Field, _ base: Value, _ wrapper: Value, at location: TreeLocation) throws -> Value? {
    guard let (getter, _) = field.enclosing, case .object = base, let type = thisType(of: wrapper) else { return nil }
    return try call(
      getter, this: .type(type), keyPaths(field, base), captures: [], generics: type.bindings, at: location)
  }

  /// Sets a property of an object by its wrapper's subscript.
  ///
  /// - Returns: whether the wrapper has one.
  func setEnclosed(
    _ field: Field, _ base: Value, _ wrapper: Value, to value: Value, _ node: Int32, _ frame: Frame
  ) throws -> Bool {
    guard let (_, setter) = field.enclosing, case .object(let object) = base, let type = thisType(of: wrapper) else {
      return false
    }
    guard let setter else { throw stop("'\(field.property.name)' cannot be set", node, frame) }
    let fitting = try coerce(value, to: fieldType(field, of: object.type), node, frame)
    _ = try call(
      setter, this: .type(type), keyPaths(field, base) + [fitting], captures: [], generics: type.bindings,
      at: frame.tree.location(of: node))
    return true
  }

  private func keyPaths(_ field: Field, _ base: Value) -> [Value] {
    [base]
      + ["", "_"].map { prefix in
        .keyPath(KeyPathBox(root: nil, components: [.member(program.symbols[prefix + field.property.name])]))
      }
  }
}

extension Nominal {
  /// The subscript of a property wrapper that knows the object around it.
  var enclosingSubscript: (getter: Code, setter: Code?)? {
    for case .subscripting(let getter, let setter, true) in subscripts
    where getter.function.parameters.first?.label == "_enclosingInstance" && getter.function.parameters.count == 3 {
      return (getter, setter)
    }
    return nil
  }
}
