import FlowModel

/// A condition is not known whose statement does nothing either way: `if !saved { print("…") }`.
struct IdleCondition: Error {}

/// Conditions that nobody need answer.
extension Interpreter {
  /// What was found out of the app's code, by the node of a condition.
  private final class IdleStatements { var known: [ObjectIdentifier: [Int32: Bool]] = [:] }

  /// Whether it makes no difference to anything that is seen whether a condition of an `if` holds: neither the conditions
  /// after it nor its blocks change anything, leave it or can end the app.
  ///
  /// Where only one world is tried, all conditions are asked for.
  func isIdle(_ statement: TreeNode, after condition: Int32, _ frame: Frame) -> Bool {
    guard onQuietEnd != nil else { return false }
    let statements = kept(IdleStatements.init)
    let tree = ObjectIdentifier(frame.tree)
    if let known = statements.known[tree]?[condition] { return known }
    let later = frame.list(statement.a).drop { $0 != condition }.dropFirst()
    let parts = later + [statement.b, statement.c].filter { $0 >= 0 }
    let isIdle = !parts.contains { mayLeave($0, frame.tree) } && changeNothing(Array(parts), frame)
    statements.known[tree, default: [:]][condition] = isIdle
    return isIdle
  }

  /// Whether code may end the app, or the turn of a loop.
  private func mayLeave(_ part: Int32, _ tree: LoadedTree) -> Bool {
    var open = [part]
    while let next = open.popLast() {
      let each = tree.nodes[Int(next)]
      switch each.kind {
      case .forced, .forcedCast, .subscripted, .continue, .fallthrough, .patternCondition, .availability: return true
      case .try where each.flag == 2: return true
      default: open += tree.tree.nodesInside(each)
      }
    }
    return false
  }
}
