import SwiftSyntax

/// Which values of a `prepare` are what the segue leads to.
struct DestinationValues {
  /// A value that is a destination, or stands inside one's containers.
  struct Value {
    /// The class that the code says it has.
    var type: String?
  }

  private let segue: String
  private var bindings: [(name: String, value: Value, place: AbsolutePosition, scope: Syntax?)] = []

  init(_ prepare: SwiftPrepare) {
    segue = prepare.segue
    let finder = BindingFinder(viewMode: .sourceAccurate)
    finder.walk(prepare.node)
    for (pattern, type, initializer) in finder.found {
      guard var value = destination(initializer) else { continue }
      if let type { value.type = type }
      let scope = pattern.ancestors.first {
        $0.is(CodeBlockSyntax.self) || $0.is(SwitchCaseSyntax.self) || $0.is(IfExprSyntax.self)
      }
      bindings.append((pattern.identifier.text, value, pattern.position, scope))
    }
  }

  /// What a value is, when it is a destination: by casts, by the way into containers, or by a variable.
  func destination(_ expression: ExprSyntax) -> Value? {
    let expression = expression.withoutMarks
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), destination(elements[0]) != nil,
        let type = elements[2].as(TypeExprSyntax.self)?.type.lastName
      else { return nil }
      return Value(type: type)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return bindings.last { binding in
        binding.name == name.baseName.text && binding.place < name.position
          && (binding.scope.map { name.position < $0.endPosition } ?? true)
      }?.value
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return destination(element.calledExpression).map { _ in Value() }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.text
    if ["destination", "destinationViewController"].contains(name) {
      return base.withoutMarks.trimmedDescription == segue ? Value() : nil
    }
    return Self.containers.contains(name) && destination(base) != nil ? Value() : nil
  }

  private static let containers: Set<String> = [
    "childViewControllers", "children", "contentViewController", "first", "last", "rootViewController",
    "topViewController", "viewControllers", "visibleViewController",
  ]
}

private final class BindingFinder: SyntaxVisitor {
  var found: [(pattern: IdentifierPatternSyntax, type: String?, value: ExprSyntax)] = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, node.typeAnnotation, node.initializer?.value)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, node.typeAnnotation, node.initializer?.value)
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    match(node.pattern, node.initializer.value)
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    let subject = node.ancestors.lazy.compactMap { $0.as(SwitchExprSyntax.self)?.subject }.first
    return subject.map { match(node.pattern, $0) } ?? .visitChildren
  }

  /// `case let next as ItemViewController`.
  private func match(_ pattern: PatternSyntax, _ value: ExprSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self),
      let elements = binding.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].is(UnresolvedAsExprSyntax.self),
      let name = elements[0].as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type.lastName
    else { return .visitChildren }
    found.append((name, type, value))
    return .visitChildren
  }

  private func add(
    _ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    if let name = pattern.as(IdentifierPatternSyntax.self), let value {
      found.append((name, annotation?.type.lastName, value))
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The expression without brackets, `!`, `?` and `try` around it.
  var withoutMarks: ExprSyntax {
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.withoutMarks }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.withoutMarks }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return inner.expression.withoutMarks
    }
    return self
  }
}
