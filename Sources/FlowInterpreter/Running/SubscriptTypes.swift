import FlowModel

extension Interpreter {
  /// The written type of the elements that a subscript of a type's values gives.
  func subscriptType(_ arguments: [Argument], of type: RuntimeType) -> RuntimeType? {
    let labels = arguments.map { $0.label.map { program.symbols[$0] } }
    let getters = subscripts(of: type, isStatic: false).compactMap(\.code).filter {
      matches($0, labels, trailing: 0) != nil
    }
    guard let getter = getters.first, getters.count == 1, getter.function.result >= 0 else { return nil }
    return program.type(
      getter.function.result, in: getter.tree, TypeScope(owner: getter.owner, generics: type.bindings, this: type))
  }
}
