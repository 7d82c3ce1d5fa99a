import FlowModel
import Foundation

/// What is known of a date that is not: how far it lies from a reading of the clock, and when that was.
///
/// A flow takes less than an hour, and the clock of the device goes forward.
package struct Moment: Sendable {
  /// The seconds from the reading of the clock to the date, at least and at most.
  let least: Double
  let most: Double
  /// The turn of the app's code in which the clock was read: in a later one it shows more.
  let turn: Int
  /// How often it was read before: in one turn it may show the same again.
  let reading: Int
  /// When it was read, in seconds of the run loop's clock.
  private let time: Double
  /// How the calendar came to it.
  private let steps: CalendarSteps

  init(turn: Int, reading: Int, at time: Double) { self.init(0, 0, turn, reading, at: time) }

  private init(
    _ least: Double, _ most: Double, _ turn: Int, _ reading: Int, at time: Double,
    _ steps: CalendarSteps = CalendarSteps()
  ) {
    (self.least, self.most, self.turn, self.reading, self.steps) = (least, most, turn, reading, steps)
    self.time = time
  }

  /// When the date is, in seconds of the run loop's clock; nil where that is not known.
  var loopTime: Double? { most - least <= 4 / Self.parts ? time + (least + most) / 2 : nil }

  /// The date some units of the calendar later; nil for units that are none.
  func moved(by count: Int, _ unit: String) -> Moment? {
    guard let (least, most) = Self.seconds(in: unit, times: count) else { return nil }
    let moved = moved(by: least, most)
    guard let steps = steps.adding(count, unit) else { return moved }
    return Moment(moved.least, moved.most, turn, reading, at: time, steps)
  }

  /// The date some seconds later.
  func moved(by least: Double, _ most: Double) -> Moment {
    // Seconds with a part that dates round, or so many that dates themselves become coarser.
    let isExact = least.magnitude < Self.year && least * Self.parts == (least * Self.parts).rounded()
    let slack = least != most || isExact ? 0 : 2 / Self.parts
    return Moment(
      self.least + min(least, most) - slack, self.most + max(least, most) + slack, turn, reading, at: time)
  }

  /// Into how many parts dates of this time divide a second, at least.
  private static let parts = 1_048_576.0
  private static let year = 366 * 86_400.0

  /// The seconds of a flow, at most.
  private static let longest = 3600.0
  /// No flow runs before 2020 or after 2200, in seconds since 1970.
  private static let age = 1_577_836_800.0...7_258_118_400.0

  /// Whether a date may lie within two days of a flow.
  static func mayBeNear(_ date: Date) -> Bool {
    let days = 2 * 86_400.0
    return (age.lowerBound - days...age.upperBound + days).contains(date.timeIntervalSince1970)
  }

  /// Whether it lies before another date; nil where that is not known.
  func isBefore(_ other: Moment) -> Bool? {
    if let answer = steps.isBefore(other.steps) { return answer }
    let isFirst = reading <= other.reading
    // What the clock goes on between the two readings.
    let passed = turn == other.turn ? (reading == other.reading ? 0 : 1) : Self.longest
    let least = other.least - most - (isFirst ? 0 : passed)
    let most = other.most - self.least + (isFirst ? passed : 0)
    if least > 0 || least == 0 && isFirst && turn != other.turn { return true }
    return most <= 0 ? false : nil
  }

  /// Whether it lies before a date that is known, in seconds since 1970; nil where that is not known.
  func isBefore(_ date: Double) -> Bool? {
    if Self.age.upperBound + most < date { return true }
    return date < Self.age.lowerBound + least ? false : nil
  }

  /// The seconds from another date to this one, where both hang on the clock.
  ///
  /// - Foundation: what is added to a date and comes of the difference of two is exact for whole seconds, as dates are
  ///   Doubles with parts far smaller than what is added.
  func seconds(since other: Moment) -> ClosedRange<Double> {
    // What the clock goes on between the two readings.
    let passed = reading == other.reading ? 0 : Self.longest
    let isLater = reading >= other.reading
    return (least - other.most - (isLater ? 0 : passed))...(most - other.least + (isLater ? passed : 0))
  }

  /// The days that a calendar counts from another date to this one, where it came to it by adding days alone.
  func days(since other: Moment) -> Int? { steps.days(since: other.steps) }

  /// The seconds from 1970 to the date.
  var secondsSince1970: ClosedRange<Double> {
    (Self.age.lowerBound + least)...(Self.age.upperBound + most)
  }

  /// The seconds in a unit of the calendar, at least and at most; nil for others.
  static func seconds(in unit: String, times count: Int) -> (Double, Double)? {
    let day = 86_400.0
    let lengths: [String: (Double, Double)] = [
      "second": (1, 1), "minute": (60, 60), "hour": (3600, 3600), "day": (day, day), "weekday": (day, day),
      "weekOfYear": (7 * day, 7 * day), "weekOfMonth": (7 * day, 7 * day), "month": (28 * day, 31 * day),
      "quarter": (90 * day, 92 * day), "year": (365 * day, 366 * day),
    ]
    guard let length = lengths[unit] else { return nil }
    // Clocks are put forward and back.
    let slack = length.0 >= day ? 7200.0 : 0
    let (one, other) = (length.0 * Double(count), length.1 * Double(count))
    return (min(one, other) - slack, max(one, other) + slack)
  }
}

