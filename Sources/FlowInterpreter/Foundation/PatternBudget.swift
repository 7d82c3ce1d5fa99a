import Foundation

/// How much some regular expressions may do together.
///
/// `(a+)+b` tries more ways than anybody waits for. What counts is the matcher's own work, not time, so that the same
/// expressions end the same way on every machine.
package final class PatternBudget: @unchecked Sendable {
  /// How many times ten thousand steps of the matcher the expressions of one owner have: about a second of work.
  package static let limit = 5_000

  private let lock = NSLock()
  private let most: Int
  private var used = 0

  /// - Parameter most: how many times ten thousand steps of the matcher there may be.
  package init(_ most: Int = PatternBudget.limit) { self.most = most }

  /// Whether an expression has been given up.
  package var isSpent: Bool { work >= most }

  /// How many times ten thousand steps of the matcher there were.
  package var work: Int { lock.withLock { used } }

  /// Where an expression matches in a text; nil where it is given up.
  ///
  /// - Parameters:
  ///   - range: the part of the text that is searched; nil for all of it.
  ///   - count: how many matches are wanted at most.
  package func matches(
    _ expression: NSRegularExpression, in text: String, _ options: NSRegularExpression.MatchingOptions = [],
    range: NSRange? = nil, atMost count: Int = .max
  ) -> [NSTextCheckingResult]? {
    let range = range ?? NSRange(text.startIndex..., in: text)
    guard !options.contains(.anchored) else { return found(expression, in: text, options, range, count, free: 0) }
    // A search tells of each place at which it begins, as of its work: of a small text there are few.
    if range.length > Self.smallText {
      for search in Self.searches(expression) {
        guard found(search, in: text, [.anchored], range, 1, free: 0) != nil else { return nil }
      }
    }
    return found(expression, in: text, options, range, count, free: range.length + 1)
  }

  private static let smallText = 1_000

  /// Expressions that do in one match what a search for all matches does: one after the other, and, for those that match
  /// nothing and would go no further, each a character later.
  private static func searches(_ expression: NSRegularExpression) -> [NSRegularExpression] {
    let end = expression.options.contains(.allowCommentsAndWhitespace) ? "\n" : ""
    return ["", "(?s:.?)"].compactMap { step in
      try? NSRegularExpression(
        pattern: "(?>(?s:.*?)(?:\(expression.pattern)\(end))\(step))*+", options: expression.options)
    }
  }

  /// Searches, and counts what the matcher tells of its work but for what is free.
  private func found(
    _ expression: NSRegularExpression, in text: String, _ options: NSRegularExpression.MatchingOptions,
    _ range: NSRange, _ count: Int, free: Int
  ) -> [NSTextCheckingResult]? {
    guard !isSpent else { return nil }
    let search = Search(free: free)
    expression.enumerateMatches(in: text, options: options.union(.reportProgress), range: range) { match, _, stop in
      if let match {
        search.matches.append(match)
        search.free += free > 0 ? 1 : 0
      } else if search.free > 0 {
        search.free -= 1
      } else {
        self.lock.withLock { self.used += 1 }
      }
      if search.matches.count >= count || self.isSpent { stop.pointee = true }
    }
    return isSpent ? nil : search.matches
  }

  /// What a search has found so far, and how often it may tell of its work for nothing.
  private final class Search: @unchecked Sendable {
    var free: Int
    var matches: [NSTextCheckingResult] = []
    init(free: Int) { self.free = free }
  }
}
