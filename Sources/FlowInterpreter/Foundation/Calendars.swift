import FlowModel
import Foundation

extension Calendar.Identifier: FoundationValue { package static var bridgedName: String { "Calendar.Identifier" } }
extension Calendar.MatchingPolicy: FoundationValue {
  package static var bridgedName: String { "Calendar.MatchingPolicy" }
}

/// A calendar. Which time zone the app's device has is not known: what hangs on it is not either until the app sets it.
struct SimulatedCalendar: FoundationValue {
  package static var bridgedName: String { "Calendar" }
  var calendar: Calendar
  var hasTimeZone = false
  var hasLocale = false

  /// The calendar, where its time zone is known.
  func placed(_ call: Library.Call) throws -> Calendar {
    if hasTimeZone { return calendar }
    guard let zone = call.interpreter.zone else { throw call.stop(DeviceZones.question) }
    var placed = calendar
    placed.timeZone = zone
    return placed
  }

  /// The calendar, where its locale is known.
  func spoken(_ call: Library.Call) throws -> Calendar {
    guard hasLocale else { throw call.stop("the device's locale is not known") }
    return calendar
  }
}

extension LibraryBuilder {
  mutating func addCalendars() {
    cases([
      "gregorian": Calendar.Identifier.gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "japanese": .japanese,
      "chinese": .chinese, "hebrew": .hebrew, "islamic": .islamic, "indian": .indian, "persian": .persian,
      "coptic": .coptic,
    ])
    cases([
      "nextTime": Calendar.MatchingPolicy.nextTime, "strict": .strict,
      "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents,
      "previousTimePreservingSmallerComponents": .previousTimePreservingSmallerComponents,
    ])
    makes(SimulatedCalendar.self, "(identifier:)") { (identifier: Calendar.Identifier) in
      SimulatedCalendar(calendar: Calendar(identifier: identifier))
    }
    for name in ["current", "autoupdatingCurrent"] {
      staticProperty("Calendar", name) { call in
        // A region's own calendar, which a user may change.
        guard let locale = call.deviceLocale else {
          return .unknown(Unknown("the device's calendar", call.location, kind: "Calendar"))
        }
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        return SimulatedCalendar(calendar: calendar, hasLocale: true).bridged
      }
    }
    reads("identifier") { (this: SimulatedCalendar) in this.calendar.identifier }
    for (name, path) in [
      ("firstWeekday", \Calendar.firstWeekday), ("minimumDaysInFirstWeek", \Calendar.minimumDaysInFirstWeek),
    ] {
      property("Calendar", name) { call in .int(try call.this(SimulatedCalendar.self).spoken(call)[keyPath: path]) }
      setter("Calendar", name) { call, base in
        var this = try call.unbridge(base, SimulatedCalendar.self)
        this.calendar[keyPath: path] = try call.int(0)
        base = this.bridged
        return .void
      }
    }
    property("Calendar", "timeZone") { call in try call.this(SimulatedCalendar.self).placed(call).timeZone.bridged }
    setter("Calendar", "timeZone") { call, base in
      var this = try call.unbridge(base, SimulatedCalendar.self)
      this.calendar.timeZone = try call.argument(0)
      this.hasTimeZone = true
      base = this.bridged
      return .void
    }
    property("Calendar", "locale") { call in try call.this(SimulatedCalendar.self).spoken(call).locale.bridged }
    setter("Calendar", "locale") { call, base in
      var this = try call.unbridge(base, SimulatedCalendar.self)
      this.calendar.locale = try call.argument(0, Locale?.self)
      this.hasLocale = this.calendar.locale != nil
      base = this.bridged
      return .void
    }
    let symbols: KeyValuePairs<String, KeyPath<Calendar, [String]>> = [
      "weekdaySymbols": \.weekdaySymbols, "shortWeekdaySymbols": \.shortWeekdaySymbols,
      "veryShortWeekdaySymbols": \.veryShortWeekdaySymbols, "monthSymbols": \.monthSymbols,
      "shortMonthSymbols": \.shortMonthSymbols, "veryShortMonthSymbols": \.veryShortMonthSymbols,
      "standaloneWeekdaySymbols": \.standaloneWeekdaySymbols, "standaloneMonthSymbols": \.standaloneMonthSymbols,
      "shortStandaloneWeekdaySymbols": \.shortStandaloneWeekdaySymbols,
      "shortStandaloneMonthSymbols": \.shortStandaloneMonthSymbols,
    ]
    for (name, path) in symbols {
      property("Calendar", name) { call in try call.this(SimulatedCalendar.self).spoken(call)[keyPath: path].bridged }
    }
    addCalendarArithmetic()
    addCalendarQuestions()
  }

  private mutating func calendarMethod(_ signature: String, _ body: @escaping (Calendar, Library.Call) throws -> Value)
  {
    method("Calendar", signature) { call in try body(call.this(SimulatedCalendar.self).placed(call), call) }
  }

