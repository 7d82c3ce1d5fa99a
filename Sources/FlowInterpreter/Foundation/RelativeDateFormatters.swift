import FlowModel
import Foundation

/// `RelativeDateTimeFormatter`: `in 2 days`, `yesterday`; in English, written out.
final class SimulatedRelativeFormatter: FoundationClass {
  package static var bridgedName: String { "RelativeDateTimeFormatter" }
  /// The locale; nil for the device's.
  var locale: Locale?
  var isNamed = false
  var style = "full"

  private static let lengths = [("day", 86_400.0), ("hour", 3_600), ("minute", 60), ("second", 1)]

  /// So many units from now; nil where it is not known how that is written.
  ///
  /// - Foundation: numbers, or where the style is `named` words for the nearest days and years (documentation of
  ///   RelativeDateTimeFormatter.DateTimeStyle).
  func text(of count: Int, _ unit: String) -> String? {
    if isNamed {
      switch (unit, count) {
      case ("day", 0): return "today"
      case ("day", 1): return "tomorrow"
      case ("day", -1): return "yesterday"
      case ("second", 0): return "now"
      case (_, 0), (_, 1), (_, -1):
        guard ["week", "month", "year"].contains(unit) else { break }
        return "\(count == 0 ? "this" : count > 0 ? "next" : "last") \(unit)"
      default: break
      }
    }
    let words = "\(abs(count)) \(unit)\(abs(count) == 1 ? "" : "s")"
    return count < 0 ? "\(words) ago" : "in \(words)"
  }

  /// So many seconds from now, where they are a whole number of the largest unit that they fill.
  func text(ofSeconds seconds: Double) -> String? {
    guard abs(seconds) < 7 * 86_400, seconds != 0 else { return nil }
    guard let unit = Self.lengths.first(where: { abs(seconds) >= $0.1 }) else { return nil }
    let count = seconds / unit.1
    return count == count.rounded() ? text(of: Int(count), unit.0) : nil
  }
}

extension LibraryBuilder {
  mutating func addRelativeFormatters() {
    let type = "RelativeDateTimeFormatter"
    makes(SimulatedRelativeFormatter.self, "()") { SimulatedRelativeFormatter() }
    func setting(_ name: String, _ body: @escaping (SimulatedRelativeFormatter, Library.Call) throws -> Void) {
      setter(type, name) { call, base in
        try body(call.unbridge(base, SimulatedRelativeFormatter.self), call)
        return .void
      }
    }
    setting("locale") { this, call in this.locale = try call.argument(0, Locale?.self) }
    setting("dateTimeStyle") { this, call in this.isNamed = call.caseName(call[0]) == "named" }
    setting("unitsStyle") { this, call in this.style = call.caseName(call[0]) ?? "" }
    method(type, "localizedString(fromTimeInterval:)") { call in
      guard let seconds = call[0].flattened?.doubleValue ?? call[0].flattened?.integerValue.map(Double.init) else {
        throw call.stop("a length of time is asked for", for: call[0])
      }
      return try call.written { $0.text(ofSeconds: seconds) }
    }
    method(type, "localizedString(for:relativeTo:)") { call in
      let (date, other) = (try call.argument(0, Date.self), try call.argument(1, Date.self))
      return try call.written { $0.text(ofSeconds: date.timeIntervalSince(other)) }
    }
    method(type, "localizedString(from:)") { call in
      let parts = try call.argument(0, DateComponents.self)
      let units: [(String, Int?)] = [
        ("year", parts.year), ("month", parts.month), ("week", parts.weekOfMonth ?? parts.weekOfYear),
        ("day", parts.day), ("hour", parts.hour), ("minute", parts.minute), ("second", parts.second),
      ]
      let given = units.filter { $0.1 != nil }
      guard given.count == 1, let count = given[0].1 else { throw call.stop("which unit of time is written") }
      return try call.written { $0.text(of: count, given[0].0) }
    }
  }
}

extension Library.Call {
  fileprivate func written(_ text: (SimulatedRelativeFormatter) -> String?) throws -> Value {
    let this = try this(SimulatedRelativeFormatter.self)
    let isEnglish = (this.locale ?? deviceLocale)?.identifier.hasPrefix("en") == true
    guard isEnglish, ["full", ""].contains(this.style), let text = text(this) else {
      throw stop("how a RelativeDateTimeFormatter writes it")
    }
    return .string(text)
  }
}
