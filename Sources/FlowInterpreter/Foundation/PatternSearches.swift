import FlowModel
import Foundation

/// Searches of the app's code by regular expressions, whose work counts as statements of the code.
extension Library.Call {
  /// For how many statements ten thousand steps of the matcher count.
  private static var statementsOfWork: Int { 2_000 }
  /// How many times ten thousand steps of the matcher one search may take.
  private static var mostWork: Int { PatternBudget.limit / 5 }
  /// For how many a search counts by itself.
  private static var statementsOfSearch: Int { 100 }

  /// Where an expression matches in a text.
  ///
  /// - Parameters:
  ///   - range: the part of the text that is searched; nil for all of it.
  ///   - count: how many matches are wanted at most.
  ///   - weight: how much more than a search by ICU the search costs that is counted.
  /// - Throws: `Stop` where it tries too many ways.
  func matches(
    of expression: NSRegularExpression, in text: String, _ options: NSRegularExpression.MatchingOptions = [],
    range: NSRange? = nil, atMost count: Int = .max, weight: Int = 1
  ) throws -> [NSTextCheckingResult] {
    try interpreter.spend(bytes: text.utf8.count, at: location)
    interpreter.left -= Self.statementsOfSearch * weight
    let perWork = Self.statementsOfWork * weight
    let budget = PatternBudget(min(Self.mostWork / weight, max(0, interpreter.budget) / perWork + 1))
    let found = budget.matches(expression, in: text, options, range: range, atMost: count)
    interpreter.left -= budget.work * perWork
    guard let found else { throw stop("what a regular expression finds that tries too many ways") }
    return found
  }

  /// Counts what Foundation is to search in a text by a pattern, for as many matches as are wanted at most.
  ///
  /// - Returns: the matches; none where the pattern is no expression, as Foundation finds nothing then.
  /// - Throws: `Stop` where it tries too many ways.
  @discardableResult
  func expectBounded(
    _ pattern: String, in text: String, _ options: String.CompareOptions, range: NSRange? = nil, atMost count: Int
  ) throws -> [NSTextCheckingResult] {
    guard options.contains(.regularExpression),
      let expression = try? NSRegularExpression(
        pattern: pattern, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else { return [] }
    return try matches(
      of: expression, in: text, options.contains(.anchored) ? .anchored : [], range: range, atMost: count)
  }

  /// Counts the text that becomes of another where a text replaces each occurrence of one.
  ///
  /// - Throws: `Stop` where it is too large.
  func spend(replacing target: String, in text: String, by replacement: String) throws {
    var count = text.utf8.count / max(1, target.utf8.count)
    if count.multipliedReportingOverflow(by: replacement.utf8.count).overflow
      || count * replacement.utf8.count > Interpreter.mostElements
    {
      count = text.components(separatedBy: target).count
    }
    try interpreter.spend(bytes: replacement.utf8.count, times: count, at: location)
  }

  /// Counts the text that matches become where a template replaces each.
  ///
  /// - Throws: `Stop` where it is too large.
  func spend(replacing matches: [NSTextCheckingResult], by template: String) throws {
    try interpreter.spend(bytes: template.utf8.count, times: matches.count, at: location)
    let references = template.utf8.count { $0 == UInt8(ascii: "$") }
    guard references > 0 else { return }
    let lengths = matches.map { match in (0..<match.numberOfRanges).map { match.range(at: $0).length }.max() ?? 0 }
    try interpreter.spend(bytes: lengths.reduce(0, +), times: references, at: location)
  }
}
