import FlowInterfaceBuilder
import FlowModel

/// `unknown-suppression`.
struct UnknownSuppression: Rule {
  static let description = RuleDescription(
    id: "unknown-suppression", group: .comments, severity: .warning,
    summary: "A comment silences a rule that does not exist, or says what flowsim does not know.",
    rationale: """
      `flowsim:disable:next` followed by the identifiers of rules silences their findings on the next line. With a \
      mistyped identifier, or after a rule got another name, it silences nothing, and nobody would see why.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    let comments =
      app.model.documents.flatMap(\.flowsimComments) + (app.screens?.code.facts.files.flatMap(\.comments) ?? [])
    return comments.flatMap { comment in
      faults(in: comment.text).map { finding(at: comment.location, $0) }
    }
  }

  private func faults(in text: String) -> [String] {
    let directive = String(text.prefix { !$0.isWhitespace })
    guard directive == Suppressions.directive else {
      return [
        "'\(directive)' is nothing that flowsim knows: write \(Suppressions.directive) and the rules, on the line before "
          + "the finding"
      ]
    }
    let names = Suppressions.rules(in: text.dropFirst(directive.count))
    guard !names.isEmpty else {
      return ["the comment names no rule, so that nothing is silenced: write it after \(Suppressions.directive)"]
    }
    return names.filter { !RuleRegistry.ids.contains($0) }.map { name in
      let advice = NearestName.of(name, in: RuleRegistry.ids).map { "did you mean '\($0)'?" }
      return "there is no rule '\(name)', so that nothing is silenced: \(advice ?? "`flowsim rules` lists them all")"
    }
  }
}

extension InterfaceDocument {
  /// The comments `<!-- flowsim:… -->`, in order; each ends with its line.
  fileprivate var flowsimComments: [CodeComment] {
    guard text.withUnsafeBufferPointer({ $0.contains(word: "flowsim:") }) else { return [] }
    let lines = String(decoding: text, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { number, line in
      guard let start = line.firstRange(of: "<!--") else { return nil }
      let rest = line[start.upperBound...].drop { $0 == " " }
      guard rest.hasPrefix("flowsim:") else { return nil }
      let inside = rest.firstRange(of: "-->").map { rest[..<$0.lowerBound] } ?? rest
      let column = line.distance(from: line.startIndex, to: start.lowerBound) + 1
      return CodeComment(
        text: inside.split(separator: " ").joined(separator: " "),
        location: SourceLocation(file: file, line: number + 1, column: column))
    }
  }
}
