/// Finds the tests that carry `.proves("F1.4.2")`, in the text of a source file.
struct ProofReader {
  let file: String
  let lines: [Substring]

  init(_ text: String, file: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The tests, in their order.
  var proofs: [Reference] {
    lines.indices.filter { isMark(lines[$0]) }.map { index in
      let start = lines[...index].lastIndex { $0.contains("@Test") || $0.contains("@Suite") } ?? index
      let mark = statement(from: index, after: ".proves(")
      return Reference(
        file: file, line: start + 1, title: title(from: start), numbers: literals(in: mark))
    }
  }

  private func isMark(_ line: Substring) -> Bool {
    line.contains(".proves(") && !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
  }

  /// The test's title, else the name of its function or type.
  private func title(from start: Int) -> String {
    let attribute = lines[start].contains("@Test") ? "@Test(" : "@Suite("
    let inside = statement(from: start, after: attribute)
    let words = inside.trimmingPrefix(while: \.isWhitespace)
    if words.hasPrefix("\"") || words.hasPrefix("#\""), let title = literals(in: words).first { return title }
    let declaration = lines[start...].lazy.compactMap {
      $0.firstMatch(of: /(?:func|struct|class|enum) (`[^`]+`|\w+)/)?.output.1
    }.first
    return declaration.map { $0.filter { $0 != "`" } } ?? "test"
  }

  /// The text from a word of a line to the bracket that closes it.
  private func statement(from index: Int, after word: String) -> Substring {
    let text = lines[index...].prefix(12).joined(separator: "\n")
    guard let range = text.firstRange(of: word) else { return "" }
    var depth = 1
    var isText = false
    let rest = text[range.upperBound...]
    let end = rest.indices.first { position in
      switch rest[position] {
      case "\"": isText.toggle()
      case "(" where !isText: depth += 1
      case ")" where !isText: depth -= 1
      default: break
      }
      return depth == 0
    }
    return end.map { rest[..<$0] } ?? rest
  }

  private func literals(in text: Substring) -> [String] {
    text.matches(of: /"([^"]*)"/).map { String($0.output.1) }
  }
}
