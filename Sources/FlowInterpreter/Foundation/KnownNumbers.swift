import FlowModel
import Foundation

/// Numbers that are made of what is not known and lie within bounds all the same.
extension KnownKinds {
  /// What a member gives that makes a number of what lies within bounds; nil for others.
  ///
  /// - Parameter unknown: what it is in words, and where it comes from.
  static func number(
    of type: String, _ name: String, _ arguments: [Argument], _ unknown: Unknown, _ receiver: Unknown?,
    _ program: Program
  ) -> Value? {
    func made(_ type: String, _ bounds: NumberBounds?) -> Value? {
      bounds.map { Unknown.number(unknown.what, unknown.location, type, $0) }
    }
    switch (type, name) {
    case ("", _): return number(of: name, arguments, made)
    case ("Float", "") where arguments.count == 1 && arguments[0].label == nil:
      // Where it lies is not reckoned with: a Float is rounded otherwise.
      guard case .unknown = arguments[0].value, NumberBounds(arguments[0].value) != nil else { return nil }
      return .unknown(Unknown(unknown.what, unknown.location, kind: type))
    case (_, "") where arguments.count == 1 && arguments[0].label == nil && isNumeric(type):
      guard case .unknown(let number) = arguments[0].value else { return nil }
      return NumberBounds(arguments[0].value).map {
        Unknown.number(unknown.what, unknown.location, type, $0, moment: type == "Double" ? number.moment : nil)
      }
    case ("Double", "rounded"):
      let rule =
        arguments.isEmpty ? .toNearestOrAwayFromZero : LibraryBuilder.rounding(arguments[0].value, program)
      return made("Double", rule.flatMap { receiver?.bounds?.rounded($0) })
    case ("Date", "timeIntervalSince"), ("Date", "distance"):
      guard arguments.count == 1, let seconds = seconds(receiver, since: arguments[0].value) else { return nil }
      return made("Double", name == "distance" ? NumberBounds.real(seconds).negated : .real(seconds))
    case ("Date", "timeIntervalSince1970"):
      // Of two dates the later one has more of them.
      return (receiver?.moment).map {
        Unknown.number(unknown.what, unknown.location, "Double", .real($0.secondsSince1970), moment: $0)
      }
    default: return nil
    }
  }

  private static func isNumeric(_ type: String) -> Bool {
    type == "Int" || type == "Double" || FixedInteger.Kind.allCases.contains { $0.name == type }
  }

  /// What a function outside of types gives.
  private static func number(
    of name: String, _ arguments: [Argument], _ made: (String, NumberBounds?) -> Value?
  ) -> Value? {
    let bounds = arguments.compactMap { NumberBounds($0.value) }
    guard let first = bounds.first, bounds.count == arguments.count, let type = type(of: arguments) else { return nil }
    let rules: [String: FloatingPointRoundingRule] = [
      "ceil": .up, "floor": .down, "round": .toNearestOrAwayFromZero, "trunc": .towardZero,
    ]
    if let rule = rules[name], bounds.count == 1 { return type == "Double" ? made(type, first.rounded(rule)) : nil }
    switch name {
    case "abs" where bounds.count == 1: return made(type, first.magnitude)
    case "min", "max":
      let rest = bounds.dropFirst()
      return made(type, rest.reduce(first) { bounds, next in bounds?.extreme(next, isGreater: name == "max") })
    default: return nil
    }
  }

  /// The type of numbers of which those that are literals may be of another one's.
  private static func type(of arguments: [Argument]) -> String? {
    var types: Set<String> = []
    for argument in arguments {
      switch argument.value {
      case .unknown(let unknown):
        guard let type = unknown.kind ?? unknown.type?.libraryName else { return nil }
        types.insert(type)
      case .double: types.insert("Double")
      case .fixed(let number): types.insert(number.kind.name)
      default: break
      }
    }
    return types.count == 1 ? types.first : nil
  }

  /// The seconds from one date to another one.
  private static func seconds(_ date: Unknown?, since other: Value) -> ClosedRange<Double>? {
    guard let moment = date?.moment else { return nil }
    switch other {
    case .unknown(let other): return other.moment.map { moment.seconds(since: $0) }
    case .native(let box as FoundationBox<Date>):
      let (since, passed) = (moment.secondsSince1970, box.content.timeIntervalSince1970)
      return (since.lowerBound - passed)...(since.upperBound - passed)
    default: return nil
    }
  }

  // MARK: Parts

