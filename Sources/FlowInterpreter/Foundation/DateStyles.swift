import FlowModel
import Foundation

/// How `formatted(_:)` writes a date: by parts in the words of a locale, or as ISO 8601 does.
struct DateStyle: FoundationValue {
  package static var bridgedName: String { "Date.FormatStyle" }
  static var isPrintable: Bool { false }

  var style = Date.FormatStyle()
  /// That of ISO 8601, which asks for no locale and no time zone.
  var iso: Date.ISO8601FormatStyle?
  var hasLocale = false
  var hasZone = false

  /// A date as the style writes it.
  func text(of date: Date, _ call: Library.Call) throws -> String {
    if let iso { return iso.format(date) }
    var style = style
    if !hasLocale {
      guard let locale = call.deviceLocale else { throw call.stop("the device's locale is not known") }
      style = style.locale(locale)
    }
    if !hasZone {
      guard let zone = call.interpreter.zone else { throw call.stop(DeviceZones.question) }
      style.timeZone = zone
    }
    return style.format(date)
  }

  /// Whether there is a digit in all that it writes: any date tells.
  var writesDigits: Bool {
    iso != nil
      || style.locale(Locale(identifier: "en_US")).format(Date(timeIntervalSince1970: 0)).contains(where: \.isNumber)
  }
}

extension LibraryBuilder {
  /// `formatted(_:)` and `formatted(date:time:)` of dates, after Apple's documentation of Date.FormatStyle; Foundation
  /// itself writes.
  mutating func addDateStyles() {
    let type = DateStyle.bridgedName
    gives(DateStyle.self, "dateTime", DateStyle())
    gives(DateStyle.self, "iso8601", DateStyle(iso: Date.ISO8601FormatStyle()))
    expects("Date", "formatted", type)
    for signature in ["formatted()", "formatted(_:)", "formatted(date:time:)"] {
      method("Date", signature) { call in try call.dateStyle().text(of: call.this(), call).bridged }
    }
    method("Date", "ISO8601Format()") { call in .string(Date.ISO8601FormatStyle().format(try call.this(Date.self))) }
    initializer(type, "(date?:time?:locale?:timeZone?:)") { call in
      var made = DateStyle()
      if call["date"] != nil || call["time"] != nil { made.style = try call.style() }
      if let locale = try call.argument("locale", Locale.self) {
        made.style = made.style.locale(locale)
        made.hasLocale = true
      }
      if let zone = try call.argument("timeZone", TimeZone.self) {
        made.style.timeZone = zone
        made.hasZone = true
      }
      return made.bridged
    }
    does("locale(_:)") { (this: DateStyle, locale: Locale) in
      var made = this
      made.style = made.style.locale(locale)
      made.hasLocale = true
      return made
    }
    setter(type, "timeZone") { call, base in
      var made = try call.unbridge(base, DateStyle.self)
      made.style.timeZone = try call.argument(0)
      made.hasZone = true
      base = made.bridged
      return .void
    }
    method(type, "format(_:)") { call in
      try call.this(DateStyle.self).text(of: try call.argument(0), call).bridged
    }
    addDateParts()
  }

