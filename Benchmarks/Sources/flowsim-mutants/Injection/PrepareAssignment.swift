import SwiftSyntax

/// An assignment in a `prepare` to a property of what a segue leads to: `next.item = item`.
struct PrepareAssignment {
  /// The statement.
  var statement: CodeBlockItemSyntax
  /// The members between the destination and what is set, the set one last.
  var members: [String]
  /// The class that the code says the destination has; nil where it says none.
  var destination: String?
  /// What is assigned.
  var value: ExprSyntax?

  /// The assignments of a prepare, in the order of the text.
  static func all(in prepare: SwiftPrepare) -> [PrepareAssignment] {
    let finder = AssignmentFinder(prepare)
    finder.walk(prepare.node)
    return finder.found
  }
}

private final class AssignmentFinder: SyntaxVisitor {
  private let values: DestinationValues
  private(set) var found: [PrepareAssignment] = []

  init(_ prepare: SwiftPrepare) {
    values = DestinationValues(prepare)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      let statement = node.parent?.as(CodeBlockItemSyntax.self),
      var target = elements[0].as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    var members = [target.declName.baseName.text]
    while let base = target.base {
      if let destination = values.destination(base) {
        found.append(
          PrepareAssignment(
            statement: statement, members: members, destination: destination.type,
            value: elements.count == 3 ? elements[2] : nil))
        break
      }
      guard let inner = base.withoutMarks.as(MemberAccessExprSyntax.self) else { break }
      members.insert(inner.declName.baseName.text, at: 0)
      target = inner
    }
    return .visitChildren
  }
}
