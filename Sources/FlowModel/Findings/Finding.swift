import FlowInterfaceBuilder

/// What a check reports: a place, what is wrong there, and the rule that says so.
package struct Finding: Sendable, Hashable, Codable {
  /// The rule's identifier, such as `dangling-connection`.
  package var ruleID: String
  /// How much it matters.
  package var severity: Severity
  /// The place at fault, with a path relative to the folder that is checked.
  package var location: SourceLocation
  /// What is wrong, naming the culprit, then the likely cause or the nearest valid value.
  package var message: String
  /// Other places that have to do with it, such as the steps of the way that leads there.
  package var related: [RelatedPlace]
  /// The steps from where the app starts to it, where a user is seen to come there.
  package var way: [RelatedPlace] = []
  /// The class that it is about, and what of it, where one class may have several such; nil for others.
  package var subject: Subject?
  /// What would mend it, where that is safe.
  package var fix: Fix?

  package init(
    ruleID: String, severity: Severity, location: SourceLocation, message: String, related: [RelatedPlace] = [],
    subject: Subject? = nil, fix: Fix? = nil
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.location = location
    self.message = message
    self.related = related
    self.subject = subject
    self.fix = fix
  }
}

extension Finding {
  /// What a finding is about.
  package struct Subject: Sendable, Hashable, Codable {
    /// The name of the class.
    package var type: String
    /// What of it, such as an outlet; nil for the class itself.
    package var member: String?

    package init(_ type: String, _ member: String? = nil) {
      self.type = type
      self.member = member
    }
  }

  /// How much a finding matters.
  package enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
    /// Worth knowing; may be meant so.
    case note
    /// Wrong, but no crash that can be proved.
    case warning
    /// Crashes or fails when the app comes there.
    case error
  }

  /// Another place that has to do with a finding.
  package struct RelatedPlace: Sendable, Hashable, Codable {
    /// Where it is.
    package var location: SourceLocation
    /// What is there.
    package var message: String

    package init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }
}

extension Finding.RelatedPlace: CustomStringConvertible {
  /// `path:line:column: message`.
  package var description: String { "\(location): \(LogText.line(message))" }
}

extension Finding.Severity: Comparable {
  /// From note to error.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Finding: Comparable {
  /// By place, then by rule, message and the rest, so that the order never depends on who found what first.
  package static func < (lhs: Finding, rhs: Finding) -> Bool {
    if lhs.location != rhs.location { return lhs.location < rhs.location }
    if (lhs.ruleID, lhs.message) != (rhs.ruleID, rhs.message) {
      return (lhs.ruleID, lhs.message) < (rhs.ruleID, rhs.message)
    }
    if lhs.severity != rhs.severity { return lhs.severity > rhs.severity }
    return lhs.related.lexicographicallyPrecedes(rhs.related) {
      $0.location != $1.location ? $0.location < $1.location : $0.message < $1.message
    }
  }
}

extension Finding: CustomStringConvertible {
  /// `path:line:column: severity: message [rule-id]`.
  package var description: String { "\(location): \(severity.rawValue): \(LogText.line(message)) [\(ruleID)]" }
}
