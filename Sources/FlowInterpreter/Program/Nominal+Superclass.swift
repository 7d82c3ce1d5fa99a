extension Nominal {
  /// The superclass of an instance's type, with its generic arguments.
  func superclassType(of type: RuntimeType, _ program: Program) -> RuntimeType? {
    guard superclass != nil, let first = firstInherited else { return nil }
    return program.type(first.type, in: first.tree, TypeScope(owner: owner, generics: type.bindings, this: type))
  }

  /// The superclass of a class with generic arguments; nil where it has none.
  func superclassType(with bindings: GenericBindings?) -> RuntimeType? {
    guard isClass, superclass?.nominal != nil, let first = firstInherited else { return nil }
    return program.type(first.type, in: first.tree, TypeScope(owner: owner, generics: bindings, this: nil))
  }
}
