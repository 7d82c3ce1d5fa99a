import FlowModel

/// The rules as text for a terminal and for Documentation/Checks.md.
package enum RuleDocumentation {
  /// One line a rule.
  package static var list: String {
    let width = RuleRegistry.ids.map(\.count).max() ?? 0
    return RuleRegistry.descriptions.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
      return "\(id)  \(severity)  \(rule.isOptional ? "(where it is asked for) " : "")\(rule.summary)\n"
    }.joined()
  }

  /// All that there is to say of a rule, in Markdown.
  package static func text(of rule: RuleDescription) -> String {
    var parts = [
      "### \(rule.id)",
      "*\(rule.severity.rawValue)\(rule.isOptional ? ", where it is asked for" : "")* – \(rule.summary)",
      rule.rationale,
    ]
    if !rule.options.isEmpty {
      parts.append("Options:\n\n" + rule.options.map { "- `\($0.name)`: \($0.summary)" }.joined(separator: "\n"))
    }
    parts += rule.bad.map { example($0, title: "Found") }
    parts += rule.good.map { example($0, title: "Fine") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func example(_ example: RuleExample, title: String) -> String {
    var parts = ["\(title):" + (example.remark.map { " \($0)" } ?? "")]
    for file in example.files {
      parts.append(
        "```\(file.language)\n\(file.comment)\n\(file.shown)\n```"
      )
    }
    if !example.messages.isEmpty { parts.append("```text\n\(messages(of: example))\n```") }
    return parts.joined(separator: "\n\n")
  }

  private static func messages(of example: RuleExample) -> String {
    let places = example.places
    return zip(places, example.messages).map { "\($0): \($1)" }.joined(separator: "\n")
  }
}

extension RuleExample {
  /// The marked places, in the order of paths and, in a file, of its text: those of ``messages``.
  package var places: [SourceLocation] {
    files.sorted { $0.path < $1.path }.flatMap { file in
      file.markers.map { SourceLocation(file: file.path, line: $0.line, column: $0.column) }
    }
  }
}

extension RuleExample.Document {
  fileprivate var language: String {
    path.hasSuffix(".swift") ? "swift" : path.hasSuffix(".yml") ? "yaml" : path.hasSuffix(".json") ? "json" : "xml"
  }
  /// The path, as a comment of the language.
  fileprivate var comment: String {
    switch language {
    case "swift", "json": "// \(path)"
    case "yaml": "# \(path)"
    default: "<!-- \(path) -->"
    }
  }
}
