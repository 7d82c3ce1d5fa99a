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
      case .double(let number): Decimal(number).bridged
      default: nil
      }
    }
    makes(Decimal.self, "()") { Decimal() }
    makes(Decimal.self, "(_:)") { (number: Decimal) in number }
    makes(Decimal?.self, "(string:locale?:)") { (text: String) in Decimal(string: text) }
    makes(Decimal.self, "(integerLiteral:)") { (number: Int) in Decimal(number) }
    makes(Decimal.self, "(floatLiteral:)") { (number: Double) in Decimal(number) }
    gives(Decimal.self, "zero", Decimal.zero)
    gives(Decimal.self, "nan", Decimal.nan)
    gives(Decimal.self, "pi", Decimal.pi)
    reads("isZero") { (this: Decimal) in this.isZero }
    reads("isNaN") { (this: Decimal) in this.isNaN }
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
