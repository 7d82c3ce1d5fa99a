import Foundation

let price = NSDecimalNumber(string: "10.25")
print(
  price.adding(NSDecimalNumber(value: 2)), price.subtracting(1), price.multiplying(by: NSDecimalNumber(string: "3")))
print(price.dividing(by: 4), price.raising(toPower: 2), price.multiplying(byPowerOf10: 2), price.doubleValue)
print(
  price.compare(NSDecimalNumber(string: "11")).rawValue, price.compare(NSDecimalNumber(string: "10.25")).rawValue,
  price.stringValue)
print(NSDecimalNumber.zero, NSDecimalNumber.one, NSDecimalNumber(mantissa: 125, exponent: -2, isNegative: true))
print(NSDecimalNumber(string: "abc") == NSDecimalNumber.notANumber, NSDecimalNumber(decimal: 5).intValue)
let plain = NSDecimalNumberHandler(
  roundingMode: .plain, scale: 1, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
  raiseOnDivideByZero: true)
let down = NSDecimalNumberHandler(
  roundingMode: .down, scale: 0, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
  raiseOnDivideByZero: false)
print(price.rounding(accordingToBehavior: plain), price.rounding(accordingToBehavior: down))
let total = [price, 2, NSDecimalNumber(string: "0.755")].reduce(NSDecimalNumber.zero) { $0.adding($1) }
print(
  total, total.decimalValue.isSignMinus, total.decimalValue.exponent,
  Decimal(sign: .minus, exponent: -2, significand: 5))
