import FlowModel

/// All rules. A file in Rules is enough to add one: ``all`` is made from them.
package enum RuleRegistry {
  /// The rules, by what they are about, what weighs more before what weighs less.
  package static let rules: [any Rule.Type] = all.sorted { order(of: $0) < order(of: $1) }

  /// The rules' descriptions, in the same order.
  package static let descriptions: [RuleDescription] = rules.map { $0.description }

  /// The identifiers of all rules.
  package static let ids: [String] = descriptions.map(\.id)

  private static func order(of rule: any Rule.Type) -> (Int, Int, String) {
    let description = rule.description
    let groups = RuleDescription.Group.allCases
    let severities: [Finding.Severity] = [.error, .warning, .note]
    return (
      groups.firstIndex(of: description.group) ?? groups.count,
      severities.firstIndex(of: description.severity) ?? severities.count, description.id
    )
  }
}
