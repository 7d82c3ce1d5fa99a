/// Chooses flows by the tags of their headers.
public struct TagFilter: Sendable, Hashable {
  /// When not empty, a flow needs one of these.
  public var include: Set<String>
  /// A flow may have none of these.
  public var exclude: Set<String>
  /// What must hold of a flow's tags; nil for nothing.
  package var expression: TagExpression?

  /// A filter; without tags it chooses every flow.
  public init(include: Set<String> = [], exclude: Set<String> = []) {
    self.include = include
    self.exclude = exclude
  }

  /// Whether a flow is chosen. Excluding wins over including.
  public func selects(_ flow: Flow) -> Bool {
    let tags = Set(flow.header.tags)
    return tags.isDisjoint(with: exclude) && (include.isEmpty || !tags.isDisjoint(with: include))
      && expression?.holds(of: tags) ?? true
  }
}
