import SwiftSyntax

/// Removes calls of `didMove(toParent:)` on a child that the same function adds. A finding that names the function is about
/// it too: what is missing has no place of its own.
enum DidMoveMutants: MutantMaker {
  private static let adding: Set<String> = ["addChild", "addChildViewController"]

  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    scope.sources.flatMap { source in
      source.calls.compactMap { call -> Mutant? in
        guard call.calledName?.hasPrefix("didMove") == true, let argument = call.arguments.first?.expression,
          !argument.is(NilLiteralExprSyntax.self),
          let child = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
          child != "self", child != "super",
          let statement = call.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
          let function = call.ancestors.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
          Self.adding.contains(where: { function.trimmedDescription.contains($0 + "(") })
        else { return nil }
        let edit = source.removing(statement)
        return Mutant(
          .didMove, file: source.path, line: edit.line, change: "\(statement.trimmedDescription) is removed",
          edits: [edit], names: [child, child.filter { $0 != "?" && $0 != "!" }, function.name.text])
      }
    }
  }
}
