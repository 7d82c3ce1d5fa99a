import FlowModel
import Foundation

extension Locale: FoundationValue { package static var bridgedName: String { "Locale" } }
extension TimeZone: FoundationValue { package static var bridgedName: String { "TimeZone" } }

extension Library.Call {
  /// The device's locale; nil where it is not known.
  var deviceLocale: Locale? { interpreter.world.locale.map { Locale(identifier: $0) } }

  /// The languages that the device's user prefers: the first is the one that the app is shown in, with any region; of
  /// others nothing is known.
  var preferredLanguages: Value {
    let what = "the device's languages"
    // What the app sets there may be what it is told next.
    let key = "AppleLanguages"
    guard interpreter.defaults.arguments[key] == nil, interpreter.defaults.standardValues[key] == nil,
      let first = Unknown.one(of: interpreter.world.languages.map { .string($0) }, "\(what)[0]", location)
    else {
      return .unknown(Unknown(what, location))
    }
    return .unknown(
      Unknown(
        what, location,
        known: ["first": .some(SomeBox(first)), Unknown.element(0): first, "isEmpty": .bool(false)],
        type: types.array(types.string)))
  }
}

extension LibraryBuilder {
  /// Locales and time zones. Those of the app's device the world says.
  mutating func addLocales() {
    for (type, name) in [
      ("Locale", "current"), ("Locale", "autoupdatingCurrent"), ("NSLocale", "current"),
      ("NSLocale", "autoupdatingCurrent"),
    ] {
      staticProperty(type, name) { call in
        call.deviceLocale?.bridged ?? .unknown(Unknown("the device's locale", call.location))
      }
    }
    for (type, name) in [
      ("TimeZone", "current"), ("TimeZone", "autoupdatingCurrent"), ("NSTimeZone", "local"), ("NSTimeZone", "system"),
      ("NSTimeZone", "default"),
    ] {
      staticProperty(type, name) { call in
        _ = call.interpreter.readClock()
        return call.interpreter.clock?.zone.bridged
          ?? .unknown(Unknown("the device's time zone", call.location, kind: "TimeZone"))
      }
    }
    for type in ["Locale", "NSLocale"] {
      staticProperty(type, "preferredLanguages") { call in call.preferredLanguages }
    }
    initializer("Locale", "(identifier:)") { call in
      let identifier = try call.text(0)
      // Linux' Foundation ends the process where it writes in a locale with another letter.
      guard identifier.allSatisfy(\.isASCII) else { throw call.stop("the locale '\(identifier)'") }
      return Locale(identifier: identifier).bridged
    }
    reads("identifier") { (this: Locale) in this.identifier }
    reads("languageCode") { (this: Locale) in this.language.languageCode?.identifier }
    reads("regionCode") { (this: Locale) in this.region?.identifier }
    reads("decimalSeparator") { (this: Locale) in this.decimalSeparator }
    reads("groupingSeparator") { (this: Locale) in this.groupingSeparator }
    reads("currencyCode") { (this: Locale) in this.currency?.identifier }
    reads("currencySymbol") { (this: Locale) in this.currencySymbol }
    does("localizedString(forLanguageCode:)") { (this: Locale, code: String) in
      this.localizedString(forLanguageCode: code)
    }
    does("localizedString(forRegionCode:)") { (this: Locale, code: String) in this.localizedString(forRegionCode: code)
    }
    does("localizedString(forIdentifier:)") { (this: Locale, identifier: String) in
      this.localizedString(forIdentifier: identifier)
    }
    does("localizedString(forCurrencyCode:)") { (this: Locale, code: String) in
      this.localizedString(forCurrencyCode: code)
    }
    addLocaleKeys()
    reads("usesMetricSystem") { (this: Locale) in this.measurementSystem != .us }
    makes(TimeZone?.self, "(identifier:)") { (identifier: String) in TimeZone(identifier: identifier) }
    makes(TimeZone?.self, "(abbreviation:)") { (name: String) in TimeZone(abbreviation: name) }
    makes(TimeZone?.self, "(secondsFromGMT:)") { (seconds: Int) in TimeZone(secondsFromGMT: seconds) }
    gives(TimeZone.self, "gmt", TimeZone.gmt)
    property("TimeZone", "identifier") { call in
      let zone: TimeZone = try call.this()
      // What was made by either name is called GMT or UTC, as the system's version has it.
      let names = ["GMT", "UTC"]
      guard names.contains(zone.identifier) else { return .string(zone.identifier) }
      return Unknown.one(of: names.map(Value.string), "TimeZone.identifier", call.location) ?? .string(zone.identifier)
    }
    does("secondsFromGMT(for:)") { (this: TimeZone, date: Date) in this.secondsFromGMT(for: date) }
    method("TimeZone", "secondsFromGMT()") { call in
      // It hangs on the day where clocks are put forward.
      let zone: TimeZone = try call.this()
      guard zone.nextDaylightSavingTimeTransition == nil else { throw call.stop("the time zone's offset today") }
      return .int(zone.secondsFromGMT())
    }
    does("isDaylightSavingTime(for:)") { (this: TimeZone, date: Date) in this.isDaylightSavingTime(for: date) }
    method("TimeZone", "abbreviation(for:)") { call in
      let zone: TimeZone = try call.this()
      // The names of other zones hang on the region: `EST` in the one, `GMT-5` in the other.
      guard zone.identifier == "GMT" || zone.identifier == "UTC" else {
        throw call.stop("how a time zone is abbreviated")
      }
      return zone.abbreviation(for: try call.argument(0)).bridged
    }
  }
}

extension LibraryBuilder {
  /// `NSLocale.object(forKey:)`, by the properties that say the same.
  ///
  /// - Foundation: what there is none of is nil (documentation of `NSLocale.object(forKey:)`).
  fileprivate mutating func addLocaleKeys() {
    let keys = [
      "identifier": "identifier", "languageCode": "languageCode", "countryCode": "regionCode",
      "currencySymbol": "currencySymbol", "currencyCode": "currencyCode", "decimalSeparator": "decimalSeparator",
      "groupingSeparator": "groupingSeparator", "usesMetricSystem": "usesMetricSystem",
    ]
    method("Locale", "object(forKey:)") { call in
      guard let key = call.caseName(call[0]), let name = keys[key] else { throw call.stop("a locale's object") }
      let value = try call.interpreter.property(
        call.interpreter.program.symbols[name], of: call.value, at: call.location)
      return value.isOptional || value.isUnknown ? value : .some(SomeBox(value))
    }
  }
}
