/// Something that a body does and that navigation may depend on.
package struct CodeEvent: Sendable, Hashable, Codable {
  /// What it does.
  package enum Action: Sendable, Hashable, Codable {
    /// A call: the value's path ends with it.
    case call(CodeValue)
    /// Sets something: `target = value`; `+=` and the like leave the value out.
    case assign(target: CodeValue, value: CodeValue?)
    /// Uses a property in a way that nil does not survive.
    case use(CodeUse)
    /// `as!`, or `!` of what asks for a cell: the value's path ends with it.
    case cast(CodeValue)
    /// `return` with a value.
    case result(CodeValue)
    /// `return`, `throw`, `break` or `continue`, as written, where the body may end before its end.
    case leave(String)
  }

  /// What it does.
  package var action: Action
  /// The conditions that it stands under, from the outside in: indices into ``CodeFunction/conditions``.
  package var conditions: [Int]
  /// Whether it reads a variable that was set in several ways, so that its values are one of several.
  package var isUnsure = false
  /// Where it stands: the called or set name, the property.
  package var location: SourceLocation

  package init(_ action: Action, under conditions: [Int] = [], at location: SourceLocation) {
    self.action = action
    self.conditions = conditions
    self.location = location
  }
}

/// A use of a property of `self`.
package struct CodeUse: Sendable, Hashable, Codable {
  /// What happens to the property.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// `name!`: nil crashes.
    case forced
    /// `name.member`, `name(…)`, `name[…]` without `?` or `!`: nil crashes when the type is implicitly unwrapped.
    case member
    /// Passed on: nil crashes when the receiver takes no optional.
    case passed
  }

  /// The property.
  package var property: String
  /// What happens to it.
  package var kind: Kind

  package init(property: String, kind: Kind) {
    self.property = property
    self.kind = kind
  }
}
