import FlowModel
import SwiftSyntax

/// Types that are written as expressions and look like values: `[Int]()`, `(A, B).self`, `Int?.none`.
extension TreeReader {
  /// The type that is called in `[Int]()` or `[String: Int]()`.
  func calledType(_ expression: ExprSyntax) -> Int32? {
    guard expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self),
      isType(expression) || holdsNamesAlone(expression)
    else { return nil }
    return typeExpression(type(of: expression), at: expression)
  }

  /// Whether a list or dictionary holds one name that is no local's, or a pair of them, with a capital or without: where
  /// it is called the names are those of types, since lists are no functions.
  private func holdsNamesAlone(_ expression: ExprSyntax) -> Bool {
    let isName = { (part: ExprSyntax) in
      self.isType(part) || self.holdsNamesAlone(part) || self.isNameAlone(part) && !self.beginsWithLocal(part)
    }
    if let elements = expression.as(ArrayExprSyntax.self)?.elements {
      return elements.count == 1 && elements.allSatisfy { isName($0.expression) }
    }
    guard case .elements(let pairs)? = expression.as(DictionaryExprSyntax.self)?.content else { return false }
    return pairs.count == 1 && pairs.allSatisfy { isName($0.key) && isName($0.value) }
  }

  private func beginsWithLocal(_ expression: ExprSyntax) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.base.map(beginsWithLocal) ?? false }
    guard let name = expression.as(DeclReferenceExprSyntax.self) else { return false }
    return scope?.place(of: text(source.name(name.baseName))) != nil
  }

  /// The type before `.self`, `.init` and other members of types.
  func typeBefore(_ node: MemberAccessExprSyntax, _ base: ExprSyntax) -> Int32? {
    guard isType(base) else { return nil }
    // A list with one type in it is written for its members, which lists of types do not have.
    return typeExpression(type(of: base), at: base)
  }

  /// `Int?` before a member of Optional's; before any other one a name with a capital is a variable's, and `?` is a
  /// chain's.
  func sugaredType(_ expression: ExprSyntax) -> Int32? {
    guard let node = expression.as(OptionalChainingExprSyntax.self), isType(node.expression) else { return nil }
    if let member = expression.parent?.as(MemberAccessExprSyntax.self), isNameAlone(node.expression),
      !Self.optionalsOwn.contains(member.declName.baseName.text)
    {
      return nil
    }
    return type(of: expression)
  }

  /// Whether an expression is a name, or names with dots, that a variable could have as well as a type.
  private func isNameAlone(_ expression: ExprSyntax) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.base.map(isNameAlone) ?? false }
    guard let name = expression.as(DeclReferenceExprSyntax.self) else { return false }
    return name.baseName.tokenKind != .keyword(.Self) && name.baseName.tokenKind != .keyword(.Any)
  }

  /// The members that types with a `?` are written before.
  private static let optionalsOwn: Set<String> = ["none", "some", "self", "init", "Type"]

  /// Whether an expression can only be a type: names with a capital that are no locals, and what is made of them.
  func isType(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .typeExpr: return true
    case .declReferenceExpr:
      let node = expression.cast(DeclReferenceExprSyntax.self)
      guard node.argumentNames == nil else { return false }
      if node.baseName.tokenKind == .keyword(.Self) || node.baseName.tokenKind == .keyword(.Any) { return true }
      guard case .identifier = node.baseName.tokenKind else { return false }
      let text = source.name(node.baseName)
      guard isTypeName(text) else { return false }
      return scope?.place(of: self.text(text)) == nil
    case .memberAccessExpr:
      let node = expression.cast(MemberAccessExprSyntax.self)
      guard let base = node.base else { return false }
      return isTypeName(source.name(node.declName.baseName)) && isType(base)
    case .genericSpecializationExpr: return isType(expression.cast(GenericSpecializationExprSyntax.self).expression)
    case .optionalChainingExpr: return isType(expression.cast(OptionalChainingExprSyntax.self).expression)
    case .arrayExpr:
      let elements = expression.cast(ArrayExprSyntax.self).elements
      return elements.count == 1 && isType(elements.first!.expression)
    case .dictionaryExpr:
      guard case .elements(let elements) = expression.cast(DictionaryExprSyntax.self).content, elements.count == 1,
        let only = elements.first
      else { return false }
      return isType(only.key) && isType(only.value)
    case .tupleExpr: return expression.cast(TupleExprSyntax.self).elements.allSatisfy { isType($0.expression) }
    case .sequenceExpr:
      let elements = expression.cast(SequenceExprSyntax.self).elements
      var isOperator = false
      for element in elements {
        guard isOperator ? isTypeOperator(element) : isType(element) else { return false }
        isOperator.toggle()
      }
      return true
    default: return false
    }
  }

  /// Whether a name is one of a type: its first letter is a capital, whatever underscores stand before it.
  private func isTypeName(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != "_" }?.properties.isUppercase == true
  }

  private func isTypeOperator(_ expression: ExprSyntax) -> Bool {
    if expression.is(ArrowExprSyntax.self) { return true }
    return expression.as(BinaryOperatorExprSyntax.self)?.operator.text == "&"
  }

  /// The written type that an expression is.
  func type(of expression: ExprSyntax) -> Int32 {
    deeper { lowered(expression) } ?? add(TreeNode(.unreadType, a: text("…")), at: expression)
  }

  private func lowered(_ expression: ExprSyntax) -> Int32 {
    switch expression.kind {
    case .typeExpr: return type(expression.cast(TypeExprSyntax.self).type)
    case .declReferenceExpr:
      let node = expression.cast(DeclReferenceExprSyntax.self)
      return add(TreeNode(.namedType, a: typeName(node.baseName)), at: expression)
    case .memberAccessExpr:
      let node = expression.cast(MemberAccessExprSyntax.self)
      guard let base = node.base else { break }
      let inner = type(of: base)
      if node.declName.baseName.text == "Type" { return add(TreeNode(.metatypeType, a: inner), at: node.declName) }
      return add(TreeNode(.memberType, a: inner, b: name(node.declName.baseName)), at: node.declName)
    case .genericSpecializationExpr:
      let node = expression.cast(GenericSpecializationExprSyntax.self)
      let arguments = genericArguments(node.genericArgumentClause)
      let inner = type(of: node.expression)
      change(inner) { if $0.kind == .memberType { $0.c = arguments } else { $0.b = arguments } }
      return inner
    case .optionalChainingExpr:
      let inner = type(of: expression.cast(OptionalChainingExprSyntax.self).expression)
      return add(TreeNode(.optionalType, a: inner), at: expression)
    case .arrayExpr:
      let elements = expression.cast(ArrayExprSyntax.self).elements
      guard let only = elements.first, elements.count == 1 else { break }
      return add(TreeNode(.arrayType, a: type(of: only.expression)), at: expression)
    case .dictionaryExpr:
      guard case .elements(let elements) = expression.cast(DictionaryExprSyntax.self).content, elements.count == 1,
        let only = elements.first
      else { break }
      let key = type(of: only.key)
      return add(TreeNode(.dictionaryType, a: key, b: type(of: only.value)), at: expression)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      if let only = elements.first, elements.count == 1 { return type(of: only.expression) }
      let list = elements.flatMap { [label($0.label), type(of: $0.expression)] }
      return add(TreeNode(.tupleType, a: self.list(list)), at: expression)
    case .sequenceExpr: return sequenceType(Array(expression.cast(SequenceExprSyntax.self).elements)[...])
    default: break
    }
    return add(TreeNode(.unreadType, a: text(source.text(of: expression))), at: expression)
  }

  /// `A & B`, `(A, B) throws -> C`.
  private func sequenceType(_ elements: ArraySlice<ExprSyntax>) -> Int32 {
    guard let first = elements.first else { return -1 }
    guard let arrow = elements.firstIndex(where: { $0.is(ArrowExprSyntax.self) }) else {
      let parts = elements.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { type(of: $0.element) }
      if let only = parts.first, parts.count == 1 { return only }
      return add(TreeNode(.compositionType, a: list(parts)), at: first)
    }
    var parameters: [Int32] = []
    if let tuple = first.as(TupleExprSyntax.self), arrow == elements.startIndex + 1 {
      parameters = tuple.elements.map { type(of: $0.expression) }
    } else {
      parameters = [sequenceType(elements[..<arrow])]
    }
    let effects = elements[arrow].cast(ArrowExprSyntax.self).effectSpecifiers
    let flag: UInt8 = (effects?.throwsClause == nil ? 0 : 1) | (effects?.asyncSpecifier == nil ? 0 : 2)
    let result =
      deeper { sequenceType(elements[(arrow + 1)...]) } ?? add(TreeNode(.unreadType, a: text("…")), at: first)
    return add(TreeNode(.functionType, flag: flag, a: list(parameters), b: result), at: first)
  }
}
