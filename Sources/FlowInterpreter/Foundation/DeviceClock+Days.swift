import FlowModel
import Foundation

/// Clocks that show days on which code may do what it does on no other.
extension DeviceClock.Setting {
  /// A clock at a date and time, such as `2026-12-24 10:05`.
  private init?(_ text: String, in zone: String, pace: Double) {
    guard let zone = TimeZone(identifier: zone) else { return nil }
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    self.init(
      components: DateComponents(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: 17,
        nanosecond: 431_000_000),
      zone: zone, pace: pace, tick: 5e-5)
  }

  /// Feasts, the ends of years and months, leap days, ISO's week 53; days that are an hour longer or shorter, and those
  /// that come after.
  package static let unusual: [DeviceClock.Setting] = [
    ("2027-12-24 10:05", "Europe/Berlin"), ("2028-12-25 09:10", "America/New_York"),
    ("2026-12-31 22:20", "Australia/Sydney"), ("2027-01-01 00:20", "UTC"), ("2028-02-29 13:00", "Asia/Tokyo"),
    ("2027-02-28 18:30", "Europe/London"), ("2029-04-01 08:15", "Asia/Kolkata"),
    ("2026-10-31 20:45", "America/Chicago"),
    ("2027-02-14 11:30", "Europe/Moscow"), ("2026-07-04 16:00", "America/Denver"),
    ("2026-11-13 13:13", "America/Sao_Paulo"), ("2026-11-01 09:00", "Asia/Shanghai"),
    ("2026-03-29 12:00", "Europe/Berlin"), ("2026-03-30 00:20", "Europe/Berlin"), ("2026-04-14 10:00", "Europe/Berlin"),
    ("2026-10-25 22:50", "Europe/Berlin"), ("2027-03-14 15:00", "America/New_York"),
    ("2027-11-07 22:50", "America/New_York"), ("2027-11-19 07:00", "America/New_York"),
    ("2027-03-28 09:00", "Asia/Beirut"), ("2026-06-30 21:00", "Pacific/Auckland"),
  ].compactMap { DeviceClock.Setting($0.0, in: $0.1, pace: 1.9) }

  /// The most days that are taken from an app's own numbers.
  private static let mostOwn = 12

  /// Clocks that show the days and times which an app's code seems to name: two numbers beside each other that may be a
  /// month and a day, or an hour and a minute, and such texts as `12-25`.
  package static func named(in trees: [CodeTree]) -> [DeviceClock.Setting] {
    var pairs: [[Int]] = []
    func add(_ one: Int, _ other: Int) {
      if !pairs.contains([one, other]) { pairs.append([one, other]) }
    }
    for tree in trees where tree.texts.contains(where: { $0.contains("Calendar") || $0.contains("Date") }) {
      var last: (place: Int, number: Int)?
      for (place, node) in tree.nodes.enumerated() where node.kind == .integer {
        let number = Int(truncatingIfNeeded: tree.integers[Int(node.a)])
        if let last, place - last.place < 16 { add(last.number, number) }
        last = (place, number)
      }
      for text in tree.texts {
        for match in text.matches(of: /(?:\d{4}[\-.\/])?(\d\d?)[\-.\/:](\d\d?)/) {
          if let one = Int(match.1), let other = Int(match.2) { add(one, other) }
        }
      }
    }
    let days = pairs.compactMap { pair in day(pair[0], pair[1]) ?? day(pair[1], pair[0]) }
    let times = pairs.compactMap { pair in
      (0..<24).contains(pair[0]) && (0..<60).contains(pair[1]) && day(pair[0], pair[1]) == nil
        ? DeviceClock.Setting("2027-05-19 \(pair[0]):\(pair[1])", in: "UTC", pace: 1.1) : nil
    }
    return Array(days.prefix(mostOwn) + times.prefix(mostOwn / 2))
  }

  private static func day(_ month: Int, _ day: Int) -> DeviceClock.Setting? {
    guard (1...12).contains(month), (1...(month == 2 ? 28 : 30)).contains(day) || day == 31 && month % 7 % 2 == 1 else {
      return nil
    }
    return DeviceClock.Setting("2027-\(month)-\(day) 12:40", in: "UTC", pace: 1.4)
  }
}
