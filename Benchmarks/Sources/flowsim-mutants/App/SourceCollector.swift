import SwiftSyntax

/// Collects from a file what mutants are made of.
final class SourceCollector: SyntaxVisitor {
  private(set) var names: [String: [Range<Int>]] = [:]
  private(set) var typeUses: Set<String> = []
  private(set) var literals: [SwiftLiteral] = []
  private(set) var types: [SwiftType] = []
  private(set) var prepares: [SwiftPrepare] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  private var open: [Int] = []
  private static let calledNames: Set<String> = [
    "performSegue", "performSegueWithIdentifier", "instantiateViewController",
    "instantiateViewControllerWithIdentifier", "UIStoryboard", "didMove", "didMoveToParentViewController",
  ]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind {
      names[name.filter { $0 != "`" }, default: []].append(token.bytes)
      if name.first?.isUppercase == true, token.isUsedToMake { typeUses.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let literal = SwiftLiteral(node) { literals.append(literal) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledName, Self.calledNames.contains(name) { calls.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name, node, node.inheritanceClause, isClass: true)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name, node, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name, node, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name, node, node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.extendedType.lastToken(viewMode: .sourceAccurate) else { return .skipChildren }
    return push(name, node, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    if node.extendedType.lastToken(viewMode: .sourceAccurate) != nil { open.removeLast() }
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let type = open.last {
      let name = node.name.text.filter { $0 != "`" }
      types[type].cases.append(SwiftCase(name: name, range: node.name.bytes, hasRawValue: node.rawValue != nil))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
      types[type].properties += SwiftProperty.all(in: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true { types[type].functions.append(node) }
    if let prepare = SwiftPrepare(node, owner: open.last.map { types[$0].name }) { prepares.append(prepare) }
    return .visitChildren
  }

  private func push(
    _ name: TokenSyntax, _ node: some SyntaxProtocol, _ clause: InheritanceClauseSyntax?, isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let inherited = clause?.inheritedTypes.compactMap { $0.type.lastName } ?? []
    open.append(types.count)
    types.append(
      SwiftType(
        name: name.text, nameRange: name.bytes, isClass: isClass, inherited: inherited, node: Syntax(node)))
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The name that is called, without what stands before the dot.
  var calledName: String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The first string literal among the arguments' own values.
  var firstLiteral: SwiftLiteral? {
    arguments.lazy.compactMap { $0.expression.as(StringLiteralExprSyntax.self).flatMap(SwiftLiteral.init) }.first
  }
}

extension TypeSyntax {
  /// The name of a type without the types around it and generic arguments.
  var lastName: String? {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    return self.as(MemberTypeSyntax.self)?.name.text
  }
}

extension TokenSyntax {
  /// Whether a type's name stands before a dot, or in a statement that speaks of instantiating or loading.
  fileprivate var isUsedToMake: Bool {
    if nextToken(viewMode: .sourceAccurate)?.tokenKind == .period { return true }
    let isType = parent?.is(IdentifierTypeSyntax.self) == true || parent?.is(DeclReferenceExprSyntax.self) == true
    guard isType, let statement = ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first else {
      return false
    }
    let words = statement.trimmedDescription
    return ["nstantiate", "toryboard", "loadFrom"].contains(where: words.contains)
  }
}