/// What there is one of alone, such as a random UUID: equal to itself and to nothing else.
package final class Individual: @unchecked Sendable {
  /// What it is the text of.
  private(set) var source: Individual?
  private weak var knownText: Individual?

  package init() {}

  /// What is made of it that is equal where it is: its text.
  var text: Individual {
    if let knownText { return knownText }
    let text = Individual()
    text.source = self
    knownText = text
    return text
  }
}

extension Interpreter {
  /// Whether a value lies before another one; nil where that is not known.
  func knownOrder(_ left: Value, _ right: Value) -> Bool? {
    if let answer = compareInZones(left, right, <, knownOrder) { return answer }
    switch (left.flattened, right.flattened) {
    case (.unknown(let one)?, .unknown(let other)?):
      if one === other, one.isOneValue { return false }
      if let left = one.moment, let right = other.moment { return left.isBefore(right) }
    case (.unknown(let one)?, .native(let date as FoundationBox<Date>)?):
      return one.moment?.isBefore(date.content.timeIntervalSince1970)
    case (.native(let date as FoundationBox<Date>)?, .unknown(let other)?):
      return other.moment?.isBefore(date.content.timeIntervalSince1970).map { !$0 }
    default: break
    }
    guard let left = left.flattened.flatMap(NumberBounds.init), let right = right.flattened.flatMap(NumberBounds.init)
    else { return nil }
    return left.isBelow(right)
  }

  /// Whether two values are equal of which one is not known; nil where that is not known.
  func knownEquality(_ left: Value, _ right: Value) -> Bool? {
    if let answer = compareInZones(left, right, ==, knownEquality) { return answer }
    switch (left.flattened, right.flattened) {
    case (.unknown(let one)?, .unknown(let other)?):
      if one === other, one.isOneValue { return true }
      if let left = one.individual, let right = other.individual { return left === right }
    case (.unknown(let one)?, .text?), (.text?, .unknown(let one)?): if one.individual != nil { return false }
    case (.unknown(let one)?, .native(let box)?), (.native(let box)?, .unknown(let one)?):
      if one.individual != nil, box is FoundationBox<UUID> { return false }
    case (.unknown(let one)?, nil), (nil, .unknown(let one)?): if one.isThere { return false }
    default: break
    }
    if let left = left.candidates, let right = right.candidates, left.count * right.count <= Unknown.candidateLimit,
      !left.contains(where: { one in right.contains { Value.mayBeEqual(one, $0) } })
    {
      return false
    }
    return knownOrder(left, right) == true || knownOrder(right, left) == true ? false : nil
  }

  /// How two values stand to each other of which one is not known; nil where that is not known.
  func knownComparison(_ left: Value, _ right: Value) -> ComparisonResult? {
    if knownEquality(left, right) == true { return .orderedSame }
    if knownOrder(left, right) == true { return .orderedAscending }
    return knownOrder(right, left) == true ? .orderedDescending : nil
  }

  /// What a comparison gives for something that is not known; nil where that is not known.
  func knownComparison(_ operation: TreeOperator, _ left: Value, _ right: Value) -> Bool? {
    switch operation {
    case .equal: knownEquality(left, right)
    case .notEqual: knownEquality(left, right).map { !$0 }
    case .less: knownOrder(left, right)
    case .greater: knownOrder(right, left)
    case .lessOrEqual: knownOrder(right, left).map { !$0 }
    case .greaterOrEqual: knownOrder(left, right).map { !$0 }
    default: nil
    }
  }
}

extension Unknown {
  /// Whether it is one value, whatever that is: a date, a number or an identifier that was made once.
  fileprivate var isOneValue: Bool {
    moment != nil || individual != nil || bounds != nil || !among.isEmpty || !byZone.isEmpty
  }
}
