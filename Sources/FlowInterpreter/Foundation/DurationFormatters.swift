import FlowModel
import Foundation

/// `DateComponentsFormatter`: lengths of time as positions, `1:05:09`, and as English abbreviations, `1h 5m`.
///
/// What other languages and styles write is left open.
final class SimulatedDurationFormatter: FoundationClass {
  package static var bridgedName: String { "DateComponentsFormatter" }
  var units: [String] = []
  var style = "positional"
  var padding = "default"
  var mostUnits = 0
  /// Whether what the smallest unit cannot say may be written as a part of it.
  var isFractional = false
  /// Whether it is set to write what is not known here.
  var isOpen = false
}

extension LibraryBuilder {
  mutating func addDurationFormatters() {
    let type = "DateComponentsFormatter"
    makes(SimulatedDurationFormatter.self, "()") { SimulatedDurationFormatter() }
    setter(type, "allowedUnits") { call, base in
      let this = try call.unbridge(base, SimulatedDurationFormatter.self)
      this.units = try call.caseNames(call[0])
      return .void
    }
    setter(type, "unitsStyle") { call, base in
      try call.unbridge(base, SimulatedDurationFormatter.self).style = try call.caseNames(call[0]).first ?? ""
      return .void
    }
    setter(type, "zeroFormattingBehavior") { call, base in
      let names = try call.caseNames(call[0])
      try call.unbridge(base, SimulatedDurationFormatter.self).padding = names.count == 1 ? names[0] : "several"
      return .void
    }
    setter(type, "maximumUnitCount") { call, base in
      try call.unbridge(base, SimulatedDurationFormatter.self).mostUnits = try call.int(0)
      return .void
    }
    setter(type, "allowsFractionalUnits") { call, base in
      try call.unbridge(base, SimulatedDurationFormatter.self).isFractional = try call.argument(0, Bool.self)
      return .void
    }
    for name in [
      "collapsesLargestUnit", "includesApproximationPhrase", "includesTimeRemainingPhrase",
    ] {
      setter(type, name) { call, base in
        if try call.argument(0, Bool.self) { try call.unbridge(base, SimulatedDurationFormatter.self).isOpen = true }
        return .void
      }
    }
    method(type, "string(from:)") { call in
      guard let seconds = try call[0].doubleValue ?? call.seconds(ofComponents: call[0]) else {
        throw call.stop("a length of time is asked for", for: call[0])
      }
      let this = try call.this(SimulatedDurationFormatter.self)
      guard let text = this.text(of: seconds, isEnglish: call.deviceLocale?.identifier.hasPrefix("en") == true) else {
        throw call.stop("how a DateComponentsFormatter writes \(seconds) seconds")
      }
      return .optional(.string(text))
    }
  }
}

extension SimulatedDurationFormatter {
  private static let lengths = [("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)]

  /// The text; nil where it is not known how it is written.
  ///
  /// - Foundation: parts of a unit are for what no unit says (documentation of `allowsFractionalUnits`).
  /// - Foundation: positions drop leading zeros and pad what follows; `pad` keeps and pads all; the other styles drop all
  ///   zeros (documentation of `DateComponentsFormatter.ZeroFormattingBehavior`).
  func text(of seconds: Double, isEnglish: Bool) -> String? {
    guard !isOpen, seconds >= 0, seconds < 1e9, mostUnits == 0, !units.isEmpty,
      units.allSatisfy({ unit in Self.lengths.contains { $0.0 == unit } })
    else { return nil }
    var rest = Int(seconds.rounded(.down))
    var parts: [(unit: String, count: Int)] = []
    for (unit, length) in Self.lengths where units.contains(unit) {
      parts.append((unit, rest / length))
      rest %= length
    }
    guard rest == 0, !isFractional || seconds == seconds.rounded() else { return nil }
    switch (style, padding) {
    case ("positional", "pad"):
      return parts.map { String(format: "%02d", $0.count) }.joined(separator: ":")
    case ("positional", "default"):
      guard parts.last?.unit == "second", !units.contains("day") else { return nil }
      let shown = parts.drop { $0.count == 0 }
      // Whether a lone number of seconds keeps its minutes is not documented.
      guard shown.count > 1 else { return nil }
      return shown.enumerated().map { $0 == 0 ? "\($1.count)" : String(format: "%02d", $1.count) }
        .joined(separator: ":")
    case ("abbreviated", "default"), ("abbreviated", "dropAll"):
      let shown = parts.filter { $0.count > 0 }
      guard isEnglish, !shown.isEmpty else { return nil }
      return shown.map { "\($0.count)\($0.unit.prefix(1))" }.joined(separator: " ")
    case ("full", "default"), ("full", "dropAll"):
      let shown = parts.filter { $0.count > 0 }
      guard isEnglish, !shown.isEmpty else { return nil }
      return shown.map { "\($0.count) \($0.unit)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
    default: return nil
    }
  }
}

extension Library.Call {
  /// The names of the members that an option set is written with.
  fileprivate func caseNames(_ value: Value) throws -> [String] {
    let items: [Value] = if case .list(let box)? = value.flattened { Array(box.items) } else { [value] }
    return try items.map { item in
      guard let name = caseName(item) else { throw stop("a member of an option set", for: item) }
      return name
    }
  }
}

extension Library.Call {
  /// Components as seconds, where they are of units that are always as long; nil for what are none.
  fileprivate func seconds(ofComponents value: Value) throws -> Double? {
    guard case .native(let box as FoundationBox<DateComponents>)? = value.flattened else { return nil }
    let parts = box.content
    let others: [Int?] = [
      parts.era, parts.year, parts.quarter, parts.month, parts.weekOfYear, parts.weekOfMonth, parts.weekday,
      parts.nanosecond,
    ]
    guard others.allSatisfy({ $0 == nil }) else { throw stop("how months and weeks are written as units of time") }
    let lengths = [(parts.day, 86_400), (parts.hour, 3600), (parts.minute, 60), (parts.second, 1)]
    return Double(lengths.reduce(0) { $0 + ($1.0 ?? 0) * $1.1 })
  }
}