  /// The parts that a style writes, each with how long it is.
  private mutating func addDateParts() {
    typealias Symbol = Date.FormatStyle.Symbol
    part("year", ["defaultDigits": Symbol.Year.defaultDigits, "twoDigits": .twoDigits]) { $0.year($1) }
    part(
      "month",
      [
        "abbreviated": Symbol.Month.abbreviated, "wide": .wide, "narrow": .narrow, "defaultDigits": .defaultDigits,
        "twoDigits": .twoDigits,
      ]
    ) { $0.month($1) }
    part("day", ["defaultDigits": Symbol.Day.defaultDigits, "twoDigits": .twoDigits]) { $0.day($1) }
    part(
      "weekday",
      [
        "abbreviated": Symbol.Weekday.abbreviated, "wide": .wide, "narrow": .narrow, "short": .short,
        "oneDigit": .oneDigit, "twoDigits": .twoDigits,
      ]
    ) { $0.weekday($1) }
    part(
      "hour",
      [
        "defaultDigits": Symbol.Hour.defaultDigits(amPM: .abbreviated), "twoDigits": .twoDigits(amPM: .abbreviated),
      ]
    ) { $0.hour($1) }
    for (name, isTwo) in [("defaultDigits", false), ("twoDigits", true)] {
      staticMethod("Date.FormatStyle.Symbol.Hour", "\(name)(amPM:)") { call in
        let lengths: [String: Symbol.Hour.AMPMStyle] = [
          "omitted": .omitted, "narrow": .narrow, "abbreviated": .abbreviated, "wide": .wide,
        ]
        guard let length = call.caseName(call[0]).flatMap({ lengths[$0] }) else { throw call.stop("such an hour") }
        return HourStyle(hour: isTwo ? .twoDigits(amPM: length) : .defaultDigits(amPM: length)).bridged
      }
    }
    expects(DateStyle.bridgedName, "hour", "Date.FormatStyle.Symbol.Hour")
    part("minute", ["defaultDigits": Symbol.Minute.defaultDigits, "twoDigits": .twoDigits]) { $0.minute($1) }
    part("second", ["defaultDigits": Symbol.Second.defaultDigits, "twoDigits": .twoDigits]) { $0.second($1) }
  }

  /// - Parameter lengths: how long the part may be, by name; the first where nothing is said.
  private mutating func part<Length>(
    _ name: String, _ lengths: KeyValuePairs<String, Length>,
    _ add: @escaping @Sendable (Date.FormatStyle, Length) -> Date.FormatStyle
  ) {
    let isoParts: [String: @Sendable (Date.ISO8601FormatStyle) -> Date.ISO8601FormatStyle] = [
      "year": { $0.year() }, "month": { $0.month() }, "day": { $0.day() },
    ]
    let known = Dictionary(uniqueKeysWithValues: lengths.map { ($0.key, $0.value) })
    let first = lengths[0].value
    method(DateStyle.bridgedName, "\(name)(_?:)") { call in
      var made = try call.this(DateStyle.self)
      if let iso = made.iso {
        // Of ISO 8601 only the parts are written that are asked for.
        guard let part = isoParts[name], call.arguments.isEmpty else { throw call.stop("a \(name) of ISO 8601") }
        made.iso = part(iso)
      } else if call.arguments.isEmpty {
        made.style = add(made.style, first)
      } else if case .native(let box as FoundationBox<HourStyle>) = call[0] {
        made.style = made.style.hour(box.content.hour)
      } else {
        guard let length = call.caseName(call[0]).flatMap({ known[$0] }) else { throw call.stop("such a \(name)") }
        made.style = add(made.style, length)
      }
      return made.bridged
    }
  }
}

/// `.twoDigits(amPM: .omitted)`.
struct HourStyle: FoundationValue {
  package static var bridgedName: String { "Date.FormatStyle.Symbol.Hour" }
  static var isPrintable: Bool { false }
  let hour: Date.FormatStyle.Symbol.Hour
}

extension Library.Call {
  /// How `formatted` has a date written.
  func dateStyle() throws -> DateStyle {
    switch arguments.count {
    case 0: DateStyle(style: Date.FormatStyle(date: .numeric, time: .shortened))
    case 1 where arguments[0].label == nil: try argument(0)
    default: DateStyle(style: try style(0, 1))
    }
  }

  /// The style of `date:` and `time:`, by their labels or by their places.
  fileprivate func style(_ date: Int? = nil, _ time: Int? = nil) throws -> Date.FormatStyle {
    let dates: [String: Date.FormatStyle.DateStyle] = [
      "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
    ]
    let times: [String: Date.FormatStyle.TimeStyle] = [
      "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
    ]
    let (one, other) = (
      caseName(date.map { self[$0] } ?? self["date"]), caseName(time.map { self[$0] } ?? self["time"])
    )
    guard let day = one.map({ dates[$0] }) ?? .omitted, let hour = other.map({ times[$0] }) ?? .omitted else {
      throw stop("such a style of a date")
    }
    return Date.FormatStyle(date: day, time: hour)
  }
}
