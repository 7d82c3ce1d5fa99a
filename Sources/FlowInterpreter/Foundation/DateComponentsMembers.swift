import FlowModel
import Foundation

extension DateComponents: FoundationValue { package static var bridgedName: String { "DateComponents" } }
extension Calendar.Component: FoundationValue { package static var bridgedName: String { "Calendar.Component" } }

extension LibraryBuilder {
  mutating func addDateComponents() {
    cases([
      "era": Calendar.Component.era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
      "second": .second, "weekday": .weekday, "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter,
      "weekOfMonth": .weekOfMonth, "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear,
      "nanosecond": .nanosecond, "calendar": .calendar, "timeZone": .timeZone, "dayOfYear": .dayOfYear,
    ])
    let parts: KeyValuePairs<String, WritableKeyPath<DateComponents, Int?>> = [
      "era": \.era, "year": \.year, "month": \.month, "day": \.day, "hour": \.hour, "minute": \.minute,
      "second": \.second,
      "nanosecond": \.nanosecond, "weekday": \.weekday, "weekdayOrdinal": \.weekdayOrdinal, "quarter": \.quarter,
      "weekOfMonth": \.weekOfMonth, "weekOfYear": \.weekOfYear, "yearForWeekOfYear": \.yearForWeekOfYear,
    ]
    for (name, path) in parts { holds(name, path) }
    holds("timeZone", \DateComponents.timeZone)
    let labels = ["calendar", "timeZone"] + parts.map(\.key)
    initializer("DateComponents", "(\(labels.map { "\($0)?:" }.joined()))") { call in
      var made = DateComponents()
      if let calendar = try call.argument("calendar", SimulatedCalendar.self) {
        made.calendar = try calendar.placed(call)
      }
      made.timeZone = try call.argument("timeZone")
      for (name, path) in parts { made[keyPath: path] = try call.argument(name) }
      return made.bridged
    }
    property("DateComponents", "date") { call in
      let this = try call.this(DateComponents.self)
      guard let calendar = this.calendar, this.timeZone != nil || calendar.timeZone != .autoupdatingCurrent else {
        throw call.stop("the date of components without a calendar and time zone")
      }
      return this.date.bridged
    }
    property("DateComponents", "isValidDate") { call in
      let this = try call.this(DateComponents.self)
      guard let calendar = this.calendar, this.timeZone != nil || calendar.timeZone != .autoupdatingCurrent else {
        throw call.stop("whether components without a calendar and time zone are a date")
      }
      return .bool(this.isValidDate)
    }
    method("DateComponents", "isValidDate(in:)") { call in
      let calendar = try call.argument(0, SimulatedCalendar.self)
      return .bool(try call.this(DateComponents.self).isValidDate(in: calendar.placed(call)))
    }
    does("value(for:)") { (this: DateComponents, part: Calendar.Component) in this.value(for: part) }
    changes("setValue(_:for:)") { (this: inout DateComponents, value: Int?, part: Calendar.Component) in
      this.setValue(value, for: part)
      return Nothing()
    }
  }
}
