import FlowInterpreter
import Foundation

/// What is known of a text that is not known.
struct DoubtfulText {
  /// Whether there is a digit in it, whatever else.
  var hasDigit = false
  /// Texts that are in it.
  var pieces: [String] = []
  /// The texts of which it is one, the first of which the model shows; nil where it may be any.
  var choices: [String]?
  /// Whether it is one that a date picker writes.
  var isOfDatePicker = false

  init() {}

  /// What code sets as the text of an element.
  ///
  /// - Parameter choices: the texts of which it is one, where the model shows the first of them.
  init(_ unknown: Unknown, choices: [String]? = nil) {
    self.choices = choices
    hasDigit = unknown.parts.contains(KnownKinds.digits)
    pieces = unknown.pieces
  }

  /// Whether all that it may be, the text that the model shows among them, are alike to a pattern.
  func isSettled(for pattern: TextPattern) -> Bool {
    choices.map { Set($0.map(pattern.matches)).count == 1 } ?? false
  }

  /// Whether it may be a text.
  ///
  /// - Parameter locale: the language of what is shown.
  func mayBe(_ text: String, locale: String?) -> Bool {
    if let choices { return choices.contains { $0.lowercased() == text.lowercased() } }
    if hasDigit, !text.contains(where: \.isNumber) { return false }
    let folded = text.lowercased()
    if pieces.contains(where: { !folded.contains($0.lowercased()) }) { return false }
    return !isOfDatePicker || Self.mayStandInDatePicker(text, locale)
  }

  /// - UIKit: a date picker shows dates, times and lengths of time in the words of its locale (documentation of
  ///   UIDatePicker).
  private static func mayStandInDatePicker(_ text: String, _ locale: String?) -> Bool {
    guard !text.contains(where: \.isNumber), let locale else { return true }
    let words = text.split(whereSeparator: { !$0.isLetter }).map { $0.lowercased() }
    let isEnglish = locale.hasPrefix("en")
    // In another language one word may be that for today, or for hours.
    guard isEnglish || words.count > 1 else { return true }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    let names = [
      calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
      calendar.shortStandaloneMonthSymbols, calendar.weekdaySymbols, calendar.shortWeekdaySymbols,
      calendar.standaloneWeekdaySymbols, calendar.shortStandaloneWeekdaySymbols,
      [calendar.amSymbol, calendar.pmSymbol], isEnglish ? english : [],
    ].joined()
    return names.contains { name in
      let parts = name.split(whereSeparator: { !$0.isLetter }).map { $0.lowercased() }
      return !parts.isEmpty && parts.contains(where: words.contains)
    }
  }

  private static let english = [
    "today", "date", "time", "picker", "hour", "hours", "min", "minutes", "month", "year", "day",
  ]
}
