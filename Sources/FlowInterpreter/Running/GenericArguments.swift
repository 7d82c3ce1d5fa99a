import FlowModel

/// What generic code hands to functions: whatever a generic parameter stands for while the code runs, the compiler chooses
/// among functions of one name once, by what it knows of the parameter.
extension Interpreter {
  /// Whether a static type is a generic parameter of the code that runs, or an Optional of one.
  func isOfParameter(_ type: RuntimeType, _ frame: Frame) -> Bool {
    guard case .unknown(let name) = (type.wrapped ?? type).kind else { return false }
    return sequence(first: frame.code, next: \.enclosing).contains { code in
      code.function.generics.contains { $0.name == name } || code.owner?.generics.contains { $0.name == name } == true
    }
  }

  /// Whether a function may take arguments of these static types.
  func mayTake(
    _ seen: [RuntimeType?], _ code: Code, _ labels: [Symbol?], _ trailing: Int, _ frame: Frame
  ) -> Bool {
    guard isGeneric(frame.code), let places = matches(code, labels, trailing: trailing) else { return true }
    return zip(seen, places).allSatisfy { type, place in
      let parameter = code.function.parameters[place]
      guard let type, parameter.type >= 0, !parameter.isVariadic, !parameter.isAutoclosure else { return true }
      // What a generic type's own parameters stand for while the code runs does not count either.
      return mayTake(type, parameterType(code, place), frame)
    }
  }

  private func mayTake(_ seen: RuntimeType, _ wanted: RuntimeType, _ frame: Frame) -> Bool {
    switch (seen.kind, wanted.kind) {
    case (_, .any), (_, .unknown): return true
    case (.unknown(let name), _):
      guard isOfParameter(seen, frame), sameType(as: name, around: frame.code) == nil else { return true }
      if let inner = wanted.wrapped { return mayTake(seen, inner, frame) }
      // What it is bound to may be a class, or conform to what is asked for.
      guard !wanted.isOpen, wanted.libraryName.map(program.catalog.isProtocol) != true else { return true }
      return bounded(seen, frame.code).map { mayBe($0, wanted) } ?? false
    case (.optional(let one), .optional(let other)), (.array(let one), .array(let other)),
      (.set(let one), .set(let other)):
      return mayTake(one, other, frame)
    case (.optional(let one), _): return mayTake(one, wanted, frame)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return mayTake(key, otherKey, frame) && mayTake(value, otherValue, frame)
    default: return true
    }
  }

  /// Whether what is bound to a type may be of another one, which is no protocol: where it inherits from a class.
  private func mayBe(_ bound: RuntimeType, _ wanted: RuntimeType) -> Bool {
    func isClass(_ type: RuntimeType) -> Bool {
      type.nominal?.isClass == true || type.libraryName.map(program.catalog.isClass) == true
    }
    switch bound.kind {
    case .unknown: return true
    case .composition(let parts): return parts.contains { mayBe($0, wanted) }
    default: break
    }
    if isClass(bound) { return program.conforms(bound, to: wanted) != false }
    return program.allProtocols(of: bound).contains { isClass($0) || $0.isUnknown }
  }
}
