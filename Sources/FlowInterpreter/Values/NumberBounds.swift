import FlowModel

/// Between which numbers one lies that is not known: one that is drawn at random, what lies between two dates.
package enum NumberBounds: Equatable, Sendable {
  case whole(ClosedRange<Int>)
  case real(ClosedRange<Double>)

  /// A number that is known lies at itself; nil for what is no number.
  package init?(_ value: Value) {
    switch value {
    case .int(let number): self = .whole(number...number)
    case .fixed:
      guard let number = value.integerValue else { return nil }
      self = .whole(number...number)
    case .double(let number) where !number.isNaN: self = .real(number...number)
    case .unknown(let unknown):
      guard let bounds = unknown.bounds ?? unknown.typeBounds else { return nil }
      self = bounds
    default: return nil
    }
  }

  /// From the least to the most of several numbers; nil where one of them is none.
  private init?(_ numbers: [Double]) {
    guard let least = numbers.min(), let most = numbers.max(), numbers.allSatisfy(\.isFinite) else { return nil }
    self = .real(least...most)
  }

  /// The whole numbers beyond which a Double has not all of them.
  private static let exact = -(1 << 53)...(1 << 53)

  /// As Doubles; nil where those would not be exact.
  package var reals: ClosedRange<Double>? {
    switch self {
    case .real(let range): return range
    case .whole(let range):
      guard Self.exact.contains(range.lowerBound), Self.exact.contains(range.upperBound) else { return nil }
      return Double(range.lowerBound)...Double(range.upperBound)
    }
  }

  // MARK: Comparing

  /// Whether one lies below another; nil where that is not known.
  func isBelow(_ other: NumberBounds) -> Bool? {
    if case .whole(let one) = self, case .whole(let other) = other {
      return one.upperBound < other.lowerBound ? true : one.lowerBound >= other.upperBound ? false : nil
    }
    guard let one = reals, let other = other.reals else { return nil }
    return one.upperBound < other.lowerBound ? true : one.lowerBound >= other.upperBound ? false : nil
  }

  // MARK: Reckoning

  /// Where the result of arithmetic lies; nil where that is not known, or where it may be beyond what a number can be.
  func combined(_ operation: TreeOperator, _ other: NumberBounds) -> NumberBounds? {
    switch (self, other) {
    case (.whole(let one), .whole(let other)): Self.combined(operation, one, other)
    case (.real(let one), .real(let other)): Self.combined(operation, one, other)
    default:
      // A literal without a point beside a Double.
      if let one = reals, let other = other.reals { Self.combined(operation, one, other) } else { nil }
    }
  }

  private static func combined(
    _ operation: TreeOperator, _ one: ClosedRange<Int>, _ other: ClosedRange<Int>
  ) -> NumberBounds? {
    let results: [(partialValue: Int, overflow: Bool)]
    let corners = [one.lowerBound, one.upperBound].flatMap { each in
      [(each, other.lowerBound), (each, other.upperBound)]
    }
    switch operation {
    case .plus: results = corners.map { $0.addingReportingOverflow($1) }
    case .minus: results = corners.map { $0.subtractingReportingOverflow($1) }
    case .times: results = corners.map { $0.multipliedReportingOverflow(by: $1) }
    case .divide where !other.contains(0): results = corners.map { $0.dividedReportingOverflow(by: $1) }
    case .remainder where other.lowerBound == other.upperBound && other.lowerBound > 0:
      return .whole(remainders(one, other.lowerBound))
    default: return nil
    }
    guard !results.contains(where: \.overflow) else { return nil }
    let numbers = results.map(\.partialValue)
    return numbers.min().flatMap { least in numbers.max().map { .whole(least...$0) } }
  }

  private static func remainders(_ range: ClosedRange<Int>, _ divisor: Int) -> ClosedRange<Int> {
    let (least, most) = (range.lowerBound, range.upperBound)
    // None of them begins anew.
    if least / divisor == most / divisor, least >= 0 || most < 0 { return (least % divisor)...(most % divisor) }
    return (least < 0 ? 1 - divisor : 0)...(most > 0 ? divisor - 1 : 0)
  }

  /// Rounding keeps the order of numbers, so that the corners' results bound the others'.
  private static func combined(
    _ operation: TreeOperator, _ one: ClosedRange<Double>, _ other: ClosedRange<Double>
  ) -> NumberBounds? {
    let corners = [one.lowerBound, one.upperBound].flatMap { each in
      [(each, other.lowerBound), (each, other.upperBound)]
    }
    switch operation {
    case .plus: return NumberBounds(corners.map { $0 + $1 })
    case .minus: return NumberBounds(corners.map { $0 - $1 })
    case .times: return NumberBounds(corners.map { $0 * $1 })
    case .divide where !other.contains(0): return NumberBounds(corners.map { $0 / $1 })
    default: return nil
    }
  }

  var negated: NumberBounds? {
    switch self {
    case .whole(let range): range.lowerBound == .min ? nil : .whole(-range.upperBound ... -range.lowerBound)
    case .real(let range): .real(-range.upperBound ... -range.lowerBound)
    }
  }

  var magnitude: NumberBounds? {
    guard let negated else { return nil }
    if isBelow(.whole(0...0)) == true { return negated }
    switch (self, negated) {
    case (.whole(let one), .whole(let other)):
      return .whole(max(0, one.lowerBound)...max(one.upperBound, other.upperBound))
    case (.real(let one), .real(let other)):
      return .real(max(0, one.lowerBound)...max(one.upperBound, other.upperBound))
    default: return nil
    }
  }

  /// Where a Double lies once it is rounded; a whole number is so already.
  func rounded(_ rule: FloatingPointRoundingRule) -> NumberBounds {
    guard case .real(let range) = self else { return self }
    return .real(range.lowerBound.rounded(rule)...range.upperBound.rounded(rule))
  }

  /// Between the lesser ones, or the greater ones, of two.
  func extreme(_ other: NumberBounds, isGreater: Bool) -> NumberBounds? {
    switch (self, other) {
    case (.whole(let one), .whole(let other)):
      isGreater
        ? .whole(max(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound))
        : .whole(min(one.lowerBound, other.lowerBound)...min(one.upperBound, other.upperBound))
    default:
      if let one = reals, let other = other.reals {
        isGreater
          ? .real(max(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound))
          : .real(min(one.lowerBound, other.lowerBound)...min(one.upperBound, other.upperBound))
      } else {
        nil
      }
    }
  }

  /// Between the ends of both.
  func joined(_ other: NumberBounds) -> NumberBounds? {
    extreme(other, isGreater: false).flatMap { least in
      extreme(other, isGreater: true).flatMap { least.reaching($0) }
    }
  }

  /// From its lower end to another one's upper end.
  private func reaching(_ other: NumberBounds) -> NumberBounds? {
    switch (self, other) {
    case (.whole(let one), .whole(let other)): .whole(one.lowerBound...other.upperBound)
    case (.real(let one), .real(let other)): .real(one.lowerBound...other.upperBound)
    default: nil
    }
  }

  // MARK: Types

  /// The same as a number of a type, which leaves out what lies behind the point; nil where it may be beyond the type.
  func converted(to type: String) -> NumberBounds? {
    if type == "Double" { return reals.map { .real($0) } }
    let range: ClosedRange<Int>
    switch self {
    case .whole(let whole): range = whole
    case .real(let real):
      let ends = [real.lowerBound, real.upperBound].compactMap { Int(exactly: $0.rounded(.towardZero)) }
      guard ends.count == 2 else { return nil }
      range = ends[0]...ends[1]
    }
    if type == "Int" { return .whole(range) }
    guard let kind = FixedInteger.Kind.allCases.first(where: { $0.name == type }),
      FixedInteger.exactly(Int128Like(range.lowerBound), kind) != nil,
      FixedInteger.exactly(Int128Like(range.upperBound), kind) != nil
    else { return nil }
    return .whole(range)
  }

  /// The number where there is but one.
  func only(of type: String) -> Value? {
    switch self {
    case .whole(let range):
      guard range.lowerBound == range.upperBound else { return nil }
      if type == "Int" { return .int(range.lowerBound) }
      return FixedInteger.Kind.allCases.first { $0.name == type }.flatMap {
        FixedInteger.exactly(Int128Like(range.lowerBound), $0).map { .fixed($0) }
      }
    case .real(let range):
      // Of the two noughts either may be meant.
      guard range.lowerBound.bitPattern == range.upperBound.bitPattern else { return nil }
      return type == "Double" ? .double(range.lowerBound) : nil
    }
  }
}

