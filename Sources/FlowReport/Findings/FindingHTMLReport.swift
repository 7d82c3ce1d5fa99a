import FlowChecks
import FlowInterfaceBuilder
import FlowModel

/// Findings as one page for a browser, which needs nothing beside it and loads nothing.
package struct FindingHTMLReport: FindingReport {
  private let name: String

  /// - Parameter name: what the app is called.
  package init(of name: String) { self.name = name }

  package func text(of outcome: CheckOutcome) -> String {
    let files = outcome.byFile.map { file($0.file, $0.findings, outcome) }
    let body = [heading(outcome)] + unreadable(outcome) + rules(outcome) + files + explanations(outcome)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>flowsim check: \(shown(name))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      \(body.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func heading(_ outcome: CheckOutcome) -> String {
    let counts = [Finding.Severity.error, .warning, .note].map { severity in
      "<li class=\"\(severity.rawValue)\"><b>\(outcome.count(severity))</b> \(severity.rawValue)"
        + "\(outcome.count(severity) == 1 ? "" : "s")</li>"
    }
    return "<h1>\(shown(name))</h1>\n<p>\(shown(outcome.summary))</p>\n<ul class=\"counts\">\(counts.joined())</ul>"
  }

  private func unreadable(_ outcome: CheckOutcome) -> [String] {
    guard !outcome.unreadable.isEmpty else { return [] }
    let items = outcome.unreadable.map { "<li>\(place($0.location, outcome)) \(shown($0.message))</li>" }
    return ["<h2>Cannot be read</h2>\n<ul>\(items.joined(separator: "\n"))</ul>"]
  }

  private func rules(_ outcome: CheckOutcome) -> [String] {
    guard !outcome.findings.isEmpty else { return ["<p>Nothing was found.</p>"] }
    let rows = outcome.statistics.map { count in
      "<tr><td class=\"\(count.severity.rawValue)\">\(count.severity.rawValue)</td>"
        + "<td><a href=\"#\(shown(count.rule))\">\(shown(count.rule))</a></td><td class=\"number\">\(count.count)</td></tr>"
    }
    return [
      "<h2>By rule</h2>\n<table><thead><tr><th>severity</th><th>rule</th><th>findings</th></tr></thead>\n<tbody>\n"
        + rows.joined(separator: "\n") + "\n</tbody></table>"
    ]
  }

  private func file(_ file: String, _ findings: [Finding], _ outcome: CheckOutcome) -> String {
    let items = findings.map { finding in
      let way = finding.way.map { shown($0.message) }.joined(separator: " › ")
      let related = finding.related.map { "<li>\(shown($0.message)): \(place($0.location, outcome))</li>" }
      return """
        <li><span class="\(finding.severity.rawValue)">\(finding.severity.rawValue)</span> \
        <code>\(finding.location.line):\(finding.location.column)</code> \(shown(finding.message)) \
        <a class="rule" href="#\(shown(finding.ruleID))">\(shown(finding.ruleID))</a>\
        \(way.isEmpty ? "" : "<div class=\"way\">way: \(way)</div>")\
        \(related.isEmpty ? "" : "<ul class=\"related\">\(related.joined())</ul>")</li>
        """
    }
    return
      "<details open><summary>\(shown(outcome.path(file))) <span class=\"number\">\(findings.count)</span></summary>\n"
      + "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\n</ul></details>"
  }

  /// What the rules are that found something.
  private func explanations(_ outcome: CheckOutcome) -> [String] {
    let found = Set(outcome.findings.map(\.ruleID))
    let rules = RuleRegistry.descriptions.filter { found.contains($0.id) }
    guard !rules.isEmpty else { return [] }
    let parts = rules.map { rule in
      "<dt id=\"\(shown(rule.id))\">\(shown(rule.id))</dt><dd><p>\(prose(rule.summary))</p><p>\(prose(rule.rationale))</p></dd>"
    }
    return ["<h2>What the rules say</h2>\n<dl>\n\(parts.joined(separator: "\n"))\n</dl>"]
  }

  private func place(_ location: SourceLocation, _ outcome: CheckOutcome) -> String {
    "<code>\(shown(outcome.path(location.file))):\(location.line):\(location.column)</code>"
  }

  /// What a rule says, with the code in it marked.
  private func prose(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { number, part in
      number.isMultiple(of: 2) ? shown(String(part)) : "<code>\(shown(String(part)))</code>"
    }.joined()
  }

  private func shown(_ text: String) -> String { XMLText.escaped(LogText.line(text)) }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --error: #c0272d; --warning: #a15c00; --note: #2a6fb0; }
    @media (prefers-color-scheme: dark) { :root { --error: #ff7b72; --warning: #e3b341; --note: #79c0ff; } }
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { margin-bottom: 0; }
    h2 { margin-top: 2rem; border-bottom: 1px solid var(--line); }
    code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
    table { border-collapse: collapse; }
    th, td { text-align: left; padding: 0.2rem 1rem 0.2rem 0; border-bottom: 1px solid var(--line); }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    .counts { list-style: none; padding: 0; display: flex; gap: 1.5rem; }
    .counts b { font-size: 1.6rem; }
    .error { color: var(--error); } .warning { color: var(--warning); } .note { color: var(--note); }
    .findings > li { margin: 0.6rem 0; } .findings span { font-weight: 600; }
    .way, .related { opacity: 0.8; font-size: 14px; } .rule { font-size: 13px; }
    details { margin-top: 1.2rem; } summary { font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
    summary .number { opacity: 0.6; margin-left: 0.5rem; }
    dt { font: 600 14px ui-monospace, monospace; margin-top: 1rem; } dd { margin-left: 0; } dd p { margin: 0.3rem 0; }
    """
}
