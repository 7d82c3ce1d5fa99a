import FlowModel

/// The types that functions have as values: that of the place which they were handed to last.
extension Interpreter {
  /// A function in a place of a type.
  func handed(_ closure: Closure, to type: RuntimeType) -> Closure {
    if closure.type == nil {
      closure.type = type
      note(type, of: closure)
    }
    let own = closure.handedAs ?? closure.type
    return own === type ? closure : Closure(closure, handedTo: type)
  }

  /// Whether a function is of a type as far as a cast sees; nil where that is not known.
  func isOf(_ closure: Closure, _ type: RuntimeType) -> Bool? {
    guard let own = functionType(of: closure), let same = isSame(own, type) else { return nil }
    // Whether a type throws or waits is not kept: one that does neither is also of a type that does.
    if same, case .code(let code, _, _, _) = closure.body,
      !code.function.flags.isDisjoint(with: [.isThrowing, .isAsync])
    {
      return nil
    }
    return same
  }

  /// The type of a function as a value; nil where it is a library's.
  private func functionType(of closure: Closure) -> RuntimeType? {
    if let known = closure.handedAs ?? closure.type { return known }
    guard case .code(let code, _, _, let generics) = closure.body, code.function.anonymousParameters == 0 else {
      return nil
    }
    let scope = TypeScope(owner: code.owner, generics: generics, this: nil)
    let function = code.function
    let result =
      function.result < 0 && function.kind == .function
      ? types.void : program.type(function.result, in: code.tree, scope)
    return types.function(function.parameters.map { program.type($0.type, in: code.tree, scope) }, result)
  }

  /// Whether two types of functions are the same; nil where something in them is not known.
  private func isSame(_ type: RuntimeType, _ other: RuntimeType) -> Bool? {
    guard type !== other, case .function(let parameters, let result) = type.kind,
      case .function(let others, let otherResult) = other.kind
    else { return type === other }
    guard parameters.count == others.count else { return false }
    let pairs = zip(parameters + [result], others + [otherResult])
    if pairs.contains(where: { $0 !== $1 && !$0.isPartlyUnknown && !$1.isPartlyUnknown && !$0.isFunction }) {
      return false
    }
    return nil
  }
}