  /// The properties that are known of what is not: how long an interval is, the hours and minutes between two dates.
  static func knownParts(
    of type: String, _ name: String, _ arguments: [Argument], _ receiver: Unknown?, _ program: Program
  ) -> [String: Value]? {
    let values = arguments.map(\.value)
    switch (type, name) {
    case ("String", "components"):
      // A text without the separator is the one component itself.
      guard let receiver else { return nil }
      if let parts = components(of: receiver, arguments) { return parts }
      if let last = lastComponent(of: receiver, arguments, "separatedBy") {
        return ["last": last, "isEmpty": .bool(false)]
      }
      let part = Unknown("a component of \(receiver.what)", receiver.location, kind: "String")
      let some = Value.some(SomeBox(.unknown(part)))
      return ["first": some, "last": some, "isEmpty": .bool(false)]
    case ("String", "split"):
      return receiver.flatMap { lastComponent(of: $0, arguments, "separator") }.map {
        ["last": $0, "isEmpty": .bool(false)]
      }
    case ("URL", "") where arguments.first?.label == "fileURLWithPath":
      guard case .unknown(let path) = values[0], let name = path.form?.tail(after: "/"), !name.isEmpty else {
        return nil
      }
      return ["lastPathComponent": .string(name), "pathExtension": .string(NSString(string: name).pathExtension)]
    case ("URL", "deletingPathExtension"):
      guard case .text(let name)? = receiver?.known["lastPathComponent"] else { return nil }
      return ["lastPathComponent": .string(NSString(string: name.text).deletingPathExtension)]
    case ("DateInterval", "") where arguments.map(\.label) == ["start", "end"]:
      guard case .unknown(let end) = values[1], let seconds = seconds(end, since: values[0]) else { return nil }
      let duration = NumberBounds.real(seconds).only(of: "Double")
      return ["start": values[0], "end": values[1]].merging(duration.map { ["duration": $0] } ?? [:]) { $1 }
    case ("Calendar", "dateComponents") where arguments.map(\.label) == [nil, "from", "to"]:
      guard case .unknown(let end) = values[2], let seconds = seconds(end, since: values[1]) else { return nil }
      let units = components(arguments, program)
      if units == ["day"], case .unknown(let start) = values[1], let moment = start.moment,
        let days = end.moment?.days(since: moment)
      {
        return ["day": .some(SomeBox(.int(days)))]
      }
      return seconds.lowerBound == seconds.upperBound ? parts(of: seconds.lowerBound, units) : parts(of: seconds, units)
    default: return nil
    }
  }

  /// The last component of a text whose end is known.
  private static func lastComponent(of text: Unknown, _ arguments: [Argument], _ label: String) -> Value? {
    guard arguments.count == 1, arguments[0].label == label, let separator = arguments[0].value.plainText,
      separator.count == 1, let mark = separator.first, let last = text.form?.tail(after: mark),
      !last.isEmpty || label == "separatedBy"
    else { return nil }
    return .some(SomeBox(.string(last)))
  }

  /// The components of a text that is one of a few.
  private static func components(of text: Unknown, _ arguments: [Argument]) -> [String: Value]? {
    guard let texts = text.texts, arguments.count == 1, arguments[0].label == "separatedBy",
      case .text(let separator) = arguments[0].value
    else { return nil }
    let all = texts.map { $0.appleComponents(separatedBy: separator.text) }
    func part(_ read: ([String]) -> String?) -> Value? {
      let parts = all.compactMap(read).map { Value.string($0) }
      return parts.count < all.count ? nil : Unknown.one(of: parts, "a component of \(text.what)", text.location)
    }
    guard let first = part(\.first), let last = part(\.last) else { return nil }
    return [
      "first": .some(SomeBox(first)), "last": .some(SomeBox(last)), Unknown.element(0): first, "isEmpty": .bool(false),
    ]
  }

  /// No day, week, month or year lies between dates that are surely less than twenty-three hours apart.
  private static func parts(of seconds: ClosedRange<Double>, _ units: Set<String>) -> [String: Value]? {
    guard -82_800 < seconds.lowerBound, seconds.upperBound < 82_800, !units.isEmpty,
      units.isSubset(of: ["day", "weekOfYear", "weekOfMonth", "month", "year"])
    else { return nil }
    return Dictionary(uniqueKeysWithValues: units.map { ($0, Value.some(SomeBox(.int(0)))) })
  }

  /// Seconds in the units of a calendar; nil where it hangs on the calendar how many those are.
  ///
  /// - Foundation: units that are not asked for are told in those that are; hours, minutes and seconds are as long
  ///   whatever the time zone does, and no day is shorter than twenty-three hours.
  private static func parts(of seconds: Double, _ units: Set<String>) -> [String: Value]? {
    let long: Set<String> = ["day", "weekOfYear", "weekOfMonth", "month", "year"]
    guard units.isSubset(of: long.union(["hour", "minute", "second"])),
      units.isDisjoint(with: long) || seconds.magnitude < 82_800,
      var rest = Int(exactly: seconds.rounded(.towardZero))
    else { return nil }
    var parts = Dictionary(uniqueKeysWithValues: units.intersection(long).map { ($0, Value.some(SomeBox(.int(0)))) })
    for (unit, length) in [("hour", 3600), ("minute", 60), ("second", 1)] where units.contains(unit) {
      parts[unit] = .some(SomeBox(.int(rest / length)))
      rest %= length
    }
    return parts
  }
}
