import FlowModel
import SwiftSyntax

/// Written types.
extension TreeReader {
  /// Lowers a written type.
  func type(_ type: TypeSyntax) -> Int32 {
    deeper { written(type) } ?? add(TreeNode(.unreadType, a: text("…")), at: type)
  }

  private func written(_ type: TypeSyntax) -> Int32 {
    switch type.kind {
    case .identifierType:
      let node = type.cast(IdentifierTypeSyntax.self)
      let arguments = node.genericArgumentClause.map(genericArguments) ?? -1
      if let module = node.moduleSelector?.moduleName {
        let base = add(TreeNode(.namedType, a: name(module)), at: module)
        return add(TreeNode(.memberType, a: base, b: name(node.name), c: arguments), at: node.name)
      }
      return add(TreeNode(.namedType, a: typeName(node.name), b: arguments), at: node)
    case .memberType:
      let node = type.cast(MemberTypeSyntax.self)
      let base = self.type(node.baseType)
      let arguments = node.genericArgumentClause.map(genericArguments) ?? -1
      return add(TreeNode(.memberType, a: base, b: name(node.name), c: arguments), at: node.name)
    case .optionalType:
      return add(TreeNode(.optionalType, a: self.type(type.cast(OptionalTypeSyntax.self).wrappedType)), at: type)
    case .implicitlyUnwrappedOptionalType:
      let inner = self.type(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
      return add(TreeNode(.optionalType, flag: 1, a: inner), at: type)
    case .arrayType:
      return add(TreeNode(.arrayType, a: self.type(type.cast(ArrayTypeSyntax.self).element)), at: type)
    case .dictionaryType:
      let node = type.cast(DictionaryTypeSyntax.self)
      let key = self.type(node.key)
      return add(TreeNode(.dictionaryType, a: key, b: self.type(node.value)), at: node)
    case .tupleType:
      let elements = type.cast(TupleTypeSyntax.self).elements
      if let only = elements.first, elements.count == 1, only.firstName == nil, only.ellipsis == nil {
        return element(only)
      }
      let list = elements.flatMap { [label($0.firstName), element($0)] }
      return add(TreeNode(.tupleType, a: self.list(list)), at: type)
    case .functionType: return functionType(type.cast(FunctionTypeSyntax.self))
    case .attributedType: return attributedType(type.cast(AttributedTypeSyntax.self))
    case .metatypeType:
      return add(TreeNode(.metatypeType, a: self.type(type.cast(MetatypeTypeSyntax.self).baseType)), at: type)
    case .someOrAnyType:
      let node = type.cast(SomeOrAnyTypeSyntax.self)
      let isSome = node.someOrAnySpecifier.tokenKind == .keyword(.some)
      return add(TreeNode(.existentialType, flag: isSome ? 1 : 0, a: self.type(node.constraint)), at: node)
    case .compositionType:
      let parts = type.cast(CompositionTypeSyntax.self).elements.map { self.type($0.type) }
      return add(TreeNode(.compositionType, a: list(parts)), at: type)
    case .classRestrictionType: return add(TreeNode(.namedType, a: text("AnyObject")), at: type)
    default: return add(TreeNode(.unreadType, a: text(source.text(of: type))), at: type)
    }
  }

  /// An element of a tuple or a parameter of a function type.
  private func element(_ element: TupleTypeElementSyntax) -> Int32 {
    var type = type(element.type)
    if element.ellipsis != nil { type = add(TreeNode(.variadicType, a: type), at: element.type) }
    return element.inoutKeyword == nil ? type : add(TreeNode(.inoutType, a: type), at: element)
  }

  private func functionType(_ node: FunctionTypeSyntax) -> Int32 {
    let parameters = list(node.parameters.map(element))
    let flag: UInt8 =
      (node.effectSpecifiers?.throwsClause == nil ? 0 : 1) | (node.effectSpecifiers?.asyncSpecifier == nil ? 0 : 2)
    return add(TreeNode(.functionType, flag: flag, a: parameters, b: type(node.returnClause.type)), at: node)
  }

  private func attributedType(_ node: AttributedTypeSyntax) -> Int32 {
    let inner = type(node.baseType)
    let names = TreeAttributes(node.attributes, in: self).names
    change(inner) { type in
      guard type.kind == .functionType else { return }
      if names.contains("escaping") { type.flag |= 4 }
      if names.contains("autoclosure") { type.flag |= 8 }
    }
    return isInout(node) ? add(TreeNode(.inoutType, a: inner), at: node) : inner
  }

  private func isInout(_ node: AttributedTypeSyntax) -> Bool {
    node.specifiers.contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout) }
  }

  /// `<A, B>`.
  func genericArguments(_ clause: GenericArgumentClauseSyntax) -> Int32 {
    list(
      clause.arguments.map { argument in
        switch argument.argument {
        case .type(let type): self.type(type)
        case .expr(let expression): add(TreeNode(.unreadType, a: text(source.text(of: expression))), at: expression)
        }
      })
  }

  /// The type of a parameter, with what belongs to the parameter taken off it.
  func fill(_ parameter: inout TreeParameter, with type: TypeSyntax) {
    var type = type
    while let node = type.as(AttributedTypeSyntax.self) {
      let names = TreeAttributes(node.attributes, in: self).names
      parameter.attributes += names
      if names.contains("autoclosure") { parameter.isAutoclosure = true }
      if isInout(node) { parameter.isInout = true }
      guard !node.baseType.is(FunctionTypeSyntax.self) else { break }
      type = node.baseType
    }
    let lowered = self.type(type)
    if tree.nodes[Int(lowered)].kind == .inoutType {
      parameter.type = tree.nodes[Int(lowered)].a
    } else {
      parameter.type = lowered
    }
  }

  // MARK: Generic parameters

  func generics(_ clause: GenericParameterClauseSyntax?) -> [TreeGenericParameter] {
    guard let clause else { return [] }
    return clause.parameters.map { parameter in
      TreeGenericParameter(
        name: source.name(parameter.name), bound: parameter.inheritedType.map(type) ?? -1,
        isPack: parameter.specifier?.tokenKind == .keyword(.each))
    }
  }

  func requirements(_ clauses: GenericWhereClauseSyntax?...) -> [TreeRequirement] {
    clauses.compactMap(\.self).flatMap(\.requirements).compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        let left = type(node.leftType)
        return TreeRequirement(left: left, right: type(node.rightType), isSame: false)
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else { return nil }
        let lowered = type(left)
        return TreeRequirement(left: lowered, right: type(right), isSame: true)
      case .layoutRequirement: return nil
      }
    }
  }
}
