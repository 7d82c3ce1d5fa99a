// Swift 5: a function uses a variable of the top level.
import Foundation

let utc = TimeZone(identifier: "UTC")!
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = utc
calendar.locale = Locale(identifier: "en_US_POSIX")
func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
  calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
}
func formatter(_ format: String, _ locale: String = "en_US_POSIX", _ zone: TimeZone? = nil) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.timeZone = zone ?? utc
  formatter.dateFormat = format
  return formatter
}
let party = date(2024, 2, 29, 18, 5)
print(party.timeIntervalSince1970)
for format in [
  "yyyy-MM-dd", "dd.MM.yy HH:mm", "h:mm a", "EEEE, MMMM d", "EEE MMM dd", "D", "'at' HH 'o''clock'", "SSS",
] {
  print(formatter(format).string(from: party))
}
print(formatter("d. MMMM yyyy", "de_DE").string(from: party), formatter("EEEE d MMM", "fr_FR").string(from: party))
print(formatter("HH:mm", zone("+0200")).string(from: party))
func zone(_ text: String) -> String { text == "+0200" ? "en_US" : "en_GB" }
print(formatter("HH:mm Z", "en_US_POSIX", TimeZone(secondsFromGMT: 7200)).string(from: party))
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: party)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.weekday!)
func day(_ date: Date?) -> String { date.map(formatter("yyyy-MM-dd HH:mm").string) ?? "none" }
print(day(calendar.date(byAdding: .day, value: 1, to: party)), day(calendar.date(byAdding: .year, value: 1, to: party)))
print(day(calendar.date(byAdding: .month, value: -1, to: date(2024, 3, 31))), day(calendar.startOfDay(for: party)))
print(
  calendar.dateComponents([.day], from: date(2024, 1, 1), to: party).day!,
  calendar.isDate(party, inSameDayAs: date(2024, 2, 29)))
print(calendar.component(.weekday, from: date(2024, 1, 1)), calendar.range(of: .day, in: .month, for: party)!.count)
print(calendar.compare(party, to: date(2024, 2, 29, 1), toGranularity: .day) == .orderedSame)
print(
  day(formatter("yyyy/MM/dd HH:mm").date(from: "2021/12/24 20:15")), day(formatter("yyyy/MM/dd").date(from: "soon")))
print(ISO8601DateFormatter().string(from: party), day(ISO8601DateFormatter().date(from: "2020-01-01T12:00:00Z")))
print(
  date(2024, 1, 1) < party, party.timeIntervalSince(date(2024, 2, 29, 18)),
  max(party, date(2025, 1, 1)) == date(2025, 1, 1))
let sorted = [date(2024, 5, 1), date(2023, 5, 1), date(2024, 1, 9)].sorted()
print(sorted.map { formatter("MMM yyyy").string(from: $0) })
let groups = Dictionary(grouping: sorted) { calendar.component(.year, from: $0) }
print(groups.keys.sorted().map { "\($0): \(groups[$0]!.count)" })
func ago(_ then: Date, now: Date) -> String {
  let parts = calendar.dateComponents([.day, .hour, .minute], from: then, to: now)
  if let days = parts.day, days > 0 { return days == 1 ? "yesterday" : "\(days) days ago" }
  if let hours = parts.hour, hours > 0 { return "\(hours) h ago" }
  return "\(parts.minute ?? 0) min ago"
}
print(
  [date(2024, 2, 27), date(2024, 2, 28, 12), date(2024, 2, 29, 15), date(2024, 2, 29, 18, 1)].map {
    ago($0, now: party)
  })
print(calendar.weekdaySymbols[0], calendar.shortMonthSymbols[11], calendar.firstWeekday)
print(Date(timeIntervalSince1970: 0), DateInterval(start: date(2024, 1, 1), end: party).contains(date(2024, 2, 1)))
