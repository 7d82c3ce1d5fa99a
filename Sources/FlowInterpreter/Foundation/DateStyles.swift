import FlowModel
import Foundation

extension LibraryBuilder {
  /// `formatted(date:time:)`, after Apple's documentation of Date.FormatStyle; Foundation itself writes.
  mutating func addDateStyles() {
    method("Date", "formatted()") { call in try call.written(.numeric, .shortened).bridged }
    method("Date", "formatted(date:time:)") { call in
      let dates: [String: Date.FormatStyle.DateStyle] = [
        "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
      ]
      let times: [String: Date.FormatStyle.TimeStyle] = [
        "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
      ]
      guard let date = call.caseName(call[0]).flatMap({ dates[$0] }),
        let time = call.caseName(call[1]).flatMap({ times[$0] })
      else { throw call.stop("a style of dates") }
      return try call.written(date, time).bridged
    }
  }
}

extension Library.Call {
  /// The date in a style, in the device's language and time zone.
  fileprivate func written(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) throws -> String {
    guard let locale = deviceLocale else { throw stop("the device's locale is not known") }
    guard let zone = interpreter.zone else { throw stop(DeviceZones.question) }
    let style = Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: locale.calendar, timeZone: zone)
    return style.format(try this())
  }
}
