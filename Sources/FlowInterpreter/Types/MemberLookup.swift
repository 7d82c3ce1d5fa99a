import FlowModel

/// What members are looked up by.
struct MemberKey: Hashable {
  let symbol: Symbol
  let isStatic: Bool
}

/// A member that a name may mean.
struct Candidate {
  let member: Member
  /// The type or protocol that has it.
  let owner: Nominal
  /// Whether a protocol's extension has it, which its conforming type's own members go before.
  let isDefault: Bool
}

extension Interpreter {
  /// Whether the `where` clause of an extension that has a member holds for a type, or may.
  func isSatisfied(_ code: Code, by type: RuntimeType) -> Bool {
    guard code.function.owner >= 0 else { return true }
    let part = code.tree.tree.types[Int(code.function.owner)]
    guard !part.requirements.isEmpty else { return true }
    let scope = TypeScope(owner: code.owner, generics: type.bindings, this: type)
    return part.requirements.allSatisfy { requirement in
      let left = program.type(requirement.left, in: code.tree, scope)
      let right = program.type(requirement.right, in: code.tree, scope)
      if requirement.isSame { return left === right || left.isPartlyUnknown || right.isPartlyUnknown }
      return program.conforms(left, to: right) != false
    }
  }

  /// Whether the `where` clause of an extension of a type of the app's rules out what a value's type stands for.
  func isExcluded(_ code: Code, from type: RuntimeType) -> Bool { meets(type, code) == false }

  /// Whether a type is what the extension asks for that a function stands in; nil where that is not known.
  func meets(_ type: RuntimeType, _ code: Code) -> Bool? {
    guard code.function.owner >= 0 else { return true }
    let part = code.tree.tree.types[Int(code.function.owner)]
    guard part.kind == .extension, !part.requirements.isEmpty else { return true }
    let scope = TypeScope(owner: code.owner, generics: type.bindings, this: type)
    let answers = part.requirements.map { requirement -> Bool? in
      let left = program.type(requirement.left, in: code.tree, scope)
      let right = program.type(requirement.right, in: code.tree, scope)
      let isOpen = right.nominal?.kind != .protocol && right.isPartlyUnknown
      if left.isPartlyUnknown || isOpen { return nil }
      if requirement.isSame { return left === right }
      return isExistential(left, of: right) ? false : program.conforms(left, to: right)
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// Whether a type is `any` of a protocol, which does not conform to it.
  ///
  /// - Swift: of the app's protocols only Objective-C's conform to themselves ("Protocols", Existential types).
  private func isExistential(_ type: RuntimeType, of other: RuntimeType) -> Bool {
    guard type === other, let nominal = type.nominal, nominal.kind == .protocol else { return false }
    return nominal.declaration?.attributes.contains("objc") == false
  }
}
