/// A comparison of a linear expression with nought.
package struct LinearConstraint: Hashable, Sendable {
  package enum Relation: Hashable, Sendable {
    case atMost
    case equal
    case atLeast
  }

  /// The priority from which on a constraint holds whatever else is asked for.
  package static let required: Float = 1_000

  package var expression: LinearExpression
  package var relation: Relation
  /// How strongly it holds. What is of a lower priority never outweighs what is of a higher one, however much of it there
  /// is.
  package var priority: Float

  package init(_ expression: LinearExpression, _ relation: Relation = .equal, priority: Float = required) {
    (self.expression, self.relation, self.priority) = (expression, relation, priority)
  }

  package var isRequired: Bool { priority >= Self.required }
}

/// A constraint that a ``Solver`` holds.
package struct ConstraintNumber: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (one: ConstraintNumber, other: ConstraintNumber) -> Bool { one.number < other.number }
}

/// Required constraints cannot all hold.
package struct Conflict: Error, Hashable, Sendable {
  /// Those that the solver holds already and that, with the new or changed one, cannot hold; without any one of them the
  /// rest could. In the order in which they were added.
  package let others: [ConstraintNumber]
}
