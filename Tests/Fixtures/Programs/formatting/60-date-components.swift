// Calendars: components, differences, ranges, weekdays, next dates, comparing by granularity.
import Foundation

var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(identifier: "UTC")!;
calendar.locale = Locale(identifier: "en_US"); calendar.firstWeekday = 2
func date(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 0, _ min: Int = 0) -> Date {
  calendar.date(from: DateComponents(year: y, month: m, day: d, hour: h, minute: min))!
}
func text(_ d: Date?) -> String {
  guard let d else { return "nil" }; let c = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: d);
  return String(format: "%04d-%02d-%02d %02d:%02d", c.year!, c.month!, c.day!, c.hour!, c.minute!)
}
let base = date(2024, 1, 31, 22, 15)
print(
  text(calendar.date(byAdding: .month, value: 1, to: base)), text(calendar.date(byAdding: .day, value: -31, to: base)),
  text(calendar.date(byAdding: DateComponents(month: 13, day: 2), to: base)))
let c = calendar.dateComponents([.year, .month, .day], from: date(2020, 2, 29), to: date(2024, 3, 1));
print(c.year!, c.month!, c.day!)
print(
  calendar.dateComponents([.day], from: date(2024, 3, 1), to: date(2023, 12, 25)).day!,
  calendar.dateComponents([.hour, .minute], from: date(2024, 1, 1), to: base))
print(
  calendar.component(.weekday, from: base), calendar.component(.weekOfYear, from: date(2024, 12, 30)),
  calendar.isDateInWeekend(date(2024, 6, 1)), calendar.weekdaySymbols[calendar.component(.weekday, from: base) - 1],
  calendar.shortMonthSymbols[0])
print(
  calendar.range(of: .day, in: .month, for: date(2023, 2, 1))!,
  calendar.range(of: .day, in: .month, for: date(2024, 2, 1))!.count,
  calendar.ordinality(of: .day, in: .year, for: date(2024, 12, 31))!)
print(
  text(calendar.startOfDay(for: base)), text(calendar.dateInterval(of: .month, for: base)!.end),
  text(calendar.dateInterval(of: .weekOfYear, for: date(2024, 6, 2))!.start))
print(
  calendar.isDate(base, inSameDayAs: date(2024, 1, 31)),
  calendar.isDate(base, equalTo: date(2024, 1, 1), toGranularity: .month),
  calendar.compare(base, to: date(2024, 1, 31, 22), toGranularity: .hour) == .orderedSame,
  calendar.compare(base, to: date(2023, 1, 1), toGranularity: .year) == .orderedDescending)
print(
  text(calendar.date(bySettingHour: 9, minute: 30, second: 0, of: base)),
  text(calendar.nextDate(after: base, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)),
  text(calendar.date(bySetting: .day, value: 1, of: base)))
var parts = DateComponents(); parts.year = 2024; parts.month = 2; parts.day = 30
print(
  text(calendar.date(from: parts)), parts.isValidDate(in: calendar),
  DateComponents(calendar: calendar, year: 2024, month: 5, day: 5).date.map { text($0) } ?? "-", parts.hour as Any)
print(
  DateInterval(start: date(2024, 1, 1), end: date(2024, 1, 3)).duration / 3600,
  DateInterval(start: date(2024, 1, 1), duration: 60).contains(date(2024, 1, 1)),
  DateInterval(start: date(2024, 1, 1), end: date(2024, 1, 10)).intersection(
    with: DateInterval(start: date(2024, 1, 9), duration: 86400 * 5))!.duration / 86400)
let days = (0..<40).compactMap { calendar.date(byAdding: .day, value: $0, to: date(2024, 1, 20)) }
let months = Dictionary(grouping: days) { calendar.component(.month, from: $0) }
print(months.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let weeks = Dictionary(grouping: days) { calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: $0) }
print(
  weeks.count, weeks.values.map(\.count).max()!, date(2024, 1, 1) < date(2024, 1, 2),
  max(date(2024, 5, 1), date(2024, 4, 1)) == date(2024, 5, 1), date(2024, 1, 1).distance(to: date(2024, 1, 2)),
  (date(2024, 1, 1) + 90).timeIntervalSince(date(2024, 1, 1)))
var grid: [[Int?]] = []
let first = calendar.component(.weekday, from: date(2024, 9, 1)), lead = (first - calendar.firstWeekday + 7) % 7
var row: [Int?] = Array(repeating: nil, count: lead)
for day in calendar.range(of: .day, in: .month, for: date(2024, 9, 1))! {
  row.append(day); if row.count == 7 { grid.append(row); row = [] }
}
if !row.isEmpty { grid.append(row) }
for r in grid { print(r.map { $0.map { $0 < 10 ? " \($0)" : "\($0)" } ?? "  " }.joined(separator: " ")) }
