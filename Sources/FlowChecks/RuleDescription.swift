import FlowModel

/// What a rule is: for `flowsim rules`, for Documentation/Checks.md, for reports, and for its own test.
package struct RuleDescription: Sendable {
  /// What a rule is about.
  package enum Group: String, Sendable, CaseIterable {
    case segues, dependencies, scenes, wires, resources, containers, style, comments
  }

  /// The name in messages and in the configuration, such as `dangling-connection`.
  package var id: String
  /// What it is about.
  package var group: Group
  /// The severity of its findings, unless the configuration sets another.
  package var severity: Finding.Severity
  /// Whether it runs only where the configuration or the command line asks for it: how a team writes its documents.
  package var isOptional: Bool
  /// What it finds, in one line.
  package var summary: String
  /// Why that matters: what a user of the app meets, and how it comes about.
  package var rationale: String
  /// What the configuration can set.
  package var options: [RuleOption]
  /// Apps with a fault, each with the message that it gives.
  package var bad: [RuleExample]
  /// Apps without, traps among them.
  package var good: [RuleExample]

  package init(
    id: String, group: Group, severity: Finding.Severity, isOptional: Bool = false, summary: String,
    rationale: String, options: [RuleOption] = [], bad: [RuleExample], good: [RuleExample]
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.isOptional = isOptional
    self.summary = summary
    self.rationale = rationale
    self.options = options
    self.bad = bad
    self.good = good
  }
}

/// A list of names that the configuration can give a rule.
package struct RuleOption: Sendable, Hashable {
  /// The key in the configuration.
  package var name: String
  /// What the names are and what they change.
  package var summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
