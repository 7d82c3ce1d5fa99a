import FlowModel
import Foundation

extension Decimal: FoundationValue {
  package static var bridgedName: String { "Decimal" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Decimal? {
    switch value {
    case .native(let box as FoundationBox<Decimal>): box.content
    case .native(let box as FoundationObject<NSNumber>): box.content.decimalValue
    case .int(let number): Decimal(number)
    case .double(let number): Decimal(number)
    default: nil
    }
  }
}

extension LibraryBuilder {
  mutating func addDecimals() {
    literal("Decimal") { call in
      switch call.value {
      case .int(let number): Decimal(number).bridged
      case .double(let number): call.decimal(of: number)
      default: nil
      }
    }
    makes(Decimal.self, "()") { Decimal() }
    initializer("Decimal", "(_:)") { call in
      if case .double(let number) = call[0] { return call.decimal(of: number) }
      return try call.argument(0, Decimal.self).bridged
    }
    initializer("Decimal", "(string:locale?:)") { call in
      let locale = try call["locale"]?.flattened.map { try call.unbridge($0, Locale.self) }
      return Decimal(string: try call.text(0), locale: locale).bridged
    }
    makes(Decimal.self, "(integerLiteral:)") { (number: Int) in Decimal(number) }
    initializer("Decimal", "(floatLiteral:)") { call in call.decimal(of: try call.argument(0)) }
    initializer("Decimal", "(sign:exponent:significand:)") { call in
      guard let sign = call.caseName(call[0]) else { throw call.stop("the sign of a number") }
      return Decimal(
        sign: sign == "minus" ? .minus : .plus, exponent: try call.int(1), significand: try call.argument(2)
      ).bridged
    }
    expects("Decimal", "init", nil, "Int", "Decimal")
    gives(Decimal.self, "zero", Decimal.zero)
    gives(Decimal.self, "nan", Decimal.nan)
    gives(Decimal.self, "pi", Decimal.pi)
    reads("isZero") { (this: Decimal) in this.isZero }
    reads("isNaN") { (this: Decimal) in this.isNaN }
    reads("isSignMinus") { (this: Decimal) in this.isSignMinus }
    reads("exponent") { (this: Decimal) in this.exponent }
    reads("significand") { (this: Decimal) in this.significand }
    reads("magnitude") { (this: Decimal) in this.magnitude }
    reads("description") { (this: Decimal) in this.description }
    changes("negate()") { (this: inout Decimal) in
      this.negate()
      return Nothing()
    }
    offers(Decimal.self, "-(_:)") { (number: Decimal) in -number }
    offers(Decimal.self, "+(_:_:)") { (left: Decimal, right: Decimal) in left + right }
    offers(Decimal.self, "-(_:_:)") { (left: Decimal, right: Decimal) in left - right }
    offers(Decimal.self, "*(_:_:)") { (left: Decimal, right: Decimal) in left * right }
    offers(Decimal.self, "/(_:_:)") { (left: Decimal, right: Decimal) in left / right }
  }
}

extension Library.Call {
  /// A number with a fraction as a decimal one.
  ///
  /// - Foundation: up to iOS 18 it takes the digits of the binary number times a power of ten, so that 3.14 is
  ///   3.140000000000000512; newer ones take the shortest digits that are that number. Where these differ, it is one of both.
  fileprivate func decimal(of number: Double) -> Value {
    let newer = Decimal(number)
    guard interpreter.framework != nil, let older = number.olderDecimal, older != newer else { return newer.bridged }
    return .unknown(
      Unknown("a Decimal of \(number)", location, kind: "Decimal", among: [older.bridged, newer.bridged]))
  }
}

extension Double {
  /// The decimal number that Foundation makes of it up to iOS 18; nil where it is none.
  var olderDecimal: Decimal? {
    guard isFinite, self != 0 else { return nil }
    var (scaled, exponent) = (magnitude, 0)
    while scaled < Double(UInt64.max - 1) {
      guard exponent > -128 else { return nil }
      (scaled, exponent) = (scaled * 10, exponent - 1)
    }
    while scaled >= Double(UInt64.max) {
      guard exponent < 127 else { return nil }
      (scaled, exponent) = (scaled / 10, exponent + 1)
    }
    let mantissa = UInt64(Swift.min(scaled, Double(UInt64.max).nextDown))
    return Decimal(sign: sign, exponent: exponent, significand: Decimal(mantissa))
  }
}
