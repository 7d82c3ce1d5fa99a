import Foundation

/// The words in which dates are written: names of months and weekdays, of the halves of a day and of eras.
enum DateWords {
  /// - Parameter locale: the language, such as `de_AT`.
  /// - Returns: each word by itself, in small letters.
  static func all(in locale: String) -> Set<String> {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    let names = [
      calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
      calendar.shortStandaloneMonthSymbols, calendar.weekdaySymbols, calendar.shortWeekdaySymbols,
      calendar.standaloneWeekdaySymbols, calendar.shortStandaloneWeekdaySymbols,
      [calendar.amSymbol, calendar.pmSymbol], calendar.eraSymbols,
    ].joined()
    return Set(names.flatMap(words))
  }

  /// The words of a text, in small letters.
  static func words(of text: String) -> [String] { text.split { !$0.isLetter }.map { $0.lowercased() } }
}
