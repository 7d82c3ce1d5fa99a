/// What must hold for a part of a body to run.
package struct CodeCondition: Sendable, Hashable, Codable {
  /// What kind of statement asks.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// `if`, and what follows an `if` that leaves.
    case `if`
    /// What follows a `guard`, or its `else`.
    case `guard`
    /// A `case` of a `switch`, or its `default`.
    case `case`
    /// The body of `for`, `while` or `repeat`.
    case loop
    /// A closure: runs when its receiver calls it, if ever.
    case closure
    /// A function inside the function: runs when it is called.
    case function
    /// `catch`.
    case `catch`
    /// `defer`.
    case `defer`
    /// `a ? b : c`, `a && b`, `a ?? b`: a part of an expression.
    case expression
    /// `#if`.
    case compilation
  }

  /// What kind of statement asks.
  package var kind: Kind
  /// The condition as written, shortened: `user != nil`; of a case, `segue.identifier: "detail", "edit"`; of a closure,
  /// what it is given to: `UIView.animate(completion:)`.
  package var text: String
  /// Whether it must *not* hold: an `else`, and what follows an `if` that leaves.
  package var isNegated: Bool
  /// What it asks, all of which must hold (or, negated, not all).
  package var tests: [CodeTest]
  /// Whether it reads a variable that was set in several ways, so that what it asks is one of several questions.
  package var isUnsure = false
  /// Where the statement's condition stands.
  package var location: SourceLocation

  package init(
    _ kind: Kind, text: String, isNegated: Bool = false, tests: [CodeTest] = [], location: SourceLocation
  ) {
    self.kind = kind
    self.text = text
    self.isNegated = isNegated
    self.tests = tests
    self.location = location
  }
}

/// One question of a condition.
package struct CodeTest: Sendable, Hashable, Codable {
  /// What is asked of the value.
  package enum Relation: Sendable, Hashable, Codable {
    /// It equals one of these: `==`, a `case`.
    case isOne([CodeValue])
    /// It equals none of these: `!=`, a `default`, which lists the values of the other cases.
    case isNone([CodeValue])
    /// It is of a type: `is`, `as?` with `let`, `case let x as T`.
    case isType(String)
    /// It is of none of these types: the `default` after cases that ask for types.
    case isNoType([String])
    /// It is not nil: `if let`, `!= nil`.
    case exists
    /// It is nil.
    case isNil
    /// It is true.
    case isTrue
    /// It is false: `!value`.
    case isFalse
  }

  /// The value.
  package var value: CodeValue
  /// What is asked of it.
  package var relation: Relation

  package init(_ value: CodeValue, _ relation: Relation) {
    self.value = value
    self.relation = relation
  }
}
