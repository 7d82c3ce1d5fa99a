import FlowModel
import Foundation

extension NSNumber {
  /// How it compares with another one: decimal numbers by all their digits.
  func ordered(_ other: NSNumber) -> ComparisonResult {
    guard self is NSDecimalNumber || other is NSDecimalNumber else { return compare(other) }
    let (one, two) = (decimalValue, other.decimalValue)
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }
}

/// How `NSDecimalNumber` rounds.
struct DecimalBehavior: FoundationValue {
  package static var bridgedName: String { "NSDecimalNumberHandler" }
  let mode: NSDecimalNumber.RoundingMode
  let scale: Int
  let raisesOnDivideByZero: Bool
}

extension DecimalBehavior { static var isPrintable: Bool { false } }

extension NSDecimalNumber.RoundingMode: FoundationValue {
  package static var bridgedName: String { "NSDecimalNumber.RoundingMode" }
}

extension LibraryBuilder {
  /// `NSDecimalNumber`, whose values are `NSNumber`'s.
  mutating func addDecimalNumbers() {
    let type = "NSDecimalNumber"
    for label in ["value", "integerLiteral", "floatLiteral"] {
      initializer(type, "(\(label):)") { call in
        let number = try call.number(call[0])
        // Of a number with a fraction it takes what the binary one is nearest to.
        guard number.decimalValue == Decimal(number.int64Value) else { return number.numberBridged }
        return NSDecimalNumber(decimal: number.decimalValue).numberBridged
      }
    }
    cast(type) { call in
      switch call.value {
      case .native(let box as FoundationBox<Decimal>): NSDecimalNumber(decimal: box.content).numberBridged
      case .native(let box as FoundationObject<NSNumber>) where box.content is NSDecimalNumber: call.value
      default: nil
      }
    }
    initializer(type, "(string:)") { call in NSDecimalNumber(string: try call.text(0)).numberBridged }
    initializer(type, "(decimal:)") { call in NSDecimalNumber(decimal: try call.argument(0)).numberBridged }
    initializer(type, "(mantissa:exponent:isNegative:)") { call in
      guard let mantissa = UInt64(exactly: try call.int(0)), let exponent = Int16(exactly: try call.int(1)) else {
        throw call.stop("such a number of digits")
      }
      return NSDecimalNumber(mantissa: mantissa, exponent: exponent, isNegative: try call.argument(2)).numberBridged
    }
    for (name, number) in [("zero", NSDecimalNumber.zero), ("one", .one), ("notANumber", .notANumber)] {
      let decimal = number.decimalValue
      staticProperty(type, name) { _ in NSDecimalNumber(decimal: decimal).numberBridged }
    }
    let operations: KeyValuePairs<String, @Sendable (Decimal, Decimal) -> Decimal> = [
      "adding(_:)": { $0 + $1 }, "subtracting(_:)": { $0 - $1 }, "multiplying(by:)": { $0 * $1 },
      "dividing(by:)": { $0 / $1 },
    ]
    for (signature, operation) in operations {
      for isRounded in [false, true] {
        let name = isRounded ? "\(signature.dropLast())withBehavior:)" : signature
        method("NSNumber", name) { call in
          let (one, other) = (try call.number(call.value).decimalValue, try call.number(call[0]).decimalValue)
          let behavior = isRounded ? try call.behavior(1) : nil
          if signature.hasPrefix("dividing"), other.isZero {
            guard behavior?.raisesOnDivideByZero != false else { return NSDecimalNumber.notANumber.numberBridged }
            throw call.trap("NSDecimalNumber divide by zero exception")
          }
          let result = operation(one, other)
          guard !signature.hasPrefix("dividing") || (behavior?.scale ?? .max) < 30 || result.isSurelyExact else {
            throw call.stop("the last digits of an endless quotient")
          }
          return NSDecimalNumber(decimal: result.rounded(by: behavior)).numberBridged
        }
      }
    }
    method("NSNumber", "raising(toPower:)") { call in
      let exponent = try call.int(0)
      guard (0...200).contains(exponent) else { throw call.stop("such a power") }
      return NSDecimalNumber(decimal: pow(try call.number(call.value).decimalValue, exponent)).numberBridged
    }
    method("NSNumber", "multiplying(byPowerOf10:)") { call in
      let power = Decimal(sign: .plus, exponent: try call.int(0), significand: 1)
      return NSDecimalNumber(decimal: try call.number(call.value).decimalValue * power).numberBridged
    }
    method("NSNumber", "rounding(accordingToBehavior:)") { call in
      let behavior = try call.behavior(0)
      return NSDecimalNumber(decimal: try call.number(call.value).decimalValue.rounded(by: behavior)).numberBridged
    }
    cases(["plain": NSDecimalNumber.RoundingMode.plain, "down": .down, "up": .up, "bankers": .bankers])
    initializer(
      "NSDecimalNumberHandler",
      "(roundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:)"
    ) { call in
      DecimalBehavior(
        mode: try call.argument(0), scale: try call.int(1), raisesOnDivideByZero: try call.argument(5)
      ).bridged
    }
    expects("NSDecimalNumberHandler", "init", "NSDecimalNumber.RoundingMode")
  }
}

extension Decimal {
  /// Whether a quotient ends well before the digits run out that a decimal number has room for: how many an endless one
  /// keeps differs from Foundation on Linux to Apple's.
  fileprivate var isSurelyExact: Bool { significand.description.count < 30 }

  /// The number as a behavior rounds it; itself without one.
  fileprivate func rounded(by behavior: DecimalBehavior?) -> Decimal {
    guard let behavior else { return self }
    var (number, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &number, behavior.scale, behavior.mode)
    return rounded
  }
}

extension Library.Call {
  /// A behavior among the arguments; nil for `nil`.
  fileprivate func behavior(_ index: Int) throws -> DecimalBehavior? {
    if case .nothing = self[index] { return nil }
    return try argument(index, DecimalBehavior.self)
  }
}
