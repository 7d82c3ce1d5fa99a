import FlowModel
import Foundation

/// The time zones that the app's device may have. Which one it has is not known; what is the same in all of them is.
enum DeviceZones {
  /// Why a member of Foundation's cannot do what it is asked for.
  static let question = "the device's time zone is not known"

  /// One of each distance from UTC that is in use, from the first to the last; with and without summer time, with summer
  /// times that begin at midnight, and with days that were left out.
  static let all = [
    "Etc/GMT+12", "Pacific/Pago_Pago", "Pacific/Honolulu", "Pacific/Marquesas", "America/Anchorage",
    "America/Los_Angeles", "America/Denver", "America/Phoenix", "America/Chicago", "America/Mexico_City",
    "America/New_York", "America/Bogota", "America/Havana", "America/Caracas", "America/Asuncion", "America/Santiago",
    "America/St_Johns", "America/Sao_Paulo", "America/Noronha", "Atlantic/Azores", "UTC", "Europe/London",
    "Africa/Casablanca", "Africa/Lagos", "Europe/Berlin", "Africa/Cairo", "Asia/Beirut", "Africa/Johannesburg",
    "Europe/Moscow", "Asia/Riyadh", "Asia/Tehran", "Asia/Dubai", "Asia/Kabul", "Asia/Karachi", "Asia/Kolkata",
    "Asia/Kathmandu", "Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Shanghai", "Australia/Eucla", "Asia/Tokyo",
    "Asia/Pyongyang", "Australia/Darwin", "Australia/Adelaide", "Australia/Brisbane", "Australia/Sydney",
    "Australia/Lord_Howe", "Pacific/Noumea", "Pacific/Norfolk", "Pacific/Fiji", "Pacific/Auckland", "Pacific/Chatham",
    "Pacific/Tongatapu", "Pacific/Apia", "Pacific/Kiritimati",
  ].compactMap { TimeZone(identifier: $0) }
}

extension Value {
  /// What it is in each of the zones, where it hangs on the device's.
  fileprivate var byZone: [Value]? {
    switch self {
    case .unknown(let unknown): unknown.byZone.isEmpty ? nil : unknown.byZone
    case .some(let box): box.value.byZone?.map { .some(SomeBox($0)) }
    default: nil
    }
  }

  /// A date or a number, as a number that is ordered as those are.
  fileprivate var rank: Double? {
    if case .native(let date as FoundationBox<Date>) = self { return date.content.timeIntervalSince1970 }
    return doubleValue ?? integerValue.map { Double($0) }
  }
}

extension Interpreter {
  /// What a library's member gives where it hangs on the device's time zone: what it gives in all of them, or a value of
  /// which it is known what it is in each.
  ///
  /// - Parameters:
  ///   - isOfZone: whether the member itself asks for the zone, rather than what it is handed hanging on that.
  ///   - what: the result in words.
  ///   - body: runs the member.
  /// - Returns: nil where something else is not known, or where the member does not give a value in each zone.
  func triedInZones(
    _ value: Value, _ arguments: [Argument], isOfZone: Bool, _ what: String, at location: TreeLocation,
    _ body: (Value, [Argument]) throws -> Value?
  ) -> Value? {
    let given = [value] + arguments.map(\.value)
    let parts = given.map(\.byZone)
    guard zone == nil, isOfZone || parts.contains(where: { $0 != nil }),
      !zip(given, parts).contains(where: { $1 == nil && $0.flattened?.isUnknown == true }),
      given.allSatisfy(\.functions.isEmpty)
    else { return nil }
    defer { zone = nil }
    var results: [Value] = []
    for place in DeviceZones.all.indices {
      zone = DeviceZones.all[place]
      let values = zip(given, parts).map { $1?[place] ?? $0 }
      let handed = zip(arguments, values.dropFirst()).map { Argument($0.label, $1, isTrailing: $0.isTrailing) }
      guard let result = try? body(values[0], handed), pending == nil else {
        pending = nil
        return nil
      }
      if result.flattened?.isUnknown == true || result.holdsReference { return nil }
      results.append(result)
    }
    return joinedOverZones(results, what, location)
  }

  private func joinedOverZones(_ values: [Value], _ what: String, _ location: TreeLocation) -> Value? {
    guard let first = values.first else { return nil }
    if values.dropFirst().allSatisfy({ Equality.areEqual(first, $0) }) { return first }
    let inner = values.compactMap { value -> Value? in if case .some(let box) = value { box.value } else { nil } }
    if inner.count == values.count {
      return joinedOverZones(inner, what, location).map { .some(SomeBox($0)) }
    }
    let type = typeOf(first)
    guard !first.isOptional, values.allSatisfy({ typeOf($0) === type }) else { return nil }
    return .unknown(Unknown(what, location, kind: type.libraryName ?? type.name, byZone: values))
  }

  /// A property of what hangs on the device's time zone.
  func propertyInZones(_ name: String, of unknown: Unknown, _ what: String, at location: TreeLocation) -> Value? {
    guard !unknown.byZone.isEmpty else { return nil }
    return triedInZones(.unknown(unknown), [], isOfZone: false, what, at: location) { value, _ in
      try library.property(name, of: value, self, location)
    }
  }

  /// A method of a library's on what hangs on the device's time zone.
  func callInZones(
    _ name: String, of unknown: Unknown, _ arguments: [Argument], _ what: String, at location: TreeLocation
  ) -> Value? {
    guard !unknown.byZone.isEmpty else { return nil }
    return triedInZones(.unknown(unknown), arguments, isOfZone: false, what, at: location) { value, arguments in
      try library.call(name, on: value, arguments, nil, self, location)
    }
  }

  /// Whether two dates or numbers stand so to each other of which one hangs on the device's time zone; nil where that
  /// hangs on it.
  ///
  /// - Parameters:
  ///   - isSo: tells it of two numbers.
  ///   - known: tells it of a value and of something that is not known for another reason.
  func compareInZones(
    _ left: Value, _ right: Value, _ isSo: (Double, Double) -> Bool, _ known: (Value, Value) -> Bool?
  ) -> Bool? {
    let (lefts, rights) = (left.byZone, right.byZone)
    guard lefts != nil || rights != nil else { return nil }
    var answers: Set<Bool?> = []
    for place in DeviceZones.all.indices {
      let (one, other) = (lefts?[place] ?? left, rights?[place] ?? right)
      if let first = one.flattened?.rank, let second = other.flattened?.rank {
        answers.insert(isSo(first, second))
      } else {
        answers.insert(known(one, other))
      }
    }
    return answers.count == 1 ? answers.first ?? nil : nil
  }
}
