import Foundation
import Testing

@testable import FlowInterpreter

/// The dates that flows are tried at.
struct DeviceClockTests {
  @Test func theyAreOfAllKinds() {
    let dates = DeviceClock.Setting.all.map { ($0.components, $0.zone) }
    #expect(dates.count == 32)
    #expect(Set(dates.map { $0.0.hour }) == Set(0..<24))
    #expect(Set(dates.map { $0.0.month }) == Set(1...12))
    #expect(Set(dates.map { $0.0.day }) == Set(1...31))
    let weekdays = dates.compactMap { components, zone -> Int? in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      return calendar.date(from: components).map { calendar.component(.weekday, from: $0) }
    }
    #expect(Set(weekdays) == Set(1...7))
    #expect(Set(dates.map { $0.1 }).count == 32)
  }

  @Test func theyHaveUnusualDays() { #expect(DeviceClock.Setting.unusual.count == 21) }

  @Test func itGoesForwardOverLaunches() {
    let clock = DeviceClock(DeviceClock.Setting.all[0])
    clock.launchApp()
    let first = clock.read(at: 0)
    clock.steps = 3
    let second = clock.read(at: 0.5)
    #expect(second.timeIntervalSince(first) > 2)
    clock.steps = 13
    clock.launchApp()
    // What the user did meanwhile took its time, though nothing read the clock.
    #expect(clock.read(at: 0).timeIntervalSince(second) > 7)
  }
}
