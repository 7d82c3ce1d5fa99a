import FlowModel
import SwiftSyntax

/// Reads what a class's `interfaceBindings` bind.
final class BindingReader: SyntaxVisitor {
  /// The property that holds the table.
  static let property = "interfaceBindings"

  private let source: SourceText
  private var bindings: [CodeBinding] = []

  private init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  /// The lines of a table, in order.
  static func bindings(of table: VariableDeclSyntax, in source: SourceText) -> [CodeBinding] {
    let reader = BindingReader(source)
    reader.walk(table)
    return reader.bindings
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let kind = CodeBinding.Kind(rawValue: callee.declName.baseName.text),
      let first = node.arguments.first?.expression.as(StringLiteralExprSyntax.self), let name = first.plainText
    else { return .visitChildren }
    bindings.append(
      CodeBinding(kind, name: name, member: member(of: node), location: source.location(of: first)))
    return .skipChildren
  }

  /// The property of the key path, or the method that the closure calls on its first parameter.
  private func member(of node: FunctionCallExprSyntax) -> String? {
    if let path = node.arguments.dropFirst().first?.expression.as(KeyPathExprSyntax.self) {
      return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainText
    }
    let closure =
      node.trailingClosure ?? node.arguments.dropFirst().first?.expression.as(ClosureExprSyntax.self)
    guard let closure else { return nil }
    let owner =
      switch closure.signature?.parameterClause {
      case .simpleInput(let names): names.first?.name.plainText
      case .parameterClause(let clause): clause.parameters.first?.firstName.plainText
      case nil: "$0"
      }
    guard case .expr(let last)? = closure.statements.last?.item,
      let callee = last.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText == owner
    else { return nil }
    return callee.declName.baseName.plainText
  }
}
