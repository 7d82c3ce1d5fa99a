import FlowModel

/// One thing that can be wrong with an app. One rule a file, with its examples beside it: `Item.swift` and
/// `Item+Examples.swift`; ``RuleRegistry`` has them all.
package protocol Rule: Sendable, DocumentWriting {
  init()

  /// What the rule is called, what it finds and why, with the examples that are its test and its documentation.
  static var description: RuleDescription { get }

  /// Everything of this kind that is wrong with an app, in any order.
  func findings(in app: CheckedApp) -> [Finding]
}

extension Rule {
  /// A finding of this rule.
  ///
  /// - Parameters:
  ///   - severity: another severity than the rule's own, where a finding is less certain than most.
  ///   - subject: the class that it is about, where one class of a document may have several such.
  ///   - fix: what mends it safely.
  func finding(
    at location: SourceLocation, _ message: String, severity: Finding.Severity? = nil,
    related: [Finding.RelatedPlace] = [], of subject: Finding.Subject? = nil, fix: Finding.Fix? = nil
  ) -> Finding {
    Finding(
      ruleID: Self.description.id, severity: severity ?? Self.description.severity, location: location,
      message: message, related: related, subject: subject, fix: fix)
  }
}
