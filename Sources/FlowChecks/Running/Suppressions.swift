import FlowModel

/// The comments of a file that silence findings on the line after them.
///
/// `// flowsim:disable:next rule-id` in Swift, `<!-- flowsim:disable:next rule-id -->` in a document; several rules are
/// separated by spaces or commas, and ` - ` begins a reason.
struct Suppressions {
  /// What such a comment starts with.
  static let directive = "flowsim:disable:next"
  private var rulesByLine: [Int: Set<String>] = [:]

  /// Reads the comments of a file's text.
  init(_ text: String) {
    var text = text
    guard text.withUTF8({ $0.contains(word: Self.directive) }) else { return }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard let range = line.firstRange(of: Self.directive),
        line[..<range.lowerBound].contains("//") || line[..<range.lowerBound].contains("<!--")
      else { continue }
      let rest = line[range.upperBound...]
      let list = rest.firstRange(of: "-->").map { rest[..<$0.lowerBound] } ?? rest
      rulesByLine[index + 2, default: []].formUnion(Self.rules(in: list))
    }
  }

  /// The rules that stand after the directive, up to the reason.
  static func rules(in list: Substring) -> [String] {
    list.split { $0.isWhitespace || $0 == "," }.prefix { $0 != "-" }.map(String.init)
  }

  /// Whether a comment silences a finding.
  func silences(_ finding: Finding) -> Bool { rulesByLine[finding.location.line]?.contains(finding.ruleID) == true }
}
