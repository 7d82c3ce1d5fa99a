/// A number that a ``Solver`` finds.
package struct Variable: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (one: Variable, other: Variable) -> Bool { one.number < other.number }
}

/// A sum of variables, each times a factor, and of a number.
package struct LinearExpression: Hashable, Sendable {
  /// A variable times a factor.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, times coefficient: Double = 1) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  /// A variable may stand in several of them.
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term], plus constant: Double = 0) { (self.terms, self.constant) = (terms, constant) }
}
