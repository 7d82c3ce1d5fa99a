import Foundation

/// Clocks that a flow sets.
extension DeviceClock.Setting {
  /// Clocks that show one date, of users who are quick and slow.
  ///
  /// - Parameter text: `2026-03-14 09:41`, with seconds or without, or `2026-03-14`, which is at noon; behind it the time
  ///   zone as `Z`, `+01:00` or `Europe/Berlin`, without one UTC.
  /// - Returns: nil where it is no date.
  package static func all(at text: String) -> [DeviceClock.Setting]? {
    let form =
      #/
      (\d{4})-(\d\d)-(\d\d)  (?:[T\ ](\d\d):(\d\d)(?::(\d\d))?)?
      \ ?([A-Za-z]+(?:/[A-Za-z_\-]+)*|[+\-]\d\d:?\d\d)?
      /#
    guard let parts = text.wholeMatch(of: form)?.output, let zone = zone(named: parts.7.map(String.init) ?? "Z"),
      let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3)
    else { return nil }
    let time = [parts.4, parts.5, parts.6].map { $0.flatMap { Int($0) } }
    var components = DateComponents(
      year: year, month: month, day: day, hour: time[0] ?? 12, minute: time[1] ?? 0, second: time[2] ?? 0)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    components.calendar = calendar
    guard components.isValidDate else { return nil }
    components.calendar = nil
    components.nanosecond = 137_000_000
    return [(0.7, 5e-5), (4.9, 5e-8), (9.4, 5e-5)].map { pace, tick in
      DeviceClock.Setting(components: components, zone: zone, pace: pace, tick: tick)
    }
  }

  private static func zone(named name: String) -> TimeZone? {
    if name == "Z" { return TimeZone(identifier: "UTC") }
    guard let sign = name.first, "+-".contains(sign) else { return TimeZone(identifier: name) }
    let digits = name.dropFirst().filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), minutes < 60 else { return nil }
    return TimeZone(secondsFromGMT: (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
  }
}
