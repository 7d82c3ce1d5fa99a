import FlowModel

extension Library.Call {
  /// What `reduce` gives at each step, as far as it is made an Optional of, or a tuple with one: what its closure says of
  /// its first parameter, or the first value itself. Nil where nothing has to be made of it.
  func reducedType(of first: Value) -> RuntimeType? {
    if case .closure(let closure) = self[1], case .code(let code, _, _, let generics) = closure.body,
      let parameter = code.function.parameters.first, parameter.type >= 0
    {
      let scope = TypeScope(owner: code.owner, generics: generics, this: nil)
      let written = interpreter.program.type(parameter.type, in: code.tree, scope)
      return written.isPartlyUnknown ? nil : written
    }
    switch first {
    case .nothing, .some: return optionalType(of: first)
    case .tuple(let box) where box.items.contains(where: \.isOptional) || box.labels.contains { $0 != nil }:
      return types.tuple(
        box.items.map { $0.isOptional ? optionalType(of: $0) : types.unknown("_") }, box.labels)
    default: return nil
    }
  }

  /// The type of an Optional; what it holds may be seen wider than it is.
  private func optionalType(of value: Value) -> RuntimeType {
    if case .nothing = value, case let type = interpreter.typeOf(value), !type.isPartlyUnknown { return type }
    return types.optional(types.unknown("Wrapped"))
  }
}
