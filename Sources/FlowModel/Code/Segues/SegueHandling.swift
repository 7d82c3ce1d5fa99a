/// What a class does in `prepare(for:sender:)`: every effect on the destination, each with the segues that it is for.
package struct SegueHandling: Sendable, Hashable {
  /// The function that was read: the class's own, or the nearest inherited one.
  package var function: CodeFunction
  /// The class that declares it.
  package var owner: String
  /// What it does to destinations, in order.
  package var effects: [SegueEffect]
  /// The identifiers that it asks for, in order, each with the place that asks.
  package var asked: [AskedSegue]

  /// The effects that happen, or may happen, when a segue with an identifier is performed; `nil` for a segue without.
  package func effects(for identifier: String?) -> [SegueEffect] {
    effects.filter { $0.segues.mayBe(identifier) }
  }

  /// Whether it asks for a segue by its identifier; nil when it asks for one whose name only the running app knows.
  package func asks(for identifier: String) -> Bool? {
    let answers = asked.map { $0.name.matches(identifier) }
    if answers.contains(true) { return true }
    return answers.contains(nil) ? nil : false
  }
}

/// A segue that a `prepare` asks for.
package struct AskedSegue: Sendable, Hashable {
  /// The identifier.
  package var name: CodeName
  /// The place of the `case` or the condition.
  package var location: SourceLocation
}

/// Which segues something is for, as far as conditions on the identifier say.
package struct SegueSelection: Sendable, Hashable {
  /// One of these; nil when no condition picks segues.
  package var only: [CodeName]?
  /// None of these: of a `default`, an `else`.
  package var not: [CodeName] = []

  /// Whether it may be for the segue of an identifier: false only when that is sure.
  package func mayBe(_ identifier: String?) -> Bool {
    if let identifier {
      if not.contains(where: { $0.matches(identifier) == true }) { return false }
      return only.map { $0.contains { $0.matches(identifier) != false } } ?? true
    }
    return only.map { $0.contains { if case .unknown = $0 { true } else { false } } } ?? true
  }

  /// Whether any segue does: nothing was asked.
  package var isAny: Bool { only == nil && not.isEmpty }
}

/// Something that a `prepare` does to a segue's destination.
package struct SegueEffect: Sendable, Hashable {
  /// What is done.
  package enum Kind: Sendable, Hashable {
    /// Sets a property, or a property of a property: `["item"]`, `["viewModel", "item"]`.
    case sets(property: [String], value: CodeValue?)
    /// Calls a method of the destination.
    case calls(method: String, arguments: [CodeArgument])
    /// Passes the destination to something that the facts cannot follow.
    case passes(to: CodeValue)
    /// Casts the destination with `as!`.
    case casts
  }

  /// What is done.
  package var kind: Kind
  /// The segues that it is done for.
  package var segues: SegueSelection
  /// The way from `segue.destination` to the object that it is done to: casts, and the way into containers.
  package var path: [CodeValue.Hop]
  /// The conditions that do not ask for the identifier: questions for the destination's type, and others.
  package var conditions: [CodeCondition]
  /// Where it is done.
  package var location: SourceLocation

  /// The types that the destination must have, from the outside in: of the casts on the way.
  package var casts: [String] {
    path.compactMap { hop in
      switch hop {
      case .forcedCast(let type), .optionalCast(let type): type
      default: nil
      }
    }
  }

  /// The members that lead into containers: `topViewController`, `viewControllers`.
  package var containerPath: [String] {
    path.compactMap { if case .member(let name) = $0 { name } else { nil } }
  }
}
