import FlowInterfaceBuilder
import SwiftSyntax

/// Breaks the identifiers of segues: in storyboards, in `performSegue` and in the conditions of a `prepare`.
enum SegueMutants: MutantMaker {
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    var mutants: [Mutant] = []
    for document in scope.documents {
      for segue in document.segues { mutants += inStoryboard(segue.element, document, scope, &breaker) }
    }
    for source in scope.sources {
      for call in source.calls where call.calledName?.hasPrefix("performSegue") == true {
        guard let literal = call.firstLiteral else { continue }
        mutants += change(literal, .segueInPerform, in: source, scope, &breaker)
      }
      for literal in source.literals where source.prepares.contains(where: { literal.isCompared(in: $0) }) {
        mutants += change(literal, .segueInPrepare, in: source, scope, &breaker)
      }
    }
    return mutants
  }

  private static func inStoryboard(
    _ segue: InterfaceElement, _ document: InterfaceDocument, _ scope: MutantScope, _ breaker: inout NameBreaker
  ) -> [Mutant] {
    guard let name = segue["identifier"], !name.isEmpty else { return [] }
    let other = breaker.broken(name, taken: scope.segueIdentifiers)
    guard let edit = segue.edit("identifier", to: other, in: document) else { return [] }
    return [
      Mutant(
        .segueInStoryboard, file: document.file, line: edit.line, change: "segue '\(name)' becomes '\(other)'",
        edits: [edit], names: [name, other],
        equivalence: scope.mayName(name) ? nil : "no code has the segue's identifier, in a literal, a case or a member")
    ]
  }

  private static func change(
    _ literal: SwiftLiteral, _ kind: MutantKind, in source: SwiftSource, _ scope: MutantScope,
    _ breaker: inout NameBreaker
  ) -> [Mutant] {
    guard scope.segueIdentifiers.contains(literal.text) else { return [] }
    let other = breaker.broken(literal.text, taken: scope.segueIdentifiers)
    let edit = source.edit(literal.range, other)
    return [
      Mutant(
        kind, file: source.path, line: edit.line, change: "\"\(literal.text)\" becomes \"\(other)\"", edits: [edit],
        names: [literal.text, other])
    ]
  }
}

extension SwiftLiteral {
  /// Whether a prepare compares something with the literal: in a `case`, or by `==` or `!=`.
  fileprivate func isCompared(in prepare: SwiftPrepare) -> Bool {
    guard node.isInside(prepare.node) else { return false }
    for (depth, ancestor) in node.ancestors.enumerated() where depth < 7 {
      if ancestor.is(SwitchCaseItemSyntax.self) { return true }
      if ancestor.is(FunctionCallExprSyntax.self) { return false }
      guard let sequence = ancestor.as(SequenceExprSyntax.self) else { continue }
      return sequence.elements.contains { element in
        element.as(BinaryOperatorExprSyntax.self).map { ["==", "!=", "~="].contains($0.operator.text) } == true
          && isNeighbour(of: element, in: sequence)
      }
    }
    return false
  }

  private func isNeighbour(of sign: ExprSyntax, in sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(of: sign) else { return false }
    return [index - 1, index + 1].contains { elements.indices.contains($0) && node.isInside(elements[$0]) }
  }
}
