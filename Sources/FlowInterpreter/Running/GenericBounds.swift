import FlowModel

/// Of functions of one form, the one whose generic parameters are bound the most.
extension Interpreter {
  /// The function that the compiler takes of several of one form: the one whose bounds are met where the caller sees
  /// that, and are all those of the others and more (The Swift Programming Language, "Generic Where Clauses"; what is
  /// more constrained is ranked first). nil where that cannot be told.
  func narrowest(
    of codes: [Code], _ arguments: [Argument], _ declared: [RuntimeType?], _ labels: [Symbol?], _ frame: Frame
  ) -> Code? {
    // Inside of generic code the caller sees the bounds of its own parameters alone.
    guard !isGeneric(frame.code), let first = codes.first, first.function.generics.count == 1,
      codes.allSatisfy({ $0.function.generics.count == 1 && isSame($0, first) })
    else { return nil }
    var met: [(code: Code, bounds: Set<RuntimeType>)] = []
    for code in codes {
      guard let places = matches(code, labels, trailing: arguments.count { $0.isTrailing }) else { continue }
      let bindings = GenericBindings([:])
      let inference = inference(of: code, bindings)
      for (index, place) in places.enumerated() {
        let written = code.function.parameters[place].type
        if let type = index < declared.count ? declared[index] : nil {
          inference.infer(written, from: type)
        } else if case .type(let type) = arguments[index].value {
          inference.infer(written, from: types.metatype(type))
        }
      }
      guard let type = bindings[code.function.generics[0].name], !type.isPartlyUnknown,
        let bounds = bounds(of: code)
      else { return nil }
      let answers = bounds.map { program.conforms(type, to: $0) }
      if answers.contains(false) { continue }
      guard !answers.contains(nil) else { return nil }
      met.append((code, bounds))
    }
    return met.first { one in met.allSatisfy { $0.code === one.code || $0.bounds.isStrictSubset(of: one.bounds) } }?.code
  }

  /// What a function's one generic parameter is bound to; nil where it has requirements of another kind.
  private func bounds(of code: Code) -> Set<RuntimeType>? {
    let parameter = code.function.generics[0]
    let scope = TypeScope(owner: code.owner, generics: nil, this: nil)
    var bounds: [RuntimeType] = []
    if parameter.bound >= 0 { bounds.append(program.type(parameter.bound, in: code.tree, scope)) }
    for requirement in code.function.requirements {
      let left = code.tree.nodes[Int(requirement.left)]
      guard !requirement.isSame, left.kind == .namedType, left.b < 0, code.tree.text(left.a) == parameter.name else {
        return nil
      }
      bounds.append(program.type(requirement.right, in: code.tree, scope))
    }
    return Set(
      bounds.flatMap { bound -> [RuntimeType] in
        if case .composition(let parts) = bound.kind { parts } else { [bound] }
      })
  }
}
