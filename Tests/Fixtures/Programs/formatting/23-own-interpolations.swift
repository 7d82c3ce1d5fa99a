import Foundation

struct Money { var amount: Double }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ value: Double, places: Int) {
    appendLiteral(String(format: "%.\(places)f", value))
  }
  mutating func appendInterpolation(_ money: Money) { appendInterpolation("$\(money.amount, places: 2)") }
  mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) {
    guard condition else { return }
    appendLiteral(text())
  }
}
extension DefaultStringInterpolation {
  mutating func appendInterpolation<T>(list: [T], by separator: String = ", ") {
    for (index, each) in list.enumerated() {
      if index > 0 { appendLiteral(separator) }
      appendLiteral("\(each)")
    }
  }
}
print("\(3.14159, places: 2) \(Money(amount: 5)) \(1.5) \(if: true, "yes")\(if: false, "no")")
print("\(list: [1, 2, 3]) \(list: ["a", "b"], by: "-") \(list: [Money(amount: 1)])")
