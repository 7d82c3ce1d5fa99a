import FlowModel
import Foundation

extension DateFormatter.Style: FoundationValue { package static var bridgedName: String { "DateFormatter.Style" } }
extension ISO8601DateFormatter.Options: FoundationOptions {
  package static var bridgedName: String { "ISO8601DateFormatter.Options" }
}
extension ISO8601DateFormatter: FoundationClass {
  package static var bridgedName: String { "ISO8601DateFormatter" }
}

/// A date formatter, and whether its locale and time zone are known: the app tells them, and the world the device's locale.
final class SimulatedDateFormatter: FoundationClass {
  package static var bridgedName: String { "DateFormatter" }
  let formatter = DateFormatter()
  var hasLocale = false
  var hasTimeZone = false
  /// Whether its format is the app's, and not that of a style or a template in the words of its locale.
  var hasOwnFormat = false
  var dateStyle: DateFormatter.Style {
    get { formatter.dateStyle }
    set { (formatter.dateStyle, hasOwnFormat) = (newValue, false) }
  }
  var timeStyle: DateFormatter.Style {
    get { formatter.timeStyle }
    set { (formatter.timeStyle, hasOwnFormat) = (newValue, false) }
  }

  /// The formatter, where what it writes is known.
  func known(_ call: Library.Call) throws -> DateFormatter {
    guard hasLocale else { throw call.stop("the device's locale is not known") }
    if hasTimeZone { return formatter }
    guard let zone = call.interpreter.zone else { throw call.stop(DeviceZones.question) }
    // As long as the app sets none, each member that needs one sets it anew.
    formatter.timeZone = zone
    return formatter
  }
}

extension Library.Call {
  /// The texts of which a formatter writes one whatever the date is: those of a format that asks for the month, the
  /// weekday and the half of a day alone; none for others.
  var writtenNames: [Value] {
    guard case .native(let box as FoundationObject<SimulatedDateFormatter>) = value, box.content.hasLocale else {
      return []
    }
    let formatter = box.content.formatter
    let fields = formatter.fields.filter(\.isLetter)
    guard !fields.isEmpty, fields.allSatisfy({ "EecLMQqa".contains($0) }),
      formatter.calendar.identifier == .gregorian
    else { return [] }
    // Seven days in the middle of each month of 2024, twelve hours apart: whatever the time zone is.
    let tenth = Date(timeIntervalSince1970: 1_704_844_800)
    let texts = (0..<12).flatMap { month in
      (0..<14).map { half in
        formatter.string(from: tenth.addingTimeInterval(Double(month) * 30.5 * 86_400 + Double(half) * 43_200))
      }
    }
    return Set(texts).sorted().map { .string($0) }
  }
}

extension SimulatedDateFormatter {
  /// What is known of what it writes, whatever the date and the device are.
  ///
  /// - Foundation: styles write the day or the minute as a number, `Today` and the like where that is wanted; a format
  ///   writes names of months, weekdays and halves of a day, numbers, and the rest as it stands (documentation of
  ///   DateFormatter).
  var form: TextForm {
    guard !formatter.doesRelativeDateFormatting else { return TextForm([.any]) }
    guard hasLocale, hasOwnFormat, writesLatinDigits else {
      return formatter.fields.contains { "ydHhms".contains($0) } ? .withDigit : TextForm([.any])
    }
    return TextForm(
      formatter.pieces.map { piece in
        guard !piece.isLiteral, let letter = piece.text.first else { return .text(piece.text) }
        let isNumber = "yYudDHhkKmsSwWF".contains(letter) || "ML".contains(letter) && piece.text.count < 3
        return isNumber ? .digits : .any
      })
  }

  private var writesLatinDigits: Bool {
    formatter.string(from: Date(timeIntervalSince1970: 0)).allSatisfy { !$0.isNumber || $0.isASCII }
  }
}

