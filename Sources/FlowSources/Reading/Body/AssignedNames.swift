import SwiftSyntax

/// The variables of a body whose value no one place tells: changed where a closure has them too, in place, or together.
final class AssignedNames: SyntaxVisitor {
  /// The names that are set again or changed in place.
  private var changed: Set<String> = []
  /// The names that are changed by other means than `name = value`.
  private(set) var changedInPlace: Set<String> = []
  private var inClosures: Set<String> = []
  private var closures = 0

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  /// The names that a closure or local function sees, and that are set again.
  var captured: Set<String> { changed.intersection(inClosures) }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: FunctionDeclSyntax) { closures -= 1 }

  private func enter() -> SyntaxVisitorContinueKind {
    closures += 1
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if closures > 0 { inClosures.insert(node.baseName.plainText) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    note(base(of: node.expression), inPlace: true)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2 else { return .visitChildren }
    if elements[1].kind == .assignmentExpr {
      if let tuple = elements[0].as(TupleExprSyntax.self) {
        for element in tuple.elements { note(base(of: element.expression), inPlace: true) }
      } else if elements[0].kind != .memberAccessExpr {
        // A member of an object is no change of the variable that holds the object.
        note(base(of: elements[0]), inPlace: elements[0].kind != .declReferenceExpr)
      }
    } else if let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, name.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
    {
      if elements[0].kind != .memberAccessExpr { note(base(of: elements[0]), inPlace: true) }
    }
    return .visitChildren
  }

  /// `name.append(x)` may change what `name` holds.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base {
      if let name = base(of: inner) { calledOn.insert(name) }
    }
    return .visitChildren
  }

  /// The names that a method is called on.
  private(set) var calledOn: Set<String> = []

  private func note(_ name: String?, inPlace: Bool) {
    guard let name else { return }
    changed.insert(name)
    if inPlace { changedInPlace.insert(name) }
  }

  /// The variable that a place such as `a.b[0]` is in.
  private func base(of expression: ExprSyntax) -> String? {
    var current = expression
    while true {
      if let name = current.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText }
      if let member = current.as(MemberAccessExprSyntax.self), let next = member.base {
        current = next
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        current = optional.expression
      } else {
        return nil
      }
    }
  }
}
