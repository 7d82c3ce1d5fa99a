import SwiftSyntax

/// Whether a class needs that somebody else sets one of its properties.
enum PropertyNeed {
  /// Why the class may do without; nil when it does not.
  static func reasonToDoWithout(_ name: String, of type: String, in scope: MutantScope) -> String? {
    let lineage = scope.lineage(of: type)
    guard !lineage.isEmpty else { return "the destination's class is not declared in the app's Swift" }
    let declared = lineage.lazy.flatMap { scope.types[$0] ?? [] }.flatMap(\.properties).first { $0.name == name }
    guard let declared else {
      return "the destination's class does not declare the property: it is Apple's or a framework's"
    }
    guard declared.startsAsNil else { return "the property is computed, or has a value without the assignment" }
    let bodies = Set(lineage).union(scope.family(of: type)).sorted().flatMap { scope.types[$0] ?? [] }
    var isUsed = false
    for body in bodies {
      let finder = UseFinder(name, isImplicitlyUnwrapped: declared.isImplicitlyUnwrapped)
      finder.walk(body.node)
      if finder.isSet { return "the destination's class sets the property itself somewhere" }
      isUsed = isUsed || finder.isUsed
    }
    return isUsed ? nil : "the destination's class nowhere uses the property in a way that nil does not survive"
  }
}

/// Looks in a type for uses of a property that crash when it is nil, and for assignments to it.
private final class UseFinder: SyntaxVisitor {
  private let name: String
  private let isImplicitlyUnwrapped: Bool
  private(set) var isUsed = false
  private(set) var isSet = false

  init(_ name: String, isImplicitlyUnwrapped: Bool) {
    self.name = name
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      if member.base?.trimmedDescription == "self" { look(at: ExprSyntax(member), isBare: false) }
    } else {
      look(at: ExprSyntax(node), isBare: true)
    }
    return .visitChildren
  }

  private func look(at use: ExprSyntax, isBare: Bool) {
    guard let function = use.body else { return }
    if let sequence = use.parent?.parent?.as(SequenceExprSyntax.self), use.isAssigned(in: sequence) {
      if !(isBare && function.binds(name)) { isSet = true }
      return
    }
    guard !(isBare && function.binds(name)), !function.asksWhetherNil(name) else { return }
    if use.parent?.is(ForceUnwrapExprSyntax.self) == true {
      isUsed = true
    } else if isImplicitlyUnwrapped {
      let parent = use.parent
      isUsed =
        isUsed || parent?.as(MemberAccessExprSyntax.self)?.base?.id == use.id
        || parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == use.id
        || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == use.id
    }
  }
}

extension ExprSyntax {
  /// The function or accessor around an expression.
  fileprivate var body: Syntax? {
    ancestors.first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(AccessorBlockSyntax.self)
        || $0.is(DeinitializerDeclSyntax.self)
    }
  }

  fileprivate func isAssigned(in sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    return elements.count > 2 && elements[0].id == id && elements[1].is(AssignmentExprSyntax.self)
  }
}

extension Syntax {
  /// Whether a function has a parameter or variable of a name.
  fileprivate func binds(_ name: String) -> Bool {
    let tokens = tokens(viewMode: .sourceAccurate).filter { $0.text == name }
    return tokens.contains { token in
      token.parent?.is(IdentifierPatternSyntax.self) == true || token.parent?.is(FunctionParameterSyntax.self) == true
        || token.parent?.is(ClosureShorthandParameterSyntax.self) == true
        || token.parent?.is(ClosureParameterSyntax.self) == true
    }
  }

  /// Whether a function compares a name with nil.
  fileprivate func asksWhetherNil(_ name: String) -> Bool {
    let words = tokens(viewMode: .sourceAccurate).map(\.text)
    return words.indices.dropLast(2).contains { index in
      words[index] == name && ["==", "!="].contains(words[index + 1]) && words[index + 2] == "nil"
    }
  }
}