extension DateFormatter {
  /// The runs of one letter that stand for a part of a date, and what stands between them, without its quotes.
  fileprivate var pieces: [(text: String, isLiteral: Bool)] {
    var pieces: [(text: String, isLiteral: Bool)] = []
    var (isQuoted, last) = (false, Character(" "))
    for character in dateFormat ?? "" {
      defer { last = character }
      if character == "'" {
        // Two beside one another are one that is written.
        if last == "'" { pieces.append(("'", true)) }
        isQuoted.toggle()
      } else if isQuoted || !(character.isASCII && character.isLetter) {
        pieces.append((String(character), true))
      } else if character == last, pieces.last?.isLiteral == false {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append((String(character), false))
      }
    }
    return pieces
  }

  /// Its format without what it quotes.
  ///
  /// - Foundation: the format is that of the styles, unless one was set later.
  fileprivate var fields: String { pieces.filter { !$0.isLiteral }.map(\.text).joined() }
}

extension LibraryBuilder {
  mutating func addDateFormatters() {
    cases(["none": DateFormatter.Style.none, "short": .short, "medium": .medium, "long": .long, "full": .full])
    initializer("DateFormatter", "()") { call in
      let made = SimulatedDateFormatter()
      if let locale = call.deviceLocale {
        made.formatter.locale = locale
        made.hasLocale = true
      }
      return made.bridged
    }
    property("DateFormatter", "dateFormat") { call in
      (try call.this(SimulatedDateFormatter.self).formatter.dateFormat ?? "").bridged
    }
    setter("DateFormatter", "dateFormat") { call, base in
      let this = try call.unbridge(base, SimulatedDateFormatter.self)
      this.formatter.dateFormat = try call.argument(0, String?.self)
      this.hasOwnFormat = true
      return .void
    }
    holds("dateStyle", \SimulatedDateFormatter.dateStyle)
    holds("timeStyle", \SimulatedDateFormatter.timeStyle)
    holds("isLenient", \SimulatedDateFormatter.formatter.isLenient)
    holds("doesRelativeDateFormatting", \SimulatedDateFormatter.formatter.doesRelativeDateFormatting)
    property("DateFormatter", "locale") { call in try call.this(SimulatedDateFormatter.self).known(call).locale.bridged
    }
    setter("DateFormatter", "locale") { call, base in
      let this = try call.unbridge(base, SimulatedDateFormatter.self)
      let locale = try call.argument(0, Locale?.self)
      this.formatter.locale = locale
      this.hasLocale = locale != nil
      return .void
    }
    property("DateFormatter", "timeZone") { call in
      try call.this(SimulatedDateFormatter.self).known(call).timeZone.bridged
    }
    setter("DateFormatter", "timeZone") { call, base in
      let this = try call.unbridge(base, SimulatedDateFormatter.self)
      let zone = try call.argument(0, TimeZone?.self)
      this.formatter.timeZone = zone
      this.hasTimeZone = zone != nil
      return .void
    }
    setter("DateFormatter", "calendar") { call, base in
      let calendar = try call.argument(0, SimulatedCalendar.self)
      try call.unbridge(base, SimulatedDateFormatter.self).formatter.calendar = calendar.calendar
      return .void
    }
    let symbols: KeyValuePairs<String, KeyPath<DateFormatter, [String]>> = [
      "weekdaySymbols": \.weekdaySymbols, "shortWeekdaySymbols": \.shortWeekdaySymbols,
      "veryShortWeekdaySymbols": \.veryShortWeekdaySymbols, "monthSymbols": \.monthSymbols,
      "shortMonthSymbols": \.shortMonthSymbols, "veryShortMonthSymbols": \.veryShortMonthSymbols,
      "standaloneWeekdaySymbols": \.standaloneWeekdaySymbols, "standaloneMonthSymbols": \.standaloneMonthSymbols,
      "shortStandaloneWeekdaySymbols": \.shortStandaloneWeekdaySymbols,
      "shortStandaloneMonthSymbols": \.shortStandaloneMonthSymbols,
    ]
    for (name, path) in symbols {
      property("DateFormatter", name) { call in
        let this = try call.this(SimulatedDateFormatter.self)
        guard this.hasLocale else { throw call.stop("the device's locale is not known") }
        return this.formatter[keyPath: path].bridged
      }
    }
    setter("DateFormatter", "amSymbol") { call, base in
      try call.unbridge(base, SimulatedDateFormatter.self).formatter.amSymbol = try call.argument(0, String.self)
      return .void
    }
    setter("DateFormatter", "pmSymbol") { call, base in
      try call.unbridge(base, SimulatedDateFormatter.self).formatter.pmSymbol = try call.argument(0, String.self)
      return .void
    }
    method("DateFormatter", "string(from:)") { call in
      let formatter = try call.this(SimulatedDateFormatter.self).known(call)
      guard !formatter.doesRelativeDateFormatting else { throw call.stop("a date relative to today") }
      return formatter.string(from: try call.argument(0)).bridged
    }
    method("DateFormatter", "string(for:)") { call in
      if case .unknown(let unknown)? = call[0].flattened {
        let text = Value.unknown(Unknown("DateFormatter.string(for: \(unknown.what))", call.location))
        return unknown.kind == "Date" ? .optional(text) : text
      }
      guard case .native(let box as FoundationBox<Date>)? = call[0].flattened else { return .optional(nil) }
      let formatter = try call.this(SimulatedDateFormatter.self).known(call)
      guard !formatter.doesRelativeDateFormatting else { throw call.stop("a date relative to today") }
      return .optional(formatter.string(from: box.content).bridged)
    }
    method("DateFormatter", "date(from:)") { call in
      try call.this(SimulatedDateFormatter.self).known(call).date(from: try call.argument(0)).bridged
    }
    method("DateFormatter", "setLocalizedDateFormatFromTemplate(_:)") { call in
      let this = try call.this(SimulatedDateFormatter.self)
      guard this.hasLocale else { throw call.stop("the device's locale is not known") }
      this.formatter.setLocalizedDateFormatFromTemplate(try call.argument(0))
      this.hasOwnFormat = false
      return .void
    }
    staticMethod("DateFormatter", "dateFormat(fromTemplate:options:locale:)") { call in
      guard let locale = try call.argument(2, Locale?.self) ?? call.deviceLocale else {
        throw call.stop("the device's locale is not known")
      }
      return DateFormatter.dateFormat(fromTemplate: try call.text(0), options: 0, locale: locale).bridged
    }
    staticMethod("DateFormatter", "localizedString(from:dateStyle:timeStyle:)") { call in
      .unknown(Unknown("a date as the device's locale writes it", call.location, kind: "String"))
    }
    options(
      ISO8601DateFormatter.Options.self,
      [
        "withYear": .withYear, "withMonth": .withMonth, "withDay": .withDay, "withTime": .withTime,
        "withTimeZone": .withTimeZone,
        "withSpaceBetweenDateAndTime": .withSpaceBetweenDateAndTime,
        "withDashSeparatorInDate": .withDashSeparatorInDate,
        "withColonSeparatorInTime": .withColonSeparatorInTime,
        "withColonSeparatorInTimeZone": .withColonSeparatorInTimeZone,
        "withFractionalSeconds": .withFractionalSeconds, "withFullDate": .withFullDate, "withFullTime": .withFullTime,
        "withInternetDateTime": .withInternetDateTime,
      ])
    makes(ISO8601DateFormatter.self, "()") { ISO8601DateFormatter() }
    holds("formatOptions", \ISO8601DateFormatter.formatOptions)
    setter("ISO8601DateFormatter", "timeZone") { call, base in
      try call.unbridge(base, ISO8601DateFormatter.self).timeZone = try call.argument(0, TimeZone.self)
      return .void
    }
    does("string(from:)") { (this: ISO8601DateFormatter, date: Date) in this.string(from: date) }
    does("date(from:)") { (this: ISO8601DateFormatter, text: String) in this.date(from: text) }
  }
}
