import ProgramRunner
import Testing

/// Regular expressions of an app's code that try more ways than anybody waits for, and what grows by them.
struct PatternTests {
  private func ending(_ statement: String, budget: Int) -> InterpretedProgram.Ending {
    let source = """
      import Foundation
      let text = String(repeating: "a", count: 40)
      let all = NSRange(text.startIndex..., in: text)
      let expression = try NSRegularExpression(pattern: "(a+)+b")
      \(statement)
      """
    return InterpretedProgram(source: source, budget: budget).ending
  }

  @Test(
    "They are given up, with the line",
    arguments: [
      "print(expression.matches(in: text, range: all).count)",
      "print(expression.firstMatch(in: text, range: all) == nil)",
      "print(expression.numberOfMatches(in: text, range: all))",
      "print(expression.rangeOfFirstMatch(in: text, range: all).location)",
      "print(expression.stringByReplacingMatches(in: text, range: all, withTemplate: \"\"))",
      "expression.enumerateMatches(in: text, range: all) { found, _, _ in print(found == nil) }",
      "print(text.range(of: \"(a+)+b\", options: .regularExpression) == nil)",
      "print(text.range(of: \"(A+)+B\", options: [.regularExpression, .caseInsensitive, .anchored]) == nil)",
      "print(text.replacingOccurrences(of: \"(a+)+b\", with: \"\", options: .regularExpression))",
      "print(text.contains(/(a+)+b/))", "print(text.wholeMatch(of: /(?<all_of_it>a|a)*b/) == nil)",
      "print(text.prefixMatch(of: try Regex(\"(A+)+B\").ignoresCase()) == nil)",
      "print(text.ranges(of: /(.*)*b/).count)",
      "print(text.replacing(/(a?){20}a{20}b/, with: \"\"))", "print(text.split(separator: /(a+)+b/).count)",
    ])
  func aSearch(statement: String) {
    #expect(
      ending(statement, budget: 100_000)
        == .stopped("main.swift:5: what a regular expression finds that tries too many ways"))
  }

  @Test("Many searches are much work, large texts too")
  func manySearches() {
    let loop = "while true { _ = text.range(of: \"b\", options: .regularExpression) }"
    #expect(ending(loop, budget: 20_000) == .stopped("main.swift:5: when the code comes to an end"))
  }

  @Test("What is searched soon is found, in a large text too")
  func largeTexts() {
    let source = """
      import Foundation
      let text = String(repeating: "word 12, ", count: 5_000)
      print(text.replacingOccurrences(of: "[0-9]+, ", with: "", options: .regularExpression).count)
      print(text.range(of: "(x|y)z", options: .regularExpression) == nil)
      print(try NSRegularExpression(pattern: "\\\\b").numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)))
      print(text.prefix(2_000).matches(of: /\\d\\d/).count)
      """
    let program = InterpretedProgram(source: source, budget: 10_000_000)
    #expect(program.ending == .finished)
    #expect(program.output == "25000\ntrue\n20000\n222\n")
  }

  @Test(
    "What they would replace by more than there is room for",
    arguments: [
      "replacingOccurrences(of: \"a\", with: long)",
      "replacingOccurrences(of: \"a\", with: long, options: .regularExpression)",
      "replacingOccurrences(of: \"(?=(a*))a\", with: \"$1$1$1$1$1$1$1$1\", options: .regularExpression)",
    ])
  func growth(call: String) {
    let statement = "let long = String(repeating: \"a\", count: 3_000); print(long.\(call).count)"
    #expect(
      ending(statement, budget: 10_000_000)
        == .stopped("main.swift:5: what becomes of a text or collection of more than 5 million elements"))
  }
}
