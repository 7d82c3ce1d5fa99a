import SwiftSyntax

/// Removes assignments to a destination's property from a `prepare`.
///
/// A mutant counts for the goal when the destination needs the assignment: the property is the app's own, stored, not an
/// outlet, and nil until it is set; the destination's class uses it in a way that nil does not survive and nowhere sets
/// it; no other assignment of the same prepare may set it for the same segue; what is assigned is not nil; and a segue
/// leads from the class to the destination. All others are left out, each with its reason, and reported apart.
enum InjectionMutants: MutantMaker {
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    scope.sources.flatMap { source in
      source.prepares.flatMap { prepare -> [Mutant] in
        let assignments = PrepareAssignment.all(in: prepare)
        return assignments.map { one in
          let reason = reason(for: one, in: prepare, among: assignments, scope)
          let edit = source.removing(one.statement)
          return Mutant(
            reason == nil ? .injection : .injectionLeftOut, file: source.path, line: edit.line,
            change: "\(one.statement.trimmedDescription) is removed", edits: [edit],
            names: [one.members.last ?? "", one.members.first ?? ""], reason: reason)
        }
      }
    }
  }

  /// Why an assignment does not count for the goal; nil when it does.
  private static func reason(
    for one: PrepareAssignment, in prepare: SwiftPrepare, among all: [PrepareAssignment], _ scope: MutantScope
  ) -> String? {
    guard one.members.count == 1, let name = one.members.first else { return "it sets a property of a property" }
    guard let destination = one.destination else { return "the prepare does not say the destination's class" }
    if one.value?.is(NilLiteralExprSyntax.self) == true { return "it assigns nil" }
    if let reason = PropertyNeed.reasonToDoWithout(name, of: destination, in: scope) { return reason }
    if all.contains(where: { $0.mayReplace(one, in: prepare) }) {
      return "another assignment of the prepare may set it for the same segue"
    }
    guard SegueWays.lead(from: prepare.owner, to: destination, in: scope) else {
      return "no segue leads from the class to the destination"
    }
    return nil
  }
}

extension PrepareAssignment {
  /// Whether this assignment sets the same property, and no question for the segue keeps the two apart.
  fileprivate func mayReplace(_ other: PrepareAssignment, in prepare: SwiftPrepare) -> Bool {
    guard statement.id != other.statement.id, members == other.members,
      destination == other.destination || destination == nil
    else { return false }
    let mine = Array(statement.ancestors)
    guard let common = other.statement.ancestors.first(where: { mine.contains($0) }) else { return true }
    // Two cases of a switch over the segue, or two branches of an `if` that asks for it.
    for ancestor in sequence(first: common, next: \.parent) {
      if ancestor.id == prepare.node.id { break }
      if let question = ancestor.as(SwitchExprSyntax.self) {
        if ancestor.id == common.id || common.isList(of: ancestor) { return !question.subject.asks(prepare) }
      }
      if let question = ancestor.as(IfExprSyntax.self), ancestor.id == common.id {
        return !question.conditions.asks(prepare)
      }
    }
    // One after the other, both under conditions of their own that ask for the segue.
    return
      !(statement.isUnderQuestion(below: common, prepare) && other.statement.isUnderQuestion(below: common, prepare))
  }
}

extension Syntax {
  fileprivate func isList(of parent: Syntax) -> Bool { self.parent?.id == parent.id }
}

extension SyntaxProtocol {
  /// Whether a condition asks for the segue: for its identifier, or for its destination.
  fileprivate func asks(_ prepare: SwiftPrepare) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == prepare.segue || $0.text == "identifier" }
  }

  /// Whether a node stands, below another, in an `if` that asks for the segue.
  fileprivate func isUnderQuestion(below common: Syntax, _ prepare: SwiftPrepare) -> Bool {
    for ancestor in ancestors {
      if ancestor.id == common.id { return false }
      if let question = ancestor.as(IfExprSyntax.self), question.conditions.asks(prepare) { return true }
    }
    return false
  }
}
