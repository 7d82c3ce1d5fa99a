/// Finds the `- UIKit:` comments that name facts, in the text of a source file.
struct RuleReader {
  let file: String
  let text: String

  init(_ text: String, file: String) {
    self.file = file
    self.text = text
  }

  /// The comments, in their order: each goes to the next point of the list, empty line of the comment, or code.
  var rules: [Reference] {
    var rules: [(line: Int, words: String)] = []
    var isOpen = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.trimmingPrefix(while: \.isWhitespace)
      let comment = words.trimmingPrefix(while: { $0 == "/" }).trimmingPrefix(while: \.isWhitespace)
      if words.hasPrefix("//"), comment.hasPrefix("- UIKit:") {
        isOpen = true
        rules.append((index + 1, String(comment)))
      } else if !words.hasPrefix("//") || comment.isEmpty || comment.hasPrefix("- ") {
        isOpen = false
      } else if isOpen {
        rules[rules.count - 1].words += " \(comment)"
      }
    }
    return rules.map { Reference(file: file, line: $0.line, title: nil, numbers: Self.numbers(in: $0.words)) }
      .filter { !$0.numbers.isEmpty }
  }

  /// The numbers of facts and recorded sequences in a text.
  static func numbers(in text: String) -> [String] {
    text.matches(of: /\b(?:F[0-9]+(?:\.[0-9]+)+|G[0-9]{2})\b/).map { String($0.output) }
  }
}
