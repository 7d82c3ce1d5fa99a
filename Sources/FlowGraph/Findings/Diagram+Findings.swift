import FlowModel

extension Diagram {
  /// What a check found at a screen or a transition.
  package struct Note: Sendable, Hashable, Codable {
    package var rule: String
    package var severity: Finding.Severity
    package var message: String
    package var file: String
    package var line: Int

    init(_ finding: Finding) {
      (rule, severity, message) = (finding.ruleID, finding.severity, finding.message)
      (file, line) = (finding.location.file, finding.location.line)
    }
  }

  /// The same with what a check found, each at the transition whose line it names, else at the screens of the scene or the
  /// class in which it is.
  ///
  /// - Parameter findings: with paths as the diagram has them.
  package func marked(by findings: [Finding], at places: FindingPlaces) -> Diagram {
    var marked = self
    marked.looseFindings = []
    for place in nodes.indices { marked.nodes[place].findings = [] }
    for place in edges.indices { marked.edges[place].findings = [] }
    for finding in findings {
      let note = Note(finding)
      let ways = edges.indices.filter { place in
        edges[place].transitions.contains { $0.file == note.file && $0.line == note.line }
      }
      // A line that many transitions begin on tells none of them from the others.
      if !ways.isEmpty, ways.count <= 3 {
        for place in ways { marked.edges[place].findings?.append(note) }
        continue
      }
      let screens = self.screens(of: finding, places)
      if screens.isEmpty { marked.looseFindings?.append(note) }
      for place in screens { marked.nodes[place].findings?.append(note) }
    }
    return marked
  }

  private func screens(of finding: Finding, _ places: FindingPlaces) -> [Int] {
    if let screen = places.screen(at: finding.location), let id = place(of: screen.id) {
      return nodes.indices.filter { nodes[$0].id == id }
    }
    for name in [finding.subject?.type, places.className(at: finding.location)].compactMap(\.self) {
      let own = nodes.indices.filter { Self.isName(nodes[$0].className, of: name) }
      if !own.isEmpty { return own }
    }
    return []
  }

  /// Whether two names of classes are one: a class within another is named with and without that.
  private static func isName(_ className: String?, of name: String) -> Bool {
    guard let className else { return false }
    return className.split(separator: ".").last == name.split(separator: ".").last
  }

  /// What was found, in a few words; nil where nobody asked: `3 errors, 5 warnings, 2 of them elsewhere`.
  var findingFigures: String? {
    guard let looseFindings else { return nil }
    let drawn = Set(nodes.flatMap { $0.findings ?? [] } + edges.flatMap { $0.findings ?? [] })
    let all = Array(drawn) + looseFindings
    let elsewhere = looseFindings.isEmpty ? "" : ", \(looseFindings.count) of them at nothing that is drawn"
    return "check: " + (Self.counts(of: all) ?? "nothing found") + elsewhere
  }

  /// `2 errors, 1 warning`; nil for none.
  static func counts(of notes: [Note]) -> String? {
    let parts = [Finding.Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = notes.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Diagram.Note {
  /// `error: what is wrong [rule-id], path:line`.
  var text: String { "\(severity.rawValue): \(message) [\(rule)], \(file):\(line)" }
}

extension Diagram.Edge {
  /// What was found at it, for its label: the rules of the worst, at most two.
  var findingMark: String? {
    guard let findings, let worst = findings.map(\.severity).max() else { return nil }
    var rules: [String] = []
    for note in findings where note.severity == worst && !rules.contains(note.rule) { rules.append(note.rule) }
    let more = rules.count > 2 ? " and \(rules.count - 2) more" : ""
    return "\(worst.rawValue): " + rules.prefix(2).joined(separator: ", ") + more
  }
}
