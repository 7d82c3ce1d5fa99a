import FlowModel

/// Runs rules over an app.
package struct Check: Sendable {
  /// The rules to run; nil for all that are not off, and that are not optional or are configured.
  package var only: Set<String>?
  /// Rules not to run.
  package var disabled: Set<String>
  /// Whether an error needs a way to it, from where the app starts.
  var asksForWays = true

  package init(only: Set<String>? = nil, disabled: Set<String> = []) {
    self.only = only
    self.disabled = disabled
  }

  /// What the rules find, sorted, with paths below the app's folder; what the configuration or a comment silences is
  /// left out.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - root: the folder that paths are relative to.
  ///   - text: the text of a file, in which comments silence findings; nil when it cannot be read.
  package func findings(in app: CheckedApp, root: String, text: (String) -> String?) -> [Finding] {
    let rules = RuleRegistry.rules.filter { runs($0.description, app.configuration) }
    if only == nil { app.prepare() }
    var findings = ParallelMap.map(rules) { rule in
      let configured = app.configuration.rules[rule.description.id]?.severity
      return rule.init().findings(in: app).map { Self.set(configured, on: $0, of: rule.description) }
    }.flatMap(\.self)
    if asksForWays, let screens = app.screens, findings.contains(where: { $0.severity == .error }) {
      findings = SeverityByReach(app, screens).tempered(findings)
    }
    let silenced = Dictionary(
      uniqueKeysWithValues: Set(findings.map(\.location.file)).map { ($0, Suppressions(text($0) ?? "")) })
    let sorted = Set(findings).filter { silenced[$0.location.file]?.silences($0) != true }
      .map { $0.relative(to: root) }
      .filter { !app.configuration.excludes($0.location.file) }
      .sorted()
    // What is said twice of a place, with other related places, is said once.
    return sorted.indices.filter { $0 == 0 || !sorted[$0].saysTheSame(as: sorted[$0 - 1]) }.map { sorted[$0] }
  }

  private func runs(_ rule: RuleDescription, _ configuration: CheckConfiguration) -> Bool {
    let settings = configuration.rules[rule.id]
    guard !disabled.contains(rule.id) else { return false }
    return only?.contains(rule.id) ?? (settings.map { !$0.isOff } ?? !rule.isOptional)
  }

  /// A finding that is less certain than its rule's others stays at most as severe as it was.
  private static func set(_ configured: Finding.Severity?, on finding: Finding, of rule: RuleDescription) -> Finding {
    guard let configured else { return finding }
    var finding = finding
    finding.severity = finding.severity == rule.severity ? configured : min(configured, finding.severity)
    return finding
  }
}

extension Finding {
  /// Whether only the related places differ.
  fileprivate func saysTheSame(as other: Finding) -> Bool {
    location == other.location && ruleID == other.ruleID && severity == other.severity && message == other.message
  }

  /// The same with its paths relative to a folder.
  func relative(to root: String) -> Finding {
    var finding = self
    finding.location.file = AppFolder.relative(location.file, to: root)
    for index in related.indices {
      finding.related[index].location.file = AppFolder.relative(related[index].location.file, to: root)
    }
    for index in way.indices {
      finding.way[index].location.file = AppFolder.relative(way[index].location.file, to: root)
    }
    return finding
  }
}