extension Unknown {
  /// All numbers of its type; nil where that is none of whole numbers.
  fileprivate var typeBounds: NumberBounds? {
    guard let name = kind ?? (isThere ? type?.libraryName : nil) else { return nil }
    if name == "Int" { return .whole(Int.min...Int.max) }
    guard let bounds = FixedInteger.Kind.allCases.first(where: { $0.name == name })?.bounds else { return nil }
    return Int(exactly: bounds.upper).map { .whole(Int(bounds.lower)...$0) }
  }

  /// A number that lies within bounds, as far as they are known: one of a type, or the one that it can only be.
  ///
  /// - Parameter moment: the date that the number is of.
  package static func number(
    _ what: String, _ location: TreeLocation, _ type: String, _ bounds: NumberBounds?, moment: Moment? = nil
  ) -> Value {
    let fitting = bounds.flatMap { $0.converted(to: type) }
    return fitting?.only(of: type) ?? .unknown(Unknown(what, location, kind: type, moment: moment, bounds: fitting))
  }
}

extension Interpreter {
  /// Whether a range has a number that is not known; nil where that is not known either.
  func isKnown(_ value: Value, in range: RangeBox) -> Bool? {
    guard let number = NumberBounds(value) else { return nil }
    var answers: [Bool?] = []
    if let lower = NumberBounds(range.lower), [.halfOpen, .closed, .from].contains(range.kind) {
      answers.append(number.isBelow(lower).map { !$0 })
    }
    if let upper = NumberBounds(range.upper), range.kind != .from {
      let isOpen = range.kind == .halfOpen || range.kind == .upTo
      answers.append(isOpen ? number.isBelow(upper) : upper.isBelow(number).map { !$0 })
    }
    if answers.contains(false) { return false }
    let wanted = range.kind == .halfOpen || range.kind == .closed ? 2 : 1
    return answers.count == wanted && answers.allSatisfy { $0 == true } ? true : nil
  }
}
