import FlowInterpreter
import Foundation

/// What is known of a text that is not known.
struct DoubtfulText {
  /// What is known of how it is put together.
  var form: TextForm?
  /// Whether the model shows a text of the form in its place.
  var isSampled = false
  /// The texts of which it is one, the first of which the model shows; nil where it may be any.
  var choices: [String]?
  /// Whether it is one that a date picker writes.
  var isOfDatePicker = false

  init() {}

  /// What code sets as the text of an element.
  ///
  /// - Parameters:
  ///   - choices: the texts of which it is one, where the model shows the first of them.
  ///   - shown: what the model shows.
  init(_ unknown: Unknown, choices: [String]? = nil, shown: String?) {
    self.choices = choices
    form = unknown.form
    isSampled = choices == nil && shown != nil && shown == form?.sample
  }

  /// Whether all that it may be, the text that the model shows among them, are alike to a pattern.
  func isSettled(for pattern: TextPattern) -> Bool {
    if let choices { return Set(choices.map(pattern.matches)).count == 1 }
    guard isSampled, let form else { return false }
    return pattern.surelyMatches(form) || !pattern.mayMatch(form)
  }

  /// Whether a pattern may match it.
  ///
  /// - Parameter locale: the language of what is shown.
  func mayMatch(_ pattern: TextPattern, locale: String?) -> Bool {
    if let choices { return choices.contains(where: pattern.matches) }
    if let form, !pattern.mayMatch(form) { return false }
    guard isOfDatePicker, let pieces = pattern.certainPieces else { return true }
    return Self.mayStandInDatePicker(pieces, locale)
  }

  /// - UIKit: a date picker shows dates, times and lengths of time in the words of its locale (documentation of
  ///   UIDatePicker).
  ///
  /// - Parameter pieces: what stands in the text, with anything between.
  private static func mayStandInDatePicker(_ pieces: [String], _ locale: String?) -> Bool {
    let text = pieces.joined(separator: " ")
    guard !text.contains(where: \.isNumber), let locale else { return true }
    let words = DateWords.words(of: text)
    if pieces.count > 1, words.isEmpty { return true }
    let isEnglish = locale.hasPrefix("en")
    // In another language one word may be that for today, or for hours.
    guard isEnglish || words.count > 1 else { return true }
    let known = DateWords.all(in: locale).union(isEnglish ? english : [])
    if !known.isDisjoint(with: words) { return true }
    // A word beside what may be anything may be a part of another one.
    return pieces.indices.contains { index in
      let (piece, words) = (pieces[index], DateWords.words(of: pieces[index]))
      let isBegun = index > 0 && piece.first?.isLetter == true
      let isEnded = index < pieces.count - 1 && piece.last?.isLetter == true
      return known.contains { word in
        isEnded && words.last.map(word.hasPrefix) == true || isBegun && words.first.map(word.hasSuffix) == true
      }
    }
  }

  private static let english = [
    "today", "date", "time", "picker", "hour", "hours", "min", "minutes", "month", "year", "day",
  ]
}
