import FlowModel
import Foundation

/// A device's clock: the date that it shows as the flow begins, its time zone, and how it goes on.
///
/// Nobody knows at which date an app runs. What holds whatever the date is, is found without a clock (``Moment``); what
/// is left open is tried with clocks of all kinds (``Setting/all``).
package final class DeviceClock {
  /// What a clock is set to.
  package struct Setting: Sendable {
    /// The date and time as the flow begins, in ``zone``.
    let components: DateComponents
    let zone: TimeZone
    /// How many seconds the user takes for a step.
    let pace: Double
    /// How many seconds pass between two readings in one go: less than a date can tell, or more.
    let tick: Double

    /// Clocks that show each hour of the day, each day of the month and of the week, and each month, some in leap years
    /// and on days on which the clocks change, in zones around the world. None is at midnight, and none comes to it
    /// within a flow of some hundred steps.
    package static let all: [Setting] = (0..<32).map { number in
      let month = number * 7 % 12 + 1
      let year = 2025 + number * 3 % 11
      let isLeap = year % 4 == 0
      let days = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      let hour = (number * 7 + 9) % 24
      return Setting(
        components: DateComponents(
          year: year, month: month, day: min((number * 11 + 3) % 31 + 1, days), hour: hour,
          minute: hour == 23 ? number % 7 : (number * 17 + 6) % 60, second: (number * 23 + 8) % 60,
          nanosecond: 137_000_000 + number * 21_000_000),
        zone: DeviceZones.all[number * 23 % DeviceZones.all.count],
        pace: [0.7, 9.4, 2.3, 4.9][number % 4], tick: number % 2 == 0 ? 5e-5 : 5e-8)
    }
  }

  let zone: TimeZone
  private let start: Date
  private let setting: Setting
  /// How many seconds had passed as the app was launched last, and how many steps the flow had gone.
  private var launch = (seconds: 0.0, steps: 0)
  private var elapsed = 0.0
  private var readings = 0
  /// How many steps the flow has gone.
  package var steps = 0

  package init(_ setting: Setting) {
    self.setting = setting
    zone = setting.zone
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    start = calendar.date(from: setting.components) ?? Date(timeIntervalSince1970: 1_800_000_000)
  }

  /// Notes that the app is launched, which takes a second.
  package func launchApp() { launch = (max(elapsed, launch.seconds + userTime) + 1, steps) }

  /// The seconds that the user has taken for the steps since the launch.
  private var userTime: Double { Double(steps - launch.steps) * setting.pace }

  /// The date as the app was launched.
  var launchDate: Date { start.addingTimeInterval(launch.seconds) }

  /// What the clock shows.
  ///
  /// - Parameter time: the seconds of the simulation since the launch.
  func read(at time: Double) -> Date {
    readings += 1
    elapsed = max(elapsed, launch.seconds + time + userTime + Double(readings) * setting.tick)
    return start.addingTimeInterval(elapsed)
  }
}

extension Interpreter {
  /// Reads the device's clock; nil where no flow says what it shows.
  package func readClock() -> Date? {
    hasReadClock = true
    return clock?.read(at: loop.now)
  }
}