  private mutating func addCalendarArithmetic() {
    calendarMethod("date(from:)") { calendar, call in
      calendar.date(from: try call.argument(0, DateComponents.self)).bridged
    }
    calendarMethod("date(byAdding:value:to:wrappingComponents?:)") { calendar, call in
      let wrapping = try call.argument("wrappingComponents", Bool.self) ?? false
      return calendar.date(
        byAdding: try call.argument(0, Calendar.Component.self), value: try call.argument(1), to: try call.argument(2),
        wrappingComponents: wrapping
      ).bridged
    }
    // By components: an argument of another type, the same labels.
    calendarMethod("date(byAdding:to:wrappingComponents?:)") { calendar, call in
      let wrapping = try call.argument("wrappingComponents", Bool.self) ?? false
      return calendar.date(
        byAdding: try call.argument(0, DateComponents.self), to: try call.argument(1), wrappingComponents: wrapping
      ).bridged
    }
    calendarMethod("date(bySetting:value:of:)") { calendar, call in
      calendar.date(bySetting: try call.argument(0), value: try call.argument(1), of: try call.argument(2)).bridged
    }
    calendarMethod("date(bySettingHour:minute:second:of:)") { calendar, call in
      calendar.date(
        bySettingHour: try call.argument(0), minute: try call.argument(1), second: try call.argument(2),
        of: try call.argument(3)
      ).bridged
    }
    calendarMethod("startOfDay(for:)") { calendar, call in calendar.startOfDay(for: try call.argument(0)).bridged }
    calendarMethod("dateInterval(of:for:)") { calendar, call in
      calendar.dateInterval(of: try call.argument(0), for: try call.argument(1)).bridged
    }
    calendarMethod("nextDate(after:matching:matchingPolicy:)") { calendar, call in
      calendar.nextDate(
        after: try call.argument(0), matching: try call.argument(1), matchingPolicy: try call.argument(2)
      ).bridged
    }
    calendarMethod("dateComponents(_:from:)") { calendar, call in
      calendar.dateComponents(Set(try call.argument(0, [Calendar.Component].self)), from: try call.argument(1)).bridged
    }
    calendarMethod("dateComponents(in:from:)") { calendar, call in
      calendar.dateComponents(in: try call.argument(0), from: try call.argument(1)).bridged
    }
    calendarMethod("dateComponents(_:from:to:)") { calendar, call in
      let parts = Set(try call.argument(0, [Calendar.Component].self))
      if case .native(let box) = call[1], box is FoundationBox<DateComponents> {
        return calendar.dateComponents(parts, from: try call.argument(1, DateComponents.self), to: try call.argument(2))
          .bridged
      }
      return calendar.dateComponents(parts, from: try call.argument(1, Date.self), to: try call.argument(2)).bridged
    }
    calendarMethod("component(_:from:)") { calendar, call in
      calendar.component(try call.argument(0), from: try call.argument(1)).bridged
    }
  }

  private mutating func addCalendarQuestions() {
    calendarMethod("isDate(_:inSameDayAs:)") { calendar, call in
      calendar.isDate(try call.argument(0), inSameDayAs: try call.argument(1)).bridged
    }
    calendarMethod("isDate(_:equalTo:toGranularity:)") { calendar, call in
      calendar.isDate(try call.argument(0), equalTo: try call.argument(1), toGranularity: try call.argument(2)).bridged
    }
    calendarMethod("compare(_:to:toGranularity:)") { calendar, call in
      calendar.compare(try call.argument(0), to: try call.argument(1), toGranularity: try call.argument(2)).bridged
    }
    calendarMethod("date(_:matchesComponents:)") { calendar, call in
      calendar.date(try call.argument(0), matchesComponents: try call.argument(1)).bridged
    }
    calendarMethod("nextWeekend(startingAfter:)") { calendar, call in
      calendar.nextWeekend(startingAfter: try call.argument(0)).bridged
    }
    calendarMethod("dateIntervalOfWeekend(containing:)") { calendar, call in
      calendar.dateIntervalOfWeekend(containing: try call.argument(0)).bridged
    }
    calendarMethod("enumerateDates(startingAfter:matching:matchingPolicy:using:)") { calendar, call in
      let closure = try call.lastClosure()
      var failure: (any Error)?
      calendar.enumerateDates(
        startingAfter: try call.argument(0), matching: try call.argument(1), matchingPolicy: try call.argument(2)
      ) { date, isExact, stop in
        do {
          var isOver = Value.bool(false)
          _ = try call.interpreter.call(
            closure, changing: &isOver, place: 2, [date.bridged, .bool(isExact)], at: call.location)
          stop = try call.isTrue(isOver)
        } catch {
          (failure, stop) = (error, true)
        }
      }
      if let failure { throw failure }
      return .void
    }
    calendarMethod("isDateInWeekend(_:)") { calendar, call in calendar.isDateInWeekend(try call.argument(0)).bridged }
    for name in ["isDateInToday", "isDateInYesterday", "isDateInTomorrow"] {
      method("Calendar", "\(name)(_:)") { call in
        // No flow runs so long ago, or so late.
        if case .native(let date as FoundationBox<Date>) = call[0], !Moment.mayBeNear(date.content) {
          return .bool(false)
        }
        guard let now = call.interpreter.readClock() else { return .unknown(Unknown(name, call.location)) }
        let calendar = try call.unbridge(call.value, SimulatedCalendar.self).placed(call)
        return try call.argument(0, Date.self).isOf(name, in: calendar, at: now).bridged
      }
    }
    calendarMethod("range(of:in:for:)") { calendar, call in
      calendar.range(of: try call.argument(0), in: try call.argument(1), for: try call.argument(2)).bridged
    }
    calendarMethod("ordinality(of:in:for:)") { calendar, call in
      calendar.ordinality(of: try call.argument(0), in: try call.argument(1), for: try call.argument(2)).bridged
    }
  }
}

extension Date {
  /// Whether it lies on the day that a member of a calendar names, such as `isDateInYesterday`.
  fileprivate func isOf(_ name: String, in calendar: Calendar, at now: Date) -> Bool {
    let days = ["isDateInYesterday": -1, "isDateInTomorrow": 1][name] ?? 0
    return calendar.date(byAdding: .day, value: days, to: now).map { calendar.isDate(self, inSameDayAs: $0) } ?? false
  }
}
