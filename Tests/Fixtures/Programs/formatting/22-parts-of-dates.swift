import Foundation

var utc = Calendar(identifier: .gregorian)
utc.timeZone = TimeZone(identifier: "UTC")!
let start = utc.date(from: DateComponents(year: 2024, month: 1, day: 15))!
let english = Locale(identifier: "en_US")
let style = Date.FormatStyle(locale: english, timeZone: utc.timeZone)
print(start.formatted(style.year().month().day()), start.formatted(style.month(.wide).day(.twoDigits).weekday()))
print(start.formatted(style.hour(.twoDigits(amPM: .omitted)).minute()), start.formatted(.iso8601))
print(start.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: english, timeZone: utc.timeZone)))

let formatter = DateFormatter()
formatter.locale = english
print(
  formatter.monthSymbols[0], formatter.shortWeekdaySymbols.joined(separator: ","), formatter.veryShortMonthSymbols[11])

var leap = DateComponents(year: 2024, month: 2, day: 30)
print(leap.isValidDate(in: utc), utc.date(start, matchesComponents: DateComponents(day: 15)))
leap.day = 29
print(leap.isValidDate(in: utc), utc.nextWeekend(startingAfter: start)!.start)
var mondays: [Int] = []
utc.enumerateDates(startingAfter: start, matching: DateComponents(hour: 0, weekday: 2), matchingPolicy: .nextTime) {
  date, isExact, stop in
  guard let date, isExact else { return }
  mondays.append(utc.component(.day, from: date))
  if mondays.count == 4 { stop = true }
}
print(mondays)
